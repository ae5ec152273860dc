// One puzzle searched by several threads: the command's options handed to the library.
#include "threads.hpp"

#include "sudoscope/parallel.hpp"

namespace sudoscope::cli {

double solve_on_threads(Solve& solve, const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs,
                        const Args& args, unsigned threads) {
  if (solve.finished()) return 1;  // the grid itself showed it
  const auto part = [&](std::unique_ptr<Search> subproblem) {
    return make_part(algorithm, puzzle, knobs, std::move(subproblem));
  };
  ParallelOutcome outcome =
      search_in_parallel(make_splittable(algorithm, puzzle, knobs), {.threads = threads,
                                                                     .limit = args.limit,
                                                                     .max_steps = args.max_steps,
                                                                     .split_depth = args.split_depth,
                                                                     .make_part = part});
  solve.conclude(std::move(outcome.findings));
  return outcome.explored;
}

}  // namespace sudoscope::cli
