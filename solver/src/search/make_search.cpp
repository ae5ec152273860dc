// What is asked of a catalogue, whichever rows it has.
#include "search/clash_search.hpp"
#include "search/search_of.hpp"
#include "sudoscope/catalogue.hpp"

namespace sudoscope {

const Algorithm* find_algorithm(std::string_view id) {
  for (const Algorithm& algorithm : catalogue())
    if (algorithm.id == id) return &algorithm;
  return nullptr;
}

std::string why_not(const Algorithm& algorithm, const Geometry& geometry) {
  const int side = geometry.side();
  const bool is_ordinary =
      geometry.box_height() == geometry.box_width() && !geometry.is_jigsaw() && !geometry.has_extra_houses();
  if (algorithm.smallest_side <= side && side <= algorithm.largest_side &&
      (is_ordinary || algorithm.grids != GridsTaken::kOrdinary)) {
    return "";
  }
  const auto grid = [](int n) { return std::to_string(n) + 'x' + std::to_string(n); };
  std::string sizes = grid(algorithm.largest_side);
  if (algorithm.smallest_side == 1) sizes = "up to " + sizes;
  if (algorithm.smallest_side > 1 && algorithm.smallest_side < algorithm.largest_side) {
    sizes = "from " + grid(algorithm.smallest_side) + " to " + sizes;
  }
  const std::string kind = algorithm.grids == GridsTaken::kOrdinary ? " with square boxes and no other houses" : "";
  return std::string(algorithm.name) + " takes grids " + sizes + kind + "; this one is " +
         (algorithm.grids == GridsTaken::kOrdinary && side == algorithm.largest_side ? "of another kind."
                                                                                     : grid(side) + ".");
}

std::unique_ptr<Search> make_search(const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs) {
  if (const auto clash = find_clash(puzzle))
    return std::make_unique<SearchOf<ClashSearch>>(ClashSearch(puzzle, *clash));
  return algorithm.make(puzzle, knobs);
}

}  // namespace sudoscope
