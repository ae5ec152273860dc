// `sudoscope diagnose`: the faults of each puzzle and ways to mend them, one JSON object a line.
#include <iostream>
#include <limits>

#include "commands.hpp"
#include "entries.hpp"
#include "sudoscope/diagnose/diagnosis.hpp"

namespace sudoscope::cli {

int diagnose(const Args& args) {
  return for_each_entry(args, [&](const Entry& entry) {
    const auto puzzle = read_puzzle(entry, args);
    if (!puzzle) return kBadPuzzle;
    Diagnosis diagnosis(puzzle.value(), {.most_solutions = args.limit});
    diagnosis.run(args.max_steps != 0 ? args.max_steps : std::numeric_limits<std::uint64_t>::max());
    std::cout << json_of(diagnosis, &english()) << '\n' << std::flush;
    return 0;
  });
}

}  // namespace sudoscope::cli
