// tree_window: see the header. Breadth first: the list of bars is its own queue.
#include "sudoscope/trace/tree_window.hpp"

#include <algorithm>

namespace sudoscope {
namespace {

using Node = SearchTree::Node;

class Drawing {
 public:
  explicit Drawing(const SearchTree& tree) : tree_(tree), path_(tree.path()) {}

  TreeWindow draw(std::uint64_t position, std::size_t depth, double narrowest, std::size_t most_bars) {
    TreeWindow window;
    do {
      bars_.clear();
      places_.clear();
      descend(position, depth);
      window.root = bars_.size() - 1;
      for (std::size_t at = window.root; at < bars_.size() && bars_.size() - window.root <= most_bars; ++at)
        draw_under(at, narrowest);
      narrowest *= 2;
    } while (bars_.size() - window.root > most_bars && narrowest < 2);
    window.bars = std::move(bars_);
    return window;
  }

 private:
  // A node with complete sums.
  const Node& node(std::size_t place) const {
    const Node& node = tree_.nodes()[place];
    return node.end == SearchTree::kOpen ? path_[node.depth] : node;
  }

  void put(const TreeBar& bar, std::size_t place) {
    bars_.push_back(bar);
    places_.push_back(place);
  }

  // The guesses from the givens down to the one to start with.
  void descend(std::uint64_t position, std::size_t depth) {
    put({.node = node(0)}, 0);
    while (bars_.size() <= depth) {
      const std::size_t above = places_.back();
      const std::size_t end = above + node(above).kept;
      std::size_t place = above + 1;
      while (place < end && node(place).end <= position) place += node(place).kept;
      if (place == end || node(place).first > position || node(place).kept == 1) return;
      put({.node = node(place), .parent = static_cast<std::uint32_t>(bars_.size() - 1)}, place);
    }
  }

  void draw_under(std::size_t at, double narrowest) {
    const TreeBar above = bars_[at];
    if (above.folded) return;
    const std::size_t place = places_[at];
    const std::size_t end = place + node(place).kept;
    if (end == place + 1) {
      bars_[at].folded = above.node.size > above.node.guesses;
      return;
    }
    const double share = above.width / static_cast<double>(above.node.size - 1);
    double left = above.left;
    bool joins = false;  // the last bar is still too narrow
    for (std::size_t child = place + 1; child < end; child += node(child).kept) {
      const double width = share * static_cast<double>(node(child).size);
      const bool is_narrow = width < narrowest;
      if (joins && is_narrow) {
        join(bars_.back(), node(child), width);
      } else {
        const bool folded = is_narrow && node(child).size > 1;
        put({node(child), left, width, static_cast<std::uint32_t>(at), folded}, child);
      }
      joins = is_narrow && bars_.back().width < narrowest;
      left += width;
    }
  }

  static void join(TreeBar& bar, const Node& right, double width) {
    bar.node.size += right.size;
    bar.node.failures += right.failures;
    bar.node.solutions += right.solutions;
    bar.node.guesses += right.guesses;
    bar.node.deepest = std::max(bar.node.deepest, right.deepest);
    bar.node.end = right.end;
    bar.width += width;
    bar.folded = true;
  }

  const SearchTree& tree_;
  std::vector<Node> path_;
  std::vector<TreeBar> bars_;
  std::vector<std::size_t> places_;  // of each bar's node
};

}  // namespace

TreeWindow tree_window(const SearchTree& tree, std::uint64_t position, std::size_t depth, double narrowest,
                       std::size_t most_bars) {
  return Drawing(tree).draw(position, depth, narrowest, most_bars);
}

}  // namespace sudoscope
