// `sudoscope diagnose`: what is wrong with each puzzle and what can be done about it, one JSON object a line.
#include <iostream>
#include <limits>

#include "commands.hpp"
#include "sudoscope/diagnosis.hpp"
#include "verdicts.hpp"

namespace sudoscope::cli {

int diagnose(const Args& args) {
  const auto read = read_puzzles(args);
  if (!read) return read.error();
  for (const Puzzle& puzzle : read.value().puzzles) {
    Diagnosis diagnosis(puzzle, {.most_solutions = args.limit});
    diagnosis.run(args.max_steps != 0 ? args.max_steps : std::numeric_limits<std::uint64_t>::max());
    std::cout << json_of(diagnosis) << '\n' << std::flush;
  }
  return read.value().status;
}

}  // namespace sudoscope::cli
