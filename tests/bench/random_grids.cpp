// Prints random puzzles of one kind on grids of the sides asked for. Usage: random_grids SEED PER_SIDE
// SIDE... The same seed prints the same puzzles everywhere; tests/README.md names the files made with it.
//
// Each is a full random grid from which digits are taken away, in random order, for as long as the
// solution stays the only one, until half of the cells are blank. A full random grid is the pattern grid,
// mixed: again and again a few random digits are wiped and filled in anew by a search in random order.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>

#include "../solver/search/puzzles.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/search/solve.hpp"

namespace {

using namespace sudoscope;

template <class T>
void shuffle(std::vector<T>& list, Rng& rng) {
  for (std::size_t left = list.size(); left > 1; --left) std::swap(list[left - 1], list[rng.below(left)]);
}

std::vector<Digit> random_digits(int side, Rng& rng) {
  std::vector<Digit> digits(static_cast<std::size_t>(side));
  std::iota(digits.begin(), digits.end(), Digit{0});
  shuffle(digits, rng);
  return digits;
}

// Other names for the digits, so that a search in a fixed random order takes another one each time.
void rename_digits(Puzzle& full, Rng& rng) {
  const std::vector<Digit> names = random_digits(full.geometry->side(), rng);
  for (Digit& given : full.givens) given = names[given];
}

void mix(Puzzle& full, Rng& rng) {
  constexpr std::uint64_t kMostSteps = 20'000;
  const Algorithm& search = *find_algorithm("propagate-and-guess");
  const int side = full.geometry->side();
  for (int round = 0; round < 10 * side; ++round) {
    rename_digits(full, rng);
    DigitSet wiped = 0;
    const std::vector<Digit> digits = random_digits(side, rng);
    const auto count = static_cast<std::ptrdiff_t>(std::min<std::size_t>(digits.size(), 3 + rng.below(3)));
    std::for_each(digits.begin(), digits.begin() + count, [&](Digit digit) { wiped |= digit_bit(digit); });
    Puzzle open = full;
    for (Digit& given : open.givens)
      if (has_digit(wiped, given)) given = kBlank;
    Solve solve(open, search, 1, {static_cast<std::uint8_t>(2 + rng.below(3))});
    if (solve.run(kMostSteps)) full.givens = solve.solution();
  }
}

bool has_one_solution(const Puzzle& puzzle) {
  constexpr std::uint64_t kMostSteps = 200'000;
  Solve solve(puzzle, *find_algorithm("propagate-and-guess"), 2);
  return solve.run(kMostSteps) && solve.status() == SolveStatus::kUnique;
}

// False if the digits cannot be taken away so far.
bool dig_to_half(Puzzle& puzzle, Rng& rng) {
  std::vector<std::size_t> order(puzzle.givens.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  shuffle(order, rng);
  std::size_t wanted = puzzle.givens.size() / 2;
  for (const std::size_t cell : order) {
    if (wanted == 0) break;
    const Digit taken = std::exchange(puzzle.givens[cell], kBlank);
    if (has_one_solution(puzzle)) {
      --wanted;
    } else {
      puzzle.givens[cell] = taken;
    }
  }
  return wanted == 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) return 2;
  Rng rng(std::strtoull(argv[1], nullptr, 10));
  const int per_side = std::atoi(argv[2]);
  for (int argument = 3; argument < argc; ++argument) {
    const int side = std::atoi(argv[argument]);
    if (side < 1 || side > kMaxSide) return 2;
    const BoxShape boxes = default_box_shape(side);
    for (int made = 0; made < per_side;) {
      Puzzle puzzle = test::pattern(boxes.height, boxes.width);
      mix(puzzle, rng);
      if (!dig_to_half(puzzle, rng)) continue;
      ++made;
      std::puts(format_puzzle(*puzzle.geometry, puzzle.givens, GridStyle::kLine).c_str());
    }
  }
  return 0;
}
