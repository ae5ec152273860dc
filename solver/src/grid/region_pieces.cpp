// Regions of a jigsaw in pieces: their cells are not connected by sides.
#include <algorithm>

#include "parse_steps.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

// The first cell of each piece of each region.
std::vector<std::vector<Cell>> pieces_of(const Geometry& geometry) {
  const int side = geometry.side();
  std::vector<std::vector<Cell>> pieces(static_cast<std::size_t>(side));
  std::vector<bool> seen(static_cast<std::size_t>(geometry.cell_count()), false);
  std::vector<Cell> reached;
  const auto reach = [&](int cell, int region) {
    if (seen[static_cast<std::size_t>(cell)] || geometry.box_of(static_cast<Cell>(cell)) != region) return;
    seen[static_cast<std::size_t>(cell)] = true;
    reached.push_back(static_cast<Cell>(cell));
  };
  for (int first = 0; first < geometry.cell_count(); ++first) {
    if (seen[static_cast<std::size_t>(first)]) continue;
    const int region = geometry.box_of(static_cast<Cell>(first));
    pieces[static_cast<std::size_t>(region)].push_back(static_cast<Cell>(first));
    for (reach(first, region); !reached.empty();) {
      const int cell = reached.back();
      reached.pop_back();
      if (cell % side > 0) reach(cell - 1, region);
      if (cell % side + 1 < side) reach(cell + 1, region);
      if (cell >= side) reach(cell - side, region);
      if (cell + side < geometry.cell_count()) reach(cell + side, region);
    }
  }
  return pieces;
}

}  // namespace

Message pieces_in_words(const Geometry& geometry) {
  if (!geometry.is_jigsaw()) return {};
  auto pieces = pieces_of(geometry);
  std::sort(pieces.begin(), pieces.end(), [](const auto& a, const auto& b) { return a.front() < b.front(); });
  std::vector<std::string> broken;
  std::vector<CellName> places;  // of the first broken region
  std::size_t first = 0;
  for (std::size_t region = 0; region < pieces.size(); ++region) {
    if (pieces[region].size() == 1) continue;
    if (broken.empty()) {
      first = region + 1;
      places = cells_named(geometry, pieces[region]);
    }
    broken.push_back(std::to_string(region + 1));
  }
  if (broken.empty()) return {};
  if (broken.size() == 1) return say(MessageId::kRegionInPieces, first, places.size(), places);
  return say(MessageId::kRegionsInPieces, broken, first, places.size(), places);
}

}  // namespace sudoscope
