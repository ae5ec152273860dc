// Questions to a catalogue, whichever rows it has.
#include "search/clash_search.hpp"
#include "search/search_of.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/search/catalogue.hpp"

namespace sudoscope {

const Algorithm* find_algorithm(std::string_view id) {
  for (const Algorithm& algorithm : catalogue())
    if (algorithm.id == id) return &algorithm;
  return nullptr;
}

std::size_t seeds_of(const Algorithm& algorithm) {
  const bool has_seeds = !algorithm.knobs.empty() && algorithm.knobs[0].id == "seed";
  return has_seeds ? algorithm.knobs[0].options.size() : 1;
}

Message why_not(const Algorithm& algorithm, const Geometry& geometry) {
  const int side = geometry.side();
  const bool is_ordinary = geometry.box_height() == geometry.box_width() && !geometry.is_jigsaw() &&
                           !geometry.has_extra_houses() && !geometry.is_restricted();
  const bool fits = algorithm.smallest_side <= side && side <= algorithm.largest_side;
  if (fits && (is_ordinary || algorithm.grids != GridsTaken::kOrdinary)) return {};
  const Message name(algorithm.name);
  const Size smallest{algorithm.smallest_side, algorithm.smallest_side};
  const Size largest{algorithm.largest_side, algorithm.largest_side};
  const Size size{side, side};
  if (algorithm.grids != GridsTaken::kOrdinary)
    return say(MessageId::kAlgorithmTakesSides, name, smallest, largest, size);
  return fits ? say(MessageId::kAlgorithmTakesNoOther, name, largest)
              : say(MessageId::kAlgorithmTakesOrdinary, name, largest, size);
}

Constraints ignored_constraints(const Algorithm& algorithm, const Geometry& geometry, std::vector<Message>* reasons) {
  if (algorithm.constraints_not_kept != nullptr) return algorithm.constraints_not_kept(geometry, reasons);
  const auto ignored = geometry.ignored_constraints();
  return {ignored.begin(), ignored.end()};
}

std::unique_ptr<Search> make_search(const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs) {
  if (const auto clash = find_clash(puzzle))
    return std::make_unique<SearchOf<ClashSearch>>(ClashSearch(puzzle, *clash));
  return algorithm.make(puzzle, knobs);
}

}  // namespace sudoscope
