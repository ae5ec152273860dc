// Puzzles with constraints: known ones of every kind get their solution, and small random ones have as many solutions
// as trying all grids against the definitions finds.
#include <algorithm>
#include <set>

#include "catch.hpp"
#include "definitions.hpp"
#include "puzzles.hpp"
#include "random_rules.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/constraints/broken_clues.hpp"
#include "sudoscope/formats/formats.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

using namespace test;

std::vector<int> regions_of(const Geometry& geometry) {
  std::vector<int> regions;
  for (int cell = 0; cell < geometry.cell_count(); ++cell) regions.push_back(geometry.box_of(static_cast<Cell>(cell)));
  return regions;
}

std::vector<Rule> rules_of(const Geometry& geometry) {
  std::vector<Rule> rules;
  for (const Constraint& constraint : geometry.constraints()) rules.push_back({constraint.kind, constraint.data});
  return rules;
}

bool keeps_all(const Geometry& geometry, std::span<const int> values) {
  const auto rules = rules_of(geometry);
  const auto regions = regions_of(geometry);
  return std::all_of(rules.begin(), rules.end(),
                     [&](const Rule& rule) { return keeps(rules, rule, values, regions, geometry.side()); });
}

std::vector<int> values_of(std::span<const Digit> digits) {
  std::vector<int> values;
  for (const Digit digit : digits) values.push_back(digit + 1);
  return values;
}

TEST_CASE("Known puzzles of every kind have their one solution, which keeps all definitions") {
  std::set<std::string> kinds;
  for (const std::string& line : data_lines("variants.jsonl")) {
    const auto json = parse_json(line);
    REQUIRE(json.ok());
    const JsonValue& record = json.value();
    INFO(record.member("id")->text);
    const auto reading = read_sheet(std::string(record.member("puzzle")->source));
    REQUIRE(reading.ok());
    const Puzzle& puzzle = reading.value().sheet.puzzle;
    const Algorithm& algorithm = preferred_algorithm(puzzle, 2);
    CHECK(ignored_constraints(algorithm, *puzzle.geometry).empty());
    Solve solve(puzzle, algorithm, 2);
    REQUIRE(solve.run(200'000));
    REQUIRE(solve.status() == SolveStatus::kUnique);
    std::string solution;
    for (const int value : values_of(solve.solution())) {
      if (puzzle.geometry->side() > 9 && !solution.empty()) solution += ',';
      solution += std::to_string(value);
    }
    CHECK(solution == record.member("solution")->text);
    CHECK(keeps_all(*puzzle.geometry, values_of(solve.solution())));
    for (const Constraint& constraint : puzzle.geometry->constraints()) kinds.insert(constraint.kind);
  }
  CHECK(kinds.size() >= 55);
}

TEST_CASE("A region sum line says nothing in a grid without boxes") {
  const Constraint line{"regionsumline", R"([{"lines":[["R1C1","R1C2","R2C3","R3C4"]]}])"};
  const auto count = [&](int height, int width, Constraints constraints) {
    const Puzzle puzzle = blank(boxes(height, width, std::move(constraints)));
    Solve solve(puzzle, *find_algorithm("sudoscope-v"), 0);
    REQUIRE(solve.run(100'000));
    return solve.solutions();
  };
  CHECK(count(1, 4, {line}) == 576);  // Latin squares
  CHECK(count(2, 2, {line}) < 288);
}

// All full 4x4 grids.
const std::vector<std::vector<int>>& all_grids() {
  static const std::vector<std::vector<int>> grids = [] {
    std::vector<std::vector<int>> found;
    const Puzzle empty = blank(boxes(2, 2));
    const auto search = make_search(preferred_algorithm(empty, 0), empty);
    while (search->run(1000) != StepStatus::kExhausted)
      if (search->digits()[15] != kBlank &&
          std::find(search->digits().begin(), search->digits().end(), kBlank) == search->digits().end()) {
        auto values = values_of(search->digits());
        if (found.empty() || found.back() != values) found.push_back(std::move(values));
      }
    return found;
  }();
  return grids;
}

// The brute forces take as long as all else together.
constexpr int kRoundsForOneOfAll = 8;

// Random 4x4 puzzles with one to three rules have as many solutions as the definitions leave.
void compare_with_definitions(std::uint64_t seed, int rounds) {
  REQUIRE(all_grids().size() == 288);
  Rng rng(seed);
  std::size_t with_solutions = 0;
  for (int round = 0; round < rounds; ++round) {
    Constraints constraints;
    for (std::size_t count = 1 + rng.below(3); count > 0; --count) {
      const Constraint rule = random_rule(rng, 4);
      if (!has_kind(constraints, rule.kind)) constraints.push_back(rule);
    }
    if (has_kind(constraints, "fullrank")) constraints.push_back({"fullrankties", "\"any\""});
    const Puzzle puzzle = blank(boxes(2, 2, constraints));
    INFO("round " << round << ": " << text_of(puzzle.geometry->constraints()));
    const Algorithm& algorithm = *find_algorithm("sudoscope-v");
    std::vector<Message> reasons;
    const Constraints ignored = ignored_constraints(algorithm, *puzzle.geometry, &reasons);
    INFO((reasons.empty() ? "" : text_of(reasons[0])));
    REQUIRE(ignored.empty());
    const auto expected = std::count_if(all_grids().begin(), all_grids().end(), [&](const std::vector<int>& grid) {
      return keeps_all(*puzzle.geometry, grid);
    });
    Solve solve(puzzle, algorithm, 0);
    REQUIRE(solve.run(100'000));
    REQUIRE(solve.solutions() == static_cast<std::uint64_t>(expected));
    with_solutions += expected > 0;
    if (round % kRoundsForOneOfAll != 0) continue;
    for (const Algorithm& other : catalogue()) {
      if (other.constraints_not_kept == nullptr) continue;
      INFO(other.id);
      Solve all(puzzle, other, 0);
      REQUIRE(all.run(1'000'000));
      REQUIRE(all.solutions() == static_cast<std::uint64_t>(expected));
    }
  }
  CHECK(with_solutions > static_cast<std::size_t>(rounds) / 4);
}

TEST_CASE("Random small puzzles with rules have the solutions that the definitions leave") {
  compare_with_definitions(20261127, 800);
}

// build/dev/tests/constraints_tests "[long]"; minutes.
TEST_CASE("A hundred thousand random small puzzles have the solutions that the definitions leave", "[.][long]") {
  compare_with_definitions(1, 100'000);
}

TEST_CASE("A grid breaks a clue where it breaks the definition, and no part of a right grid does") {
  Rng rng(20);
  int broken_ones = 0;
  for (int round = 0; round < 1500; ++round) {
    const Constraint rule = random_rule(rng, 4);
    Constraints rules{rule};
    if (rule.kind == "fullrank") rules.push_back({"fullrankties", "\"any\""});
    const auto geometry = Geometry::boxes(2, 2, rules);
    if (!geometry || geometry.value()->is_all_houses()) continue;
    const CompiledConstraints& compiled = compile_constraints(*geometry.value());
    if (!compiled.refusals.empty()) continue;
    INFO(rule.kind << ' ' << rule.data);
    const std::vector<int>& values = all_grids()[rng.below(all_grids().size())];
    std::vector<Digit> grid;
    for (const int value : values) grid.push_back(static_cast<Digit>(value - 1));
    const bool keeps = keeps_all(*geometry.value(), values);
    CHECK(broken_clues(compiled, 4, grid).empty() == keeps);
    broken_ones += keeps ? 0 : 1;
    std::vector<Digit> part = grid;
    for (Digit& digit : part)
      if (rng.below(2) == 0) digit = kBlank;
    if (keeps) CHECK(broken_clues(compiled, 4, part).empty());
  }
  CHECK(broken_ones > 100);
}

TEST_CASE("Clues that cannot be read are refused with a sentence, and their rule is not kept") {
  const auto refusal_of = [](const Constraint& constraint) {
    std::vector<Message> reasons;
    const Puzzle puzzle = blank(boxes(3, 3, {constraint}));
    const Constraints ignored = ignored_constraints(*find_algorithm("sudoscope-v"), *puzzle.geometry, &reasons);
    CHECK(ignored.size() == 1);
    return reasons.empty() ? std::string() : text_of(reasons[0]);
  };
  CHECK(refusal_of({"killercage", R"([{"cells":["R1C1"],"value":"12"},{"cells":["R1C1","R10C2"],"value":"12"}])"}) ==
        "killer cages, clue 2: “R10C2” is not a cell of this grid.");
  CHECK(refusal_of({"killercage", R"([{"cells":["R1C1","R1C2"],"value":"twelve"}])"}) ==
        "killer cages, clue 1: “twelve” is not a value that the rule can have.");
  CHECK(refusal_of({"difference", R"([{"cells":["R1C1","R1C2","R1C3"]}])"}) ==
        "white dots, clue 1: the clue needs two cells.");
  CHECK(refusal_of({"xsum", R"([{"cell":"R0C0","value":"12"}])"}) ==
        "X-sums, clue 1: the clue does not stand beside a row or column.");
  CHECK(refusal_of({"arrow", "7"}) == "arrows, clue 1: its data is not a list of clues.");
  CHECK(refusal_of({"regex", R"([{"lines":[["R1C1","R1C2"]],"value":"(1"}])"}) ==
        "regular expressions, clue 1: its expression cannot be read.");
  CHECK(refusal_of({"automaton", R"([{"lines":[["R1C1","R1C2"]],"value":"RNP("}])"}) ==
        "automata, clue 1: its automaton cannot be read.");
  CHECK(refusal_of({"eitheror", R"([{"any":[{"killercage":[{"cells":["R1C1"],"value":"x"}]}]}])"}) ==
        "either-or clues, clue 1: “x” is not a value that the rule can have.");
  CHECK(refusal_of({"eitheror", R"([{"any":[{"digits":[{"cell":"R1C1","values":[10]}]}]}])"}) ==
        "either-or clues, clue 1: 10 is not a digit from 1 to 9.");
  CHECK(refusal_of({"eitheror", R"([{"any":[{"fullrank":[{"cell":"R0C1","value":"1"}]}]}])"}) ==
        "either-or clues, clue 1: an alternative cannot have full ranks.");
  CHECK(refusal_of({"eitheror", R"([{"any":[{"diagonals":true}]}])"}) ==
        "either-or clues, clue 1: an alternative cannot have diagonals.");
  CHECK(refusal_of({"negative", R"(["ratio","renban"])"}) ==
        "negative constraints, clue 2: “renban” is not a value that the rule can have.");
  CHECK(refusal_of({"chaosconstruction"}).empty());
}

}  // namespace
}  // namespace sudoscope
