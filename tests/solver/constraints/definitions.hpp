// The rules of variants as their definitions have them, for a full grid: no search, no table, and no code of the solver
// but its reader of JSON. Slow and plain on purpose.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace sudoscope::test {

// A rule of a puzzle: its kind, and its data in JSON as f-puzzles has it.
struct Rule {
  std::string_view name;
  std::string_view data;
};
// True if the full grid keeps the rule. `all`: every rule of the puzzle, on which some rules depend. `values`: side *
// side, from 1. `boxes`: the region of each cell.
bool keeps(std::span<const Rule> all, const Rule& rule, std::span<const int> values, std::span<const int> boxes,
           int side);

// True if the oracle knows the kind.
bool is_defined(std::string_view name);

}  // namespace sudoscope::test
