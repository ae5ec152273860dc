#include "rating/se/links.hpp"

namespace sudoscope::rating {

void Links::list(const Candidates& candidates) {
  number_ = 0;
  cells_for_ = {};
  for (int cell = 0; cell < kCells; ++cell) {
    for_each(candidates.cell[cell], [&](int digit) {
      cells_for_[digit].insert(cell);
      all_[number_++] = static_cast<std::uint16_t>(candidate(cell, digit));
    });
  }
  for (const std::uint16_t own : *this) {
    const int cell = cell_of(own);
    const int digit = digit_of(own);
    const Mask others = candidates.cell[cell] & static_cast<Mask>(~bit(digit));
    Weak& weak = weak_[own];
    Strong& strong = strong_[own];
    weak.number = strong.number = 0;
    const auto link = [](int other, Cause cause) { return Link{static_cast<std::uint16_t>(other), cause}; };
    for_each(others, [&](int other) { weak.links[weak.number++] = link(candidate(cell, other), Cause::kCell); });
    if (count(others) == 1) strong.links[strong.number++] = link(candidate(cell, first(others)), Cause::kCell);
    weak.of_cell = weak.number;
    strong.of_cell = strong.number;
    for (int kind = 0; kind < 3; ++kind) {
      const int house = kNine.houses[cell][kind];
      const Mask places = candidates.places[digit][house] & static_cast<Mask>(~bit(kNine.place[cell][kind]));
      for_each(places, [&](int place) {
        const int peer = kNine.cells[house][place];
        // Already counted in the box.
        if (kind == kBox || kNine.houses[peer][kBox] != kNine.houses[cell][kBox])
          weak.links[weak.number++] = link(candidate(peer, digit), cause_of(kind));
      });
      if (count(places) != 1) continue;
      const int other = candidate(kNine.cells[house][first(places)], digit);
      bool listed = false;
      for (int i = strong.of_cell; i < strong.number; ++i) listed |= strong.links[i].candidate == other;
      if (!listed) strong.links[strong.number++] = link(other, cause_of(kind));
    }
  }
}

}  // namespace sudoscope::rating
