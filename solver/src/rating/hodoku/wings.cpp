// XY-wings, XYZ-wings and W-wings.
#include <array>
#include <vector>

#include "rating/hodoku/step.hpp"

namespace sudoscope::rating::hodoku {
namespace {

std::vector<int> cells_with(const Grid& grid, int candidates) {
  std::vector<int> cells;
  for (int cell = 0; cell < kCells; ++cell)
    if (count(grid.cell[cell]) == candidates) cells.push_back(cell);
  return cells;
}

// True if these are a wing, with eliminations.
bool takes_wing(const Grid& grid, int pivot, int a, int b, Found& found) {
  if (!sees(pivot, a) || !sees(pivot, b)) return false;
  const Mask shared = grid.cell[a] & grid.cell[b];
  if (count(shared) != 1) return false;
  const bool xyz = count(grid.cell[pivot]) == 3;
  Cells losers = grid.places[first(shared)] & kNine.peers[a] & kNine.peers[b];
  if (xyz) losers = losers & kNine.peers[pivot];
  if (losers.empty()) return false;
  found = {xyz ? Technique::kXyzWing : Technique::kXyWing};
  found.take(grid, losers, shared);
  return true;
}

// The three cells have three digits together, and all differ.
bool may_be_wing(const Grid& grid, int a, int b, int c) {
  const Mask x = grid.cell[a], y = grid.cell[b], z = grid.cell[c];
  return count(static_cast<Mask>(x | y | z)) == 3 && x != y && y != z && z != x;
}

// A house in which `link` has two places, each seen by one of these cells.
bool is_linked(const Grid& grid, int link, int a, int b) {
  for (int line = 0; line < kHouses; ++line) {
    if (grid.free(line, link) != 2) continue;
    bool sees_a = false;
    bool sees_b = false;
    for_each(grid.places[link] & set_of_line(line), [&](int cell) {
      if (cell == a || cell == b) return;
      if (sees(cell, a))
        sees_a = true;
      else if (sees(cell, b))
        sees_b = true;
    });
    if (sees_a && sees_b) return true;
  }
  return false;
}

}  // namespace

bool find_xy_wing(const Grid& grid, Found& found) {
  const auto pairs = cells_with(grid, 2);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    for (std::size_t j = i + 1; j < pairs.size(); ++j) {
      if (count(static_cast<Mask>(grid.cell[pairs[i]] | grid.cell[pairs[j]])) != 3) continue;
      for (std::size_t k = j + 1; k < pairs.size(); ++k) {
        const int a = pairs[i], b = pairs[j], c = pairs[k];
        if (!may_be_wing(grid, a, b, c)) continue;
        if (takes_wing(grid, a, b, c, found) || takes_wing(grid, b, a, c, found) || takes_wing(grid, c, b, a, found))
          return true;
      }
    }
  }
  return false;
}

bool find_xyz_wing(const Grid& grid, Found& found) {
  const auto pairs = cells_with(grid, 2);
  for (const int pivot : cells_with(grid, 3)) {
    for (std::size_t j = 0; j < pairs.size(); ++j) {
      if ((grid.cell[pairs[j]] & ~grid.cell[pivot]) != 0) continue;
      for (std::size_t k = j + 1; k < pairs.size(); ++k)
        if (may_be_wing(grid, pivot, pairs[j], pairs[k]) && takes_wing(grid, pivot, pairs[j], pairs[k], found))
          return true;
    }
  }
  return false;
}

bool find_w_wing(const Grid& grid, Found& found) {
  const auto pairs = cells_with(grid, 2);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    for (std::size_t j = i + 1; j < pairs.size(); ++j) {
      const int a = pairs[i], b = pairs[j];
      if (grid.cell[a] != grid.cell[b]) continue;
      const int low = first(grid.cell[a]);
      const int high = first(without_first(grid.cell[a]));
      for (const int digit : {low, high}) {
        const Cells losers = grid.places[digit] & kNine.peers[a] & kNine.peers[b];
        if (losers.empty() || !is_linked(grid, digit == low ? high : low, a, b)) continue;
        found = {Technique::kWWing};
        found.take(grid, losers, bit(digit));
        return true;
      }
    }
  }
  return false;
}

}  // namespace sudoscope::rating::hodoku
