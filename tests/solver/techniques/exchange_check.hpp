// Is a pattern of cells deadly? However its digits fill it, they must be exchangeable so that every house keeps
// its digits, no given changes, and no rule beyond the houses can distinguish the two. All fillings are tried.
#pragma once

#include <algorithm>
#include <functional>
#include <map>

#include "sudoscope/techniques/deduction.hpp"
#include "sudoscope/techniques/position.hpp"
#include "techniques/places.hpp"

namespace sudoscope::test {

class ExchangeCheck {
 public:
  using Digits = std::map<Cell, DigitSet>;

  // `digits`: the digits of the pattern, by cell.
  ExchangeCheck(const Position& position, Digits digits) : position_(position), digits_(std::move(digits)) {}

  bool is_deadly() const {
    if (!position_.geometry().is_all_houses()) return false;
    for (const auto& [cell, digits] : digits_)
      if (position_.is_given(cell)) return false;
    return !exists_filling(digits_,
                           [&](const Digits& filled) { return peers_differ(filled) && !can_be_exchanged(filled); });
  }

 private:
  // True if `wanted` holds for one of the fillings, each cell with one of its digits and peers with different ones.
  bool exists_filling(const Digits& left, const std::function<bool(const Digits&)>& wanted) const {
    auto next = left.end();
    for (auto at = left.begin(); at != left.end(); ++at) {
      if (at->second == 0) return false;
      if (!is_single(at->second) && (next == left.end() || digit_count(at->second) < digit_count(next->second)))
        next = at;
    }
    if (next == left.end()) return wanted(left);
    for (DigitSet rest = next->second; rest != 0; rest = without_first(rest)) {
      Digits with = left;
      if (set(with, next->first, first_digit(rest)) && exists_filling(with, wanted)) return true;
    }
    return false;
  }

  // False if a peer has no digit left.
  bool set(Digits& filled, Cell cell, Digit digit) const {
    filled[cell] = digit_bit(digit);
    for (const Cell peer : position_.geometry().peers(cell)) {
      const auto at = filled.find(peer);
      if (at == filled.end() || !has_digit(at->second, digit)) continue;
      at->second &= ~digit_bit(digit);
      if (at->second == 0 || (is_single(at->second) && !set(filled, peer, first_digit(at->second)))) return false;
    }
    return true;
  }

  // Peers differ, so a house keeps its digits if each of its cells takes one of them.
  bool can_be_exchanged(const Digits& filled) const {
    Digits others;
    for (const auto& [cell, digit] : filled) {
      DigitSet possible = position_.geometry().all();
      for (const HouseId house : position_.geometry().houses_of(cell)) {
        DigitSet held = 0;
        for (const auto& [other, its] : filled)
          if (is_in(position_.geometry(), other, house)) held |= its;
        possible &= held;
      }
      others[cell] = possible;
    }
    for (const auto& [cell, digit] : filled) {
      Digits changed = others;
      changed[cell] &= ~digit;
      if (exists_filling(changed, [&](const Digits& found) { return peers_differ(found); })) return true;
    }
    return false;
  }

  bool peers_differ(const Digits& filled) const {
    for (const auto& [cell, digit] : filled)
      for (const Cell peer : position_.geometry().peers(cell))
        if (const auto at = filled.find(peer); at != filled.end() && at->second == digit) return false;
    return true;
  }

  const Position& position_;
  Digits digits_;
};

}  // namespace sudoscope::test
