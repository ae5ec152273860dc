// The command's options handed to the library, which tells when the system is out of threads.
#include "threads.hpp"

#include "ending.hpp"
#include "speech.hpp"
#include "sudoscope/parallel.hpp"
#include "sudoscope/say.hpp"

namespace sudoscope::cli {
namespace {

[[noreturn]] void give_up_threads(unsigned threads) { give_up(spoken(say(MessageId::kTooManyThreads, threads))); }

}  // namespace

void on_threads(unsigned threads, const std::function<void()>& work) {
  if (!run_on_threads(threads, work)) give_up_threads(threads);
}

double solve_on_threads(Solve& solve, const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs,
                        const Args& args, unsigned threads) {
  if (solve.check()) return 1;  // the grid itself shows it
  const auto part = [&](std::unique_ptr<Search> subproblem) {
    return make_part(algorithm, puzzle, knobs, std::move(subproblem));
  };
  ParallelOutcome outcome =
      search_in_parallel(make_splittable(algorithm, puzzle, knobs), {.threads = threads,
                                                                     .limit = args.limit,
                                                                     .max_steps = args.max_steps,
                                                                     .split_depth = args.split_depth,
                                                                     .make_part = part});
  if (!outcome.enough_threads) give_up_threads(threads);
  solve.conclude(std::move(outcome.findings));
  return outcome.explored;
}

}  // namespace sudoscope::cli
