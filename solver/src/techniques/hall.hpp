// Hall violators: k nodes of one side of a bipartite graph that have fewer than k neighbours between them, so that no
// matching serves them all. Source: P. Hall, On Representatives of Subsets, 1935; found by augmenting paths.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace sudoscope {

struct HallViolator {
  std::uint64_t nodes;       // k nodes, by index
  std::uint64_t neighbours;  // the k - 1 or fewer neighbours that they reach
};

// The smallest violator that a maximum matching shows: no part of it is one. Nothing if every node can be matched.
// `neighbours`: at most 64 nodes, each with the set of its possible partners; nodes outside `active` are left out.
std::optional<HallViolator> find_hall_violator(std::span<const std::uint64_t> neighbours, std::uint64_t active);

}  // namespace sudoscope
