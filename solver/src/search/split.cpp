// Splitter: see the header. The tree is cut level by level. A parent is searched; whenever it opens a guess, a copy
// made there is a child, and the parent gives that guess up.
#include "sudoscope/split.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sudoscope {

Splitter::Splitter(std::unique_ptr<Search> search, SplitGoal goal) : goal_(goal) {
  parents_.push_back({std::move(search), {}, 1.0});
  finished_ = is_deep_enough();
}

bool Splitter::is_deep_enough() const {
  if (parents_.empty() || parents_.size() >= kMost || !parents_[0].search->is_splittable()) return true;
  return goal_.depth > 0 ? depth_ >= goal_.depth : parents_.size() >= goal_.least;
}

bool Splitter::run(std::uint64_t max_steps) {
  for (; max_steps > 0 && !finished_; --max_steps) expand();
  return finished_;
}

void Splitter::expand() {
  Subproblem& parent = parents_[current_];
  StepStatus status = parent.search->run(1);
  if (status == StepStatus::kSolution && solution_.empty())
    solution_.assign(parent.search->digits().begin(), parent.search->digits().end());
  if (parent.search->stats().level > static_cast<std::uint32_t>(depth_)) {
    children_.push_back({parent.search->clone(), parent.path, 0});
    children_.back().search->commit();
    children_.back().path.push_back(static_cast<std::uint8_t>(children_.size() - 1 - first_child_));
    status = parent.search->abandon();
  }
  if (status == StepStatus::kExhausted) close_parent();
}

void Splitter::close_parent() {
  const Subproblem& parent = parents_[current_];
  settled_.add(parent.search->stats());
  const auto born = static_cast<double>(children_.size() - first_child_);
  if (born == 0) explored_ += parent.share;
  for (; first_child_ < children_.size(); ++first_child_) children_[first_child_].share = parent.share / born;
  ++current_;
  if (current_ == parents_.size() || children_.size() + parents_.size() - current_ >= kMost) descend();
}

void Splitter::descend() {
  const auto left = parents_.begin() + static_cast<std::ptrdiff_t>(current_);
  std::move(left, parents_.end(), std::back_inserter(children_));
  parents_ = std::exchange(children_, {});
  current_ = first_child_ = 0;
  ++depth_;
  finished_ = is_deep_enough();
}

std::unique_ptr<Search> make_splittable(const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs) {
  auto search = make_search(algorithm, puzzle, knobs);
  return search->is_splittable() ? std::move(search) : make_search(*find_algorithm("propagate-and-guess"), puzzle);
}

std::unique_ptr<Search> make_part(const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs,
                                  std::unique_ptr<Search> subproblem) {
  const auto digits = subproblem->digits();
  // A solution that the cut itself has counted: its own search knows that, another would count it again.
  if (std::find(digits.begin(), digits.end(), kBlank) == digits.end()) return subproblem;
  auto own = make_search(algorithm, {puzzle.geometry, {digits.begin(), digits.end()}}, knobs);
  return own->is_splittable() ? std::move(subproblem) : std::move(own);
}

bool follow(Search& search, const SplitPath& path) {
  for (std::size_t depth = 0; depth < path.size(); ++depth) {
    for (int tried = 0;; ++tried) {
      while (search.stats().level <= depth)
        if (search.run(1) == StepStatus::kExhausted) return false;
      if (tried == path[depth]) break;
      if (search.abandon() == StepStatus::kExhausted) return false;
    }
  }
  search.commit();
  return true;
}

}  // namespace sudoscope
