// The list of almost locked sets, compared with every choice of cells.
#include <set>

#include "catch.hpp"
#include "puzzles.hpp"
#include "techniques/als.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

using Cells = std::vector<Cell>;

template <int kWords>
Cells cells_of(const CellSet<kWords>& set) {
  Cells cells;
  for (const Cell cell : set) cells.push_back(cell);
  return cells;
}

DigitSet digits_of(const Position& position, const Cells& cells) {
  DigitSet digits = 0;
  for (const Cell cell : cells) digits |= position.candidates(cell);
  return digits;
}

std::set<Cells> by_brute_force(const Position& position, int most) {
  std::set<Cells> found;
  for (const House& house : position.geometry().houses()) {
    Cells blank;
    for (const Cell cell : house.cells)
      if (position.is_blank(cell)) blank.push_back(cell);
    for (std::uint64_t chosen = 1; chosen < std::uint64_t{1} << blank.size(); ++chosen) {
      Cells cells;
      for (std::size_t i = 0; i < blank.size(); ++i)
        if ((chosen >> i & 1) != 0) cells.push_back(blank[i]);
      if (std::popcount(chosen) <= most && digit_count(digits_of(position, cells)) == std::popcount(chosen) + 1)
        found.insert(cells);
    }
  }
  return found;
}

// True if each place of the digit in one sees each in the other.
bool is_restricted(const Position& position, const Cells& a, const Cells& b, Digit digit) {
  bool somewhere[2] = {false, false};
  for (const Cell cell : b) somewhere[1] = somewhere[1] || position.can_take(cell, digit);
  for (const Cell cell : a) {
    if (std::find(b.begin(), b.end(), cell) != b.end()) return false;
    if (!position.can_take(cell, digit)) continue;
    somewhere[0] = true;
    const auto peers = position.geometry().peers(cell);
    for (const Cell other : b)
      if (position.can_take(other, digit) && !std::binary_search(peers.begin(), peers.end(), other)) return false;
  }
  return somewhere[0] && somewhere[1];
}

}  // namespace

TEST_CASE("the list of almost locked sets is complete, each once, with its partners") {
  std::vector<Puzzle> puzzles = line_file("top95.txt", 3);
  puzzles.push_back(from_line(jigsaw(kJigsaw6), std::string(36, '.').replace(0, 3, "123")));
  puzzles.push_back(from_line(boxes(2, 2, {{"diagonals"}}), "1.2............."));
  Rng rng(3);
  puzzles.push_back(dig(pattern(3, 4), 50, rng));
  for (const Puzzle& puzzle : puzzles) {
    const Position position(*puzzle.geometry, puzzle.givens);
    const Grid grid(*puzzle.geometry);
    Board(position, grid).with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
      AlsList<kWords> list;
      list.fill(sets);
      std::set<Cells> found;
      for (int i = 0; i < list.size(); ++i) {
        const Cells cells = cells_of(list[i].cells);
        CHECK(found.insert(cells).second);
        CHECK(list[i].digits == digits_of(position, cells));
        CHECK(list[i].cells.is_subset_of(sets.house(list[i].house)));
      }
      CHECK(found == by_brute_force(position, list.most_cells()));
      for (int i = 0; i < std::min(list.size(), 80); ++i)
        for (Digit digit = 0; digit < position.geometry().side(); ++digit) {
          if (!has_digit(list[i].digits, digit)) continue;
          std::set<int> partners;
          list.for_each_partner(i, digit, [&](int j) { return !partners.insert(j).second; });
          bool agree = true;
          for (int j = 0; j < list.size(); ++j)
            agree = agree && partners.contains(j) ==
                                 is_restricted(position, cells_of(list[i].cells), cells_of(list[j].cells), digit);
          CHECK(agree);
        }
    });
  }
}
