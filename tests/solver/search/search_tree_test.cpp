// The search tree equals a plain recursive reading of the events; folding keeps its sums, windows its shares.
#include "sudoscope/trace/search_tree.hpp"

#include <map>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/search/catalogue.hpp"
#include "sudoscope/trace/tree_window.hpp"

namespace sudoscope {
namespace {

using namespace test;
using Node = SearchTree::Node;

std::vector<Event> events_of(const Puzzle& puzzle, const Algorithm& algorithm, std::size_t most) {
  const auto search = make_search(algorithm, puzzle, {});
  std::vector<Event> events;
  while (events.size() < most && search->step(events) != StepStatus::kExhausted) {
  }
  return events;
}

// The tree by recursion, each node under the position of its guess.
class NaiveTree {
 public:
  explicit NaiveTree(const std::vector<Event>& events) : events_(events) { root = read({}); }
  Node root;
  std::map<std::uint64_t, Node> nodes;

 private:
  // Reads on until the guess is taken back.
  Node read(Node node) {
    while (at_ < events_.size()) {
      const Event& event = events_[at_];
      if (event.kind == EventKind::kBacktrack && event.level < node.depth) {
        node.end = at_ + 1;
        break;
      }
      ++at_;
      if (event.kind == EventKind::kExhausted) ended_ = true;
      if (event.kind == EventKind::kSolution) ++node.solutions;
      if (event.kind != EventKind::kDecide) continue;
      const Node under =
          read({.first = at_, .depth = event.level, .deepest = event.level, .cell = event.cell, .digit = event.digit});
      node.size += under.size;
      node.failures += under.failures;
      node.solutions += under.solutions;
      node.deepest = std::max(node.deepest, under.deepest);
    }
    const bool is_over = node.end != SearchTree::kOpen || (node.depth == 0 && ended_);
    if (is_over && node.size == 1 && node.solutions == 0) node.failures = 1;
    nodes[node.first] = node;
    return node;
  }

  const std::vector<Event>& events_;
  std::size_t at_ = 0;
  bool ended_ = false;
};

SearchTree tree_of(const std::vector<Event>& events, std::size_t most_nodes) {
  SearchTree tree(most_nodes);
  for (const Event& event : events) tree.add(event);
  return tree;
}

Node with_sums(const SearchTree& tree, std::size_t place) {
  const Node& node = tree.nodes()[place];
  return node.end == SearchTree::kOpen ? tree.path()[node.depth] : node;
}

void check_same(const Node& node, const Node& naive) {
  REQUIRE(node.first == naive.first);
  REQUIRE(node.end == naive.end);
  REQUIRE(node.size == naive.size);
  REQUIRE(node.failures == naive.failures);
  REQUIRE(node.solutions == naive.solutions);
  REQUIRE(node.depth == naive.depth);
  REQUIRE(node.deepest == naive.deepest);
}

// The guesses of a node: its own, and the siblings folded into it.
Node naive_sum(const NaiveTree& naive, const Node& node) {
  Node sum = naive.nodes.at(node.first);
  auto next = naive.nodes.upper_bound(node.first);
  for (std::uint32_t more = 1; more < node.guesses; ++next) {
    if (next->second.depth > node.depth) continue;
    REQUIRE(next->second.depth == node.depth);
    sum.end = next->second.end;
    sum.size += next->second.size;
    sum.failures += next->second.failures;
    sum.solutions += next->second.solutions;
    sum.deepest = std::max(sum.deepest, next->second.deepest);
    ++more;
  }
  return sum;
}

std::vector<Puzzle> puzzles() {
  return {line_file("top95.txt", 1)[0], line_file("hardest_1905_sample.txt", 1)[0], blank(boxes(2, 2, {{"diagonals"}})),
          blank(jigsaw(kJigsaw6))};
}

TEST_CASE("A search tree equals a recursive reading of the events") {
  for (const Puzzle& puzzle : puzzles()) {
    for (const Algorithm& algorithm : watchable_algorithms()) {
      const std::vector<Event> events = events_of(puzzle, algorithm, 30'000);
      const NaiveTree naive(events);
      const SearchTree tree = tree_of(events, 1'000'000);
      REQUIRE(tree.nodes().size() == naive.nodes.size());
      REQUIRE(tree.position() == events.size());
      std::size_t place = 0;
      for (const auto& [first, expected] : naive.nodes) check_same(with_sums(tree, place++), expected);
    }
  }
}

TEST_CASE("A search tree at any moment of a run has complete sums along its open guesses") {
  const std::vector<Event> events = events_of(puzzles()[0], *find_algorithm("propagate-and-guess"), 3'000);
  SearchTree tree;
  for (std::size_t count = 1; count <= events.size(); count += 1) {
    tree.add(events[count - 1]);
    if (count % 97 != 0) continue;
    const NaiveTree naive(std::vector<Event>(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(count)));
    for (const Node& node : tree.path()) check_same(node, naive.nodes.at(node.first));
  }
}

TEST_CASE("A full search tree folds small subtrees and keeps sums, positions and order") {
  for (const Puzzle& puzzle : puzzles()) {
    for (const Algorithm& algorithm : watchable_algorithms()) {
      const std::vector<Event> events = events_of(puzzle, algorithm, 30'000);
      const NaiveTree naive(events);
      for (const std::size_t most : {2, 40, 500}) {
        const SearchTree tree = tree_of(events, most);
        if (most > 2) REQUIRE(tree.nodes().size() <= std::max<std::size_t>(most, 3 * tree.open().size() + 2));
        for (std::size_t place = 0; place < tree.nodes().size(); ++place) {
          const Node node = with_sums(tree, place);
          check_same(node, naive_sum(naive, node));
          // The kept subtrees add up: the missing part is folded into a node without any below it.
          const std::size_t end = place + node.kept;
          std::uint64_t below = node.guesses;
          for (std::size_t child = place + 1; child < end; child += with_sums(tree, child).kept) {
            REQUIRE(with_sums(tree, child).depth == node.depth + 1);
            below += with_sums(tree, child).size;
          }
          if (node.kept > 1) REQUIRE(below == node.size);
        }
        check_same(with_sums(tree, 0), naive.root);
      }
    }
  }
}

void check_window(const TreeWindow& window, double narrowest) {
  const auto& bars = window.bars;
  std::vector<double> under(bars.size());
  for (std::size_t at = window.root + 1; at < bars.size(); ++at) {
    const TreeBar& bar = bars[at];
    const TreeBar& above = bars[bar.parent];
    REQUIRE(bar.parent >= window.root);
    REQUIRE(bar.parent < at);
    REQUIRE(bar.node.depth == above.node.depth + 1);
    REQUIRE(bar.left + 1e-9 >= above.left + under[bar.parent]);
    under[bar.parent] += bar.width;
    REQUIRE(under[bar.parent] <= above.width + 1e-9);
    if (bars[at - 1].parent == bar.parent) REQUIRE((bar.width >= narrowest || bars[at - 1].width >= narrowest));
  }
  for (std::size_t at = window.root; at < bars.size(); ++at)
    if (under[at] > 0) REQUIRE(under[at] == Approx(bars[at].width));
}

TEST_CASE("A tree's window shows every guess as its share, and merges bars that are too narrow") {
  const std::vector<Event> events = events_of(puzzles()[1], *find_algorithm("brute-force"), 200'000);
  const SearchTree tree = tree_of(events, 10'000);
  const TreeWindow all = tree_window(tree, 0, 0, 1.0 / 400);
  REQUIRE(all.root == 0);
  REQUIRE(all.bars.size() > 100);
  REQUIRE(all.bars.size() <= kMostTreeBars);
  check_window(all, 1.0 / 400);
  const TreeWindow few = tree_window(tree, 0, 0, 1.0 / 4000, 200);
  REQUIRE(few.bars.size() <= 200);
  check_window(few, 1.0 / 4000);
}

TEST_CASE("A tree's window opens at a guess, with the guesses that lead to it") {
  const std::vector<Event> events = events_of(puzzles()[0], *find_algorithm("propagate-and-guess"), 30'000);
  const SearchTree tree = tree_of(events, 1'000'000);
  std::size_t place = 0;
  while (tree.nodes()[place].depth < 4 || tree.nodes()[place].kept < 3) ++place;
  const Node& node = tree.nodes()[place];
  const TreeWindow window = tree_window(tree, node.first, node.depth, 0);
  REQUIRE(window.root == node.depth);
  check_same(window.bars[window.root].node, node);
  REQUIRE(window.bars.size() == node.depth + node.kept);
  for (std::size_t depth = 0; depth < window.root; ++depth) {
    REQUIRE(window.bars[depth].node.first <= node.first);
    REQUIRE(window.bars[depth].node.end >= node.end);
  }
  check_window(window, 0);
  // A leaf is shown within the guess above it; a position after all is in the last open guess.
  while (tree.nodes()[place].kept > 1) ++place;
  const Node& leaf = tree.nodes()[place];
  REQUIRE(tree_window(tree, leaf.first, leaf.depth, 0).root == leaf.depth - 1u);
  REQUIRE(tree_window(tree, UINT64_MAX - 1, 0, 0).root == 0);
}

}  // namespace
}  // namespace sudoscope
