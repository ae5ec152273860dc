// Clusters of conjugate pairs in two colours: results of one cluster alone, and of two together.
#include <array>
#include <vector>

#include "rating/hodoku/step.hpp"

namespace sudoscope::rating::hodoku {
namespace {

using Cluster = std::array<Cells, 2>;

std::vector<Cluster> clusters_of(const Grid& grid, int digit) {
  std::vector<Cluster> clusters;
  Cells left;
  for_each(grid.places[digit], [&](int cell) {
    for (int kind = 0; kind < 3; ++kind)
      if (grid.free(line_of(cell, kind), digit) == 2) left.insert(cell);
  });
  const auto colour = [&](auto self, int cell, std::size_t side) -> void {
    clusters.back()[side].insert(cell);
    left.erase(cell);
    for (int kind = 0; kind < 3; ++kind) {
      const int line = line_of(cell, kind);
      if (grid.free(line, digit) != 2) continue;
      Cells other = grid.places[digit] & set_of_line(line);
      other.erase(cell);
      if (left.has(other.first())) self(self, other.first(), 1 - side);
    }
  };
  while (!left.empty()) {
    clusters.emplace_back();
    colour(colour, left.first(), 0);
  }
  return clusters;
}

bool meets(Cells a, Cells b) { return !(a & b).empty(); }

Cells peers_of_any(Cells cells) {
  Cells peers;
  for_each(cells, [&](int cell) { peers = peers | kNine.peers[cell]; });
  return peers;
}

// Two of them see each other.
bool clashes(Cells cells) { return meets(peers_of_any(cells), cells); }

// Cells that see one of each.
Cells seeing_both(Cells a, Cells b) { return peers_of_any(a) & peers_of_any(b); }

// One of these cells sees both colours.
bool one_sees_both(Cells cells, const Cluster& colours) {
  bool any = false;
  for_each(cells,
           [&](int cell) { any |= meets(kNine.peers[cell], colours[0]) && meets(kNine.peers[cell], colours[1]); });
  return any;
}

bool takes(const Grid& grid, Found& found, Technique technique, int digit, std::initializer_list<Cells> losers) {
  Found step{technique};
  for (const Cells cells : losers) step.take(grid, cells, bit(digit));
  if (step.gone.empty()) return false;
  found = std::move(step);
  return true;
}

bool two_clusters_take(const Grid& grid, int digit, const Cluster& a, const Cluster& b, Found& found) {
  const auto false_by = [&](Cells colour) { return one_sees_both(colour, b) ? colour : Cells{}; };
  if (takes(grid, found, Technique::kMultiColors2, digit, {false_by(a[0]), false_by(a[1])})) return true;
  Found step{Technique::kMultiColors1};
  for (std::size_t i = 0; i < 2; ++i)
    for (std::size_t j = 0; j < 2; ++j)
      if (meets(peers_of_any(a[i]), b[j])) step.take(grid, seeing_both(a[1 - i], b[1 - j]), bit(digit));
  if (step.gone.empty()) return false;
  found = std::move(step);
  return true;
}

}  // namespace

bool find_simple_colors(const Grid& grid, const Removable& removable, Found& found) {
  for (int digit = 0; digit < kSide; ++digit) {
    if (removable[digit].empty()) continue;
    for (const Cluster& cluster : clusters_of(grid, digit)) {
      const auto false_by = [&](Cells colour) { return clashes(colour) ? colour : Cells{}; };
      if (takes(grid, found, Technique::kSimpleColorsWrap, digit, {false_by(cluster[0]), false_by(cluster[1])}) ||
          takes(grid, found, Technique::kSimpleColorsTrap, digit, {seeing_both(cluster[0], cluster[1])}))
        return true;
    }
  }
  return false;
}

bool find_multi_colors(const Grid& grid, const Removable& removable, Found& found) {
  for (int digit = 0; digit < kSide; ++digit) {
    if (removable[digit].empty()) continue;
    const auto clusters = clusters_of(grid, digit);
    for (const Cluster& a : clusters)
      for (const Cluster& b : clusters)
        if (&a != &b && two_clusters_take(grid, digit, a, b, found)) return true;
  }
  return false;
}

}  // namespace sudoscope::rating::hodoku
