// Fills the grid digit by digit at random, in the cell with
// the fewest candidates; begins anew after too many dead ends.
#include "generate/random_solution.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "generate/full_grid.hpp"
#include "sudoscope/base/shuffle.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

// One try: a search of cells with the fewest candidates, its digits in random order.
class Filling {
 public:
  Filling(const Geometry& geometry, Rng& rng)
      : geometry_(geometry),
        rng_(rng),
        side_(static_cast<std::size_t>(geometry.side())),
        digits_(static_cast<std::size_t>(geometry.cell_count()), kBlank),
        bars_(digits_.size() * side_, 0),
        left_(digits_.size(), geometry.all()),
        count_(digits_.size(), static_cast<std::uint8_t>(side_)),
        blank_(shuffled_numbers<Cell>(digits_.size(), rng)) {}

  // True if the grid was full before so many digits were placed.
  bool run(std::size_t most_digits) {
    descend();
    while (true) {
      if (levels_.back().left == 0) {
        if (!retreat()) return false;
        continue;
      }
      if (most_digits-- == 0) return false;
      place();
      if (blank_.empty()) return true;
      descend();
    }
  }

  const std::vector<Digit>& digits() const { return digits_; }

 private:
  struct Level {
    Cell cell;
    DigitSet left;  // not yet tried
  };

  // Takes the blank cell with the fewest candidates, or the first
  // with none or one, off the blank cells and opens a level for it.
  void descend() {
    std::size_t best = 0;
    for (std::size_t i = 0, fewest = kMaxSide + 1; i < blank_.size() && fewest > 1; ++i) {
      const std::size_t here = count_[blank_[i]];
      best = here < fewest ? i : best;
      fewest = std::min(here, fewest);
    }
    const Cell cell = blank_[best];
    blank_[best] = blank_.back();
    blank_.pop_back();
    levels_.push_back({cell, left_[cell]});
  }

  void bar(Cell cell, Digit digit) {
    for (const Cell peer : geometry_.peers(cell)) {
      if (bars_[peer * side_ + digit]++ > 0) continue;
      left_[peer] &= ~digit_bit(digit);
      --count_[peer];
    }
  }

  void unbar(Cell cell, Digit digit) {
    for (const Cell peer : geometry_.peers(cell)) {
      if (--bars_[peer * side_ + digit] > 0) continue;
      left_[peer] |= digit_bit(digit);
      ++count_[peer];
    }
  }

  void place() {
    Level& level = levels_.back();
    DigitSet choice = level.left;
    for (std::size_t skip = rng_.below(static_cast<std::size_t>(digit_count(choice))); skip > 0; --skip)
      choice = without_first(choice);
    const Digit digit = first_digit(choice);
    level.left &= ~digit_bit(digit);
    digits_[level.cell] = digit;
    bar(level.cell, digit);
  }

  // Goes back to the last level with a digit left to try; false if there is none.
  bool retreat() {
    while (!levels_.empty()) {
      const Level& level = levels_.back();
      Digit& digit = digits_[level.cell];
      if (digit != kBlank) unbar(level.cell, std::exchange(digit, kBlank));
      if (level.left != 0) return true;
      blank_.push_back(level.cell);
      levels_.pop_back();
    }
    return false;
  }

  const Geometry& geometry_;
  Rng& rng_;
  std::size_t side_;
  std::vector<Digit> digits_;
  std::vector<std::uint8_t> bars_;   // by cell and digit: peers that have it
  std::vector<DigitSet> left_;       // by cell: its candidates,
  std::vector<std::uint8_t> count_;  // and how many
  std::vector<Cell> blank_;
  std::vector<Level> levels_;
};

// For grids that no filling completes: a shuffled pattern, mixed, if boxes
// are all its rules; else the result of a search below a random first row.
std::optional<std::vector<Digit>> searched(const GeometryPtr& geometry, Rng& rng, const Cancelled& cancelled) {
  constexpr std::uint64_t kStepsASlice = 1024, kMostSlices = 64;
  if (!geometry->is_jigsaw() && !geometry->has_extra_houses()) {
    Puzzle full = shuffled_pattern(geometry, rng);
    mix(full, rng);
    return full.givens;
  }
  Puzzle open{geometry, std::vector<Digit>(static_cast<std::size_t>(geometry->cell_count()), kBlank)};
  const auto first_row = shuffled_numbers<Digit>(static_cast<std::size_t>(geometry->side()), rng);
  std::copy(first_row.begin(), first_row.end(), open.givens.begin());
  Solve solve(open, *find_algorithm("sudoscope-n"), 1);
  for (std::uint64_t slice = 0; slice < kMostSlices; ++slice) {
    if (solve.run(kStepsASlice)) {
      if (solve.solution().empty()) return std::nullopt;
      return solve.solution();
    }
    if (cancelled && cancelled()) break;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::vector<Digit>> random_solution(const GeometryPtr& geometry, Rng& rng, const Cancelled& cancelled) {
  constexpr int kTries = 8;
  const std::size_t most_digits = 6 * static_cast<std::size_t>(geometry->cell_count());
  for (int tries = 0; tries < kTries; ++tries) {
    Filling filling(*geometry, rng);
    if (filling.run(most_digits)) return filling.digits();
    if (cancelled && cancelled()) return std::nullopt;
  }
  return searched(geometry, rng, cancelled);
}

}  // namespace sudoscope
