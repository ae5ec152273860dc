// The rules of variants as their definitions have them, for a full grid: no search, no table, and no code of the solver
// but its reader of JSON. Slow and plain on purpose.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace sudoscope::test {

// The rule of kind `name` on a full grid: empty if the grid keeps it, otherwise its name and the number of its entry.
// `data`: JSON as f-puzzles has it. `all`: every rule of the puzzle, of which some depend on others (name and data).
// `values`: side * side, from 1. `boxes`: the region of each cell.
struct Rule {
  std::string_view name;
  std::string_view data;
};
bool keeps(std::span<const Rule> all, const Rule& rule, std::span<const int> values, std::span<const int> boxes,
           int side);

// True if the oracle knows the kind.
bool is_defined(std::string_view name);

}  // namespace sudoscope::test
