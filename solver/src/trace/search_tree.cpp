// SearchTree: see the header. A subtree is folded when its guess is taken back, while it is the end of the list, so
// that only large subtrees make the list grow; the whole list is gone through only each time that `fold_size_` doubles.
#include "sudoscope/trace/search_tree.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace sudoscope {
namespace {

using Node = SearchTree::Node;

void add_sums(Node& to, const Node& from) {
  to.size += from.size;
  to.failures += from.failures;
  to.solutions += from.solutions;
  to.deepest = std::max(to.deepest, from.deepest);
}

// Two neighbours in the list of the same depth are siblings, and nothing of the left one's subtree is kept.
void merge(Node& left, const Node& right) {
  add_sums(left, right);
  left.guesses += right.guesses;
  left.end = right.end;
}

}  // namespace

SearchTree::SearchTree(std::size_t most_nodes) : nodes_(1), open_{0}, most_nodes_(most_nodes) {
  assert(most_nodes >= 2);
}

void SearchTree::add(const Event& event) {
  ++position_;
  const bool after_restart = std::exchange(restarting_, event.kind == EventKind::kRestart);
  switch (event.kind) {
    case EventKind::kDecide: {
      assert(event.level == open_.size());
      if (nodes_.size() >= most_nodes_) fold_all();
      open_.push_back(static_cast<std::uint32_t>(nodes_.size()));
      nodes_.push_back(
          {.first = position_, .depth = event.level, .deepest = event.level, .cell = event.cell, .digit = event.digit});
      break;
    }
    case EventKind::kBacktrack:
      close(event.level, after_restart);
      break;
    case EventKind::kSolution:
      ++nodes_[open_.back()].solutions;
      break;
    case EventKind::kExhausted:
      close(0, false);
      if (nodes_[0].size == 1 && nodes_[0].solutions == 0) nodes_[0].failures = 1;
      break;
    case EventKind::kStuck:
    case EventKind::kDeduce:
    case EventKind::kAssign:
    case EventKind::kEliminate:
    case EventKind::kExamine:
    case EventKind::kConflict:
    case EventKind::kLearn:
    case EventKind::kLearnAbsent:
    case EventKind::kRestart:
      break;
  }
}

void SearchTree::close(std::size_t level, bool restarting) {
  while (open_.size() > level + 1) {
    const std::size_t at = open_.back();
    open_.pop_back();
    Node& node = nodes_[at];
    node.end = position_;
    node.kept = static_cast<std::uint32_t>(nodes_.size() - at);
    if (node.size == 1 && node.solutions == 0 && !restarting) node.failures = 1;
    add_sums(nodes_[open_.back()], node);
    if (node.size <= fold_size_) fold_last(at);
  }
}

void SearchTree::fold_last(std::size_t node) {
  nodes_.resize(node + 1);
  nodes_[node].kept = 1;
  if (nodes_[node - 1].depth != nodes_[node].depth) return;
  merge(nodes_[node - 1], nodes_[node]);
  nodes_.pop_back();
}

void SearchTree::fold_all() {
  const std::uint64_t all = path()[0].size;
  while (nodes_.size() > most_nodes_ / 2 && fold_size_ < all) {
    fold_size_ = std::max<std::uint64_t>(1, 2 * fold_size_);
    std::size_t kept = 0;
    std::size_t depth = 0;  // of the open guess that comes next
    for (std::size_t from = 0; from < nodes_.size();) {
      Node node = nodes_[from];
      const bool is_open = depth < open_.size() && open_[depth] == from;
      if (is_open) open_[depth++] = static_cast<std::uint32_t>(kept);
      const bool folds = !is_open && node.size <= fold_size_;
      from += folds ? node.kept : 1;
      if (folds) node.kept = 1;
      if (folds && nodes_[kept - 1].depth == node.depth) {
        merge(nodes_[kept - 1], node);
      } else {
        nodes_[kept++] = node;
      }
    }
    nodes_.resize(kept);
    count_kept();
  }
  // Open guesses alone may fill the list: it makes room so as not to try again at each guess.
  most_nodes_ = std::max(most_nodes_, nodes_.size() + nodes_.size() / 2);
}

void SearchTree::count_kept() {
  std::vector<std::size_t> above;
  for (std::size_t at = 0; at <= nodes_.size(); ++at) {
    while (!above.empty() && (at == nodes_.size() || nodes_[above.back()].depth >= nodes_[at].depth)) {
      nodes_[above.back()].kept = static_cast<std::uint32_t>(at - above.back());
      above.pop_back();
    }
    above.push_back(at);
  }
}

std::vector<Node> SearchTree::path() const {
  std::vector<Node> path;
  path.reserve(open_.size());
  for (const std::uint32_t at : open_) {
    path.push_back(nodes_[at]);
    path.back().kept = static_cast<std::uint32_t>(nodes_.size() - at);
  }
  for (std::size_t depth = path.size() - 1; depth > 0; --depth) add_sums(path[depth - 1], path[depth]);
  return path;
}

std::size_t SearchTree::footprint_bytes() const {
  return nodes_.capacity() * sizeof(Node) + open_.capacity() * sizeof(std::uint32_t);
}

}  // namespace sudoscope
