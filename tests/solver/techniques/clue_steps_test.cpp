// Steps by clues: each holds in the solution, and follows from the clue that it names and the houses of its cells.
#include <algorithm>

#include "catch.hpp"
#include "clue_positions.hpp"
#include "known_variants.hpp"
#include "sudoscope/base/language.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

// An empty 9x9 grid with these members of f-puzzles.
Puzzle empty_with(const std::string& members) {
  std::string grid;
  for (int row = 0; row < 9; ++row) grid += std::string(row > 0 ? "," : "") + "[{},{},{},{},{},{},{},{},{}]";
  return read_sheet(R"({"size":9,"grid":[)" + grid + "]," + members + "}").value().sheet.puzzle;
}

// The candidates left in a cell of an empty grid.
struct Left {
  Cell cell;
  DigitSet digits;
};

// The conclusions and the sentence of the first step by the clues, if it has the name; else nothing.
std::string told_as(Technique name, const std::string& members, const std::vector<Left>& left) {
  const Puzzle puzzle = empty_with(members);
  std::vector<DigitSet> candidates(81, 0);
  for (const auto& [cell, digits] : left) candidates[cell] = digits;
  const std::vector<Deduction> steps = clue_steps_at(Position(*puzzle.geometry, puzzle.givens, {}, candidates), 1);
  if (steps.empty() || steps[0].technique != name) return "";
  const std::string notation = notation_of(*puzzle.geometry, steps[0]);
  return notation.substr(notation.find("⇒")) + " | " + text_of(explanation_of(*puzzle.geometry, steps[0]));
}

constexpr DigitSet kAll = 0b111111111;

}  // namespace

TEST_CASE("Steps by clues of every kind keep the solution, and many puzzles are solved by them") {
  std::size_t solved = 0;
  std::size_t by_clue = 0;
  const std::vector<Known> all = known_variants();
  for (const Known& known : all) {
    INFO(known.id);
    LogicPath path = easy_path_of(known.puzzle);
    while (path.advance()) {
      const Deduction& step = path.steps().back();
      INFO(text_of(explanation_of(*known.puzzle.geometry, step)));
      for (const auto& [cell, digit] : step.placements) REQUIRE(known.solution[cell] == digit);
      for (const auto& [cell, digit] : step.eliminations) REQUIRE(known.solution[cell] != digit);
      by_clue += row_of(step.technique).family == TechniqueFamily::kClues ? 1 : 0;
    }
    solved += path.is_solved() ? 1 : 0;
  }
  CHECK(by_clue > 500);
  CHECK(solved > all.size() / 4);
}

TEST_CASE("Chains through clues keep the solution, and their links alone lead to the end that they name") {
  constexpr std::string_view kWithChains[] = {"arrow-022",  "chess-006",  "counting-006", "global-006",
                                              "mixed-015",  "mixed-081",  "modular-003",  "parity-007",
                                              "thermo-012", "zipper-007", "mixed-069"};
  std::vector<Technique> order;
  for (const Technique technique : sought_techniques())
    if (is_usual(technique) && !assumes_one_solution(technique)) order.push_back(technique);
  std::size_t contradictions = 0;
  std::size_t branched = 0;
  for (const Known& known : known_variants()) {
    if (std::find(std::begin(kWithChains), std::end(kWithChains), known.id) == std::end(kWithChains)) continue;
    INFO(known.id);
    const Geometry& geometry = *known.puzzle.geometry;
    LogicPath path(known.puzzle.geometry, Position(geometry, known.puzzle.givens), order);
    for (Position before = path.position(); path.advance(); before = path.position()) {
      const Deduction& step = path.steps().back();
      INFO(notation_of(geometry, step));
      for (const auto& [cell, digit] : step.placements) REQUIRE(known.solution[cell] == digit);
      for (const auto& [cell, digit] : step.eliminations) REQUIRE(known.solution[cell] != digit);
      if (step.technique != Technique::kClueChain) continue;
      REQUIRE(links_told(geometry, step).size() == step.evidence.links.size());
      if (!step.evidence.links.empty() && step.evidence.links.back().chain != 0) {
        ++branched;
        continue;
      }
      ++contradictions;
      Position after = before;
      after.place(step.eliminations[0].cell, step.eliminations[0].digit);
      for (const ChainLink& link : step.evidence.links)
        for (const Cell cell : link.to.cells) {
          if (!after.is_blank(cell)) continue;
          if (!link.strong)
            after.eliminate(cell, link.to.digit);
          else if (after.can_take(cell, link.to.digit))
            after.place(cell, link.to.digit);
        }
      const Evidence& evidence = step.evidence;
      if (!evidence.houses.empty()) {
        const auto& [house, role, digits] = evidence.houses[0];
        const auto& cells = geometry.houses()[house].cells;
        const auto places = std::count_if(cells.begin(), cells.end(),
                                          [&](Cell cell) { return (after.candidates(cell) & digits) != 0; });
        // The only place of the digit may be another's only place as well.
        CHECK(places <= 1);
      } else if (evidence.by_clue->clues.empty() && evidence.by_clue->added.empty()) {
        CHECK(after.candidates(evidence.cells[0].cell) == 0);
      }
    }
    CHECK(path.is_solved());
  }
  CHECK(contradictions > 30);
  CHECK(branched > 0);
}

// tests/bench/clue_positions visits as many as one likes.
TEST_CASE("No step at random positions with random clues contradicts the solution") {
  constexpr std::pair<int, int> kBoxes[] = {{2, 2}, {2, 3}, {3, 3}};
  Rng rng(41);
  int positions = 0, by_clues = 0;
  for (std::size_t i = 0; positions < 300; ++i) {
    const auto [height, width] = kBoxes[i % std::size(kBoxes)];
    const auto made = random_clue_puzzle(height, width, rng);
    if (!made) continue;
    const Geometry& geometry = *made->puzzle.geometry;
    INFO(text_of(geometry.constraints()));
    positions += walk(*made, rng, [&](const Position& position, const std::vector<Deduction>& found) {
      for (const Deduction& each : found) {
        INFO(text_of(explanation_of(geometry, told_at(position, each))));
        CHECK(keeps(made->solution, each));
        by_clues += row_of(each.technique).family == TechniqueFamily::kClues ? 1 : 0;
      }
    });
  }
  CHECK(by_clues > 300);
}

TEST_CASE("A cage and a cell that need the same two digits of a house are a killer pair, others are not") {
  const Puzzle puzzle = empty_with(R"("killercage":[{"cells":["R1C1","R1C2"],"value":"5"}])");
  const auto pairs_with = [&](DigitSet digits) {
    std::vector<DigitSet> candidates(81, 0);
    candidates[4] = digits;
    LogicPath path(puzzle.geometry, Position(*puzzle.geometry, puzzle.givens, {}, candidates), {Technique::kXWing});
    std::string told;
    while (path.advance() && path.steps().size() < 50)
      if (path.steps().back().technique == Technique::kKillerPair)
        told += notation_of(*puzzle.geometry, path.steps().back()) + " | " +
                text_of(explanation_of(*puzzle.geometry, path.steps().back()));
    return told;
  };
  // The cage is 1+4 or 2+3.
  CHECK(pairs_with(0b0011) ==
        "r1c125 {1234}, 12r1 ⇒ r1c346789≠12 | In row 1, the killer cage of 5 in r1c1 and r1c2 and r1c5 each need one "
        "of 1 and "
        "2, so no other cell there can hold them.");
  CHECK(pairs_with(0b1001).empty());
}

TEST_CASE("The ends of a lockout line lock digits out, and lose those without a partner or that leave a cell nothing") {
  const std::string cells = R"({"lines":[["R1C1","R2C2","R3C3"]])";
  const auto told = [&](const std::string& value, const std::vector<Left>& left) {
    return told_as(Technique::kLineEnds, R"("lockout":[)" + cells + value + "}]", left);
  };
  CHECK(told("", {}) ==
        "⇒ r2c2≠5 | The ends of the lockout line in r1c1, r2c2 and r3c3 differ by at least 4, and whatever they are, 5 "
        "is neither smaller than both nor larger than both.");
  // The end in r3c3 is 7 or 8, and r2c2 is 1 or 9.
  CHECK(told("", {{10, 0b100000001}, {20, 0b011000000}}) ==
        "⇒ r1c1≠56789 | With a removed digit at one end of the lockout line in r1c1, r2c2 and r3c3, no digit of the "
        "other end would differ by at least 4.");
  // With 9 in r3c3, the end in r1c1 is 1 or 2, and neither 7 nor 8 is left for r2c2.
  CHECK(told("", {{0, 0b000000011}, {10, 0b011000000}, {20, 0b100110000}}) ==
        "⇒ r3c3≠9 | With a removed digit, no ends of the lockout line in r1c1, r2c2 and r3c3 that differ by at least 4 "
        "would leave every cell between them a digit smaller or larger than both.");
  // With 2 and 9 at the ends, 1 is left.
  CHECK(told("", {{0, 0b000000011}, {10, 0b001000001}, {20, 0b100110000}}).empty());
  // Ends of 1 and 4 leave 5.
  CHECK(told(R"(,"value":"3")", {}).empty());
}

TEST_CASE("The first digit behind a numbered room and its places rule each other out") {
  const auto told = [&](const std::string& value, const std::vector<Left>& left) {
    return told_as(Technique::kNumberedRoom, R"("numberedroom":[{"cell":"R0C1","value":")" + value + R"("}])", left);
  };
  CHECK(
      told("4", {}) ==
      "⇒ r1c1≠1, r14c1≠4 | By the numbered room of 4 above column 1, the digit in r1c1 gives the place of 4, and r1c1 "
      "and r4c1 are impossible.");
  // The first cell is 2, 3 or 7, and r3c1 is not 4. Either of the two places left excludes the number of the other.
  CHECK(told("4", {{0, 0b001000110}, {18, kAll & ~DigitSet{0b1000}}}) ==
        "⇒ r7c1≠2, r1c1≠3, r45689c1≠4, r2c1≠7 | By the numbered room of 4 above column 1, the digit in r1c1 gives the "
        "place of 4, and only r2c1 and r7c1 are possible.");
  CHECK(told("4", {{0, 0b000000100}}) ==
        "⇒ r3c1=4 | By the numbered room of 4 above column 1, the digit in r1c1 gives the place of 4, and only r3c1 is "
        "possible.");
  // A first digit of 1 is its own place.
  CHECK(told("1", {}).empty());
  CHECK(told("1", {{0, 0b000000011}, {9, kAll & ~DigitSet{1}}}) ==
        "⇒ r1c1=1 | By the numbered room of 1 above column 1, the digit in r1c1 gives the place of 1, and only r1c1 is "
        "possible.");
  // With 3 in r1c1 and 4 in r3c1, nothing would be left for r2c1: the places alone do not show that.
  CHECK(told("4", {{0, 0b000000110}, {9, 0b000001100}}).empty());
}

TEST_CASE("A step by a clue names it, and removes all that the clue rules out") {
  const auto first_of = [](const std::string& members) {
    const Puzzle puzzle =
        read_sheet(R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)" + members + "}")
            .value()
            .sheet.puzzle;
    const auto step = easy_path_of(puzzle).next();
    REQUIRE(step);
    CHECK(row_of(step->technique).family == TechniqueFamily::kClues);
    return notation_of(*puzzle.geometry, *step) + " | " + text_of(explanation_of(*puzzle.geometry, *step)) + " | " +
           text_of(question_of(*puzzle.geometry, *step));
  };
  CHECK(first_of(R"("killercage":[{"cells":["R1C1","R1C2"],"value":"3"}])") ==
        "r1c12 {1234} ⇒ r1c12≠34 | The only combination left for the killer cage of 3 in r1c1 and r1c2 is 1+2. | "
        "Which digits fit the killer cage of 3 in r1c1 and r1c2?");
  CHECK(first_of(R"("thermometer":[{"lines":[["R1C1","R1C2","R1C3"]]}])")
            .starts_with("r1c123 {1234} ⇒ r1c23≠1, r1c3≠2, r1c1≠3, r1c12≠4"));
  // An arrow whose cells see each other: 1 and 2 are the least that they can hold.
  CHECK(first_of(R"("arrow":[{"cells":["R2C1"],"lines":[["R2C1","R1C1","R1C2"]]}])")
            .starts_with("r1c12,r2c1 {1234} ⇒ r2c1≠12, r1c12≠4"));
  CHECK(first_of(R"("even":[{"cell":"R2C2"}])")
            .starts_with("r2c2 {1234} ⇒ r2c2≠13 | The even cell in r2c2 rules out 1 and 3."));
  // The row holds 10, and so the fifth cell of the cage is 1.
  CHECK(first_of(R"("killercage":[{"cells":["R1C1","R1C2","R1C3","R1C4","R2C1"],"value":"11"}])").find("rule of 45") !=
        std::string::npos);
}
