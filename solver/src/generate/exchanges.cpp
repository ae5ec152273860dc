// Exchanges of two digits, and of two lines.
#include "generate/exchanges.hpp"

#include <bit>

namespace sudoscope {
namespace {

constexpr std::size_t kSide = 9;
// A larger set is hardly ever left with one given. Each of its members has two cells.
constexpr int kMostMembers = 6;

// Positions of the digits in a line of the grid, or digits by position.
using Line = std::array<std::uint8_t, kSide>;

std::size_t box_of(std::size_t row, std::size_t column) { return row / 3 * 3 + column / 3; }

}  // namespace

// The sets of nine members that both permutations keep, as small as possible.
template <class CellsOf>
void Exchanges::add_cycles(const Line& first, const Line& second, CellsOf cells_of) {
  for (std::uint32_t left = (1u << kSide) - 1; left != 0;) {
    std::uint32_t members = left & -left;
    for (std::uint32_t open = members; open != 0;) {
      const auto member = static_cast<std::size_t>(std::countr_zero(open));
      const std::uint32_t reached = (1u << first[member] | 1u << second[member]) & ~members;
      members |= reached;
      open = (open & (open - 1)) | reached;
    }
    left &= ~members;
    int count = 0;
    for (std::uint32_t rest = members; rest != 0; rest &= rest - 1) ++count;
    if (count > kMostMembers) continue;
    const auto set = static_cast<std::uint8_t>(sets_.size());
    FastCells& cells = sets_.emplace_back();
    for (std::uint32_t rest = members; rest != 0; rest &= rest - 1) {
      for (const std::size_t cell : cells_of(static_cast<std::size_t>(std::countr_zero(rest)))) {
        cells.set(cell);
        sets_of_[cell][count_of_[cell]++] = set;
      }
    }
  }
}

Exchanges::Exchanges(const FastGrid& full) {
  sets_.reserve(160);
  std::array<Line, kSide> column_of;  // by digit and row
  for (std::size_t cell = 0; cell < kFastCells; ++cell)
    column_of[full[cell]][cell / kSide] = static_cast<std::uint8_t>(cell % kSide);

  // Two digits change places in some rows: one of them leaves a column, or a box, and the other has to enter it.
  for (std::size_t one = 0; one < kSide; ++one) {
    for (std::size_t other = one + 1; other < kSide; ++other) {
      const Line &from = column_of[one], &to = column_of[other];
      Line row_by_column, row_by_box, same_column, same_box;
      for (std::size_t row = 0; row < kSide; ++row) {
        row_by_column[to[row]] = static_cast<std::uint8_t>(row);
        row_by_box[box_of(row, to[row])] = static_cast<std::uint8_t>(row);
      }
      for (std::size_t row = 0; row < kSide; ++row) {
        same_column[row] = row_by_column[from[row]];
        same_box[row] = row_by_box[box_of(row, from[row])];
      }
      add_cycles(same_column, same_box,
                 [&](std::size_t row) { return std::array{kSide * row + from[row], kSide * row + to[row]}; });
    }
  }

  // Two lines in the same boxes change places at members where each gives the other the
  // digit it has: `at` returns the cell in the line of that number, at its place there.
  const auto exchange_lines = [&](auto at) {
    for (std::size_t one = 0; one < kSide; ++one) {
      for (std::size_t other = one + 1; other / 3 == one / 3; ++other) {
        Line place_of, same_digit;
        for (std::size_t i = 0; i < kSide; ++i) place_of[full[at(one, i)]] = static_cast<std::uint8_t>(i);
        for (std::size_t i = 0; i < kSide; ++i) same_digit[i] = place_of[full[at(other, i)]];
        add_cycles(same_digit, same_digit, [&](std::size_t i) { return std::array{at(one, i), at(other, i)}; });
      }
    }
  };
  exchange_lines([](std::size_t row, std::size_t i) { return kSide * row + i; });
  exchange_lines([](std::size_t column, std::size_t i) { return kSide * i + column; });
}

}  // namespace sudoscope
