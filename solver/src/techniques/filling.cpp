// Backtracking over the cell with the fewest digits, after each primitive has removed what it can by itself.
#include "techniques/filling.hpp"

#include <algorithm>

#include "sudoscope/constraints/broken_clues.hpp"

namespace sudoscope {
namespace {

// Leaves the cell these digits. False if it has none of them.
bool keep(DigitSet& cell, DigitSet digits, bool& changed) {
  const DigitSet left = cell & digits;
  changed = changed || left != cell;
  cell = left;
  return left != 0;
}

int lowest(DigitSet digits) { return first_digit(digits) + 1; }
int highest(DigitSet digits) { return static_cast<int>(std::bit_width(digits)); }

}  // namespace

bool Filling::exists(const Sets& possible) {
  left_ = patience_;
  found_ = {};
  return search(possible);
}

bool Filling::search(Sets possible) {
  if (--left_ < 0) return true;
  if (!settle(possible)) return false;
  std::size_t next = cells_;
  for (std::size_t cell = 0; cell < cells_; ++cell)
    if (!is_single(possible[cell]) && (next == cells_ || digit_count(possible[cell]) < digit_count(possible[next])))
      next = cell;
  if (!may_hold(primitives_, std::span(possible).first(cells_))) return false;
  if (next == cells_) {
    found_ = possible;
    return true;
  }
  for (DigitSet left = possible[next]; left != 0; left = without_first(left)) {
    Sets tried = possible;
    tried[next] = digit_bit(first_digit(left));
    if (search(tried)) return true;
  }
  return false;
}

bool Filling::settle(Sets& possible) const {
  const auto all = [&](const auto& list, bool& changed) {
    return std::all_of(list.begin(), list.end(), [&](const auto& each) { return settle(each, possible, changed); });
  };
  for (bool changed = true; changed;) {
    changed = false;
    if (!all(primitives_.distinct, changed) || !all(primitives_.choices, changed) || !all(primitives_.pairs, changed) ||
        !all(primitives_.sums, changed))
      return false;
  }
  return true;
}

bool Filling::settle(const DistinctCells& distinct, Sets& possible, bool& changed) const {
  for (const Cell cell : distinct.cells) {
    if (!is_single(possible[cell])) continue;
    for (const Cell other : distinct.cells)
      if (other != cell && !keep(possible[other], ~possible[cell], changed)) return false;
  }
  return true;
}

bool Filling::settle(const DigitChoice& choice, Sets& possible, bool& changed) const {
  DigitSet filled = 0;
  DigitSet reachable = 0;
  for (const Cell cell : choice.cells) {
    reachable |= possible[cell];
    if (is_single(possible[cell])) filled |= possible[cell];
  }
  DigitSet some = 0;
  DigitSet every = ~DigitSet{0};
  for (const DigitSet set : choice.sets) {
    if ((filled & ~set) != 0 || (set & ~reachable) != 0) continue;
    some |= set;
    every &= set;
  }
  if (some == 0) return false;
  DigitSet once = 0;
  DigitSet more = 0;
  for (const Cell cell : choice.cells) {
    if (!keep(possible[cell], is_single(possible[cell]) ? some : some & ~filled, changed)) return false;
    more |= once & possible[cell];
    once |= possible[cell];
  }
  if ((every & ~once) != 0) return false;
  // A digit of every set, with one place.
  const DigitSet needed = every & once & ~more;
  for (const Cell cell : choice.cells)
    if ((possible[cell] & needed) != 0 && !keep(possible[cell], needed, changed)) return false;
  return true;
}

bool Filling::settle(const CellSum& sum, Sets& possible, bool& changed) const {
  int least = 0;
  int most = 0;
  const auto ends = [&](const CellSum::Term& term) -> std::pair<int, int> {
    const int low = term.weight * lowest(possible[term.cell]);
    const int high = term.weight * highest(possible[term.cell]);
    return std::minmax(low, high);
  };
  for (const CellSum::Term& term : sum.terms) {
    const std::pair<int, int> range = ends(term);
    least += range.first;
    most += range.second;
  }
  for (const CellSum::Term& term : sum.terms) {
    const std::pair<int, int> range = ends(term);
    const int low = sum.total - (most - range.second);
    const int high = sum.total - (least - range.first);
    if (range.first >= low && range.second <= high) continue;
    DigitSet fits = 0;
    for (DigitSet left = possible[term.cell]; left != 0; left = without_first(left)) {
      const int share = term.weight * (first_digit(left) + 1);
      if (low <= share && share <= high) fits |= digit_bit(first_digit(left));
    }
    if (!keep(possible[term.cell], fits, changed)) return false;
    const std::pair<int, int> now = ends(term);
    least += now.first - range.first;
    most += now.second - range.second;
  }
  return true;
}

bool Filling::settle(const CellPair& pair, Sets& possible, bool& changed) const {
  const PairTable& table = primitives_.tables[pair.table];
  DigitSet seconds = 0;
  DigitSet firsts = 0;
  for (DigitSet left = possible[pair.first]; left != 0; left = without_first(left)) {
    const DigitSet fits = table[first_digit(left)] & possible[pair.second];
    if (fits != 0) firsts |= digit_bit(first_digit(left));
    seconds |= fits;
  }
  return keep(possible[pair.first], firsts, changed) && keep(possible[pair.second], seconds, changed);
}

}  // namespace sudoscope
