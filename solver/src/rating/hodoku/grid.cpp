// Singles that come up when a digit is placed or a candidate is removed.
#include "rating/hodoku/grid.hpp"

namespace sudoscope::rating::hodoku {

namespace {

constexpr Table<Cells, kCells> kOneCell = [] {
  Table<Cells, kCells> one{};
  for (int cell = 0; cell < kCells; ++cell) one[cell].insert(cell);
  return one;
}();

// The cells behind a cell.
constexpr Table<Cells, kCells> kBehind = [] {
  Table<Cells, kCells> behind{};
  for (int cell = 0; cell < kCells; ++cell)
    for (int other = cell + 1; other < kCells; ++other) behind[cell].insert(other);
  return behind;
}();

}  // namespace

Grid::Grid(std::span<const Digit> givens) : left(kCells) {
  digit.fill(kEmpty);
  counts.fill(LineCounts(kSide));
  counted_.fill(kAllCells);
  Table<Cells, kSide> seen{};
  Table<Mask, kHouses> used{};
  for (int at = 0; at < kCells; ++at) {
    const Digit number = givens[static_cast<std::size_t>(at)];
    if (number == sudoscope::kBlank) continue;
    given[at] = true;
    digit[at] = static_cast<std::int8_t>(number);
    filled[number] = filled[number] | kOneCell[at];
    seen[number] = seen[number] | kNine.peers[at];
    for (const int line : kLines[at]) used[line] |= bit(number);
    blanks_.take(kLineSets[at]);
    blank = blank - kOneCell[at];
    --left;
    uncounted_.push(static_cast<std::int8_t>(at));
  }
  for_each(blanks_.once(), [&](int line) { last_blanks = last_blanks | (blank & kLineCells[line]); });
  for (int number = 0; number < kSide; ++number) places[number] = blank - seen[number];
  Cells lone;
  for_each(blank, [&](int at) {
    const auto& [row, column, box] = kLines[at].items;
    const Mask mask = cell[at] = kAll & ~(used[row] | used[column] | used[box]);
    lone.insert_if(without_first(mask) == 0, at);
    emptied.insert_if(mask == 0, at);
  });
  queue_lone(lone);
}

void Grid::restrict_to(std::span<const DigitSet> allowed) {
  for (std::size_t i = 0; i < allowed.size(); ++i) {
    const int at = static_cast<int>(i);
    if (digit[at] != kEmpty) continue;
    for_each(static_cast<unsigned>(kAll) & ~static_cast<unsigned>(allowed[i]), [&](int number) {
      barred_[number] = barred_[number] | kOneCell[at];
      erase(at, number);
    });
  }
}

// Naked singles that the givens leave, in the order in which these, one by one from the first cell on, create them.
void Grid::queue_lone(Cells lone) {
  struct Lone {
    int since;
    int single;
  };
  Table<Lone, kCells> queue;
  int size = 0;
  for_each(lone, [&](int at) {
    // The digit that is taken away last, if any, has been alone since the one before.
    Lone last{-1, 0};
    int since = -1;
    for (int number = 0; number < kSide; ++number) {
      const Cells takers = filled[number] & kNine.peers[at];
      const int taker = takers.empty() ? kCells : takers.first();
      since = std::max(since, std::min(taker, last.since));
      if (taker > last.since) last = {taker, candidate(at, number)};
    }
    int place = size++;
    for (; place > 0 && queue[place - 1].since > since; --place) queue[place] = queue[place - 1];
    queue[place] = {since, last.single};
  });
  for (int place = 0; place < size; ++place) push_naked(queue[place].single);
}

Cells Grid::allowed(int number) const {
  Cells allowed = blank - barred_[number];
  for_each(filled[number], [&](int other) { allowed = allowed - kNine.peers[other]; });
  return allowed;
}

void Grid::place(int cell_number, int number) {
  const int old = digit[cell_number];
  if (old == number) return;
  const Cells here = kOneCell[cell_number];
  blank = blank - here;
  last_blanks = last_blanks - here;
  emptied = emptied - here;
  if (old == kEmpty) {
    const LineSet several = blanks_.several();
    blanks_.take(kLineSets[cell_number]);
    for_each(several - blanks_.several(), [&](int line) { last_blanks = last_blanks | (blank & kLineCells[line]); });
  } else {
    filled[old] = filled[old] - here;
  }
  for_each(static_cast<unsigned>(cell[cell_number]), [&](int each) { places[each] = places[each] - here; });
  digit[cell_number] = static_cast<std::int8_t>(number);
  cell[cell_number] = 0;
  filled[number] = filled[number] | here;
  --left;
  lose(places[number] & kNine.peers[cell_number], number);
  uncounted_.push(static_cast<std::int8_t>(cell_number));
}

void Grid::erase(int cell_number, int number) {
  if (!has(cell_number, number)) return;
  catch_up();
  lose(kOneCell[cell_number], number);
  uncount(kOneCell[cell_number], number, {});
}

// Removes candidates in these cells, the first one first.
inline void Grid::lose(Cells gone, int number) {
  places[number] = places[number] - gone;
  Cells lone;
  for_each(gone, [&](int at) {
    const Mask mask = cell[at] = without(cell[at], number);
    if (mask == 0)
      emptied.insert(at);
    else
      lone.insert_if(without_first(mask) == 0, at);
  });
  for_each(lone, [&](int at) { push_naked(candidate(at, first(cell[at]))); });
}

// Lines are checked by the places that are left now: a hidden single that is filled by now is not reported.
void Grid::catch_up() {
  for (; !uncounted_.empty(); uncounted_.pop()) {
    const int at = uncounted_.front();
    const int number = digit[at];
    const LineSet lines = kLineSets[at];
    unsigned before = 0;
    for (int each = 0; each < kSide; ++each) before |= unsigned{counted_[each].has(at)} << each;
    for_each(before, [&](int each) { counted_[each] = counted_[each] - kOneCell[at]; });
    const bool was_there = (before >> number & 1) != 0;
    uncount(counted_[number] & kNine.peers[at], number, was_there ? lines : LineSet{});
    if (was_there) counts[number].take(lines);
    for_each(before & ~unsigned{bit(number)}, [&](int each) {
      LineCounts& count = counts[each];
      const LineSet several = count.several();
      count.take(lines);
      for_each(several - count.several(), [&](int line) { add_hidden(places[each] & kLineCells[line], each); });
    });
  }
  uncounted_.clear();
}

// Cells that were removed as places of a digit. Lines other than `but` are reported.
void Grid::uncount(Cells gone, int number, LineSet but) {
  counted_[number] = counted_[number] - gone;
  const Cells counted = gone - emptied;
  // Each line as often as it loses a place.
  LineSet lost;
  for_each(counted, [&](int at) {
    lost.even += kLineSets[at].even;
    lost.odd += kLineSets[at].odd;
  });
  LineCounts& count = counts[number];
  const LineSet several = count.several();
  count.take(lost);
  // A line that had one place, and lost it, lost one.
  const LineSet told = ((several - count.several()) | ((lost & kAllLines) - several)) - but;
  if (!told.empty()) tell(gone, counted, number, told);
}

// Hidden singles of lines that are left with one place, and
// lines that are left with none, in order of their appearance.
void Grid::tell(Cells gone, Cells counted, int number, LineSet lines) {
  // By line: the last cell removed there, and whether none is left: 2 * line + 1.
  Table<unsigned, 2 * kHouses> events;
  int size = 0;
  const auto add = [&](int last_gone, int line, bool is_none) {
    const unsigned event = static_cast<unsigned>(last_gone * 64 + 2 * line + is_none);
    int at = size++;
    for (; at > 0 && events[at - 1] > event; --at) events[at] = events[at - 1];
    events[at] = event;
  };
  for_each(lines, [&](int line) {
    Cells there = counted & kLineCells[line];
    if (counts[number][line] == 0) {
      add(there.last(), line, true);
      there.erase(there.last());
      if (there.empty()) return;
    }
    add(there.last(), line, false);
  });
  for (int at = 0; at < size; ++at) {
    const auto line = static_cast<int>(events[at] % 64 / 2);
    const auto last_gone = static_cast<int>(events[at] / 64);
    if (events[at] % 2 != 0)
      drop_hidden(line, number);
    else
      add_hidden((places[number] | (gone & kBehind[last_gone])) & kLineCells[line], number);
  }
}

void Grid::push_naked(int single) {
  came[cell_of(single)] = static_cast<std::uint8_t>(naked.end_place());
  naked.push(static_cast<std::int16_t>(single));
}

void Grid::add_hidden(Cells places_there, int number) {
  if (!places_there.empty()) hidden.push(static_cast<std::int16_t>(candidate(places_there.first(), number)));
}

void Grid::drop_hidden(int line, int number) {
  hidden.drop([&](int single) { return digit_of(single) == number && kLineCells[line].has(cell_of(single)); });
}

}  // namespace sudoscope::rating::hodoku
