// Hall violators by a maximum bipartite matching: if no augmenting path starts at a node,
// the nodes that its alternating paths reach are one too many for their possible partners.
#include "techniques/hall.hpp"

#include <array>
#include <bit>

namespace sudoscope {
namespace {

std::uint64_t bit(std::size_t index) { return std::uint64_t{1} << index; }
std::size_t first(std::uint64_t set) { return static_cast<std::size_t>(std::countr_zero(set)); }

class Matching {
 public:
  explicit Matching(std::span<const std::uint64_t> neighbours) : neighbours_(neighbours) {}

  // Matches one more node, or returns all nodes that its alternating paths reach: a violator.
  std::optional<HallViolator> match(std::size_t root) {
    std::array<std::uint8_t, 64> reached_from;  // of a neighbour: the node on the path before it
    HallViolator reached{bit(root), 0};
    for (std::uint64_t open = bit(root); open != 0;) {
      const std::size_t node = first(open);
      open &= open - 1;
      std::uint64_t fresh = neighbours_[node] & ~reached.neighbours;
      if (const std::uint64_t unmatched = fresh & ~matched_; unmatched != 0) {
        reached_from[first(unmatched)] = static_cast<std::uint8_t>(node);
        flip(first(unmatched), root, reached_from);
        return std::nullopt;
      }
      reached.neighbours |= fresh;
      for (; fresh != 0; fresh &= fresh - 1) {
        const std::size_t neighbour = first(fresh);
        reached_from[neighbour] = static_cast<std::uint8_t>(node);
        open |= bit(node_of_[neighbour]);
        reached.nodes |= bit(node_of_[neighbour]);
      }
    }
    return reached;
  }

 private:
  // Along the path back to the root every node takes the neighbour after it.
  void flip(std::size_t neighbour, std::size_t root, const std::array<std::uint8_t, 64>& reached_from) {
    matched_ |= bit(neighbour);
    while (true) {
      const std::uint8_t node = reached_from[neighbour];
      const std::size_t given_up = neighbour_of_[node];
      node_of_[neighbour] = node;
      neighbour_of_[node] = static_cast<std::uint8_t>(neighbour);
      if (node == root) return;
      neighbour = given_up;
    }
  }

  std::span<const std::uint64_t> neighbours_;
  std::uint64_t matched_ = 0;                  // neighbours
  std::array<std::uint8_t, 64> node_of_;       // by neighbour, once matched
  std::array<std::uint8_t, 64> neighbour_of_;  // by node, once matched
};

}  // namespace

std::optional<HallViolator> find_hall_violator(std::span<const std::uint64_t> neighbours, std::uint64_t active) {
  Matching matching(neighbours);
  std::uint64_t unmatched = 0;
  for (std::uint64_t left = active; left != 0; left &= left - 1) {
    if (matching.match(first(left))) unmatched |= bit(first(left));
  }
  // Only now is the matching maximum: the nodes that an unmatched node reaches in it contain no smaller violator.
  std::optional<HallViolator> smallest;
  for (; unmatched != 0; unmatched &= unmatched - 1) {
    const auto violator = matching.match(first(unmatched));
    if (!smallest || std::popcount(violator->nodes) < std::popcount(smallest->nodes)) smallest = violator;
  }
  return smallest;
}

}  // namespace sudoscope
