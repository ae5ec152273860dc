// Implications between candidates: a node is a digit in a cell (on) or its absence
// (off); a cause is the reason for a step; and the length of a chain adds to its rating.
#pragma once

#include "rating/se/grid.hpp"

namespace sudoscope::rating {

using Node = std::uint16_t;  // 2 * candidate, and 1 for on
inline constexpr int kNodes = 2 * kCandidates;
inline constexpr Node kNoNode = 0xFFFF;

constexpr Node on(int candidate) { return static_cast<Node>(2 * candidate + 1); }
constexpr Node off(int candidate) { return static_cast<Node>(2 * candidate); }
constexpr Node opposite(Node node) { return node ^ 1; }
constexpr bool is_on(Node node) { return (node & 1) != 0; }
constexpr int candidate_of(Node node) { return node / 2; }

enum class Cause : std::uint8_t {
  kAssumed,
  kCell,  // a cell has one digit
  kBox,   // a house has a digit once
  kRow,
  kColumn,
  kPattern,  // a pattern or a chain on the remaining grid
};
constexpr Cause cause_of(int kind) { return static_cast<Cause>(static_cast<int>(Cause::kBox) + kind); }

// The part of a rating that depends on the number of nodes.
inline double length_increment(int nodes) {
  double added = 0;
  int limit = 4;
  for (bool odd = false; nodes - 2 > limit; odd = !odd) {
    added += 0.1;
    limit = odd ? limit * 4 / 3 : limit * 3 / 2;
  }
  return added;
}

// The easiest chain of one search is taken: by difficulty, nodes, kind; the first of equals.
struct ChainRank {
  double difficulty = 1e9;
  int nodes = 1 << 20;
  int kind = 0;  // double 1, X 2, Y 3, both 4, cell 5, house 6, contradiction 7

  friend bool operator<(const ChainRank& a, const ChainRank& b) {
    if (a.difficulty != b.difficulty) return a.difficulty < b.difficulty;
    return a.nodes != b.nodes ? a.nodes < b.nodes : a.kind < b.kind;
  }
};

}  // namespace sudoscope::rating
