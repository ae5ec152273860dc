// See the header. A cut gives up each guess as soon as it is
// open; to cut a whole tree, one subproblem is cut after another.
#include "sudoscope/search/split.hpp"

#include <algorithm>
#include <iterator>

namespace sudoscope {

bool SplitNode::step(AboveCut& above) {
  Search& search = *parent_.search;
  StepStatus status = search.run(1);
  if (status == StepStatus::kSolution && above.solution.empty())
    above.solution.assign(search.digits().begin(), search.digits().end());
  if (search.stats().level > static_cast<std::uint32_t>(depth_)) {
    children_.push_back({search.clone(), parent_.path, 0});
    children_.back().search->commit();
    children_.back().path.push_back(static_cast<std::uint8_t>(children_.size() - 1));
    status = search.abandon();
  }
  if (status != StepStatus::kExhausted) return false;
  close(above);
  return true;
}

void SplitNode::close(AboveCut& above) {
  above.stats.add(parent_.search->stats());
  if (children_.empty()) above.explored += parent_.share;
  for (Subproblem& child : children_) child.share = parent_.share / static_cast<double>(children_.size());
}

Splitter::Splitter(std::unique_ptr<Search> search, SplitGoal goal) : goal_(goal) {
  parents_.push_back({std::move(search), {}, 1.0});
  finished_ = is_deep_enough();
}

bool Splitter::is_deep_enough() const {
  if (parents_.empty() || parents_.size() >= kMost || !parents_[0].search->is_splittable()) return true;
  return goal_.depth > 0 ? depth_ >= goal_.depth : parents_.size() >= goal_.least;
}

bool Splitter::run(std::uint64_t max_steps) {
  for (; max_steps > 0 && !finished_; --max_steps) {
    if (!node_) node_.emplace(std::move(parents_[current_]), depth_);
    if (node_->step(above_)) close_parent();
  }
  return finished_;
}

void Splitter::close_parent() {
  std::move(node_->children().begin(), node_->children().end(), std::back_inserter(children_));
  node_.reset();
  ++current_;
  if (current_ == parents_.size() || children_.size() + parents_.size() - current_ >= kMost) descend();
}

void Splitter::descend() {
  const auto left = parents_.begin() + static_cast<std::ptrdiff_t>(current_);
  std::move(left, parents_.end(), std::back_inserter(children_));
  parents_ = std::exchange(children_, {});
  current_ = 0;
  ++depth_;
  finished_ = is_deep_enough();
}

SubproblemStream::SubproblemStream(std::unique_ptr<Search> search, int depth) : depth_(depth) {
  waiting_.emplace_back();
  waiting_.back().push_back({std::move(search), {}, 1.0});
}

std::optional<Subproblem> SubproblemStream::next() {
  while (!waiting_.empty()) {
    if (waiting_.back().empty()) {
      waiting_.pop_back();
      continue;
    }
    Subproblem first = std::move(waiting_.back().back());
    waiting_.back().pop_back();
    const int depth = static_cast<int>(waiting_.size()) - 1;
    if (depth == depth_) return first;
    SplitNode node(std::move(first), depth);
    while (!node.step(above_)) continue;
    std::reverse(node.children().begin(), node.children().end());
    waiting_.push_back(std::move(node.children()));
  }
  return std::nullopt;
}

std::unique_ptr<Search> make_splittable(const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs) {
  auto search = make_search(algorithm, puzzle, knobs);
  // Another algorithm would break the constraints: such a search stays whole.
  const bool stays = search->is_splittable() || algorithm_for_constraints(*puzzle.geometry) != nullptr;
  return stays ? std::move(search) : make_search(*find_algorithm("propagate-and-guess"), puzzle);
}

std::unique_ptr<Search> make_part(const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs,
                                  std::unique_ptr<Search> subproblem) {
  const auto digits = subproblem->digits();
  // A solution that the cut itself has counted: its own search skips it, another would count it again.
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
