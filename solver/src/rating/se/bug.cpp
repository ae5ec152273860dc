// Bivalue universal grave: without some candidates ("bug" candidates), every blank cell would have two and every digit
// none or two places in each house, which is impossible if there is one solution. So one of the bug candidates holds.
#include "rating/se/simple_steps.hpp"
#include "rating/se/subsets_of_nine.hpp"

namespace sudoscope::rating {

namespace {

struct Bug {
  Table<std::uint8_t, kCells> cells{};  // cells with bug candidates, in the order found
  int number = 0;
  Table<Mask, kCells> digits{};  // bug candidates of a cell
  Mask all_digits = 0;
  Cells common{~std::uint64_t{0}, 0x1FFFF};  // the cells that see all bug cells

  void add(int cell, int digit) {
    if (digits[cell] == 0) cells[number++] = static_cast<std::uint8_t>(cell);
    digits[cell] |= bit(digit);
    all_digits |= bit(digit);
    common = common & kNine.peers[cell];
    for (int i = 0; i < number; ++i) common.erase(cells[i]);
  }
};

// True if the grid is one; then `bug` has its bug candidates.
bool is_bug(const SeGrid& grid, Bug& bug) {
  Candidates rest = grid.candidates;
  for (int house = 0; house < kHouses; ++house) {
    for (int digit = 0; digit < kSide; ++digit) {
      const Mask places = grid.candidates.places[digit][house];
      if (places == 0 || count(places) == 2) continue;
      int found = 0;
      int cell = 0;
      for_each(places, [&](int place) {
        const int here = kNine.cells[house][place];
        if (count(grid.candidates.cell[here]) < 3) return;
        ++found;
        cell = here;
      });
      if (found == 0) return false;
      if (found > 1) continue;  // another house decides which of them it is
      bug.add(cell, digit);
      rest.erase(cell, digit);
      if (bug.number > 1 && count(bug.all_digits) > 1 && bug.common.empty()) return false;
    }
  }
  for (int cell = 0; cell < kCells; ++cell)
    if (grid.digit[cell] == kNoDigit && count(rest.cell[cell]) != 2) return false;
  for (int digit = 0; digit < kSide; ++digit)
    for (int house = 0; house < kHouses; ++house)
      if (rest.places[digit][house] != 0 && count(rest.places[digit][house]) != 2) return false;
  return bug.number > 0;
}

Step of_type(int type, double difficulty) {
  constexpr Table<Technique, 4> kTypes{Technique::kBugPlus1, Technique::kBug2, Technique::kBug3, Technique::kBug4};
  Step step;
  step.technique = kTypes[type - 1];
  step.name = "BUG" + std::to_string(type);
  step.difficulty = difficulty;
  return step;
}

bool in_common_house(const Bug& bug, int kind) {
  for (int i = 1; i < bug.number; ++i)
    if (kNine.houses[bug.cells[i]][kind] != kNine.houses[bug.cells[0]][kind]) return false;
  return true;
}

// All bug candidates are of one digit: cells that see them all lose it.
bool find_one_digit(const SeGrid& grid, const Bug& bug, Step& step) {
  step = of_type(2, 5.7);
  for_each(bug.common, [&](int cell) { step.gone[cell] = grid.candidates.cell[cell] & bug.all_digits; });
  return step.removes_any();
}

// With cells of a common house the bug candidates make a naked set.
bool find_naked_set(const SeGrid& grid, const Bug& bug, Step& step) {
  for (int kind = 0; kind < 3; ++kind) {
    if (!in_common_house(bug, kind)) continue;
    const Cells house = kNine.set[kNine.houses[bug.cells[0]][kind]];
    // In the order in which the first bug cell sees them.
    Table<std::uint8_t, kSide> cells{};
    int number = 0;
    for (const std::uint8_t cell : kNine.peer_list[bug.cells[0]])
      if (house.has(cell) && bug.common.has(cell)) cells[number++] = cell;
    Mask fitting = 0;
    for (int i = 0; i < number; ++i)
      if (count(grid.candidates.cell[cells[i]]) >= 2) fitting |= bit(i);
    for (int size = 2; size <= 6 && size <= number; ++size) {
      const bool found = any_subset(fitting, size - 1, [&](Mask chosen) {
        Mask digits = 0;
        for_each(chosen, [&](int i) { digits |= grid.candidates.cell[cells[i]]; });
        if (count(digits) != size || (bug.all_digits & ~digits) != 0) return false;
        step = of_type(3, 5.7 + (size - 1) * 0.1);
        for (int i = 0; i < number; ++i)
          if ((chosen >> i & 1) == 0) step.gone[cells[i]] = grid.candidates.cell[cells[i]] & digits;
        return step.removes_any();
      });
      if (found) return true;
    }
  }
  return false;
}

// Two bug cells of a common house share one digit that is no bug candidate: it is in one of them.
bool find_shared_digit(const SeGrid& grid, const Bug& bug, Step& step) {
  const int one = bug.cells[0];
  const int other = bug.cells[1];
  const auto& digits = grid.candidates.cell;
  const Mask shared = digits[one] & digits[other] & static_cast<Mask>(~bug.all_digits);
  if (count(shared) != 1 || !sees(one, other)) return false;
  step = of_type(4, 5.7);
  step.gone[one] = digits[one] & static_cast<Mask>(~(bug.digits[one] | shared));
  step.gone[other] = digits[other] & static_cast<Mask>(~(bug.digits[other] | shared));
  return step.removes_any();
}

}  // namespace

bool find_bug(const SeGrid& grid, Step& step) {
  Bug bug;
  if (!is_bug(grid, bug)) return false;
  bool found = false;
  if (bug.number == 1) {
    const int cell = bug.cells[0];
    step = of_type(1, 5.6);
    step.gone[cell] = grid.candidates.cell[cell] & static_cast<Mask>(~bug.digits[cell]);
    found = true;
  } else if (count(bug.all_digits) == 1) {
    found = find_one_digit(grid, bug, step) || (bug.number == 2 && find_shared_digit(grid, bug, step));
  } else if (!bug.common.empty()) {
    found = (bug.number == 2 && find_shared_digit(grid, bug, step)) || find_naked_set(grid, bug, step);
  }
  if (!found) step = {};
  return found;
}

}  // namespace sudoscope::rating
