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

std::unique_ptr<Search> make_search(const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs) {
  if (const auto clash = find_clash(puzzle))
    return std::make_unique<SearchOf<ClashSearch>>(ClashSearch(puzzle, *clash));
  return algorithm.make(puzzle, knobs);
}

}  // namespace sudoscope
