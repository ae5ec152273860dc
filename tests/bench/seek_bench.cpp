// How fast a long run can be sought in and what it holds meanwhile: a brute-force run on a 9x9 made to defeat it.
// Usage: seek_bench [STEPS] (100 million). Prints one figure a line.
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "sudoscope/player.hpp"

namespace {

using namespace sudoscope;
using Clock = std::chrono::steady_clock;

constexpr std::string_view kHardForBruteForce =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

double ms_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t steps = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 100'000'000;
  const auto geometry = Geometry::boxes(3, 3).value();
  Puzzle puzzle{geometry, std::vector<Digit>(81, kBlank)};
  for (std::size_t cell = 0; cell < 81; ++cell)
    if (kHardForBruteForce[cell] != '.') puzzle.givens[cell] = static_cast<Digit>(kHardForBruteForce[cell] - '1');

  Player player(puzzle, *find_algorithm("brute-force"), 0);
  const auto start = Clock::now();
  while (player.explored_steps() < steps && player.explore(1'000'000)) {
  }
  std::printf("explored    %llu steps, %llu events in %.1f s\n",
              static_cast<unsigned long long>(player.explored_steps()), static_cast<unsigned long long>(player.known()),
              ms_since(start) / 1000);

  constexpr int kSeeks = 1000;
  std::uint64_t random = 88172645463325252;  // xorshift64 (G. Marsaglia, 2003)
  double total_ms = 0;
  double most_ms = 0;
  for (int i = 0; i < kSeeks; ++i) {
    random ^= random << 13;
    random ^= random >> 7;
    random ^= random << 17;
    const auto seek_start = Clock::now();
    player.seek(random % (player.known() + 1));
    const double ms = ms_since(seek_start);
    total_ms += ms;
    most_ms = std::max(most_ms, ms);
  }
  const auto back_start = Clock::now();
  player.previous_of(event_bit(EventKind::kSolution));
  std::printf("seek        %.3f ms on average, %.3f ms at most, of %d\n", total_ms / kSeeks, most_ms, kSeeks);
  std::printf("to solution %.3f ms, the last one before\n", ms_since(back_start));
  std::printf("keyframes   %zu\n", player.keyframe_count());
  std::printf("player      %.1f MB\n", static_cast<double>(player.footprint_bytes()) / 1e6);
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  std::printf("process     %.1f MB at its peak\n", static_cast<double>(usage.ru_maxrss) * 1024 / 1e6);
}
