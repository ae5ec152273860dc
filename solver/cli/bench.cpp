// `sudoscope bench`: how fast one algorithm goes through a file. Reading the puzzles is not timed, and neither is the
// immediate check, which is no part of the algorithm.
#include <iostream>
#include <limits>

#include "commands.hpp"
#include "json.hpp"
#include "verdicts.hpp"

namespace sudoscope::cli {
namespace {

std::uint64_t guesses_to_solve(const Puzzle& puzzle, const Args& args, const KnobValues& knobs) {
  const auto search = make_search(*args.algorithm, puzzle, knobs);
  std::uint64_t steps_left = args.max_steps != 0 ? args.max_steps : std::numeric_limits<std::uint64_t>::max();
  while (steps_left > 0 && (args.limit == 0 || search->stats().solutions < args.limit)) {
    const std::uint64_t before = search->stats().steps;
    if (search->run(steps_left) == StepStatus::kExhausted) break;
    steps_left -= search->stats().steps - before;
  }
  return search->stats().guesses;
}

}  // namespace

int bench(const Args& args) {
  const auto knobs = knob_values(*args.algorithm, args.knobs);
  if (!knobs) return usage_error(knobs.error());
  const auto text = read_text(args.file);
  if (!text) return usage_error("The file " + args.file + " cannot be read.");

  const auto [puzzles, status] = read_puzzles(*text, args);
  std::uint64_t guesses = 0;
  const Stopwatch stopwatch;
  for (const Puzzle& puzzle : puzzles) guesses += guesses_to_solve(puzzle, args, knobs.value());
  const double seconds = stopwatch.seconds();

  JsonObject object;
  object.add("algorithm", args.algorithm->id);
  object.add("puzzles", puzzles.size());
  object.add("seconds", seconds);
  object.add("puzzles_per_second", seconds > 0 ? static_cast<double>(puzzles.size()) / seconds : 0.0);
  object.add("guesses", guesses);
  std::cout << object.text() << '\n';
  return status;
}

}  // namespace sudoscope::cli
