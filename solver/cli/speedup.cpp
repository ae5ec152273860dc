// `sudoscope speedup`: the time of several threads against that of one. Reading the puzzles is
// not timed. The first row is the search by itself, not cut; the others show their ratio to it.
#include <algorithm>
#include <array>
#include <iostream>
#include <limits>
#include <thread>

#include "commands.hpp"
#include "number_words.hpp"
#include "speech.hpp"
#include "stopwatch.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/base/say.hpp"
#include "text_table.hpp"
#include "threads.hpp"
#include "verdicts.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

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

double ratio_of(const Row& row, double alone_seconds) { return row.seconds > 0 ? alone_seconds / row.seconds : 0; }

JsonObject object_of(const Row& row, double alone_seconds) {
  JsonObject object;
  object.add("threads", row.threads);
  object.add("seconds", row.seconds);
  object.add("ratio", ratio_of(row, alone_seconds));
  object.add("solutions", row.solutions);
  object.add("steps", row.steps);
  object.add("status", row.finished ? "finished" : "unfinished");
  return object;
}

// A line of the table, whose rows come one after another: columns are as wide as most numbers need.
std::string line_of(const std::array<std::string, 5>& cells) {
  constexpr std::array<std::size_t, 5> kWidths{7, 12, 8, 14, 16};
  std::string line;
  for (std::size_t column = 0; column < cells.size(); ++column) {
    const std::size_t width = width_of(cells[column]);
    line += std::string(std::max(kWidths[column], width) - width, ' ') + cells[column];
  }
  return line;
}

std::string head() {
  return line_of({spoken(say(Id::kHeadThreads)), spoken(say(Id::kHeadSeconds)), spoken(say(Id::kHeadRatio)),
                  spoken(say(Id::kHeadSolutions)), spoken(say(Id::kHeadSteps))});
}

std::string line_of(const Row& row, double alone_seconds) {
  const std::string line = line_of({std::to_string(row.threads), decimal_words(row.seconds, 3),
                                    decimal_words(ratio_of(row, alone_seconds), 2), std::to_string(row.solutions),
                                    std::to_string(row.steps)});
  return row.finished ? line : line + "  " + spoken(status_words(SolveStatus::kUnfinished));
}

}  // namespace

int speedup(const Args& args) {
  const auto knobs = chosen_knobs(args);
  if (!knobs) return usage_error(knobs.error());
  const auto read = read_puzzles(args);
  if (!read) return read.error();
  const auto& [puzzles, lines, status] = read.value();
  if (puzzles.empty()) return status;
  const unsigned most = args.threads != 0 ? args.threads : std::max(1u, std::thread::hardware_concurrency());
  const bool as_json = args.format == OutputFormat::kJson;
  if (!as_json) std::cout << head() << '\n';
  double alone_seconds = 0;
  // 1, 2, 4, ... and the most.
  for (unsigned threads = 1;; threads = std::min(threads * 2, most)) {
    const Row row = measure(puzzles, knobs.value(), args, threads);
    if (threads == 1) alone_seconds = row.seconds;
    std::cout << (as_json ? object_of(row, alone_seconds).text() : line_of(row, alone_seconds)) << std::endl;
    if (threads == most) return status;
  }
}

}  // namespace sudoscope::cli
