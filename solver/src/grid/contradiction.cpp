// The immediate check: candidates from the givens, a look for a contradiction, a round of singles, and again.
#include "sudoscope/contradiction.hpp"

#include <algorithm>
#include <array>

#include "hall.hpp"

namespace sudoscope {
namespace {

// The grid as far as it is forced. A digit is only placed where it is a candidate, so that no house ever holds two.
class ForcedGrid {
 public:
  explicit ForcedGrid(const Puzzle& puzzle)
      : geometry_(*puzzle.geometry),
        digits_(puzzle.givens.size(), kBlank),
        candidates_(puzzle.givens.size(), geometry_.all()) {
    for (std::size_t cell = 0; cell < digits_.size(); ++cell) {
      if (puzzle.givens[cell] != kBlank) place(static_cast<Cell>(cell), puzzle.givens[cell]);
    }
  }

  // Fills naked, then hidden singles, each cell and each house once. Returns how many.
  int fill_singles() {
    int filled = 0;
    for (std::size_t cell = 0; cell < digits_.size(); ++cell) {
      if (digits_[cell] != kBlank || !is_single(candidates_[cell])) continue;
      place(static_cast<Cell>(cell), first_digit(candidates_[cell]));
      ++filled;
    }
    for (const House& house : geometry_.houses()) filled += fill_hidden_singles(house);
    return filled;
  }

  std::optional<Contradiction> contradiction() const {
    for (std::size_t cell = 0; cell < digits_.size(); ++cell) {
      if (digits_[cell] == kBlank && candidates_[cell] == 0) {
        return Contradiction{ContradictionKind::kNoCandidate, kNoHouse, {static_cast<Cell>(cell)}};
      }
    }
    std::optional<Contradiction> smallest;
    std::size_t smallest_size = 0;
    for (std::size_t id = 0; id < geometry_.houses().size(); ++id) {
      const auto found = crowded(static_cast<HouseId>(id));
      if (!found) continue;
      const std::size_t size = found->cells.size() + static_cast<std::size_t>(digit_count(found->digits));
      if (!smallest || size < smallest_size) {
        smallest = found;
        smallest_size = size;
      }
    }
    return smallest;
  }

 private:
  void place(Cell cell, Digit digit) {
    digits_[cell] = digit;
    candidates_[cell] = 0;
    for (const Cell peer : geometry_.peers(cell)) candidates_[peer] &= ~digit_bit(digit);
  }

  int fill_hidden_singles(const House& house) {
    DigitSet once = 0;
    DigitSet more = 0;
    for (const Cell cell : house.cells) {
      more |= once & candidates_[cell];
      once |= candidates_[cell];
    }
    int filled = 0;
    for (const Cell cell : house.cells) {
      const DigitSet only_here = candidates_[cell] & once & ~more;
      if (only_here == 0) continue;
      place(cell, first_digit(only_here));
      ++filled;
    }
    return filled;
  }

  // The smaller of what digits without enough places and cells without enough digits show in a house.
  std::optional<Contradiction> crowded(HouseId id) const {
    const std::vector<Cell>& cells = geometry_.houses()[id].cells;
    std::array<DigitSet, kMaxSide> digits_at;        // by place in the house, where that is empty
    std::array<std::uint64_t, kMaxSide> places_for;  // by digit
    std::fill_n(places_for.begin(), cells.size(), 0);
    std::uint64_t empty_places = 0;
    DigitSet missing = geometry_.all();
    for (std::size_t place = 0; place < cells.size(); ++place) {
      if (digits_[cells[place]] != kBlank) {
        missing &= ~digit_bit(digits_[cells[place]]);
        continue;
      }
      empty_places |= std::uint64_t{1} << place;
      digits_at[place] = candidates_[cells[place]];
      for (DigitSet left = digits_at[place]; left != 0; left = without_first(left)) {
        places_for[first_digit(left)] |= std::uint64_t{1} << place;
      }
    }
    const auto digits = find_hall_violator(places_for, missing);
    if (!digits) return std::nullopt;  // as many digits as places: both can be matched or neither
    const auto places = find_hall_violator(digits_at, empty_places);
    if (digit_count(digits->nodes) <= digit_count(places->nodes)) {
      const auto kind = is_single(digits->nodes) ? ContradictionKind::kNoPlace : ContradictionKind::kTooFewPlaces;
      return Contradiction{kind, id, cells_at(cells, digits->neighbours), digits->nodes};
    }
    return Contradiction{ContradictionKind::kTooFewDigits, id, cells_at(cells, places->nodes), places->neighbours};
  }

  static std::vector<Cell> cells_at(const std::vector<Cell>& cells, std::uint64_t places) {
    std::vector<Cell> found;
    for (; places != 0; places &= places - 1)
      found.push_back(cells[static_cast<std::size_t>(std::countr_zero(places))]);
    return found;
  }

  const Geometry& geometry_;
  std::vector<Digit> digits_;
  std::vector<DigitSet> candidates_;  // of empty cells; 0 in filled ones
};

}  // namespace

std::optional<Contradiction> find_contradiction(const Puzzle& puzzle) {
  if (auto clash = find_clash(puzzle)) return clash;
  ForcedGrid grid(puzzle);
  int forced = 0;
  while (true) {
    if (auto found = grid.contradiction()) {
      found->forced_before = forced;
      return found;
    }
    const int filled = grid.fill_singles();
    if (filled == 0) return std::nullopt;
    forced += filled;
  }
}

}  // namespace sudoscope
