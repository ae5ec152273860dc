// tree_window: the part of a search tree that a picture shows, as bars: an icicle, each row a level, each bar
// as wide as its share of the guesses. Bars that would be too narrow to see are merged with their neighbours.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoscope/trace/search_tree.hpp"

namespace sudoscope {

struct TreeBar {
  static constexpr std::uint32_t kNoParent = UINT32_MAX;

  SearchTree::Node node;  // its sums are complete, or those of all guesses merged into it
  double left = 0;        // share of the picture's width, 0 .. 1
  double width = 1;
  std::uint32_t parent = kNoParent;  // index of the bar above
  bool folded = false;               // the part under it has no bars of its own
};

struct TreeWindow {
  // First the guesses above the picture from the givens on, then the picture row by row from left to right.
  std::vector<TreeBar> bars;
  std::size_t root = 0;  // the picture's first bar, as wide as the picture
};

constexpr std::size_t kMostTreeBars = 4096;  // the guesses above the picture not counted

// The picture of the subtree of the guess at `depth` that was open at `position`, or of the nearest one above that
// is kept. `narrowest`: the least share of the width for a bar of its own; grows until at most `most_bars` are left.
TreeWindow tree_window(const SearchTree& tree, std::uint64_t position, std::size_t depth, double narrowest,
                       std::size_t most_bars = kMostTreeBars);

}  // namespace sudoscope
