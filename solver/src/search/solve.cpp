// Solve: the immediate check first, because it answers in microseconds what a search may never end on.
#include "sudoscope/solve.hpp"

#include <cassert>
#include <utility>

namespace sudoscope {

void Findings::add(const Findings& part) {
  solutions += part.solutions;
  if (solution.empty()) solution = part.solution;
  stats.add(part.stats);
}

Solve::Solve(const Puzzle& puzzle, const Algorithm& algorithm, std::uint64_t limit, const KnobValues& knobs)
    : Solve(make_search(algorithm, puzzle, knobs), limit) {
  contradiction_ = find_contradiction(puzzle);
  finished_ = found_.exhausted = contradiction_.has_value();
}

Solve::Solve(std::unique_ptr<Search> search, std::uint64_t limit) : search_(std::move(search)), limit_(limit) {}

bool Solve::run(std::uint64_t max_steps) {
  while (!finished_ && max_steps > 0) {
    const std::uint64_t before = search_->stats().steps;
    const StepStatus status = search_->run(max_steps);
    max_steps -= search_->stats().steps - before;
    if (status == StepStatus::kSolution) {
      ++found_.solutions;
      if (found_.solution.empty()) found_.solution.assign(search_->digits().begin(), search_->digits().end());
    }
    found_.exhausted = status == StepStatus::kExhausted;
    finished_ = is_enough();
    if (finished_ || max_steps == 0) found_.stats = search_->stats();
  }
  return finished_;
}

void Solve::conclude(Findings findings) {
  found_ = std::move(findings);
  finished_ = is_enough();
}

bool Solve::is_enough() const { return found_.exhausted || (limit_ != 0 && found_.solutions >= limit_); }

SolveStatus Solve::status() const {
  if (found_.solutions >= 2) return SolveStatus::kSeveral;
  if (found_.exhausted) return found_.solutions == 1 ? SolveStatus::kUnique : SolveStatus::kNone;
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

const Algorithm& preferred_algorithm(const Geometry& geometry) {
  const Algorithm* algorithm = find_algorithm("sudoscope-9");
  assert(algorithm != nullptr);
  if (!why_not(*algorithm, geometry).empty()) algorithm = find_algorithm("propagate-and-guess");
  assert(algorithm != nullptr);
  return *algorithm;
}

}  // namespace sudoscope
