// The puzzles with rules whose solutions are known, and the test that a format keeps their rules.
#pragma once

#include <fstream>

#include "sheets.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/constraints/broken_clues.hpp"

namespace sudoscope {

struct Known {
  std::string id;
  Sheet sheet;
  std::vector<Digit> solution;
};

inline std::vector<Known> known_puzzles() {
  std::vector<Known> known;
  std::ifstream file(SUDOSCOPE_TEST_DATA "/variants.jsonl");
  for (std::string line; std::getline(file, line);) {
    const auto json = parse_json(line);
    const JsonValue& record = json.value();
    Known one{record.member("id")->text, read_sheet(record.member("puzzle")->source).value().sheet, {}};
    const std::string& digits = record.member("solution")->text;
    const bool has_commas = digits.find(',') != std::string::npos;
    for (std::size_t at = 0; at < digits.size();) {
      const std::size_t end = has_commas ? std::min(digits.find(',', at), digits.size()) : at + 1;
      one.solution.push_back(static_cast<Digit>(std::stoi(digits.substr(at, end - at)) - 1));
      at = end + (has_commas ? 1 : 0);
    }
    known.push_back(std::move(one));
  }
  return known;
}

// The solution keeps all rules that were read back; and one changed cell, each `step`th in turn, breaks a clue there if
// it did before. A step of 0 leaves the second out, for rules that were lost.
inline void check_same_rules(const Known& known, const Sheet& again, std::size_t step, Rng& rng) {
  const Geometry& before = *known.sheet.puzzle.geometry;
  const Geometry& after = *again.puzzle.geometry;
  CHECK(region_shape(before) == region_shape(after));
  CHECK(known.sheet.puzzle.givens == again.puzzle.givens);
  const CompiledConstraints& first = compile_constraints(before);
  const CompiledConstraints& second = compile_constraints(after);
  CHECK(second.refusals.empty());
  CHECK(broken_clues(second, after.side(), known.solution).empty());
  for (std::size_t cell = 0; step > 0 && cell < known.solution.size(); cell += step) {
    std::vector<Digit> grid = known.solution;
    grid[cell] = static_cast<Digit>(rng.below(static_cast<std::uint32_t>(before.side())));
    const bool breaks = !broken_clues(first, before.side(), grid).empty();
    CAPTURE(cell, grid[cell]);
    CHECK(breaks == !broken_clues(second, after.side(), grid).empty());
  }
}

}  // namespace sudoscope
