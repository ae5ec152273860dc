// Patterns, and mixing them.
#include "generate/full_grid.hpp"

#include "sudoscope/base/shuffle.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

// Lines shuffled within their bands, and the bands shuffled: the source of each line.
std::vector<int> shuffled_lines(int bands, int band_size, Rng& rng) {
  std::vector<int> lines;
  for (const int band : shuffled_numbers<int>(static_cast<std::size_t>(bands), rng))
    for (const int line : shuffled_numbers<int>(static_cast<std::size_t>(band_size), rng))
      lines.push_back(band * band_size + line);
  return lines;
}

void wipe_digits(Puzzle& puzzle, Rng& rng) {
  const auto side = static_cast<std::size_t>(puzzle.geometry->side());
  DigitSet wiped = 0;
  for (std::size_t count = 3 + rng.below(4); count > 0; --count)
    wiped |= digit_bit(static_cast<Digit>(rng.below(side)));
  for (Digit& given : puzzle.givens)
    if (has_digit(wiped, given)) given = kBlank;
}

// Wipes two bands, or two stacks.
void wipe_lines(Puzzle& puzzle, Rng& rng) {
  const Geometry& geometry = *puzzle.geometry;
  const bool rows = rng.below(2) == 0;
  const int size = rows ? geometry.box_height() : geometry.box_width();
  const auto count = static_cast<std::size_t>(geometry.side() / size);
  const auto first = static_cast<int>(rng.below(count)), second = static_cast<int>(rng.below(count));
  for (std::size_t index = 0; index < puzzle.givens.size(); ++index) {
    const auto cell = static_cast<Cell>(index);
    const int line = (rows ? geometry.row_of(cell) : geometry.column_of(cell)) / size;
    if (line == first || line == second) puzzle.givens[index] = kBlank;
  }
}

}  // namespace

Puzzle shuffled_pattern(GeometryPtr geometry, Rng& rng) {
  const int side = geometry->side(), height = geometry->box_height(), width = geometry->box_width();
  const std::vector<int> rows = shuffled_lines(width, height, rng);
  const std::vector<int> columns = shuffled_lines(height, width, rng);
  const std::vector<Digit> digits = shuffled_numbers<Digit>(static_cast<std::size_t>(side), rng);
  Puzzle full{std::move(geometry), {}};
  for (const int row : rows) {
    const int shift = row % height * width + row / height;
    for (const int column : columns) full.givens.push_back(digits[static_cast<std::size_t>((column + shift) % side)]);
  }
  return full;
}

void mix(Puzzle& full, Rng& rng) {
  constexpr std::uint64_t kMostSteps = 6000;  // a part that takes longer stays as it was
  constexpr int kSeeds = 4;                   // of the search's knob
  const Algorithm& search = *find_algorithm("sudoscope-n");
  for (int times = 40 + full.geometry->side(); times > 0; --times) {
    Puzzle open = full;
    if (rng.below(10) < 7) {
      wipe_digits(open, rng);
    } else {
      wipe_lines(open, rng);
    }
    Solve solve(open, search, 1, {static_cast<std::uint8_t>(rng.below(kSeeds))});
    if (solve.run(kMostSteps)) full.givens = solve.solution();
  }
}

}  // namespace sudoscope
