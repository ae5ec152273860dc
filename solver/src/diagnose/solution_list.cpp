// SolutionList: see the header.
#include "sudoscope/diagnose/solution_list.hpp"

#include <algorithm>
#include <vector>

#include "sudoscope/search/solve.hpp"

namespace sudoscope {

class SolutionList::State {
 public:
  State(const Puzzle& puzzle, std::uint64_t limit, std::size_t keep)
      : side_(static_cast<std::size_t>(puzzle.geometry->side())),
        limit_(limit),
        keep_(keep),
        search_(make_search(preferred_algorithm(puzzle, limit), puzzle)),
        having_(puzzle.givens.size() * side_, 0) {}

  bool run(std::uint64_t& steps, std::uint64_t until) {
    while (!finished_ && (until == 0 || count_ < until)) {
      if (steps == 0) return false;
      const std::uint64_t before = search_->stats().steps;
      const StepStatus status = search_->run(steps);
      // A solution costs a look at every cell.
      steps -= std::min(steps, search_->stats().steps - before + 1);
      if (status == StepStatus::kSolution) meet(search_->digits());
      if (status == StepStatus::kExhausted) complete_ = finished_ = true;
      if (count_ == limit_ && limit_ > 0) finished_ = true;
    }
    return true;
  }

  bool finished() const { return finished_; }
  bool complete() const { return complete_; }
  std::uint64_t count() const { return count_; }
  std::span<const std::uint64_t> having() const { return having_; }
  std::size_t kept() const { return kept_.size() / cells(); }
  std::span<const Digit> solution(std::size_t index) const {
    return std::span(kept_).subspan(index * cells(), cells());
  }

 private:
  std::size_t cells() const { return having_.size() / side_; }

  void meet(std::span<const Digit> solution) {
    ++count_;
    for (std::size_t cell = 0; cell < solution.size(); ++cell) ++having_[cell * side_ + solution[cell]];
    if (kept() < keep_) kept_.insert(kept_.end(), solution.begin(), solution.end());
  }

  std::size_t side_;
  std::uint64_t limit_;
  std::size_t keep_;
  std::unique_ptr<Search> search_;
  std::vector<std::uint64_t> having_;
  std::vector<Digit> kept_;
  std::uint64_t count_ = 0;
  bool finished_ = false;
  bool complete_ = false;
};

SolutionList::SolutionList(const Puzzle& puzzle, std::uint64_t limit, std::size_t keep)
    : state_(std::make_unique<State>(puzzle, limit, keep)) {}
SolutionList::SolutionList(SolutionList&&) noexcept = default;
SolutionList::~SolutionList() = default;
bool SolutionList::run(std::uint64_t& steps, std::uint64_t until) { return state_->run(steps, until); }
bool SolutionList::finished() const { return state_->finished(); }
bool SolutionList::complete() const { return state_->complete(); }
std::uint64_t SolutionList::count() const { return state_->count(); }
std::span<const std::uint64_t> SolutionList::having() const { return state_->having(); }
std::size_t SolutionList::kept() const { return state_->kept(); }
std::span<const Digit> SolutionList::solution(std::size_t index) const { return state_->solution(index); }

}  // namespace sudoscope
