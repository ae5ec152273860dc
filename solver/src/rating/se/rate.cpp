// The rater's loop: the searches of the scale in its order, one step at a time.
#include <memory>

#include "rating/se/chains.hpp"
#include "rating/se/simple_steps.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/rating/rating.hpp"

namespace sudoscope {

namespace {

using namespace rating;

class Rater {
 public:
  explicit Rater(const Cancelled& cancelled) : chains_(cancelled) {}

  // The first step in the order of the scale.
  bool find(const SeGrid& grid, Step& step) {
    return find_simple(grid, step) || chains_.find_cycle_or_chain(grid, step) || find_aligned_triplet(grid, step) ||
           chains_.find_nishio(grid, step) || chains_.find_multiple(grid, step) || find_dynamic(grid, step);
  }

  bool cancelled() const { return chains_.cancelled(); }

 private:
  static bool find_simple(const SeGrid& grid, Step& step) {
    return find_hidden_single(grid, step) || find_direct_locking(grid, step) || find_direct_hidden_set(grid, 2, step) ||
           find_naked_single(grid, step) || find_direct_hidden_set(grid, 3, step) || find_locking(grid, step) ||
           find_naked_set(grid, 2, step) || find_fish(grid, 2, step) || find_hidden_set(grid, 2, step) ||
           find_naked_set(grid, 3, step) || find_fish(grid, 3, step) || find_hidden_set(grid, 3, step) ||
           find_wing(grid, false, step) || find_wing(grid, true, step) || find_unique_loop(grid, step) ||
           find_naked_set(grid, 4, step) || find_fish(grid, 4, step) || find_hidden_set(grid, 4, step) ||
           find_bug(grid, step) || find_aligned_pair(grid, step);
  }

  bool find_dynamic(const SeGrid& grid, Step& step) {
    for (int level = 0; level <= kMostNested; ++level)
      if (chains_.find_dynamic(grid, level, step)) return true;
    return false;
  }

  Chains chains_;
};

SeStep told(const Step& step, int tenths) {
  SeStep told{step.technique, step.name, tenths, step.complexity, {}, {}, step.links};
  if (step.placed != kNoCandidate)
    told.placements.push_back({static_cast<Cell>(cell_of(step.placed)), static_cast<Digit>(digit_of(step.placed))});
  for (int cell = 0; cell < kCells; ++cell)
    for_each(step.gone[cell],
             [&](int digit) { told.eliminations.push_back({static_cast<Cell>(cell), static_cast<Digit>(digit)}); });
  return told;
}

int tenths_of(double difficulty) { return static_cast<int>((difficulty + 0.05) * 10); }

constexpr int kErOfStuck = 200;

// The path, up to its end or to the first step above `enough` tenths.
SeRating rated_until(int enough, const Puzzle& puzzle, const Cancelled& cancelled) {
  SeGrid grid;
  int cell = 0;
  for (const Digit given : puzzle.givens) {
    if (given != kBlank) grid.place(cell, given);
    ++cell;
  }
  const auto allowed = puzzle.geometry->allowed();
  for (std::size_t at = 0; at < allowed.size(); ++at) {
    const int number = static_cast<int>(at);
    for_each(grid.candidates.cell[number] & ~static_cast<unsigned>(allowed[at]),
             [&](int digit) { grid.candidates.erase(number, digit); });
  }

  SeRating rating;
  const auto rater = std::make_unique<Rater>(cancelled);  // too large for a small stack
  bool placed = false;
  while (grid.left > 0 && rating.er <= enough) {
    Step step;
    if (!rater->find(grid, step)) {
      rating.end = rater->cancelled() ? RatingEnd::kCancelled : RatingEnd::kStuck;
      if (rating.end == RatingEnd::kStuck) rating.er = kErOfStuck;
      break;
    }
    const int tenths = tenths_of(step.difficulty);
    if (tenths > rating.er) {
      rating.er = tenths;
      rating.name = step.name;
    }
    if (rating.path.empty()) rating.ed = tenths;
    if (!placed) rating.ep = rating.er;
    placed |= step.placed != kNoCandidate;
    rating.path.push_back(told(step, tenths));
    apply(step, grid);
  }
  return rating;
}

}  // namespace

Result<SeRating, Message> rate_se(const Puzzle& puzzle, const Cancelled& cancelled) {
  if (!is_on_scale(*puzzle.geometry)) return Result<SeRating, Message>::failure(say(MessageId::kSeScaleOfNine));
  return rated_until(kErOfStuck, puzzle, cancelled);
}

Result<bool, Message> is_above_se(int tenths, const Puzzle& puzzle, const Cancelled& cancelled) {
  if (!is_on_scale(*puzzle.geometry)) return Result<bool, Message>::failure(say(MessageId::kSeScaleOfNine));
  return rated_until(tenths, puzzle, cancelled).er > tenths;
}

}  // namespace sudoscope
