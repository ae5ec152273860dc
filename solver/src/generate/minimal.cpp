// The fast engine proves ordinary 9x9 grids, all givens in one call; other grids are proved given by given.
#include "generate/minimal.hpp"

#include <algorithm>

#include "generate/other_digits.hpp"
#include "sudoscope/fast/fast.hpp"

namespace sudoscope {
namespace {

bool is_minimal_ordinary(const Puzzle& puzzle) {
  FastGrid grid;
  std::copy_n(puzzle.givens.begin(), kFastCells, grid.begin());
  std::vector<FastGrid> grids;
  std::vector<Assumption> questions;
  for (std::size_t cell = 0; cell < kFastCells; ++cell) {
    if (grid[cell] == kBlank) continue;
    questions.push_back({grids.size(), static_cast<Cell>(cell), grid[cell], false});
    grids.push_back(grid);
    grids.back()[cell] = kBlank;
  }
  std::vector<FastAnswer> answers(questions.size());
  solve_many(grids, questions, 1, answers, instruction_sets().back(), false);
  return std::all_of(answers.begin(), answers.end(), [](const FastAnswer& answer) { return answer.solutions > 0; });
}

}  // namespace

bool is_minimal(const Puzzle& puzzle, const std::vector<Digit>& solution, std::uint64_t most_conflicts) {
  if (is_fast_geometry(*puzzle.geometry)) return is_minimal_ordinary(puzzle);
  OtherDigits others({puzzle.geometry, solution});
  std::vector<Cell> given;
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell)
    if (puzzle.givens[cell] != kBlank) given.push_back(static_cast<Cell>(cell));
  // The current given makes way for the question and is given again in the questions that follow.
  while (!given.empty()) {
    const Cell cell = given.back();
    given.pop_back();
    if (!others.can_have(cell, given, most_conflicts).value_or(false)) return false;
    others.give(cell);
  }
  return true;
}

}  // namespace sudoscope
