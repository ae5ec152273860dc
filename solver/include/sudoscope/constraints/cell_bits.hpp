// CellBits: a set of cells, one bit each, for fast tests of membership and of overlap.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

// A set of cells of a grid up to 25x25.
struct CellBits {
  static constexpr std::size_t kWords = 10;
  std::array<std::uint64_t, kWords> words{};
  void add(Cell cell) { words[cell / 64U] |= std::uint64_t{1} << cell % 64U; }
  void remove(Cell cell) { words[cell / 64U] &= ~(std::uint64_t{1} << cell % 64U); }
  bool has(Cell cell) const { return (words[cell / 64U] >> cell % 64U & 1) != 0; }
  int count() const;
  std::vector<Cell> cells() const;
  friend CellBits operator&(CellBits a, const CellBits& b);
  friend CellBits operator|(CellBits a, const CellBits& b);
  friend CellBits without(CellBits a, const CellBits& b);
  friend bool operator==(const CellBits&, const CellBits&) = default;
};

}  // namespace sudoscope
