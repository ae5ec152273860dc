// One search on several threads, each of which takes the next free subproblem. The
// only part of the library with threads; native alone, since the page has workers.
#pragma once

#include <functional>
#include <memory>
#include <stop_token>

#include "sudoscope/search/solve.hpp"
#include "sudoscope/search/split.hpp"

namespace sudoscope {

// Subproblems for each thread or worker: enough that one of several times the average size holds nobody up.
inline constexpr std::size_t kSubproblemsEach = 32;

struct ParallelOptions {
  unsigned threads = 1;         // 1 or more
  std::uint64_t limit = 0;      // solutions after which all stop, 0 = none
  std::uint64_t max_steps = 0;  // of all threads together, 0 = no limit
  int split_depth = 0;          // guesses above the cut, 0 = enough to give each thread kSubproblemsEach
  std::stop_token stop = {};    // stops all within some thousand steps
  // Makes the search to run for a subproblem; if it is empty, the subproblem's own is run.
  std::function<std::unique_ptr<Search>(std::unique_ptr<Search>)> make_part = {};
  // Called with the explored share of the tree, 0..1, when a subproblem is done; by one thread at a time.
  std::function<void(double)> on_progress = {};
};

struct ParallelOutcome {
  // After a run to the end, the findings of one search, whatever the threads; only the solution
  // kept may be another. After a run that the limit ended, only the number of solutions is certain.
  Findings findings;
  double explored = 0;  // share of the tree, 0..1
  int depth = 0;        // guesses above the cut
  std::size_t subproblems = 0;
  bool enough_threads = true;  // false: the system does not start as many as asked for, and the search is unfinished
};

// REQUIRES: the search is at its start.
ParallelOutcome search_in_parallel(std::unique_ptr<Search> search, const ParallelOptions& options);

// Calls `work` on that many threads, this one among them, and returns when all are
// done. False if the system does not start so many: then `work` was not called.
bool run_on_threads(unsigned threads, const std::function<void()>& work);

}  // namespace sudoscope
