// Sets of cells of a full grid whose digits can be exchanged among themselves: without a given in one of them there
// are two solutions. They are the plainest of all unavoidable sets, and the ones that most givens are needed for.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudoscope/fast/fast.hpp"

namespace sudoscope {

// Cells of a 9x9 grid.
struct FastCells {
  std::uint64_t low = 0;   // cells 0..63
  std::uint64_t high = 0;  // 64..80

  void set(std::size_t cell) { word_of(cell) |= bit_of(cell); }
  void reset(std::size_t cell) { word_of(cell) &= ~bit_of(cell); }
  bool meets(const FastCells& other) const { return ((low & other.low) | (high & other.high)) != 0; }

 private:
  std::uint64_t& word_of(std::size_t cell) { return cell < 64 ? low : high; }
  static std::uint64_t bit_of(std::size_t cell) { return std::uint64_t{1} << (cell % 64); }
};

// For an ordinary 9x9 grid: two digits exchanged, or two rows
// of a band or columns of a stack, in as few cells as possible.
class Exchanges {
 public:
  // REQUIRES: a full grid.
  explicit Exchanges(const FastGrid& full);

  // True if some set of the cell has no given left without it.
  bool needs(std::size_t cell, const FastCells& givens_left) const {
    for (std::size_t i = 0; i < count_of_[cell]; ++i)
      if (!sets_[sets_of_[cell][i]].meets(givens_left)) return true;
    return false;
  }

 private:
  // A cell's digit can be exchanged with eight others, and each of its lines with two.
  static constexpr std::size_t kMostOfCell = 12;

  template <class CellsOf>
  void add_cycles(const std::array<std::uint8_t, 9>& first, const std::array<std::uint8_t, 9>& second,
                  CellsOf cells_of);

  std::vector<FastCells> sets_;
  std::array<std::array<std::uint8_t, kMostOfCell>, kFastCells> sets_of_{};  // by cell
  std::array<std::uint8_t, kFastCells> count_of_{};
};

}  // namespace sudoscope
