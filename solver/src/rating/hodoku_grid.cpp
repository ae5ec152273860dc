// What comes up when a digit is placed or a candidate goes.
#include "rating/hodoku_grid.hpp"

namespace sudoscope::rating::hodoku {

Grid::Grid() {
  digit.fill(kEmpty);
  cell.fill(kAll);
  blanks.fill(kSide);
  for (auto& counts : free) counts.fill(kSide);
  for (Cells& set : places) set = {~std::uint64_t{0}, (std::uint64_t{1} << 17) - 1};
}

Cells Grid::blank() const {
  Cells blank;
  for (int number = 0; number < kCells; ++number)
    if (digit[number] == kEmpty) blank.insert(number);
  return blank;
}

Cells Grid::allowed(int number) const {
  Cells allowed = blank();
  for (int other = 0; other < kCells; ++other)
    if (digit[other] == number) allowed = allowed - kNine.peers[other];
  return allowed;
}

// The candidate must be there.
inline void Grid::lose(int cell_number, int number) {
  Mask& mask = cell[cell_number];
  mask = without(mask, number);
  places[number].erase(cell_number);
  if (mask == 0) return;
  if (without_first(mask) == 0) naked.push(candidate(cell_number, first(mask)));
  for (const int line : kLines[cell_number]) {
    const int others = --free[line][number];
    if (others == 1) add_hidden(line, number);
    if (others == 0) drop_hidden(line, number);
  }
}

void Grid::place(int cell_number, int number) {
  if (digit[cell_number] == number) return;
  const Mask before = cell[cell_number];
  digit[cell_number] = static_cast<std::int8_t>(number);
  cell[cell_number] = 0;
  for_each(before, [&](int each) { places[each].erase(cell_number); });
  --left;
  for (const int line : kLines[cell_number])
    if (--blanks[line] < 2) nearly_full ^= bit_of_line(line);
  for_each(kNine.peers[cell_number] & places[number], [&](int peer) { lose(peer, number); });
  for_each(before, [&](int each) {
    for (int kind = 0; kind < 3; ++kind) {
      const int line = line_of(cell_number, kind);
      if (--free[line][each] == 1 && each != number) add_hidden(line, each);
    }
  });
}

void Grid::erase(int cell_number, int number) {
  if (has(cell_number, number)) lose(cell_number, number);
}

void Grid::add_hidden(int line, int number) {
  const Cells left_there = places[number] & set_of_line(line);
  if (!left_there.empty()) hidden.push(candidate(left_there.first(), number));
}

void Grid::drop_hidden(int line, int number) {
  const Cells cells = set_of_line(line);
  hidden.drop([&](int single) { return digit_of(single) == number && cells.has(cell_of(single)); });
}

}  // namespace sudoscope::rating::hodoku
