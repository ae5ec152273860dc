// The diagnosis of puzzles with clues, held to searches of the same puzzle with clues left out or changed.
#include <algorithm>
#include <set>

#include "catch.hpp"
#include "diagnose/clue_edit.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/diagnose/diagnosis.hpp"
#include "sudoscope/formats/formats.hpp"

using namespace sudoscope;
using namespace sudoscope::test;
using diagnose::ClueEdit;

namespace {

std::uint64_t count_up_to(const Puzzle& puzzle, std::uint64_t limit) {
  Solve solve(puzzle, preferred_algorithm(puzzle, limit), limit);
  REQUIRE(solve.run(1'000'000));
  return solve.solutions();
}

Diagnosis diagnosed(const Puzzle& puzzle) {
  Diagnosis diagnosis(puzzle);
  REQUIRE(diagnosis.run(UINT64_MAX));
  return diagnosis;
}

// The known puzzles of this kind of grid, at most so many.
std::vector<Puzzle> known_puzzles(std::size_t most) {
  std::vector<Puzzle> puzzles;
  std::size_t line = 0;
  for (const std::string& text : data_lines("variants.jsonl")) {
    // Every seventh, which are of different kinds.
    if (line++ % 7 != 0 || puzzles.size() == most) continue;
    const auto record = parse_json(text);
    Puzzle puzzle = read_sheet(std::string(record.value().member("puzzle")->source)).value().sheet.puzzle;
    // Clues that are houses are taken as a part of the grid.
    const bool has_clues = !puzzle.geometry->is_all_houses() && !clues_in(*puzzle.geometry).empty();
    if (has_clues) puzzles.push_back(std::move(puzzle));
  }
  return puzzles;
}

std::vector<bool> all_but(std::size_t count, std::size_t left_out) {
  std::vector<bool> kept(count, true);
  kept[left_out] = false;
  return kept;
}

Puzzle puzzle_of(const std::string& members) {
  return read_sheet(R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)" + members + "}")
      .value()
      .sheet.puzzle;
}

}  // namespace

TEST_CASE("Exactly the clues are redundant without which the solution is the only one") {
  for (const Puzzle& puzzle : known_puzzles(6)) {
    const Diagnosis diagnosis = diagnosed(puzzle);
    REQUIRE(diagnosis.status() == SolveStatus::kUnique);
    REQUIRE(diagnosis.redundant_clues());
    const auto& redundant = diagnosis.redundant_clues()->clues();
    const ClueEdit edit(*puzzle.geometry);
    for (std::size_t clue = 0; clue < edit.clues().size(); ++clue) {
      if (!diagnosis.redundant_clues()->known()) continue;
      INFO(text_of(clue_named(*puzzle.geometry, edit.clues()[clue])));
      const Puzzle left{edit.with(all_but(edit.clues().size(), clue)), puzzle.givens};
      const bool is_redundant = std::find(redundant.begin(), redundant.end(), edit.clues()[clue]) != redundant.end();
      CHECK(is_redundant == (count_up_to(left, 2) == 1));
    }
    for (const Cell cell : diagnosis.redundant()->cells()) {
      Puzzle left = puzzle;
      left.givens[cell] = kBlank;
      CHECK(count_up_to(left, 2) == 1);
    }
  }
}

TEST_CASE("True candidates keep to the clues") {
  int compared = 0;
  for (const Puzzle& puzzle : known_puzzles(6)) {
    const ClueEdit edit(*puzzle.geometry);
    for (std::size_t clue = 0; clue < edit.clues().size() && compared < 6; ++clue) {
      const Puzzle left{edit.with(all_but(edit.clues().size(), clue)), puzzle.givens};
      const std::uint64_t count = count_up_to(left, 200);
      if (count < 2 || count == 200) continue;
      ++compared;
      const Diagnosis diagnosis = diagnosed(left);
      CHECK(diagnosis.solutions()->count() == count);
      REQUIRE(diagnosis.candidates()->complete());
      std::vector<DigitSet> shown(puzzle.givens.size(), 0);
      const auto search = make_search(preferred_algorithm(left, 0), left);
      for (StepStatus status; (status = search->run(1'000'000)) == StepStatus::kSolution;)
        for (std::size_t cell = 0; cell < shown.size(); ++cell) shown[cell] |= digit_bit(search->digits()[cell]);
      const auto found = diagnosis.candidates()->of_cells();
      CHECK(std::vector(found.begin(), found.end()) == shown);
      break;
    }
  }
  CHECK(compared > 2);
}

TEST_CASE("Clues that contradict each other are named, all of them needed") {
  const Puzzle puzzle =
      puzzle_of(R"("killercage":[{"cells":["R1C1","R1C2"],"value":"3"},{"cells":["R3C1","R3C2"],"value":"5"},)"
                R"({"cells":["R1C3","R1C4"],"value":"5"}],"antiking":true)");
  const Diagnosis diagnosis = diagnosed(puzzle);
  REQUIRE(diagnosis.status() == SolveStatus::kNone);
  const ConflictSet conflict = *diagnosis.conflict();
  CHECK(conflict.minimal);
  CHECK(conflict.cells.empty());
  std::vector<std::string> names;
  for (const ClueAddress clue : conflict.clues) names.push_back(text_of(clue_named(*puzzle.geometry, clue)));
  CHECK(names ==
        std::vector<std::string>{"the killer cage of 3 in r1c1 and r1c2", "the killer cage of 5 in r1c3 and r1c4"});
  const std::string json = json_of(diagnosis);
  CHECK(json.find(R"("coreClues": [{"name": )") != std::string::npos);
  CHECK(json.find(R"("kind": "killercage", "entry": 0})") != std::string::npos);
  CHECK(json.find(R"("kind": "killercage", "entry": 2})") != std::string::npos);
}

TEST_CASE("A rule that makes houses is named among the clues that contradict each other") {
  const Puzzle puzzle =
      puzzle_of(R"("killercage":[{"cells":["R4C1"],"value":"3"},{"cells":["R1C4"],"value":"3"}],"diagonal+":true)");
  const Diagnosis diagnosis = diagnosed(puzzle);
  REQUIRE(diagnosis.status() == SolveStatus::kNone);
  const ConflictSet conflict = *diagnosis.conflict();
  std::vector<std::string> names;
  for (const ClueAddress clue : conflict.clues) names.push_back(text_of(clue_named(*puzzle.geometry, clue)));
  CHECK(names == std::vector<std::string>{"the rising diagonal", "the killer cage of 3 in r4c1",
                                          "the killer cage of 3 in r1c4"});
}

TEST_CASE("A conflict of clues and givens is minimal, and a slip in a sum is found") {
  int changed = 0;
  for (const Puzzle& puzzle : known_puzzles(6)) {
    const ClueEdit edit(*puzzle.geometry);
    for (std::size_t clue = 0; clue < edit.clues().size(); ++clue) {
      const auto value = edit.value_of(clue);
      if (!value || *value < 3) continue;
      const Puzzle wrong{edit.with_value(clue, *value + 1), puzzle.givens};
      if (count_up_to(wrong, 1) != 0) continue;
      ++changed;
      const Diagnosis diagnosis = diagnosed(wrong);
      const ConflictSet conflict = *diagnosis.conflict();
      const ClueEdit left(*wrong.geometry);
      std::vector<bool> kept;
      for (const ClueAddress each : left.clues())
        kept.push_back(std::find(conflict.clues.begin(), conflict.clues.end(), each) != conflict.clues.end());
      Puzzle core{left.with(kept), std::vector<Digit>(puzzle.givens.size(), kBlank)};
      for (const Cell cell : conflict.cells) core.givens[cell] = wrong.givens[cell];
      CHECK(count_up_to(core, 1) == 0);
      const auto& repairs = diagnosis.clue_repairs()->repairs();
      if (kept[clue])
        CHECK(std::any_of(repairs.begin(), repairs.end(), [&](const ClueRepair& repair) {
          return repair.clue == left.clues()[clue] && repair.from == *value + 1 && repair.to == *value;
        }));
      break;
    }
  }
  CHECK(changed > 1);
}

TEST_CASE("Every shape of clue has a name") {
  const auto name = [](const std::string& members) {
    const Puzzle puzzle = puzzle_of(members);
    return text_of(clue_named(*puzzle.geometry, clues_in(*puzzle.geometry).at(0)));
  };
  CHECK(name(R"("antiknight":true)") == "the rule “anti-knight”");
  CHECK(name(R"("negative":["xv"])") == "the rule “negative constraints” (xv)");
  CHECK(name(R"("thermometer":[{"lines":[["R1C1","R1C2"],["R1C1","R2C1"]]}])") ==
        "the thermometer in r1c1, r1c2 and r2c1");
  CHECK(name(R"("sandwichsum":[{"cell":"R0C2","value":"5"}])") == "the sandwich sum of 5 above column 2");
  CHECK(name(R"("quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,2]}])") ==
        "the quadruple of 1,2 in r1c1, r1c2, r2c1 and r2c2");
  CHECK(name(R"("odd":[{"cell":"R1C1"}])") == "the odd cell in r1c1");
}
