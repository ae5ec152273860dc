// SearchTree: the tree of guesses of a run in bounded memory, however long the run is. Nodes are in the
// order of their guesses, so that a subtree is one stretch of them; when they are too many, small finished
// subtrees are folded: a stretch becomes one node that keeps its sums, and folded neighbours become one.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudoscope/search/event.hpp"

namespace sudoscope {

class SearchTree {
 public:
  static constexpr std::size_t kMostNodes = 65'536;
  // The `end` of a guess that is still open.
  static constexpr std::uint64_t kOpen = UINT64_MAX;

  // One guess with all guesses under it; the first node represents the givens.
  struct Node {
    std::uint64_t first = 0;      // position right after the guess
    std::uint64_t end = kOpen;    // position right after it was taken back
    std::uint64_t size = 1;       // guesses, this one included
    std::uint64_t failures = 0;   // guesses taken back with neither a guess nor a solution under them
    std::uint64_t solutions = 0;  // grids found
    std::uint32_t kept = 1;       // nodes kept of it, this one included
    std::uint32_t guesses = 1;    // neighbours folded into this node: `cell` and `digit` are the first one's
    Level depth = 0;
    Level deepest = 0;  // of the guesses under it
    Cell cell = kNoCell;
    Digit digit = kBlank;
  };

  // `most_nodes`: number of nodes kept, at least 2; open guesses, which are never folded, may be more.
  explicit SearchTree(std::size_t most_nodes = kMostNodes);

  // The next event of the run.
  void add(const Event& event);

  // In the order of their guesses. The sums of an open node leave out its open guess and the part under it: see path().
  std::span<const Node> nodes() const { return nodes_; }
  // The indexes of the open guesses in nodes(), by depth; the first is 0.
  std::span<const std::uint32_t> open() const { return open_; }
  // The open nodes by depth, with complete sums.
  std::vector<Node> path() const;
  std::uint64_t position() const { return position_; }
  std::size_t footprint_bytes() const;

 private:
  void close(std::size_t level, bool restarting);
  void fold_last(std::size_t node);
  void fold_all();
  void count_kept();

  std::vector<Node> nodes_;
  std::vector<std::uint32_t> open_;
  std::size_t most_nodes_;
  std::uint64_t position_ = 0;
  bool restarting_ = false;      // the last event was a restart: guesses that it takes back did not fail
  std::uint64_t fold_size_ = 0;  // finished subtrees of this size or less are folded
};

}  // namespace sudoscope
