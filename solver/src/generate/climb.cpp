// Exchanges of givens in chosen cells.
#include "generate/climb.hpp"

#include <algorithm>
#include <limits>

#include "sudoscope/fast/fast.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

constexpr std::uint64_t kMostSolutions = 1000;

FastGrid fast_grid(const Puzzle& puzzle) {
  FastGrid grid;
  std::copy_n(puzzle.givens.begin(), kFastCells, grid.begin());
  return grid;
}

Solve searched(const Puzzle& puzzle, std::uint64_t limit) {
  constexpr std::uint64_t kMostSteps = 20'000;
  Solve solve(puzzle, *find_algorithm("sudoscope-n"), limit);
  solve.run(kMostSteps);
  return solve;
}

std::uint64_t count_solutions(const Puzzle& puzzle, std::uint64_t limit) {
  if (is_fast_geometry(*puzzle.geometry)) {
    const FastGrid grid = fast_grid(puzzle);
    FastAnswer answer;
    solve_many({&grid, 1}, limit, {&answer, 1}, instruction_sets().back(), false);
    return answer.solutions;
  }
  const Solve solve = searched(puzzle, limit);
  // An unfinished search counts as if it had found as many as it looks for.
  return solve.finished() ? solve.solutions() : limit;
}

// A solution, the same one on every machine; empty if none was found.
std::vector<Digit> a_solution(const Puzzle& puzzle) {
  if (!is_fast_geometry(*puzzle.geometry)) return searched(puzzle, 1).solution();
  constexpr std::uint64_t kAnyNumber = std::numeric_limits<std::uint64_t>::max();
  FastSearch search(fast_grid(puzzle));
  if (search.run(kAnyNumber) != FastSearch::Status::kSolution) return {};
  return {search.solution().begin(), search.solution().end()};
}

}  // namespace

Climb::Climb(const Puzzle& digits, std::vector<Cell> pattern)
    : pattern_(std::move(pattern)), puzzle_{digits.geometry, {}} {
  keep(digits.givens);
  solutions_ = count_solutions(puzzle_, kMostSolutions);
}

bool Climb::step(Rng& rng) {
  Puzzle open = puzzle_;
  const Cell changed = pattern_[rng.below(pattern_.size())];
  for (std::size_t others = rng.below(3); others > 0; --others)
    open.givens[pattern_[rng.below(pattern_.size())]] = kBlank;
  const auto side = static_cast<std::size_t>(open.geometry->side());
  const auto other = static_cast<Digit>((puzzle_.givens[changed] + 1 + rng.below(side - 1)) % side);
  open.givens[changed] = other;
  const std::vector<Digit> found = a_solution(open);
  if (found.empty()) return false;
  const Puzzle before = puzzle_;
  keep(found);
  const std::uint64_t solutions = count_solutions(puzzle_, std::min(solutions_ + 1, kMostSolutions));
  const bool is_kept = solutions <= solutions_;
  if (is_kept)
    solutions_ = solutions;
  else
    puzzle_ = before;
  return is_kept;
}

std::vector<Digit> Climb::solution() const { return a_solution(puzzle_); }

void Climb::keep(const std::vector<Digit>& solution) {
  puzzle_.givens.assign(solution.size(), kBlank);
  for (const Cell cell : pattern_) puzzle_.givens[cell] = solution[cell];
}

}  // namespace sudoscope
