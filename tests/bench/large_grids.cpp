// Prints large grids for benchmarks, the same for the same seed:
//
//   large_grids BOX_HEIGHT BOX_WIDTH KIND FILL COUNT SEED      FILL in per cent; a line a puzzle, as in tests/data
//
//   random     a mixed full grid, FILL of it kept anywhere
//   balanced   the same, with as many kept in every row, column and box: much harder
//   pattern    a shifted row, permuted, FILL of it kept anywhere
//   unique     a mixed full grid, digits taken away while it has one solution, down to FILL at the least
//
// Mixing wipes a few digits, or two bands, and fills them in anew by a search, over and over. Kinds: R. Lewis,
// "Metaheuristics can solve sudoku puzzles", 2007 (pattern); C. Ansotegui et al., "On Balanced Quasigroups with Holes",
// 2011 (balanced).
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <string>
#include <utility>

#include "../solver/search/puzzles.hpp"
#include "sudoscope/solve.hpp"

namespace sudoscope {
namespace {

template <class T>
void shuffle(std::vector<T>& items, Rng& rng) {
  for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[rng.below(i)]);
}

const Algorithm& learning() { return *find_algorithm("sudoscope-n"); }

std::vector<std::size_t> shuffled_cells(const Puzzle& puzzle, Rng& rng) {
  std::vector<std::size_t> cells(puzzle.givens.size());
  std::iota(cells.begin(), cells.end(), std::size_t{0});
  shuffle(cells, rng);
  return cells;
}

// Lines shuffled within their bands, and the bands among themselves: where each line comes from.
std::vector<int> shuffled_lines(int bands, int band_size, Rng& rng) {
  std::vector<int> order(static_cast<std::size_t>(bands));
  std::iota(order.begin(), order.end(), 0);
  shuffle(order, rng);
  std::vector<int> lines;
  for (const int band : order) {
    std::vector<int> inside(static_cast<std::size_t>(band_size));
    std::iota(inside.begin(), inside.end(), band * band_size);
    shuffle(inside, rng);
    lines.insert(lines.end(), inside.begin(), inside.end());
  }
  return lines;
}

Puzzle permuted_pattern(int height, int width, Rng& rng) {
  const Puzzle from = test::pattern(height, width);
  const int side = height * width;
  const std::vector<int> rows = shuffled_lines(width, height, rng);
  const std::vector<int> columns = shuffled_lines(height, width, rng);
  std::vector<Digit> digits(static_cast<std::size_t>(side));
  std::iota(digits.begin(), digits.end(), Digit{0});
  shuffle(digits, rng);
  Puzzle to = from;
  for (int cell = 0; cell < side * side; ++cell) {
    const int row = rows[static_cast<std::size_t>(cell / side)];
    const int column = columns[static_cast<std::size_t>(cell % side)];
    to.givens[static_cast<std::size_t>(cell)] = digits[from.givens[static_cast<std::size_t>(row * side + column)]];
  }
  return to;
}

void wipe_some(Puzzle& puzzle, Rng& rng) {
  const Geometry& geometry = *puzzle.geometry;
  const int side = geometry.side();
  if (rng.below(10) < 7) {
    DigitSet wiped = 0;
    for (std::size_t count = 3 + rng.below(4); count > 0; --count)
      wiped |= digit_bit(static_cast<Digit>(rng.below(static_cast<std::size_t>(side))));
    for (Digit& given : puzzle.givens)
      if (has_digit(wiped, given)) given = kBlank;
    return;
  }
  const int band = geometry.box_height();
  const std::size_t bands = static_cast<std::size_t>(side / band);
  const auto first = static_cast<int>(rng.below(bands)), second = static_cast<int>(rng.below(bands));
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell)
    if (const int of = geometry.row_of(static_cast<Cell>(cell)) / band; of == first || of == second)
      puzzle.givens[cell] = kBlank;
}

void mix(Puzzle& full, Rng& rng) {
  constexpr std::uint64_t kMostSteps = 6000;
  for (int times = 40 + full.geometry->side(); times > 0; --times) {
    Puzzle open = full;
    wipe_some(open, rng);
    Solve solve(open, learning(), 1, {static_cast<std::uint8_t>(rng.below(4))});
    if (solve.run(kMostSteps)) full.givens = solve.solution();
  }
}

void keep_anywhere(Puzzle& puzzle, std::size_t kept, Rng& rng) {
  const auto cells = shuffled_cells(puzzle, rng);
  for (std::size_t i = kept; i < cells.size(); ++i) puzzle.givens[cells[i]] = kBlank;
}

// Always takes from the cell whose houses have most left, at random among equals: no house is ever two ahead for long.
void keep_balanced(Puzzle& puzzle, std::size_t kept, Rng& rng) {
  const Geometry& geometry = *puzzle.geometry;
  std::vector<int> left(geometry.houses().size(), geometry.side());
  const auto weight = [&](std::size_t cell) {
    int sum = 0;
    for (const HouseId house : geometry.houses_of(static_cast<Cell>(cell))) sum += left[house] * left[house];
    return sum;
  };
  auto cells = shuffled_cells(puzzle, rng);
  while (cells.size() > kept) {
    const auto most = std::max_element(cells.begin(), cells.end(),
                                       [&](std::size_t a, std::size_t b) { return weight(a) < weight(b); });
    for (const HouseId house : geometry.houses_of(static_cast<Cell>(*most))) --left[house];
    puzzle.givens[*most] = kBlank;
    cells.erase(most);
  }
}

void keep_unique(Puzzle& puzzle, std::size_t kept, Rng& rng) {
  constexpr std::uint64_t kMostSteps = 50'000;
  std::size_t left = puzzle.givens.size();
  for (const std::size_t cell : shuffled_cells(puzzle, rng)) {
    if (left <= kept) return;
    const Digit taken = std::exchange(puzzle.givens[cell], kBlank);
    Solve solve(puzzle, learning(), 2);
    if (solve.run(kMostSteps) && solve.status() == SolveStatus::kUnique)
      --left;
    else
      puzzle.givens[cell] = taken;
  }
}

void print(const Puzzle& puzzle, const std::string& name) {
  const Geometry& geometry = *puzzle.geometry;
  std::cout << name << ' ' << geometry.side() << ' ' << geometry.box_height() << ' ' << geometry.box_width();
  for (const Digit given : puzzle.givens) std::cout << ' ' << (given == kBlank ? 0 : given + 1);
  std::cout << '\n' << std::flush;
}

int run(const std::vector<std::string>& words) {
  const int height = std::stoi(words[0]), width = std::stoi(words[1]);
  const std::string& kind = words[2];
  const std::size_t per_cent = std::stoul(words[3]);
  for (std::size_t number = 0; number < std::stoul(words[4]); ++number) {
    Rng rng(std::stoul(words[5]) * 1000 + number);
    Puzzle puzzle = permuted_pattern(height, width, rng);
    const std::size_t kept = (per_cent * puzzle.givens.size() + 50) / 100;
    if (kind != "pattern") mix(puzzle, rng);
    if (kind == "balanced")
      keep_balanced(puzzle, kept, rng);
    else if (kind == "unique")
      keep_unique(puzzle, kept, rng);
    else
      keep_anywhere(puzzle, kept, rng);
    print(puzzle, kind + std::to_string(height * width) + '_' + words[3] + '_' + std::to_string(number));
  }
  return 0;
}

}  // namespace
}  // namespace sudoscope

int main(int argc, char** argv) {
  if (argc == 7) return sudoscope::run({argv + 1, argv + argc});
  std::cerr << "large_grids BOX_HEIGHT BOX_WIDTH random|balanced|pattern|unique FILL_PER_CENT COUNT SEED\n";
  return 2;
}
