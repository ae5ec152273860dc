// Lines with machines, and the primitives of counting and ranking.
#include <algorithm>

#include "constraints/store_run.hpp"

namespace sudoscope {

// The same as line() for a machine whose layers have 64 states at most: a word holds those of a layer.
bool CandidateStore::Run::narrow_line(const CellLine& line) {
  const Machine& machine = *line.machine;
  const std::size_t length = line.cells.size();
  std::vector<std::uint64_t>& reached = state.scratch_;
  reached.resize(length + 1);
  reached[0] = 1;
  for (std::size_t place = 0; place < length; ++place) {
    const DigitSet digits = grid[line.cells[place]];
    const std::uint64_t before = reached[place];
    std::uint64_t after = 0;
    for (const Machine::Edge& edge : machine.edges[place])
      after |= (before >> edge.from & std::uint64_t{(edge.digits & digits) != 0}) << edge.to;
    reached[place + 1] = after;
  }
  if (reached[length] == 0) return false;
  std::uint64_t useful = reached[length];
  for (std::size_t place = length; place-- > 0;) {
    const DigitSet digits = grid[line.cells[place]];
    const std::uint64_t before = reached[place];
    std::uint64_t leading = 0;
    DigitSet supported = 0;
    for (const Machine::Edge& edge : machine.edges[place]) {
      const std::uint64_t is_way = before >> edge.from & useful >> edge.to & 1;
      const DigitSet fitting = edge.digits & digits & (~is_way + 1);
      supported |= fitting;
      leading |= std::uint64_t{fitting != 0} << edge.from;
    }
    useful = leading;
    if (!keep(line.cells[place], static_cast<DigitMask>(supported))) return false;
  }
  return true;
}

bool CandidateStore::Run::line(const Propagator& propagator) {
  const CellLine& line = network.primitives.lines[propagator.index];
  if (propagator.is_narrow) return narrow_line(line);
  const Machine& machine = *line.machine;
  const std::size_t length = line.cells.size();
  // Bits of the states of each layer that can be reached, layer behind layer.
  std::size_t words = 0;
  for (const std::uint16_t states : machine.states) words += (states + 63U) / 64U;
  std::vector<std::uint64_t>& bits = state.scratch_;
  bits.assign(words, 0);
  if (machine.states[0] == 0) return false;
  const auto has = [&](std::size_t begin, std::uint16_t at) { return (bits[begin + at / 64U] >> at % 64U & 1) != 0; };
  const auto set = [&](std::size_t begin, std::uint16_t at) { bits[begin + at / 64U] |= std::uint64_t{1} << at % 64U; };
  std::size_t begin = 0;
  set(0, 0);
  for (std::size_t place = 0; place < length; ++place) {
    const std::size_t next = begin + (machine.states[place] + 63U) / 64U;
    const DigitSet digits = grid[line.cells[place]];
    for (const Machine::Edge& edge : machine.edges[place])
      if ((edge.digits & digits) != 0 && has(begin, edge.from)) set(next, edge.to);
    begin = next;
  }
  if (!has(begin, 0)) return false;
  // Backwards: states of a layer that lead to the end replace those that are reached.
  std::array<std::uint64_t, 512> kept;
  std::vector<std::uint64_t> large;
  for (std::size_t place = length; place-- > 0;) {
    const std::size_t own_words = (machine.states[place] + 63U) / 64U;
    const std::size_t before = begin - own_words;
    std::uint64_t* useful = kept.data();
    if (own_words > kept.size()) {
      large.assign(own_words, 0);
      useful = large.data();
    } else {
      std::fill_n(useful, own_words, 0);
    }
    const DigitSet digits = grid[line.cells[place]];
    DigitSet supported = 0;
    for (const Machine::Edge& edge : machine.edges[place]) {
      if ((edge.digits & digits) == 0 || !has(before, edge.from) || !has(begin, edge.to)) continue;
      supported |= edge.digits & digits;
      useful[edge.from / 64U] |= std::uint64_t{1} << edge.from % 64U;
    }
    std::copy_n(useful, own_words, bits.begin() + static_cast<std::ptrdiff_t>(before));
    if (!keep(line.cells[place], static_cast<DigitMask>(supported))) return false;
    begin = before;
  }
  return true;
}

bool CandidateStore::Run::same(const Propagator& propagator) {
  const SameDigits& same = network.primitives.same[propagator.index];
  for (int digit = 0; digit < network.side(); ++digit) {
    const DigitMask bit = DigitMask{1} << digit;
    int least = 0;
    int most = static_cast<int>(grid.size());
    for (const auto& group : same.groups) {
      const auto [settled, possible] = places_of(group, bit);
      least = std::max(least, settled);
      most = std::min(most, possible);
    }
    if (least > most) return false;
    for (const auto& group : same.groups)
      if (!keep_count(group, bit, least, most)) return false;
  }
  return true;
}

// Exactly `wanted` of the cells hold the digit, and each row, column and box holds it once: where no more of them than
// wanted have a place for it among the cells, each of these has it there, and where no more than the others have one
// elsewhere, each of these has it elsewhere.
bool CandidateStore::Run::counted_in_houses(std::span<const Cell> cells, DigitMask bit, int wanted) {
  CellBits inside;
  for (const Cell cell : cells) inside.add(cell);
  const auto side = static_cast<std::size_t>(network.side());
  for (std::size_t first = 0; first + side <= network.houses.size() && first < 3 * side; first += side) {
    int can_inside = 0;
    int can_outside = 0;
    for (std::size_t house = first; house < first + side; ++house) {
      bool is_inside = false;
      bool is_outside = false;
      for (const Cell cell : network.houses[house])
        if ((grid[cell] & bit) != 0) (inside.has(cell) ? is_inside : is_outside) = true;
      can_inside += is_inside;
      can_outside += is_outside;
    }
    const int others = network.side() - wanted;
    if (can_inside < wanted || can_outside < others) return false;
    if (can_inside > wanted && can_outside > others) continue;
    for (std::size_t house = first; house < first + side; ++house) {
      const auto has_place = [&](bool where) {
        return std::any_of(network.houses[house].begin(), network.houses[house].end(),
                           [&](Cell cell) { return (grid[cell] & bit) != 0 && inside.has(cell) == where; });
      };
      const bool must_inside = can_inside == wanted && has_place(true);
      const bool must_outside = can_outside == others && has_place(false);
      if (must_inside && must_outside) return false;
      if (!must_inside && !must_outside) continue;
      for (const Cell cell : network.houses[house])
        if ((grid[cell] & bit) != 0 && inside.has(cell) != must_inside && !keep(cell, ~bit)) return false;
    }
  }
  return true;
}

bool CandidateStore::Run::counting(const Propagator& propagator) {
  const CountingCells& counting = network.primitives.counting[propagator.index];
  const int side = network.side();
  const int total = static_cast<int>(counting.cells.size());
  std::array<int, 32> settled{};
  std::array<int, 32> possible{};
  for (const Cell cell : counting.cells) {
    for (DigitMask digits = grid[cell]; digits != 0; digits &= digits - 1)
      ++possible[static_cast<std::size_t>(lowest(digits))];
    if (is_one(grid[cell])) ++settled[static_cast<std::size_t>(lowest(grid[cell]))];
  }
  // Digits that are in the cells for sure, and those that may be: their values add up to the number of cells.
  DigitMask sure = 0;
  DigitMask maybe = 0;
  for (int digit = 0; digit < side; ++digit) {
    const auto at = static_cast<std::size_t>(digit);
    if (settled[at] > digit + 1 || (settled[at] > 0 && possible[at] < digit + 1)) return false;
    if (settled[at] > 0)
      sure |= DigitMask{1} << digit;
    else if (possible[at] >= digit + 1)
      maybe |= DigitMask{1} << digit;
  }
  const int open = total - value_sum(sure);
  if (open < 0) return false;
  const auto can_make = [&](int sum, DigitMask digits) {
    std::vector<bool> reached(static_cast<std::size_t>(std::max(sum, 0)) + 1);
    if (sum < 0) return false;
    reached[0] = true;
    for (; digits != 0; digits &= digits - 1)
      for (int at = sum; at > lowest(digits); --at)
        if (reached[static_cast<std::size_t>(at - lowest(digits) - 1)]) reached[static_cast<std::size_t>(at)] = true;
    return static_cast<bool>(reached[static_cast<std::size_t>(sum)]);
  };
  if (!can_make(open, maybe)) return false;
  DigitMask used = sure;
  DigitMask in_all = sure;
  for (DigitMask digits = maybe; digits != 0; digits &= digits - 1) {
    const DigitMask bit = lowest_bit(digits);
    if (can_make(open - lowest(bit) - 1, maybe & ~bit)) used |= bit;
    if (!can_make(open, maybe & ~bit)) in_all |= bit;
  }
  for (const Cell cell : counting.cells)
    if (!keep(cell, used)) return false;
  for (DigitMask digits = in_all; digits != 0; digits &= digits - 1) {
    const DigitMask bit = lowest_bit(digits);
    const int wanted = lowest(bit) + 1;
    const auto [settled_now, possible_now] = places_of(counting.cells, bit);
    if (settled_now > wanted || possible_now < wanted) return false;
    if (!counted_in_houses(counting.cells, bit, wanted)) return false;
    if (!keep_count(counting.cells, bit, wanted, wanted)) return false;
  }
  return true;
}

}  // namespace sudoscope
