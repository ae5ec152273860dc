// Chute remote pair (A. Stuart): in a chute of boxes, two cells of different boxes that do not see each other and
// have the same two candidates, x and y; and a third box whose places for x are all in the two lines of those
// cells. They cannot both be x, which would leave the third box without one: no cell that sees both takes y. A
// line is a row or a column, a box may be a region of any shape. An instance is the cells, x, and the third box.
#include "sudoscope/base/say.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

template <class Sets>
bool take_pairs(const Sets& sets, Cell first, Cell second, Digit x, Digit y, DeductionSink& sink) {
  const Geometry& geometry = sets.geometry();
  const auto gone = sets.peers(first) & sets.peers(second) & sets.cells_for(y);
  if (gone.empty()) return false;
  const int side = geometry.side();
  for (int box = 0; box < side; ++box) {
    if (box == geometry.box_of(first) || box == geometry.box_of(second)) continue;
    const auto house = static_cast<HouseId>(2 * side + box);
    const auto places = sets.places(house, x);
    if (places.empty()) continue;
    // The rows of both cells, then the columns of both.
    for (const std::size_t line : {std::size_t{0}, std::size_t{1}}) {
      const auto lines = sets.house(geometry.houses_of(first)[line]) | sets.house(geometry.houses_of(second)[line]);
      if (!places.is_subset_of(lines)) continue;
      Deduction found{.technique = Technique::kChuteRemotePair,
                      .evidence = {.houses = {{house, HouseRole::kBase, digit_bit(x)}}}};
      for (const Cell cell : {first, second}) found.evidence.cells.push_back({cell, sets.candidates(cell)});
      for (const Cell cell : places) found.evidence.cells.push_back({cell, digit_bit(x), CandidateRole::kLink});
      for (const Cell cell : gone) found.eliminations.push_back({cell, y});
      if (sink.take(std::move(found))) return true;
      break;
    }
  }
  return false;
}

}  // namespace

void find_chute_remote_pairs(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) {
    for (const Cell first : sets.bivalue())
      for (const Cell second : sets.bivalue() - sets.peers(first)) {
        const DigitSet pair = sets.candidates(first);
        if (second <= first || sets.candidates(second) != pair) continue;
        const Digit low = first_digit(pair);
        const Digit high = first_digit(without_first(pair));
        if (take_pairs(sets, first, second, low, high, sink) || take_pairs(sets, first, second, high, low, sink))
          return;
      }
  });
}

Message reason_of_chute_remote_pair(const Geometry& geometry, const Deduction& deduction) {
  const auto& cells = deduction.evidence.cells;
  const auto named = [&](std::size_t i) { return cell_named(geometry, cells[i].cell); };
  const DigitSet link = cells[2].digits;
  return say(MessageId::kChuteRemotePairReason, std::vector{named(0), named(1)}, digit_named(first_digit(link)),
             house_named(geometry, deduction.evidence.houses[0].house),
             digit_named(first_digit(cells[0].digits & ~link)));
}

}  // namespace sudoscope
