// Aligned pair and triplet exclusion: the digits that two or three cells can hold
// together. They are not the same where the cells see each other, and they are not all
// candidates of a cell that they all see. A digit that is in no combination is removed.
#include "rating/se/simple_steps.hpp"

namespace sudoscope::rating {

namespace {

// The possible cells of a combination, ascending, and the cells that may exclude one.
struct Base {
  Table<std::uint8_t, kCells> cells{};
  int number = 0;
  Cells set;
  Table<Cells, kCells> excluders{};  // by cell: its peers with 2 (to 3) candidates

  Base(const SeGrid& grid, int most_digits) {
    Cells single;
    Cells few;
    for (int cell = 0; cell < kCells; ++cell) {
      const int digits = count(grid.candidates.cell[cell]);
      if (digits == 1) single.insert(cell);
      if (digits >= 2 && digits <= most_digits) few.insert(cell);
    }
    for (int cell = 0; cell < kCells; ++cell) {
      excluders[cell] = kNine.peers[cell] & few;
      if (count(grid.candidates.cell[cell]) < 2 || excluders[cell].empty()) continue;
      if (!(kNine.peers[cell] & single).empty()) continue;
      cells[number++] = static_cast<std::uint8_t>(cell);
      set.insert(cell);
    }
  }
};

}  // namespace

bool find_aligned_pair(const SeGrid& grid, Step& step) {
  const Base base(grid, 2);
  const auto& digits = grid.candidates.cell;
  for (int j = 1; j < base.number; ++j) {
    for (int i = 0; i < j; ++i) {
      const int one = base.cells[i];
      const int other = base.cells[j];
      const Cells excluders = base.excluders[one] & base.excluders[other];
      if (excluders.size() < 2) continue;
      Table<Mask, kSide> not_with{};  // of a digit in one, the digits that the other cannot hold then
      if (sees(one, other))
        for (int digit = 0; digit < kSide; ++digit) not_with[digit] = bit(digit);
      for_each(excluders, [&](int cell) {
        for_each(digits[cell], [&](int digit) { not_with[digit] |= without(digits[cell], digit); });
      });
      for_each(digits[one], [&](int digit) {
        if ((digits[other] & ~not_with[digit]) == 0) step.gone[one] |= bit(digit);
      });
      for_each(digits[other], [&](int digit) {
        if ((digits[one] & ~not_with[digit]) == 0) step.gone[other] |= bit(digit);
      });
      if (!step.removes_any()) continue;
      step.technique = Technique::kAlignedPairExclusion;
      step.name = "APE";
      step.difficulty = 6.2;
      return true;
    }
  }
  return false;
}

namespace {

// The digits of each of three cells that are in some combination.
void allow_triplets(const SeGrid& grid, const Table<int, 3>& cells, Cells excluders, Table<Mask, 3>& allowed) {
  const auto& digits = grid.candidates.cell;
  Table<Mask, 20> excluded{};
  int number = 0;
  for_each(excluders, [&](int cell) { excluded[number++] = digits[cell]; });
  const bool sees01 = sees(cells[0], cells[1]);
  const bool sees02 = sees(cells[0], cells[2]);
  const bool sees12 = sees(cells[1], cells[2]);
  allowed = {};
  const auto all_allowed = [&] {
    return allowed[0] == digits[cells[0]] && allowed[1] == digits[cells[1]] && allowed[2] == digits[cells[2]];
  };
  for_each(digits[cells[0]], [&](int a) {
    for_each(digits[cells[1]], [&](int b) {
      if ((sees01 && a == b) || all_allowed()) return;
      const Mask taken = bit(a) | bit(b);
      Mask rest = digits[cells[2]];
      if (sees02) rest &= static_cast<Mask>(~bit(a));
      if (sees12) rest &= static_cast<Mask>(~bit(b));
      for (int i = 0; i < number && rest != 0; ++i) {
        const Mask left = excluded[i] & static_cast<Mask>(~taken);
        if (left == 0) rest = 0;
        if (without_first(left) == 0) rest &= static_cast<Mask>(~left);
      }
      if (rest == 0) return;
      allowed[0] |= bit(a);
      allowed[1] |= bit(b);
      allowed[2] |= rest;
    });
  });
}

}  // namespace

bool find_aligned_triplet(const SeGrid& grid, Step& step) {
  const Base base(grid, 3);
  for (int j = 1; j < base.number; ++j) {
    for (int i = 0; i < j; ++i) {
      const int one = base.cells[i];
      const int other = base.cells[j];
      const Cells of_both = base.excluders[one] & base.excluders[other];
      if (of_both.size() < 2) continue;
      // The third is a cell that may exclude one of the two: first those
      // that the first one sees, in its order, then those of the second.
      Cells thirds = (base.excluders[one] | base.excluders[other]) & base.set;
      thirds.erase(one);
      thirds.erase(other);
      for (const int from : {one, other}) {
        for (const int third : kNine.peer_list[from]) {
          if (!thirds.has(third)) continue;
          thirds.erase(third);
          const Cells excluders = of_both & base.excluders[third];
          if (excluders.size() < 2) continue;
          const Table<int, 3> cells{one, other, third};
          Table<Mask, 3> allowed;
          allow_triplets(grid, cells, excluders, allowed);
          bool any = false;
          for (int k = 0; k < 3; ++k) {
            step.gone[cells[k]] = grid.candidates.cell[cells[k]] & static_cast<Mask>(~allowed[k]);
            any |= step.gone[cells[k]] != 0;
          }
          if (!any) continue;
          step.technique = Technique::kAlignedTripleExclusion;
          step.name = "ATE";
          step.difficulty = 7.5;
          return true;
        }
      }
    }
  }
  return false;
}

}  // namespace sudoscope::rating
