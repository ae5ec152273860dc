// Filled in digit by digit at random, where the fewest digits are left; what runs into a dead end too often begins
// anew.
#include "generate/random_solution.hpp"

#include <algorithm>
#include <utility>

#include "generate/full_grid.hpp"
#include "sudoscope/shuffle.hpp"
#include "sudoscope/solve.hpp"

namespace sudoscope {
namespace {

// One try: a search of cells with the fewest candidates, its digits in random order.
class Filling {
 public:
  Filling(const Geometry& geometry, Rng& rng)
      : geometry_(geometry),
        rng_(rng),
        used_(geometry.houses().size(), 0),
        digits_(static_cast<std::size_t>(geometry.cell_count()), kBlank),
        blank_(shuffled_numbers<Cell>(digits_.size(), rng)) {}

  // Whether it came to the end before so many digits were placed.
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

  DigitSet candidates(Cell cell) const {
    DigitSet used = 0;
    for (const HouseId house : geometry_.houses_of(cell)) used |= used_[house];
    return geometry_.all() & ~used;
  }

  // Sooner than by counting all of them.
  static bool has_fewer(DigitSet set, int count) {
    for (; set != 0 && count > 0; --count) set = without_first(set);
    return count > 0;
  }

  // Opens a level for the blank cell with the fewest candidates, and takes it off the blank ones.
  void descend() {
    std::size_t best = 0;
    int fewest = kMaxSide + 1;
    for (std::size_t i = 0; i < blank_.size() && fewest > 1; ++i) {
      const DigitSet here = candidates(blank_[i]);
      if (!has_fewer(here, fewest)) continue;
      fewest = digit_count(here);
      best = i;
    }
    const Cell cell = blank_[best];
    blank_[best] = blank_.back();
    blank_.pop_back();
    levels_.push_back({cell, candidates(cell)});
  }

  void mark(Cell cell, Digit digit) {
    for (const HouseId house : geometry_.houses_of(cell)) used_[house] ^= digit_bit(digit);
  }

  void place() {
    Level& level = levels_.back();
    DigitSet choice = level.left;
    for (std::size_t skip = rng_.below(static_cast<std::size_t>(digit_count(choice))); skip > 0; --skip)
      choice = without_first(choice);
    const Digit digit = first_digit(choice);
    level.left &= ~digit_bit(digit);
    digits_[level.cell] = digit;
    mark(level.cell, digit);
  }

  // To the last level with a digit left to try; false where there is none.
  bool retreat() {
    while (!levels_.empty()) {
      const Level& level = levels_.back();
      Digit& digit = digits_[level.cell];
      if (digit != kBlank) mark(level.cell, std::exchange(digit, kBlank));
      if (level.left != 0) return true;
      blank_.push_back(level.cell);
      levels_.pop_back();
    }
    return false;
  }

  const Geometry& geometry_;
  Rng& rng_;
  std::vector<DigitSet> used_;  // by house
  std::vector<Digit> digits_;
  std::vector<Cell> blank_;
  std::vector<Level> levels_;
};

// Of a grid that no filling comes to the end of: a shuffled pattern, mixed, where boxes are all its rules; else what
// the search finds below a random first row.
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
