// The immediate check: candidates from the givens, a look for a contradiction, a round of singles, and again.
#include "sudoscope/techniques/find_contradiction.hpp"

#include "sudoscope/techniques/position.hpp"
#include "techniques/hall.hpp"
#include "techniques/singles.hpp"

namespace sudoscope {
namespace {

// Fills naked, then hidden singles, each cell and each house once. Returns their number.
int fill_singles(Position& position) {
  const int blanks = position.blanks();
  for (Cell cell = 0; cell < position.cell_count(); ++cell)
    if (is_single(position.candidates(cell))) position.place(cell, first_digit(position.candidates(cell)));
  for (std::size_t house = 0; house < position.geometry().houses().size(); ++house)
    for_each_hidden_single(position, static_cast<HouseId>(house),
                           [&](Cell cell, Digit digit) { position.place(cell, digit); });
  return blanks - position.blanks();
}

// The smaller of two contradictions in a house: digits without enough places, and cells without enough digits.
std::optional<Contradiction> crowded(const Position& position, HouseId id) {
  const House& house = position.geometry().houses()[id];
  const std::vector<Cell>& cells = house.cells;
  const PlacesByDigit places_for = places_by_digit(position, id);
  const auto digits = find_hall_violator(std::span(places_for).first(cells.size()), position.missing(id));
  if (!digits) return std::nullopt;          // as many digits as places: both can be matched or neither
  std::array<DigitSet, kMaxSide> digits_at;  // by place in the house, if that is empty
  PlaceSet empty_places = 0;
  for (std::size_t place = 0; place < cells.size(); ++place) {
    digits_at[place] = position.candidates(cells[place]);
    if (position.is_blank(cells[place])) empty_places |= place_bit(place);
  }
  const auto places = find_hall_violator(std::span(digits_at).first(cells.size()), empty_places);
  if (digit_count(digits->nodes) <= digit_count(places->nodes)) {
    const auto kind = is_single(digits->nodes) ? ContradictionKind::kNoPlace : ContradictionKind::kTooFewPlaces;
    return Contradiction{kind, id, cells_at(house, digits->neighbours), digits->nodes};
  }
  return Contradiction{ContradictionKind::kTooFewDigits, id, cells_at(house, places->nodes), places->neighbours};
}

std::optional<Contradiction> contradiction_at(const Position& position) {
  for (Cell cell = 0; cell < position.cell_count(); ++cell)
    if (position.is_blank(cell) && position.candidates(cell) == 0)
      return Contradiction{ContradictionKind::kNoCandidate, kNoHouse, {cell}};
  std::optional<Contradiction> smallest;
  std::size_t smallest_size = 0;
  for (std::size_t id = 0; id < position.geometry().houses().size(); ++id) {
    const auto found = crowded(position, static_cast<HouseId>(id));
    if (!found) continue;
    const std::size_t size = found->cells.size() + static_cast<std::size_t>(digit_count(found->digits));
    if (!smallest || size < smallest_size) {
      smallest = found;
      smallest_size = size;
    }
  }
  return smallest;
}

}  // namespace

std::optional<Contradiction> find_contradiction(const Puzzle& puzzle) {
  if (auto clash = find_clash(puzzle)) return clash;
  Position position(*puzzle.geometry, puzzle.givens);
  int forced = 0;
  while (true) {
    if (auto found = contradiction_at(position)) {
      found->forced_before = forced;
      return found;
    }
    const int filled = fill_singles(position);
    if (filled == 0) return std::nullopt;
    forced += filled;
  }
}

}  // namespace sudoscope
