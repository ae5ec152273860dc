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

Filling::Filling(const Primitives& primitives, std::size_t cells, int patience)
    : primitives_(primitives),
      cells_(cells),
      patience_(patience),
      has_others_(!primitives.counts.empty() || !primitives.same.empty() || !primitives.counting.empty() ||
                  !primitives.ranked.empty() || !primitives.either.empty()) {}

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
  if (has_others_ && !may_hold(primitives_, std::span(possible).first(cells_))) return false;
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

bool Filling::settle(Sets& possible) {
  const auto all = [&](const auto& list, bool& changed) {
    return std::all_of(list.begin(), list.end(), [&](const auto& each) { return settle(each, possible, changed); });
  };
  for (bool changed = true; changed;) {
    changed = false;
    if (!all(primitives_.distinct, changed) || !all(primitives_.choices, changed) || !all(primitives_.pairs, changed) ||
        !all(primitives_.sums, changed))
      return false;
    // Lines take the longest, and are looked at when nothing else changes.
    if (!changed && !all(primitives_.lines, changed)) return false;
  }
  return true;
}

bool Filling::settle(const DistinctCells& distinct, Sets& possible, bool& changed) const {
  DigitSet filled = 0;
  for (const Cell cell : distinct.cells) {
    if (!is_single(possible[cell])) continue;
    if ((possible[cell] & filled) != 0) return false;
    filled |= possible[cell];
  }
  return std::all_of(distinct.cells.begin(), distinct.cells.end(),
                     [&](Cell cell) { return is_single(possible[cell]) || keep(possible[cell], ~filled, changed); });
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

bool Filling::settle(const CellLine& line, Sets& possible, bool& changed) {
  const Machine& machine = *line.machine;
  const std::size_t length = line.cells.size();
  reached_.resize(std::max(reached_.size(), length + 1));
  reached_[0].assign(machine.states[0], 1);
  for (std::size_t place = 0; place < length; ++place) {
    std::vector<std::uint8_t>& next = reached_[place + 1];
    next.assign(machine.states[place + 1], 0);
    for (const Machine::Edge& edge : machine.edges[place])
      if ((edge.digits & possible[line.cells[place]]) != 0) next[edge.to] |= reached_[place][edge.from];
  }
  // Backwards, a state stays if it leads to the end.
  for (std::size_t place = length; place-- > 0;) {
    DigitSet used = 0;
    leading_.assign(machine.states[place], 0);
    for (const Machine::Edge& edge : machine.edges[place]) {
      const DigitSet digits = edge.digits & possible[line.cells[place]];
      if (digits == 0 || reached_[place][edge.from] == 0 || reached_[place + 1][edge.to] == 0) continue;
      used |= digits;
      leading_[edge.from] = 1;
    }
    if (!keep(possible[line.cells[place]], used, changed)) return false;
    reached_[place].swap(leading_);
  }
  return true;
}

}  // namespace sudoscope
