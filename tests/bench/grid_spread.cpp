// The evenness of generated 9x9 puzzles: grid_spread [--uniform SEED COUNT] FILE...
//
// A file has one puzzle with one solution a line, 81 characters. For the puzzles it prints the number
// of givens and their evenness on cells and digits; for their solutions the permutations that map the
// digits of one row of a band, or column of a stack, to another: their cycles are the same in all
// equivalent grids. --uniform prints the same for a uniform choice of grids: three boxes on the
// diagonal are filled at random, COUNT times, and every hundredth way to fill the rest is examined.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "sudoscope/base/rng.hpp"
#include "sudoscope/base/shuffle.hpp"
#include "sudoscope/fast/fast.hpp"

using namespace sudoscope;

namespace {

// Number of occurrences of each kind of cycles, and number of grids.
struct Cycles {
  std::map<std::string, std::uint64_t, std::greater<>> met;
  std::uint64_t grids = 0;
};

// `first`, `second`: two lines with the same digits in another order.
std::string cycles_between(const std::array<Digit, 9>& first, const std::array<Digit, 9>& second) {
  std::array<Digit, 9> next{};
  for (std::size_t i = 0; i < 9; ++i) next[first[i]] = second[i];
  std::string lengths;
  std::array<bool, 9> seen{};
  for (std::size_t digit = 0; digit < 9; ++digit) {
    char length = '0';
    for (std::size_t at = digit; !seen[at]; at = next[at], ++length) seen[at] = true;
    if (length > '0') lengths += length;
  }
  std::sort(lengths.begin(), lengths.end(), std::greater<>());
  return lengths;
}

void look_at(const FastGrid& grid, Cycles& cycles) {
  const auto line = [&](std::size_t number, bool is_row) {
    std::array<Digit, 9> digits{};
    for (std::size_t i = 0; i < 9; ++i) digits[i] = is_row ? grid[9 * number + i] : grid[9 * i + number];
    return digits;
  };
  for (const bool are_rows : {true, false})
    for (std::size_t one = 0; one < 9; ++one)
      for (std::size_t other = one + 1; other < one - one % 3 + 3; ++other)
        ++cycles.met[cycles_between(line(one, are_rows), line(other, are_rows))];
  ++cycles.grids;
}

Cycles uniform(std::uint64_t seed, int count) {
  constexpr std::uint64_t kOneOf = 100;
  Rng rng(seed);
  Cycles cycles;
  for (std::uint64_t solutions = 0; count > 0; --count) {
    FastGrid diagonal;
    diagonal.fill(kBlank);
    for (std::size_t box = 0; box < 3; ++box) {
      const auto digits = shuffled_numbers<Digit>(9, rng);
      for (std::size_t i = 0; i < 9; ++i) diagonal[9 * (3 * box + i / 3) + 3 * box + i % 3] = digits[i];
    }
    FastSearch search(diagonal, instruction_sets().back());
    while (search.run(UINT64_MAX) == FastSearch::Status::kSolution)
      if (++solutions % kOneOf == 0) look_at(search.solution(), cycles);
  }
  return cycles;
}

void print(const Cycles& cycles) {
  std::uint64_t all = 0;
  for (const auto& [lengths, count] : cycles.met) all += count;
  std::printf("  grids %llu, cycles between two lines, in %%:", static_cast<unsigned long long>(cycles.grids));
  for (const auto& [lengths, count] : cycles.met)
    std::printf(" %s %.2f", lengths.c_str(), 100.0 * static_cast<double>(count) / static_cast<double>(all));
  std::printf("\n");
}

// The sum of squared differences from the expected counts, divided
// by these: about 1 a degree of freedom if chance alone decides.
template <std::size_t kSize>
double unevenness(const std::array<std::uint64_t, kSize>& counts) {
  double all = 0, sum = 0;
  for (const std::uint64_t count : counts) all += static_cast<double>(count);
  const double expected = all / kSize;
  for (const std::uint64_t count : counts)
    sum += (static_cast<double>(count) - expected) * (static_cast<double>(count) - expected) / expected;
  return sum / (kSize - 1);
}

bool print_file(const char* name) {
  std::ifstream file(name);
  if (!file) {
    std::fprintf(stderr, "%s cannot be read.\n", name);
    return false;
  }
  std::vector<FastGrid> puzzles;
  for (std::string line; std::getline(file, line);) {
    if (line.size() < kFastCells || line.front() == '#') continue;
    FastGrid& puzzle = puzzles.emplace_back();
    for (std::size_t cell = 0; cell < kFastCells; ++cell)
      puzzle[cell] = line[cell] >= '1' && line[cell] <= '9' ? static_cast<Digit>(line[cell] - '1') : kBlank;
  }
  std::vector<FastAnswer> answers(puzzles.size());
  solve_many(puzzles, 2, answers, instruction_sets().back());
  std::map<int, std::uint64_t> puzzles_with;  // by givens
  std::array<std::uint64_t, kFastCells> by_cell{};
  std::array<std::uint64_t, 9> by_digit{};
  Cycles cycles;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (answers[i].solutions != 1) {
      std::fprintf(stderr, "%s: puzzle %zu does not have one solution.\n", name, i + 1);
      return false;
    }
    int givens = 0;
    for (std::size_t cell = 0; cell < kFastCells; ++cell) {
      if (puzzles[i][cell] == kBlank) continue;
      ++givens;
      ++by_cell[cell];
      ++by_digit[puzzles[i][cell]];
    }
    ++puzzles_with[givens];
    look_at(answers[i].solution, cycles);
  }
  std::printf("%s\n  puzzles %zu, by givens:", name, puzzles.size());
  for (const auto& [givens, count] : puzzles_with)
    std::printf(" %d %.2f%%", givens, 100.0 * static_cast<double>(count) / static_cast<double>(puzzles.size()));
  std::printf("\n  unevenness by cell %.2f, by digit %.2f\n", unevenness(by_cell), unevenness(by_digit));
  print(cycles);
  return true;
}

int number_of(const std::string& text) {
  int number = -1;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

}  // namespace

int main(int argc, char** argv) {
  int next = 1;
  if (argc > 3 && std::string(argv[1]) == "--uniform") {
    const int seed = number_of(argv[2]), count = number_of(argv[3]);
    if (seed < 0 || count < 1) {
      std::fprintf(stderr, "Usage: grid_spread [--uniform SEED COUNT] FILE...\n");
      return 2;
    }
    std::printf("every grid as likely\n");
    print(uniform(static_cast<std::uint64_t>(seed), count));
    next = 4;
  }
  for (; next < argc; ++next)
    if (!print_file(argv[next])) return 1;
  return 0;
}
