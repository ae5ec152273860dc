// The time until the conflict set of a mistyped large grid is shown, its size, and the time until it
// is known to be minimal. Every grid of a file gets a given that clashes with no other and that leaves
// no solution. Usage: conflict_bench FILE [MOST [SEED]]    a puzzle of side * side characters a line
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>

#include "../solver/search/puzzles.hpp"
#include "processor_time.hpp"
#include "sudoscope/diagnose/conflict_set.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/techniques/find_contradiction.hpp"

namespace {

using namespace sudoscope;
using namespace sudoscope::test;

constexpr int kTypos = 100;               // tries for one that leaves no solution
constexpr std::uint64_t kVerdict = 2000;  // steps to see that: with more, the grid is left out
constexpr std::uint64_t kSlice = 200;     // steps between two looks at the set

std::optional<Puzzle> mistyped(const Puzzle& puzzle, Rng& rng) {
  for (int i = 0; i < kTypos; ++i) {
    Puzzle changed = change_one(puzzle, rng);
    if (find_contradiction(changed)) continue;
    Solve solve(changed, preferred_algorithm(changed, 1), 1);
    if (solve.run(kVerdict) && solve.solutions() == 0) return changed;
  }
  return std::nullopt;
}

void measure(const Puzzle& puzzle) {
  std::size_t givens = 0;
  for (const Digit digit : puzzle.givens) givens += digit != kBlank ? 1 : 0;
  const double begin = processor_seconds();
  ConflictFinder set(puzzle);
  double first = 0;
  double smallest = 0;
  std::size_t size = givens;
  for (bool done = false; !done;) {
    std::uint64_t steps = kSlice;
    done = set.run(steps);
    const auto conflict = set.conflict();
    const double now = processor_seconds() - begin;
    if (!conflict || conflict->cells.size() >= size) continue;
    size = conflict->cells.size();
    smallest = now;
    if (first == 0) first = now;
  }
  std::printf("%6zu %8.2f %8zu %8.2f %8s %8.2f\n", givens, first, set.conflict()->cells.size(), smallest,
              set.conflict()->minimal ? "yes" : "no", processor_seconds() - begin);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return std::fprintf(stderr, "Usage: conflict_bench FILE [MOST [SEED]]\n"), 2;
  std::ifstream file(argv[1]);
  const int most = argc > 2 ? std::atoi(argv[2]) : 10;
  Rng rng(argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1);
  std::printf("%6s %8s %8s %8s %8s %8s\n", "givens", "first s", "left", "after s", "minimal", "chain s");
  std::string line;
  for (int i = 0; i < most && std::getline(file, line);) {
    const auto parsed = parse_puzzle(line);
    if (!parsed || parsed.value().puzzle.geometry->side() < 10) continue;
    ++i;
    if (const auto puzzle = mistyped(parsed.value().puzzle, rng)) measure(*puzzle);
  }
}
