// Houses, bands, sets of different cells and counts.
#include <algorithm>

#include "constraints/set_lanes.hpp"
#include "constraints/store_run.hpp"

namespace sudoscope {

bool CandidateStore::Run::drop_seen(std::span<const Cell> cells, DigitMask digits) {
  const std::size_t words = (grid.size() + 63) / 64;
  for (; digits != 0; digits &= digits - 1) {
    const DigitMask bit = lowest_bit(digits);
    std::array<std::uint64_t, CellBits::kWords> seen;
    int places = 0;
    Cell last = kNoCell;
    for (const Cell cell : cells) {
      if ((grid[cell] & bit) == 0) continue;
      const CellBits& peers = network.peer_bits[cell];
      if (places++ == 0)
        for (std::size_t word = 0; word < words; ++word) seen[word] = peers.words[word];
      else
        for (std::size_t word = 0; word < words; ++word) seen[word] &= peers.words[word];
      last = cell;
    }
    if (places == 0) return false;
    if (places == 1) {
      if (!keep(last, bit)) return false;
      continue;
    }
    for (std::size_t word = 0; word < words; ++word)
      for (std::uint64_t left = seen[word]; left != 0; left &= left - 1)
        if (!keep(static_cast<Cell>(word * 64 + static_cast<std::size_t>(std::countr_zero(left))), ~bit)) return false;
  }
  return true;
}

bool CandidateStore::Run::house(const Propagator& house) {
  DigitMask once = 0;
  DigitMask twice = 0;
  DigitMask settled = 0;
  for (const Cell cell : house.cells) {
    const DigitMask digits = grid[cell];
    twice |= once & digits;
    once |= digits;
    if (is_one(digits)) settled |= digits;
  }
  if (once != network.all()) return false;
  const DigitMask hidden = once & ~twice & ~settled;
  if (hidden == 0) return true;
  for (const Cell cell : house.cells) {
    const DigitMask digits = grid[cell] & hidden;
    if (digits == 0) continue;
    if (!is_one(digits) || !keep(cell, digits)) return false;
  }
  return true;
}

bool CandidateStore::Run::band(const Propagator& band) {
  constexpr int kMost = 25;
  const int lines = band.bands;
  const int boxes = band.boxes;
  DigitMask part[kMost][kMost];
  for (int line = 0; line < lines; ++line)
    for (int box = 0; box < boxes; ++box) {
      const Cell* cell = &band.cells[static_cast<std::size_t>((line * boxes + box) * band.width)];
      DigitMask digits = 0;
      for (int place = 0; place < band.width; ++place) digits |= grid[cell[place]];
      part[line][box] = digits;
    }
  // Digits in one part of a box alone, and of a line alone: they leave the rest of the line, or of the box.
  DigitMask gone[kMost][kMost];
  for (int line = 0; line < lines; ++line) std::fill_n(gone[line], boxes, DigitMask{0});
  DigitMask any = 0;
  for (int box = 0; box < boxes; ++box) {
    DigitMask once = 0;
    DigitMask twice = 0;
    for (int line = 0; line < lines; ++line) twice |= once & part[line][box], once |= part[line][box];
    for (int line = 0; line < lines; ++line)
      if (const DigitMask alone = part[line][box] & ~twice; alone != 0)
        for (int other = 0; other < boxes; ++other)
          if (other != box) gone[line][other] |= alone;
  }
  for (int line = 0; line < lines; ++line) {
    DigitMask once = 0;
    DigitMask twice = 0;
    for (int box = 0; box < boxes; ++box) twice |= once & part[line][box], once |= part[line][box];
    for (int box = 0; box < boxes; ++box)
      if (const DigitMask alone = part[line][box] & ~twice; alone != 0)
        for (int other = 0; other < lines; ++other)
          if (other != line) gone[other][box] |= alone;
  }
  for (int line = 0; line < lines; ++line)
    for (int box = 0; box < boxes; ++box) any |= gone[line][box] & part[line][box];
  if (any == 0) return true;
  for (int line = 0; line < lines; ++line)
    for (int box = 0; box < boxes; ++box) {
      if ((gone[line][box] & part[line][box]) == 0) continue;
      const Cell* cell = &band.cells[static_cast<std::size_t>((line * boxes + box) * band.width)];
      for (int place = 0; place < band.width; ++place)
        if (!keep(cell[place], ~gone[line][box])) return false;
    }
  return true;
}

namespace {

// The digits of three or four cells that some order of `digits` (as many) allows, added to `allowed`.
void add_orders(std::span<const DigitMask> now, DigitMask digits, std::span<DigitMask> allowed) {
  const auto add_two = [&](std::size_t a, std::size_t b, DigitMask two) -> bool {
    const DigitMask p = lowest_bit(two);
    const DigitMask q = two ^ p;
    const bool pq = (now[a] & p) != 0 && (now[b] & q) != 0;
    const bool qp = (now[a] & q) != 0 && (now[b] & p) != 0;
    if (pq) allowed[a] |= p, allowed[b] |= q;
    if (qp) allowed[a] |= q, allowed[b] |= p;
    return pq || qp;
  };
  if (now.size() == 3) {
    for (DigitMask first = now[0] & digits; first != 0; first &= first - 1) {
      const DigitMask bit = lowest_bit(first);
      if (add_two(1, 2, digits & ~bit)) allowed[0] |= bit;
    }
    return;
  }
  for (DigitMask first = now[0] & digits; first != 0; first &= first - 1) {
    const DigitMask bit = lowest_bit(first);
    const DigitMask rest = digits & ~bit;
    for (DigitMask second = now[1] & rest; second != 0; second &= second - 1) {
      const DigitMask next = lowest_bit(second);
      if (add_two(2, 3, rest & ~next)) allowed[0] |= bit, allowed[1] |= next;
    }
  }
}

}  // namespace

bool CandidateStore::Run::choice(const Propagator& choice) {
  constexpr std::size_t kMostExactSets = 3;  // with more the exact digits of each cell cost more than they save
  if (choice.cells.size() > static_cast<std::size_t>(network.side())) return false;
  OpenCells cells;
  if (!cells.read(choice.cells, grid)) return false;
  const auto& [open, now, count, united, settled] = cells;
  if (choice.is_sum && count <= 2) {
    const int left = choice.total - value_sum(settled);
    if (count == 0) return left == 0;
    if (count == 1) return left >= 1 && left <= network.side() && keep(open[0], DigitMask{1} << (left - 1));
    if (!two(open[0], open[1], left, true)) return false;
    const DigitMask pair = grid[open[0]];
    return pair != grid[open[1]] || std::popcount(pair) != 2 || drop_seen(std::span(open).first(2), pair);
  }
  DigitMask must = settled;
  if (!choice.rest.empty()) {
    DigitMask rest = 0;
    for (const Cell cell : choice.rest) rest |= grid[cell];
    must |= network.all() & ~rest;
  }
  DigitMask possible = 0;
  DigitMask required = network.all();
  std::array<DigitMask, kMostExactSets> kept{};
  std::size_t sets = 0;
  const auto note = [&](DigitMask set) {
    if (sets < kMostExactSets) kept[sets] = set;
    ++sets;
  };
  if (choice.has_lanes) {
    const Lanes all = load(choice.lanes);
    const Lanes fitting =
        fitting_sets(all, all & static_cast<std::uint16_t>(~settled), united, must, cells.open_digits());
    possible = any_of(all & fitting) & network.all();
    required &= ~any_of(~all & fitting);
    if (count == 3 || count == 4)
      for (std::size_t at = 0; at < choice.sets.size(); ++at)
        if (fitting[at] != 0) note(choice.sets[at]);
  } else {
    for (const DigitMask set : choice.sets) {
      if ((set & ~united) != 0 || (must & ~set) != 0) continue;
      const DigitMask left = set & ~settled;
      bool fits = true;
      for (std::size_t at = 0; at < count && fits; ++at) fits = (left & now[at]) != 0;
      if (!fits) continue;
      possible |= set;
      required &= set;
      note(set);
    }
  }
  if (possible == 0) return false;
  if (count == 0) return true;
  if ((count == 3 || count == 4) && sets <= kMostExactSets) {
    std::array<DigitMask, 4> allowed{};
    for (std::size_t set = 0; set < sets; ++set)
      add_orders(cells.open_digits(), kept[set] & ~settled, std::span(allowed.data(), count));
    for (std::size_t at = 0; at < count; ++at)
      if (!keep(open[at], allowed[at])) return false;
  } else {
    for (std::size_t at = 0; at < count; ++at)
      if (!keep(open[at], possible & ~settled)) return false;
  }
  required &= ~settled;
  return required == 0 || drop_seen(choice.cells, required);
}

bool CandidateStore::Run::count(const Propagator& propagator) {
  const DigitCount& wanted = network.primitives.counts[propagator.index];
  const DigitMask bit = DigitMask{1} << wanted.digit;
  const int settled = places_of(wanted.cells, bit).settled;
  if (!keep_count(wanted.cells, bit, wanted.least, wanted.most)) return false;
  return wanted.least == 0 || settled > 0 || drop_seen(wanted.cells, bit);
}

}  // namespace sudoscope
