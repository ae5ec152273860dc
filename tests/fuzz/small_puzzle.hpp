// Small puzzles of every geometry out of the bytes that a fuzzer invents.
#pragma once

#include <array>
#include <string_view>

#include "brute_force.hpp"

namespace sudoscope::fuzz {

// An input, byte by byte; zeros behind its end.
class Bytes {
 public:
  explicit Bytes(std::string_view input) : rest_(input) {}

  bool any() const { return !rest_.empty(); }
  unsigned next() {
    if (rest_.empty()) return 0;
    const auto byte = static_cast<unsigned char>(rest_.front());
    rest_.remove_prefix(1);
    return byte;
  }
  // 0 .. bound-1. REQUIRES: bound > 0.
  unsigned below(unsigned bound) { return next() % bound; }

 private:
  std::string_view rest_;
};

// Regions that begin as rows, in which pairs of cells are swapped: they need not be connected.
inline GeometryPtr small_jigsaw(Bytes& bytes, int side, Constraints constraints) {
  std::vector<std::uint8_t> regions;
  for (int cell = 0; cell < side * side; ++cell) regions.push_back(static_cast<std::uint8_t>(cell / side));
  const auto cells = static_cast<unsigned>(regions.size());
  for (unsigned swaps = bytes.below(24); swaps > 0; --swaps) {
    const unsigned one = bytes.below(cells);
    std::swap(regions[one], regions[bytes.below(cells)]);
  }
  return Geometry::jigsaw(regions, std::move(constraints)).value();
}

// A byte for the shape and one for extra houses, those of a jigsaw's swaps.
inline GeometryPtr small_geometry(Bytes& bytes) {
  constexpr std::array<std::array<int, 2>, 11> kBoxes{
      {{1, 1}, {1, 2}, {1, 3}, {2, 2}, {1, 5}, {2, 3}, {3, 2}, {2, 4}, {3, 3}, {2, 5}, {3, 4}}};
  constexpr unsigned kJigsaws = 6;
  const unsigned shape = bytes.below(kBoxes.size() + kJigsaws);
  const unsigned flags = bytes.next();
  Constraints constraints;
  if ((flags & 1) != 0) constraints.push_back({"diagonals"});
  if (shape >= kBoxes.size())
    return small_jigsaw(bytes, 2 + static_cast<int>(shape - kBoxes.size()), std::move(constraints));
  const auto [height, width] = kBoxes[shape];
  if ((flags & 2) != 0 && height == 3 && width == 3) constraints.push_back({"windows"});
  return Geometry::boxes(height, width, std::move(constraints)).value();
}

// A byte a cell: '1' to ':' are digits, '=' and all from 128 on the digit of a solution of the blank grid, the others
// nothing. So inputs are easily of every kind: with one solution, with several and with none.
inline std::vector<Digit> small_grid(Bytes& bytes, const Geometry& geometry, const std::vector<Digit>& solution) {
  std::vector<Digit> digits(static_cast<std::size_t>(geometry.cell_count()), kBlank);
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    const unsigned byte = bytes.next();
    if (byte >= '1' && byte <= ':')
      digits[cell] = static_cast<Digit>((byte - '1') % static_cast<unsigned>(geometry.side()));
    if ((byte == '=' || byte >= 128) && !solution.empty()) digits[cell] = solution[cell];
  }
  return digits;
}

struct SmallPuzzle {
  Puzzle puzzle;
  std::vector<Digit> origin;  // a solution of the blank grid; empty if it has none, or finding one takes long
};

inline SmallPuzzle small_puzzle(Bytes& bytes) {
  const GeometryPtr geometry = small_geometry(bytes);
  Puzzle puzzle{geometry, std::vector<Digit>(static_cast<std::size_t>(geometry->cell_count()), kBlank)};
  const auto first = static_cast<Digit>(bytes.below(static_cast<unsigned>(geometry->side())));
  const BruteForce blank(puzzle, 1, first);
  const std::vector<Digit> origin = blank.solutions().empty() ? std::vector<Digit>{} : blank.solutions()[0];
  puzzle.givens = small_grid(bytes, *geometry, origin);
  return {std::move(puzzle), origin};
}

}  // namespace sudoscope::fuzz
