#include "sudoscope/techniques/position.hpp"

namespace sudoscope {

Position::Position(const Geometry& geometry, std::span<const Digit> givens)
    : geometry_(&geometry),
      digits_(givens.size(), kBlank),
      given_(givens.size(), false),
      candidates_(givens.size(), geometry.all()),
      missing_(geometry.houses().size(), geometry.all()),
      blanks_(static_cast<int>(givens.size())) {
  if (geometry.is_restricted()) candidates_.assign(geometry.allowed().begin(), geometry.allowed().end());
  for (std::size_t i = 0; i < givens.size(); ++i) {
    const auto cell = static_cast<Cell>(i);
    if (givens[i] == kBlank) continue;
    given_[cell] = true;
    if (can_take(cell, givens[i])) place(cell, givens[i]);
  }
}

Position::Position(const Geometry& geometry, std::span<const Digit> givens, std::span<const Digit> entries,
                   std::span<const DigitSet> candidates)
    : Position(geometry, givens) {
  for (Cell cell = 0; cell < entries.size(); ++cell)
    if (entries[cell] != kBlank && can_take(cell, entries[cell])) place(cell, entries[cell]);
  for (Cell cell = 0; cell < candidates.size(); ++cell)
    if (candidates[cell] != 0) candidates_[cell] &= candidates[cell];
}

void Position::place(Cell cell, Digit digit) {
  digits_[cell] = digit;
  candidates_[cell] = 0;
  --blanks_;
  for (const Cell peer : geometry_->peers(cell)) candidates_[peer] &= ~digit_bit(digit);
  for (const HouseId house : geometry_->houses_of(cell)) missing_[house] &= ~digit_bit(digit);
}

}  // namespace sudoscope
