// Solve: the immediate check first, because it answers in microseconds what a search may never end on.
#include "sudoscope/solve.hpp"

#include <cassert>

namespace sudoscope {

Solve::Solve(const Puzzle& puzzle, const Algorithm& algorithm, std::uint64_t limit, const KnobValues& knobs)
    : search_(make_search(algorithm, puzzle, knobs)), contradiction_(find_contradiction(puzzle)), limit_(limit) {
  finished_ = exhausted_ = contradiction_.has_value();
}

bool Solve::run(std::uint64_t max_steps) {
  while (!finished_ && max_steps > 0) {
    const std::uint64_t before = stats().steps;
    const StepStatus status = search_->run(max_steps);
    max_steps -= stats().steps - before;
    if (status == StepStatus::kSolution) {
      ++solutions_;
      if (solution_.empty()) solution_.assign(search_->digits().begin(), search_->digits().end());
    }
    exhausted_ = status == StepStatus::kExhausted;
    finished_ = exhausted_ || (limit_ != 0 && solutions_ >= limit_);
  }
  return finished_;
}

SolveStatus Solve::status() const {
  if (solutions_ >= 2) return SolveStatus::kSeveral;
  if (exhausted_) return solutions_ == 1 ? SolveStatus::kUnique : SolveStatus::kNone;
  return finished_ ? SolveStatus::kSolved : SolveStatus::kUnfinished;
}

std::string_view name_of(SolveStatus status) {
  switch (status) {
    case SolveStatus::kUnfinished:
      return "unfinished";
    case SolveStatus::kUnique:
      return "unique";
    case SolveStatus::kSeveral:
      return "several";
    case SolveStatus::kNone:
      return "none";
    case SolveStatus::kSolved:
      return "solved";
  }
  return {};
}

const Algorithm& preferred_algorithm(const Geometry&) {
  const Algorithm* algorithm = find_algorithm("propagate-and-guess");
  assert(algorithm != nullptr);
  return *algorithm;
}

}  // namespace sudoscope
