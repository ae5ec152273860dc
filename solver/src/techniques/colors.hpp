// Colours: if a digit has two places in a house, one is right and the other wrong. Continued from house to house,
// the places form clusters of two colours each; all of one colour are right, and all of the other are wrong.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "sudoscope/techniques/deduction.hpp"
#include "techniques/board.hpp"

namespace sudoscope {

template <class Set>
struct ColorCluster {
  std::array<Set, 2> colors;
};

template <class Set>
using ColorClusters = std::vector<ColorCluster<Set>>;

// The clusters of a digit, by their first cell, which has the first colour.
template <class Sets>
void color(const Sets& sets, Digit digit, ColorClusters<typename Sets::Set>& clusters) {
  using Set = typename Sets::Set;
  clusters.clear();
  Set left = sets.cells_for(digit);
  while (!left.empty()) {
    ColorCluster<Set> cluster{};
    cluster.colors[0].insert(left.first());
    // Coloured cells that were not continued from yet.
    std::array<Set, 2> open = cluster.colors;
    while (!open[0].empty() || !open[1].empty()) {
      const std::size_t own = open[0].empty() ? 1 : 0;
      const Cell cell = open[own].first();
      open[own].erase(cell);
      for (const HouseId house : sets.geometry().houses_of(cell)) {
        Set other = sets.places(house, digit);
        other.erase(cell);
        if (!other.has_single() || other.intersects(cluster.colors[0] | cluster.colors[1])) continue;
        cluster.colors[1 - own] |= other;
        open[1 - own] |= other;
      }
    }
    left -= cluster.colors[0] | cluster.colors[1];
    if (!cluster.colors[1].empty()) clusters.push_back(cluster);
  }
}

// The cells that see some of these cells.
template <class Sets>
typename Sets::Set seen_by(const Sets& sets, const typename Sets::Set& cells) {
  typename Sets::Set seen;
  for (const Cell cell : cells) seen |= sets.peers(cell);
  return seen;
}

// Adds the cells of a cluster, its colours as groups `group` and `group + 1`, and the houses that joined them.
template <class Sets>
void add_cluster(Evidence& evidence, const Sets& sets, Digit digit, const ColorCluster<typename Sets::Set>& cluster,
                 std::uint8_t group) {
  const auto all = cluster.colors[0] | cluster.colors[1];
  for (std::size_t i = 0; i < 2; ++i)
    for (const Cell cell : cluster.colors[i])
      evidence.cells.push_back({cell, digit_bit(digit), CandidateRole::kPattern, static_cast<std::uint8_t>(group + i)});
  for (std::size_t i = 0; i < sets.geometry().houses().size(); ++i) {
    const auto places = sets.places(static_cast<HouseId>(i), digit);
    if (places.without_first().has_single() && places.is_subset_of(all))
      evidence.houses.push_back({static_cast<HouseId>(i), HouseRole::kBase});
  }
}

}  // namespace sudoscope
