// Givens in chosen cells.
#include "generate/fixed_pattern.hpp"

#include <algorithm>
#include <array>

#include "sudoscope/fast.hpp"
#include "sudoscope/say.hpp"
#include "sudoscope/solve.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

bool has_line_without(const std::vector<bool>& is_given, int side, int line, bool is_row) {
  for (int i = 0; i < side; ++i)
    if (is_given[static_cast<std::size_t>(is_row ? line * side + i : i * side + line)]) return false;
  return true;
}

// Rows in a band of boxes, or columns in a stack, can be exchanged: two of them without givens are.
Message empty_lines(const Geometry& geometry, const std::vector<bool>& is_given, bool is_row) {
  const int side = geometry.side(), size = is_row ? geometry.box_height() : geometry.box_width();
  for (int first = 0; first < side; ++first) {
    if (!has_line_without(is_given, side, first, is_row)) continue;
    for (int second = first + 1; second / size == first / size; ++second) {
      if (!has_line_without(is_given, side, second, is_row)) continue;
      return is_row ? say(Id::kPatternEmptyRows, first + 1, second + 1)
                    : say(Id::kPatternEmptyColumns, first + 1, second + 1);
    }
  }
  return {};
}

struct Found {
  std::uint64_t solutions;
  std::vector<Digit> solution;  // empty where none was found
};

Found solutions_of(const Puzzle& puzzle, std::uint64_t limit) {
  if (is_fast_geometry(*puzzle.geometry)) {
    FastGrid grid;
    FastAnswer answer;
    std::copy_n(puzzle.givens.begin(), kFastCells, grid.begin());
    solve_many({&grid, 1}, limit, {&answer, 1});
    if (answer.solutions == 0) return {0, {}};
    return {answer.solutions, {answer.solution.begin(), answer.solution.end()}};
  }
  constexpr std::uint64_t kMostSteps = 20'000;
  Solve solve(puzzle, *find_algorithm("sudoscope-n"), limit);
  // What is not searched to the end counts as if it had as many as are looked for.
  const bool is_all = solve.run(kMostSteps);
  return {is_all ? solve.solutions() : limit, solve.solution()};
}

class Climb {
 public:
  Climb(Puzzle full, std::span<const Cell> pattern, Rng& rng)
      : pattern_(pattern), rng_(rng), puzzle_{full.geometry, {}} {
    keep(full.givens);
    solutions_ = solutions_of(puzzle_, kMostSolutions).solutions;
  }

  bool is_unique() const { return solutions_ == 1; }
  const Puzzle& puzzle() const { return puzzle_; }

  // One given and up to two others are taken away, the one is changed, and the others become what fits it then.
  void step() {
    Puzzle open = puzzle_;
    const Cell changed = pattern_[rng_.below(pattern_.size())];
    for (std::size_t others = rng_.below(3); others > 0; --others)
      open.givens[pattern_[rng_.below(pattern_.size())]] = kBlank;
    const auto side = static_cast<std::size_t>(open.geometry->side());
    const auto other = static_cast<Digit>((puzzle_.givens[changed] + 1 + rng_.below(side - 1)) % side);
    open.givens[changed] = other;
    const Found found = solutions_of(open, 1);
    if (found.solution.empty()) return;
    const Puzzle before = puzzle_;
    keep(found.solution);
    const std::uint64_t solutions = solutions_of(puzzle_, std::min(solutions_ + 1, kMostSolutions)).solutions;
    if (solutions <= solutions_)
      solutions_ = solutions;
    else
      puzzle_ = before;
  }

 private:
  static constexpr std::uint64_t kMostSolutions = 1000;

  void keep(const std::vector<Digit>& solution) {
    puzzle_.givens.assign(solution.size(), kBlank);
    for (const Cell cell : pattern_) puzzle_.givens[cell] = solution[cell];
  }

  std::span<const Cell> pattern_;
  Rng& rng_;
  Puzzle puzzle_;
  std::uint64_t solutions_ = 0;  // or kMostSolutions
};

}  // namespace

std::size_t fewest_givens(const Geometry& geometry) {
  return is_fast_geometry(geometry) ? 17 : static_cast<std::size_t>(geometry.side() - 1);
}

Message why_no_pattern(const Geometry& geometry, std::span<const Cell> pattern) {
  const std::size_t least = fewest_givens(geometry);
  if (pattern.size() < least) return say(Id::kPatternTooSmall, pattern.size(), least);
  if (geometry.is_jigsaw() || geometry.has_extra_houses()) return {};
  std::vector<bool> is_given(static_cast<std::size_t>(geometry.cell_count()));
  for (const Cell cell : pattern) is_given[cell] = true;
  Message rows = empty_lines(geometry, is_given, true);
  return rows ? rows : empty_lines(geometry, is_given, false);
}

std::optional<MadePuzzle> fill_pattern(Puzzle full, std::span<const Cell> pattern, Rng& rng,
                                       const Cancelled& cancelled) {
  constexpr int kMostSteps = 4000;
  if (pattern.size() == full.givens.size()) return MadePuzzle{full, full.givens};
  Climb climb(std::move(full), pattern, rng);
  for (int steps = 0; steps < kMostSteps && !climb.is_unique(); ++steps) {
    if (cancelled && cancelled()) return std::nullopt;
    climb.step();
  }
  if (!climb.is_unique()) return std::nullopt;
  return MadePuzzle{climb.puzzle(), solutions_of(climb.puzzle(), 1).solution};
}

}  // namespace sudoscope
