// The speed of seeks in a long run and its memory, for each algorithm: all solutions of an empty grid,
// a run without an end. Prints one line an algorithm. Usage: seek_bench [STEPS [BOX [ALGORITHM...]]]:
// steps to explore (10 million), height and width of a box (3), the algorithms (all of them).
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "processor_time.hpp"
#include "sudoscope/base/rng.hpp"
#include "sudoscope/trace/player.hpp"

namespace {

using namespace sudoscope;
using test::processor_seconds;
using Clock = std::chrono::steady_clock;

constexpr int kSeeks = 1000;
// Processor time that exploring may take, so that a search that learns, and keeps clauses of each solution, ends too.
double most_seconds(std::uint64_t steps) { return std::max(60.0, static_cast<double>(steps) * 4e-6); }

double ms_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

void measure(const Algorithm& algorithm, std::uint64_t steps, int box) {
  const auto geometry = Geometry::boxes(box, box).value();
  Player player(Puzzle{geometry, std::vector<Digit>(geometry->cell_count(), kBlank)}, algorithm, 0);
  const auto start = Clock::now();
  while (player.explored_steps() < steps && processor_seconds() < most_seconds(steps) && player.explore(10'000)) {
  }
  const double explored_ms = ms_since(start);

  Rng rng(1);
  double total_ms = 0;
  double most_ms = 0;
  for (int i = 0; i < kSeeks; ++i) {
    const std::uint64_t target = rng.next() % (player.known() + 1);
    const auto seek_start = Clock::now();
    player.seek(target);
    const double ms = ms_since(seek_start);
    total_ms += ms;
    most_ms = std::max(most_ms, ms);
  }
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  std::printf("%-30s %11llu %12llu %8.1f %9.2f %9.2f %9zu %9.1f %9.1f\n", std::string(algorithm.id).c_str(),
              static_cast<unsigned long long>(player.explored_steps()), static_cast<unsigned long long>(player.known()),
              explored_ms / 1000, total_ms / kSeeks, most_ms, player.keyframe_count(),
              static_cast<double>(player.footprint_bytes()) / 1e6, static_cast<double>(usage.ru_maxrss) * 1024 / 1e6);
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t steps = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 10'000'000;
  const int box = argc > 2 ? std::atoi(argv[2]) : 3;
  const std::vector<std::string> wanted(argv + std::min(argc, 3), argv + argc);
  std::printf("%-30s %11s %12s %8s %9s %9s %9s %9s %9s\n", "", "steps", "events", "s", "seek ms", "at most",
              "keyframes", "player MB", "process");
  std::fflush(stdout);
  for (const Algorithm& algorithm : catalogue()) {
    if (!algorithm.watchable) continue;
    if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), algorithm.id) == wanted.end()) continue;
    // A process each, whose peak is its own.
    const pid_t child = fork();
    if (child == 0) {
      measure(algorithm, steps, box);
      std::_Exit(0);
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) < 0 || status != 0) return 1;
  }
}
