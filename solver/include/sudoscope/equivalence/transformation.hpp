// Transformations that preserve validity: they move the cells of a grid so that every house is
// mapped to a house, and rename the digits. Two puzzles that one of them maps to each other are
// equivalent (isomorphs): they have the same number of solutions, and are solved in the same ways.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudoscope/base/rng.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

struct Transformation {
  std::vector<Cell> cell_to;    // the new place of each cell
  std::vector<Digit> digit_to;  // the new digit for each digit
  friend bool operator==(const Transformation&, const Transformation&) = default;
};

// The transformation without a change.
Transformation identity(const Geometry& geometry);
Transformation inverse(const Transformation& transformation);
// The first transformation, followed by the second.
Transformation composed(const Transformation& first, const Transformation& second);

// The digits, or kBlank, at their new places. REQUIRES: one for each cell.
std::vector<Digit> transformed(const Transformation& transformation, std::span<const Digit> digits);
Puzzle transformed(const Transformation& transformation, const Puzzle& puzzle);

// True if its cells and digits are permuted, and every house is mapped to a house.
bool preserves_validity(const Geometry& geometry, const Transformation& transformation);

// All ways to move the cells of a geometry so that every house is mapped to a house: in an ordinary grid rows within
// their bands, bands, columns within their stacks, stacks, and, if boxes are square, the transposition. They are found
// by a search over the houses of any kind: regions, diagonals and others leave fewer ways, disjoint groups more.
class CellSymmetries {
 public:
  // Error: the rules that are not houses, because nothing here knows which moves preserve them.
  static Result<CellSymmetries, Message> of(const Geometry& geometry);

  // Number of these ways.
  double order() const;
  // A few of them that generate all others, each as the new place of every cell. None if there is only one.
  const std::vector<std::vector<Cell>>& generators() const { return generators_; }
  // Each with the same probability.
  std::vector<Cell> random(Rng& rng) const;
  // All of them, one after the other. REQUIRES: few enough for the memory.
  std::vector<std::vector<Cell>> all() const;

 private:
  // The places of a cell in all ways that keep the cells of the links before it, each with one such way.
  struct Link {
    Cell cell;
    std::vector<Cell> orbit;  // the cell itself comes first
    std::vector<std::vector<Cell>> ways;
  };

  std::size_t cells_ = 0;
  std::vector<Link> chain_;
  std::vector<std::vector<Cell>> generators_;
};

// An equivalent puzzle: its cells moved in one of all ways, its digits renamed. The same
// seed makes the same puzzle of a puzzle on every machine. Error: as for CellSymmetries.
Result<Transformation, Message> random_transformation(const Geometry& geometry, std::uint64_t seed);
Result<Puzzle, Message> equivalent(const Puzzle& puzzle, std::uint64_t seed);

}  // namespace sudoscope
