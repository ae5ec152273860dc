// Steps by clues: each holds in the solution, and follows from the clue that it names and the houses of its cells.
#include <algorithm>

#include "catch.hpp"
#include "clue_positions.hpp"
#include "known_variants.hpp"
#include "sudoscope/base/language.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

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
  std::string grid;
  for (int row = 0; row < 9; ++row) grid += std::string(row > 0 ? "," : "") + "[{},{},{},{},{},{},{},{},{}]";
  const Puzzle puzzle =
      read_sheet(R"({"size":9,"grid":[)" + grid + R"(],"killercage":[{"cells":["R1C1","R1C2"],"value":"5"}]})")
          .value()
          .sheet.puzzle;
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
