// Rules of single cells and of cells that stand for others: parity, extremes, indexers, quadruples, clones.
#include <algorithm>

#include "constraints/builder.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

using Begin = std::function<void(std::size_t)>;
using Clues = std::span<const Clue>;

// The cell of a clue that names one; kNoCell, and a refusal, for any other.
Cell cell_of(Builder& builder, const Clue& clue) {
  if (clue.place) {
    const auto [row, column] = *clue.place;
    if (row >= 1 && column >= 1 && row <= builder.side() && column <= builder.side())
      return builder.cell_at(row - 1, column - 1);
  }
  if (!clue.place && clue.cells.size() == 1) return clue.cells[0];
  builder.refuse(say(MessageId::kClueNoCells));
  return kNoCell;
}

DigitSet digits_of_parity(int side, int parity) {
  DigitSet digits = 0;
  for (int value = 1; value <= side; ++value)
    if (value % 2 == parity) digits |= digit_bit(static_cast<Digit>(value - 1));
  return digits;
}

template <int kParity>
void parity(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    if (const Cell cell = cell_of(builder, clue); cell != kNoCell)
      builder.allow(cell, digits_of_parity(builder.side(), kParity));
  });
}

// Smaller (kSign < 0) or larger than each orthogonal neighbour that does not have the same mark.
template <int kSign>
void extreme(Builder& builder, Clues clues, const Begin& begin) {
  std::vector<bool> marked(static_cast<std::size_t>(builder.geometry().cell_count()));
  for (const Clue& clue : clues)
    if (const Cell cell = cell_of(builder, clue); cell != kNoCell) marked[cell] = true;
  for_each_clue(clues, begin, [&](const Clue& clue) {
    const Cell cell = cell_of(builder, clue);
    if (cell == kNoCell) return;
    for (const Cell neighbour : builder.neighbours(cell))
      if (!marked[neighbour]) builder.pair(cell, neighbour, [](int a, int b) { return kSign * (a - b) > 0; });
  });
}

// The digits of a circle are in the four cells around it, each at least as often as it is written.
void quadruple(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    for (std::size_t at = 0; at < clue.numbers.size(); ++at) {
      const int value = clue.numbers[at];
      const auto before = clue.numbers.begin() + static_cast<std::ptrdiff_t>(at);
      if (std::find(clue.numbers.begin(), before, value) != before) continue;
      const auto times = std::count(clue.numbers.begin(), clue.numbers.end(), value);
      builder.count(clue.cells, value, static_cast<int>(times), static_cast<int>(clue.cells.size()));
    }
  });
}

void clone(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    if (clue.cells.size() != clue.clones.size()) return builder.refuse(say(MessageId::kClueNoCells));
    for (std::size_t at = 0; at < clue.cells.size(); ++at) builder.equal(clue.cells[at], clue.clones[at]);
  });
}

// The cell holds v exactly if the v-th cell of its row, column or region holds the cell's own place there. "Exactly",
// as each digit is once in that house.
void index_house(Builder& builder, const std::vector<Cell>& house, Cell cell) {
  const int own = static_cast<int>(std::find(house.begin(), house.end(), cell) - house.begin()) + 1;
  for (int value = 1; value <= static_cast<int>(house.size()); ++value)
    builder.pair(cell, house[static_cast<std::size_t>(value - 1)],
                 [&](int a, int b) { return (a == value) == (b == own); });
}

enum class Indexed { kColumn, kRow, kBox };

template <Indexed kIndexed>
void indexer(Builder& builder, Clues clues, const Begin& begin) {
  const Geometry& geometry = builder.geometry();
  for_each_clue(clues, begin, [&](const Clue& clue) {
    for (const Cell cell : clue.cells) {
      const auto houses = geometry.houses_of(cell);
      // A row indexer speaks of cells in its own column.
      const HouseId house = kIndexed == Indexed::kRow      ? houses[1]
                            : kIndexed == Indexed::kColumn ? houses[0]
                                                           : houses[2];
      index_house(builder, geometry.houses()[house].cells, cell);
    }
  });
}

constexpr CompiledKind kCellKinds[] = {
    {"odd", parity<1>},
    {"even", parity<0>},
    {"minimum", extreme<-1>},
    {"maximum", extreme<1>},
    {"quadruple", quadruple},
    {"clone", clone},
    {"rowindexer", indexer<Indexed::kRow>},
    {"columnindexer", indexer<Indexed::kColumn>},
    {"boxindexer", indexer<Indexed::kBox>},
};

}  // namespace

std::span<const CompiledKind> cell_kinds() { return kCellKinds; }

}  // namespace sudoscope
