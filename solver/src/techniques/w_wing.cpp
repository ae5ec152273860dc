// W-wing (semi-remote naked pair): two cells with the same two candidates, x and y, and a house with only two places
// for x, one seen by each of the cells. They cannot both be x, which would leave the house without one: no cell that
// sees both takes y. The cells may see each other, as in HoDoKu. An instance is the cells, x, and the two places.
#include "sudoscope/base/say.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

// True if the two are the only places of the digit in an earlier house, too, which then reports the wing.
template <class Sets>
bool is_told_before(const Sets& sets, HouseId house, const typename Sets::Set& places, Digit digit) {
  for (HouseId other = 0; other < house; ++other)
    if (sets.places(other, digit) == places) return true;
  return false;
}

// Finds the houses because of which two such cells cannot both be x; `gone`: the cells that then cannot be y.
template <class Sets>
bool take_wings(const Sets& sets, Cell first, Cell second, Digit x, Digit y, DeductionSink& sink) {
  const auto gone = sets.peers(first) & sets.peers(second) & sets.cells_for(y);
  if (gone.empty()) return false;
  for (std::size_t id = 0; id < sets.geometry().houses().size(); ++id) {
    const auto house = static_cast<HouseId>(id);
    const auto places = sets.places(house, x);
    if (places.count() != 2 || places.contains(first) || places.contains(second)) continue;
    Cell ends[2] = {places.first(), places.without_first().first()};
    const auto are_seen = [&](Cell a, Cell b) {
      return sets.see_each_other(a, first) && sets.see_each_other(b, second);
    };
    if (!are_seen(ends[0], ends[1])) std::swap(ends[0], ends[1]);
    if (!are_seen(ends[0], ends[1]) || is_told_before(sets, house, places, x)) continue;
    Deduction found{.technique = Technique::kWWing, .evidence = {.houses = {{house, HouseRole::kBase, digit_bit(x)}}}};
    for (const Cell cell : {first, second}) found.evidence.cells.push_back({cell, sets.candidates(cell)});
    for (const Cell cell : ends) found.evidence.cells.push_back({cell, digit_bit(x), CandidateRole::kLink});
    for (const Cell cell : gone) found.eliminations.push_back({cell, y});
    if (sink.take(std::move(found))) return true;
  }
  return false;
}

}  // namespace

void find_w_wings(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) {
    for (const Cell first : sets.bivalue())
      for (const Cell second : sets.bivalue()) {
        const DigitSet pair = sets.candidates(first);
        if (second <= first || sets.candidates(second) != pair) continue;
        const Digit low = first_digit(pair);
        const Digit high = first_digit(without_first(pair));
        if (take_wings(sets, first, second, low, high, sink) || take_wings(sets, first, second, high, low, sink))
          return;
      }
  });
}

Message reason_of_w_wing(const Geometry& geometry, const Deduction& deduction) {
  const auto& cells = deduction.evidence.cells;
  const auto named = [&](std::size_t i) { return cell_named(geometry, cells[i].cell); };
  const DigitSet link = cells[2].digits;
  return say(MessageId::kWWingReason, std::vector{named(0), named(1)}, digit_named(first_digit(link)),
             house_named(geometry, deduction.evidence.houses[0].house), std::vector{named(2), named(3)},
             digit_named(first_digit(cells[0].digits & ~link)));
}

}  // namespace sudoscope
