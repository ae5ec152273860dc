// Passes the command's options to the library, which reports when the system is out of threads.
#include "threads.hpp"

#include <algorithm>

#include "ending.hpp"
#include "speech.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/parallel/parallel.hpp"
#include "sudoscope/parallel/portfolio.hpp"

namespace sudoscope::cli {
namespace {

[[noreturn]] void give_up_threads(unsigned threads) { give_up(spoken(say(MessageId::kTooManyThreads, threads))); }

// True if several seeds beside each other do better than parts of a tree: for one
// solution or two, by a search that learns. A depth of the cut asks for parts.
bool is_for_portfolio(const Algorithm& algorithm, const Args& args) {
  return seeds_of(algorithm) > 1 && (args.limit == 1 || args.limit == 2) && args.split_depth == 0;
}

// Seeds from the one chosen on, which is the first knob.
Findings search_with_seeds(const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs, const Args& args,
                           unsigned threads) {
  const auto seeds = static_cast<unsigned>(seeds_of(algorithm));
  const auto make = [&](unsigned index) {
    KnobValues own = knobs;
    own.resize(std::max(own.size(), std::size_t{1}));
    own[0] = static_cast<std::uint8_t>((own[0] + index) % seeds);
    return make_search(algorithm, puzzle, own);
  };
  const unsigned most = std::min(threads, seeds);
  PortfolioOutcome outcome =
      search_as_portfolio(make, {.threads = most, .limit = args.limit, .max_steps = args.max_steps});
  if (!outcome.enough_threads) give_up_threads(most);
  return std::move(outcome.findings);
}

}  // namespace

void on_threads(unsigned threads, const std::function<void()>& work) {
  if (!run_on_threads(threads, work)) give_up_threads(threads);
}

double solve_on_threads(Solve& solve, const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs,
                        const Args& args, unsigned threads) {
  if (solve.check()) return 1;  // the grid itself shows it
  if (is_for_portfolio(algorithm, args)) {
    solve.conclude(search_with_seeds(algorithm, puzzle, knobs, args, threads));
    return solve.finished() ? 1 : 0;
  }
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
