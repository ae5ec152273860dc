// `sudoscope speedup`: how much sooner several threads are done than one. Reading the puzzles is not timed. The first
// row is the search by itself, not cut; the ratio of the others is to that one.
#include <iomanip>
#include <iostream>
#include <limits>
#include <thread>

#include "commands.hpp"
#include "stopwatch.hpp"
#include "sudoscope/json.hpp"
#include "threads.hpp"
#include "verdicts.hpp"

namespace sudoscope::cli {
namespace {

struct Row {
  unsigned threads;
  double seconds = 0;
  std::uint64_t solutions = 0;
  std::uint64_t steps = 0;
  bool finished = true;
};

Row measure(const std::vector<Puzzle>& puzzles, const KnobValues& knobs, const Args& args, unsigned threads) {
  Row row{threads};
  const Stopwatch stopwatch;
  for (const Puzzle& puzzle : puzzles) {
    const Algorithm& algorithm = algorithm_for(puzzle, args);
    Solve solve(puzzle, algorithm, args.limit, knobs);
    if (threads > 1) {
      solve_on_threads(solve, algorithm, puzzle, knobs, args, threads);
    } else {
      solve.run(args.max_steps != 0 ? args.max_steps : std::numeric_limits<std::uint64_t>::max());
    }
    row.solutions += solve.solutions();
    row.steps += solve.stats().steps;
    row.finished = row.finished && solve.finished();
  }
  row.seconds = stopwatch.seconds();
  return row;
}

void print(const Row& row, double alone_seconds, OutputFormat format) {
  const double ratio = row.seconds > 0 ? alone_seconds / row.seconds : 0;
  if (format == OutputFormat::kJson) {
    JsonObject object;
    object.add("threads", row.threads);
    object.add("seconds", row.seconds);
    object.add("ratio", ratio);
    object.add("solutions", row.solutions);
    object.add("steps", row.steps);
    object.add("status", row.finished ? "finished" : "unfinished");
    std::cout << object.text() << '\n';
    return;
  }
  std::cout << std::setw(7) << row.threads << std::fixed << std::setprecision(3) << std::setw(12) << row.seconds
            << std::setprecision(2) << std::setw(8) << ratio << std::setw(14) << row.solutions << std::setw(16)
            << row.steps << (row.finished ? "" : "  unfinished") << '\n'
            << std::flush;
}

}  // namespace

int speedup(const Args& args) {
  const auto knobs = chosen_knobs(args);
  if (!knobs) return usage_error(knobs.error());
  const auto read = read_puzzles(args);
  if (!read) return read.error();
  const auto& [puzzles, status] = read.value();
  if (puzzles.empty()) return status;
  const unsigned most = args.threads != 0 ? args.threads : std::max(1u, std::thread::hardware_concurrency());
  if (args.format != OutputFormat::kJson) std::cout << "threads     seconds   ratio     solutions           steps\n";
  double alone_seconds = 0;
  // 1, 2, 4, ... and the most.
  for (unsigned threads = 1;; threads = std::min(threads * 2, most)) {
    const Row row = measure(puzzles, knobs.value(), args, threads);
    if (threads == 1) alone_seconds = row.seconds;
    print(row, alone_seconds, args.format);
    if (threads == most) return status;
  }
}

}  // namespace sudoscope::cli
