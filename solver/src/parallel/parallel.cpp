// One search on several threads: see the header. The queue, the budget and the sum, which the threads share, are here.
#include "sudoscope/parallel/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>

namespace sudoscope {
namespace {

// Steps between two looks at the other threads: microseconds in brute force, some 50 ms in the slowest steps of 49x49.
constexpr std::uint64_t kSliceSteps = 512;

class SharedRun {
 public:
  explicit SharedRun(const ParallelOptions& options)
      : options_(options), steps_left_(options.max_steps != 0 ? options.max_steps : UINT64_MAX) {}

  ParallelOutcome run(std::unique_ptr<Search> search) {
    Splitter splitter(std::move(search), {.least = options_.threads * kSubproblemsEach, .depth = options_.split_depth});
    const bool is_split = split(splitter);
    outcome_.depth = splitter.depth();
    outcome_.findings = {splitter.above().stats.solutions, splitter.above().solution, splitter.above().stats, false};
    if (is_split) {
      queue_ = std::move(splitter.subproblems());
      outcome_.subproblems = unfinished_ = queue_.size();
      outcome_.explored = splitter.above().explored;
      outcome_.enough_threads = run_on_threads(options_.threads, [this] { work(); });
    }
    Findings& found = outcome_.findings;
    found.exhausted = is_split && unfinished_ == 0;
    if (found.exhausted) outcome_.explored = 1;
    if (options_.limit != 0) found.solutions = std::min(found.solutions, options_.limit);
    return std::move(outcome_);
  }

 private:
  // False if the run ended before.
  bool split(Splitter& splitter) {
    std::uint64_t left = steps_left_;
    bool is_split = false;
    bool goes_on = true;
    for (; left > 0 && goes_on && !is_split; left -= std::min(left, kSliceSteps)) {
      const std::uint64_t solutions_before = splitter.above().stats.solutions;
      is_split = splitter.run(std::min(left, kSliceSteps));
      goes_on = tell(splitter.above().stats.solutions - solutions_before);
    }
    steps_left_ -= splitter.above().stats.steps;
    return is_split && goes_on;
  }

  void work() {
    while (Subproblem* subproblem = take()) {
      auto search = std::move(subproblem->search);
      if (options_.make_part) search = options_.make_part(std::move(search));
      Solve solve(std::move(search), options_.limit);
      for (bool goes_on = true; goes_on && !solve.finished();) {
        const std::uint64_t steps = draw();
        const std::uint64_t steps_before = solve.stats().steps;
        const std::uint64_t solutions_before = solve.solutions();
        solve.run(steps);
        give_back(steps - (solve.stats().steps - steps_before));
        goes_on = tell(solve.solutions() - solutions_before) && steps > 0;
      }
      add(solve.findings(), subproblem->share);
    }
  }

  // Null if none is left, or the run is over.
  Subproblem* take() {
    if (is_over_ || options_.stop.stop_requested()) return nullptr;
    const std::size_t index = taken_++;
    return index < queue_.size() ? &queue_[index] : nullptr;
  }

  // Steps for a slice; 0 if none are left.
  std::uint64_t draw() {
    std::uint64_t left = steps_left_;
    while (!steps_left_.compare_exchange_weak(left, left - std::min(left, kSliceSteps))) continue;
    return std::min(left, kSliceSteps);
  }
  void give_back(std::uint64_t steps) { steps_left_ += steps; }

  // Counts solutions just found; false if the run is over.
  bool tell(std::uint64_t solutions) {
    const std::uint64_t sum = solutions_ += solutions;
    if (options_.limit != 0 && sum >= options_.limit) is_over_ = true;
    return !is_over_ && !options_.stop.stop_requested();
  }

  void add(const Findings& part, double share) {
    const std::scoped_lock lock(mutex_);
    outcome_.findings.add(part);
    if (!part.exhausted) return;
    --unfinished_;
    outcome_.explored += share;
    if (options_.on_progress) options_.on_progress(outcome_.explored);
  }

  const ParallelOptions& options_;
  std::vector<Subproblem> queue_;
  std::atomic<std::size_t> taken_ = 0;
  std::atomic<std::uint64_t> steps_left_;
  std::atomic<std::uint64_t> solutions_ = 0;
  std::atomic<bool> is_over_ = false;
  std::mutex mutex_;  // of all members below
  ParallelOutcome outcome_;
  std::size_t unfinished_ = 0;
};

}  // namespace

ParallelOutcome search_in_parallel(std::unique_ptr<Search> search, const ParallelOptions& options) {
  return SharedRun(options).run(std::move(search));
}

}  // namespace sudoscope
