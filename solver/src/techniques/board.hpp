// Board: a Position as sets of cells, for the techniques that compare many cells at once. Sets come in two sizes, for
// grids up to 11x11 and up to 25x25: a technique is written once, over either.
//
//   board.with_sets([&](const auto& sets) { ... sets.cells_for(digit) & sets.peers(cell) ... });
#pragma once

#include <array>
#include <variant>
#include <vector>

#include "sudoscope/techniques/logic.hpp"
#include "sudoscope/techniques/position.hpp"
#include "techniques/cell_set.hpp"

namespace sudoscope {

// The unchanging part of a grid: one for all its positions.
template <int kWords>
class GridSets {
 public:
  using Set = CellSet<kWords>;

  explicit GridSets(const Geometry& geometry) {
    for (std::size_t i = 0; i < geometry.houses().size(); ++i) {
      houses_.emplace_back();
      for (const Cell cell : geometry.houses()[i].cells) houses_.back().insert(cell);
    }
    for (int cell = 0; cell < geometry.cell_count(); ++cell) {
      peers_.emplace_back();
      for (const Cell peer : geometry.peers(static_cast<Cell>(cell))) peers_.back().insert(peer);
    }
  }

  const Set& house(HouseId house) const { return houses_[house]; }
  const Set& peers(Cell cell) const { return peers_[cell]; }

 private:
  std::vector<Set> houses_;
  std::vector<Set> peers_;
};

// The cells of a position by their candidates.
template <int kWords>
class BoardSets {
 public:
  using Set = CellSet<kWords>;
  static constexpr std::size_t kMostDigits = kWords == 2 ? 11 : 25;

  BoardSets(const Position& position, const GridSets<kWords>& grid, WorkLimit* limit)
      : position_(&position), grid_(&grid), limit_(limit) {
    for (Cell cell = 0; cell < position.cell_count(); ++cell) {
      const DigitSet digits = position.candidates(cell);
      if (digits == 0) continue;
      blank_.insert(cell);
      if (digit_count(digits) == 2) bivalue_.insert(cell);
      for (DigitSet left = digits; left != 0; left = without_first(left)) cells_for_[first_digit(left)].insert(cell);
    }
  }

  const Position& position() const { return *position_; }
  const Geometry& geometry() const { return position_->geometry(); }
  DigitSet candidates(Cell cell) const { return position_->candidates(cell); }
  DigitSet missing(HouseId house) const { return position_->missing(house); }

  // Counts choices. False if a limit is set and spent: the finder then stops.
  bool spend(std::uint64_t choices = 1) const { return limit_ == nullptr || limit_->spend(choices); }

  // The cells that can still take the digit.
  const Set& cells_for(Digit digit) const { return cells_for_[digit]; }
  const Set& blank() const { return blank_; }
  // Cells with two candidates.
  const Set& bivalue() const { return bivalue_; }
  const Set& house(HouseId house) const { return grid_->house(house); }
  const Set& peers(Cell cell) const { return grid_->peers(cell); }
  // The cells that see all of these; every cell if there are none.
  Set common_peers(const Set& cells) const {
    Set common = ~Set{};
    for (const Cell cell : cells) common &= grid_->peers(cell);
    return common;
  }
  bool see_each_other(Cell a, Cell b) const { return grid_->peers(a).contains(b); }
  // The places of the digit in the house.
  Set places(HouseId house, Digit digit) const { return grid_->house(house) & cells_for_[digit]; }

 private:
  const Position* position_;
  const GridSets<kWords>* grid_;
  WorkLimit* limit_;
  std::array<Set, kMostDigits> cells_for_;
  Set blank_;
  Set bivalue_;
};

// The sets of a geometry, in the size that it needs. Boards refer to it.
class Grid {
 public:
  // Lifetime: of the geometry, while a board that refers to this is in use.
  explicit Grid(const Geometry& geometry) : sets_(sets_of(geometry)) {}

 private:
  friend class Board;
  using Sets = std::variant<std::monostate, GridSets<2>, GridSets<10>>;

  static Sets sets_of(const Geometry& geometry) {
    if (geometry.cell_count() <= CellSet<2>::kCapacity) return GridSets<2>(geometry);
    if (geometry.cell_count() <= CellSet<10>::kCapacity) return GridSets<10>(geometry);
    return {};
  }

  Sets sets_;
};

class Board {
 public:
  // A view of the current position. Lifetime: of both, and of the limit, if there is one.
  Board(const Position& position, const Grid& grid, WorkLimit* limit = nullptr) : position_(&position), grid_(&grid) {
    if (const auto* const small = std::get_if<GridSets<2>>(&grid.sets_))
      sets_.emplace<BoardSets<2>>(position, *small, limit);
    else if (const auto* const large = std::get_if<GridSets<10>>(&grid.sets_))
      sets_.emplace<BoardSets<10>>(position, *large, limit);
  }

  const Position& position() const { return *position_; }
  const Geometry& geometry() const { return position_->geometry(); }
  const Grid& grid() const { return *grid_; }

  // Calls visit(sets) with the BoardSets; not at all for a grid of more than 640 cells.
  template <class Visit>
  void with_sets(Visit visit) const {
    if (const auto* const small = std::get_if<BoardSets<2>>(&sets_))
      visit(*small);
    else if (const auto* const large = std::get_if<BoardSets<10>>(&sets_))
      visit(*large);
  }

 private:
  const Position* position_;
  const Grid* grid_;
  std::variant<std::monostate, BoardSets<2>, BoardSets<10>> sets_;
};

}  // namespace sudoscope
