// Asker: see the header.
#include "diagnose/asker.hpp"

#include <algorithm>

namespace sudoscope::diagnose {
namespace {

// Steps for a question: about 0.1 s of the fast engine's sweeps, or up to a second of other searches at 25x25.
constexpr std::uint64_t kPatienceOfFast = 300'000;
constexpr std::uint64_t kPatience = 20'000;

void take(std::uint64_t& steps, std::uint64_t used) { steps -= std::min(steps, used); }

}  // namespace

Asker::Asker(GeometryPtr geometry, std::uint64_t limit)
    : geometry_(std::move(geometry)),
      limit_(limit),
      fast_(is_fast_geometry(*geometry_) && geometry_->is_all_houses()) {}

void Asker::about(std::span<const Digit> givens) {
  givens_.assign(givens.begin(), givens.end());
  changes_.clear();
  begins_.assign(1, 0);
  answers_.clear();
  solutions_.clear();
  solve_.reset();
  fast_search_.reset();
}

std::size_t Asker::add(std::span<const Change> changes) {
  changes_.insert(changes_.end(), changes.begin(), changes.end());
  begins_.push_back(changes_.size());
  return size() - 1;
}

bool Asker::run(std::uint64_t& steps) {
  while (answers_.size() < size()) {
    if (steps == 0) return false;
    fast_ ? search_fast(steps) : search_one(steps);
  }
  return true;
}

std::span<const Digit> Asker::solution(std::size_t question) const {
  const std::size_t cells = givens_.size();
  return std::span(solutions_).subspan(question * cells, cells);
}

std::vector<Digit> Asker::changed() const {
  std::vector<Digit> digits = givens_;
  for (const Change& change : changes_of(answers_.size())) digits[change.cell] = change.digit;
  return digits;
}

void Asker::answer(const Answer& answer) {
  answers_.push_back(answer);
  solutions_.resize(answers_.size() * givens_.size(), kBlank);
}

void Asker::search_fast(std::uint64_t& steps) {
  if (!fast_search_) {
    const std::vector<Digit> digits = changed();
    FastGrid grid;
    std::copy(digits.begin(), digits.end(), grid.begin());
    fast_search_.emplace(grid);
  }
  using Status = FastSearch::Status;
  Status status = Status::kSolution;
  while (status == Status::kSolution && fast_search_->solutions() < limit_) {
    const std::uint64_t before = fast_search_->sweeps();
    status = fast_search_->run(std::min(steps, kPatienceOfFast - before));
    take(steps, fast_search_->sweeps() - before);
    if (status == Status::kSolution && fast_search_->solutions() == 1) keep(fast_search_->solution());
  }
  const bool known = status != Status::kRunning;
  if (!known && fast_search_->sweeps() < kPatienceOfFast) return;
  answer({fast_search_->solutions(), known, fast_search_->guesses()});
  fast_search_.reset();
}

void Asker::keep(std::span<const Digit> solution) {
  solutions_.resize(answers_.size() * givens_.size(), kBlank);
  solutions_.insert(solutions_.end(), solution.begin(), solution.end());
}

void Asker::search_one(std::uint64_t& steps) {
  if (!solve_) {
    const Puzzle puzzle{geometry_, changed()};
    solve_.emplace(puzzle, preferred_algorithm(puzzle, limit_), limit_);
    take(steps, 1);
  }
  const std::uint64_t before = solve_->stats().steps;
  const bool finished = solve_->run(std::min(steps, kPatience - before));
  const std::uint64_t now = solve_->stats().steps;
  take(steps, now - before);
  if (!finished && now < kPatience) return;
  if (!solve_->solution().empty()) keep(solve_->solution());
  answer({solve_->solutions(), finished, solve_->stats().guesses});
  solve_.reset();
}

}  // namespace sudoscope::diagnose
