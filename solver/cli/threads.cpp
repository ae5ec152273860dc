// One puzzle searched by several threads: the command's options handed to the library.
#include "threads.hpp"

#include "sudoscope/parallel.hpp"

namespace sudoscope::cli {

double solve_on_threads(Solve& solve, const std::function<std::unique_ptr<Search>()>& make, const Args& args,
                        unsigned threads) {
  if (solve.finished()) return 1;  // the grid itself showed it
  ParallelOutcome outcome = search_in_parallel(
      make(), {.threads = threads, .limit = args.limit, .max_steps = args.max_steps, .split_depth = args.split_depth});
  solve.conclude(std::move(outcome.findings));
  return outcome.explored;
}

}  // namespace sudoscope::cli
