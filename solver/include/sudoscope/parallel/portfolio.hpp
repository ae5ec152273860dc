// Portfolio: one puzzle searched by several threads at once, each with another seed,
// that exchange learnt clauses until one is done. In rounds, so that the answer and
// the counts are the same on every machine. Native alone: the page has workers.
#pragma once

#include <functional>
#include <memory>

#include "sudoscope/search/solve.hpp"

namespace sudoscope {

struct PortfolioOptions {
  unsigned threads = 1;         // 1 or more
  std::uint64_t limit = 2;      // solutions after which all stop: 1 or 2
  std::uint64_t max_steps = 0;  // of all threads together, 0 = no limit; checked by the round
};

struct PortfolioOutcome {
  // Findings of the search that was done first, or of the first one if none was; the counts are the sums of all.
  Findings findings;
  bool enough_threads = true;  // false: the system does not start as many as asked for, and the search is unfinished
};

// `make(index)`: the search of a thread, at its start; all of one puzzle, by one algorithm.
PortfolioOutcome search_as_portfolio(const std::function<std::unique_ptr<Search>(unsigned)>& make,
                                     const PortfolioOptions& options);

}  // namespace sudoscope
