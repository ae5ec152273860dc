// Geometry: the cells of a grid, the constraints on them, and the houses (rows, columns, boxes or other regions, and
// those that constraints add) that they form. Immutable and shared; nothing above it assumes 9 digits or square boxes.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sudoscope/base/made_once.hpp"
#include "sudoscope/base/message.hpp"
#include "sudoscope/base/result.hpp"
#include "sudoscope/grid/constraint.hpp"
#include "sudoscope/grid/digit_set.hpp"

namespace sudoscope {

using Cell = std::uint16_t;    // 0 .. cell_count()-1, row by row
using HouseId = std::uint8_t;  // index into houses(), which has at most kMostHouses

inline constexpr int kMaxSide = 64;
inline constexpr Cell kNoCell = 0xFFFF;
inline constexpr HouseId kNoHouse = 0xFF;
inline constexpr std::size_t kMostHouses = kNoHouse;
inline constexpr std::size_t kMostHousesOfCell = 8;

// A digit that a cell could take.
struct Candidate {
  Cell cell;
  Digit digit;
  friend auto operator<=>(const Candidate&, const Candidate&) = default;
};

enum class HouseKind : std::uint8_t {
  kRow,
  kColumn,
  kBox,
  kRegion,
  kDiagonal,
  kWindow,
  kDisjointGroup,
  kExtraRegion,
  kLast = kExtraRegion
};

// A set of `side` cells that holds every digit exactly once.
struct House {
  HouseKind kind;
  std::uint8_t number;      // 0-based among the houses of its kind
  std::vector<Cell> cells;  // `side` cells, ascending
};

// Made from the constraints by the layer above: the clues as they are read, and as primitives.
struct ReadClues;
struct CompiledConstraints;
class ConstraintNetwork;
struct DerivedSums;

class Geometry;
using GeometryPtr = std::shared_ptr<const Geometry>;

class Geometry {
 public:
  // A grid of side box_height * box_width whose boxes are box_height rows high and box_width columns wide.
  // Error: the reason why not (side outside 1..64, windows on a grid that is not 9x9 with 3x3 boxes).
  static Result<GeometryPtr, Message> boxes(int box_height, int box_width,
                                            const Constraints& constraints = kNoConstraints);

  // A grid with arbitrary regions in place of boxes. `region_of_cell`: side * side numbers 0..side-1, row by
  // row. Error: names the region (not a square number of cells, a region that does not have `side` cells).
  static Result<GeometryPtr, Message> jigsaw(std::span<const std::uint8_t> region_of_cell,
                                             const Constraints& constraints = kNoConstraints);

  int side() const { return side_; }
  int cell_count() const { return side_ * side_; }
  DigitSet all() const { return all_digits(side_); }
  // Height and width of a box; 0 and 0 for a jigsaw.
  int box_height() const { return box_height_; }
  int box_width() const { return box_width_; }
  bool is_jigsaw() const { return box_height_ == 0; }
  // False for a jigsaw, and for a grid without boxes: in their place it has its rows or columns once more.
  bool has_boxes() const { return box_height_ > 1 && box_width_ > 1; }
  // True for rows, columns and boxes alone, of any size: no regions, and no rule beyond them.
  bool is_classic() const { return !is_jigsaw() && constraints_.empty(); }
  // True if houses and allowed digits say all that is known of its solutions.
  bool is_all_houses() const { return ignored_constraints().empty(); }
  // The rules beyond rows, columns and boxes or regions: first those that houses()
  // include, each in the order of constraint_kinds(); then kinds unknown there, and drawings.
  std::span<const Constraint> constraints() const { return constraints_; }
  // Constraints that houses and allowed digits do not express, or not in full: solutions are found without them.
  std::span<const Constraint> ignored_constraints() const {
    return constraints().subspan(kept_constraints_, constraints_.size() - kept_constraints_ - drawings_);
  }
  // The last of the constraints: things that are only drawn.
  std::span<const Constraint> drawings() const { return constraints().last(drawings_); }

  // Rows 0..side-1, then columns, then boxes (left to right, top to
  // bottom) or regions, then the houses that the constraints add.
  std::span<const House> houses() const { return houses_; }
  bool has_extra_houses() const { return houses_.size() > 3 * static_cast<std::size_t>(side_); }
  // True if some cell cannot hold every digit, independent of other cells: a Sukaku, whose givens are candidates.
  bool is_restricted() const { return !allowed_.empty(); }
  // The digits that the cell can hold, independent of other cells: all except in a restricted grid.
  DigitSet allowed(Cell cell) const { return is_restricted() ? allowed_[cell] : all(); }
  // Every cell's, cell_count() of them; nothing if the grid is not restricted.
  std::span<const DigitSet> allowed() const { return allowed_; }
  // The ids of the houses that a cell is in, ascending: row, column, box, then extra ones.
  std::span<const HouseId> houses_of(Cell cell) const { return spans(houses_of_, houses_of_begin_, cell); }
  // The cells that share a house with this one, without itself, ascending.
  std::span<const Cell> peers(Cell cell) const { return spans(peers_, peers_begin_, cell); }

  int row_of(Cell cell) const { return cell / side_; }
  int column_of(Cell cell) const { return cell % side_; }
  // The 0-based number of the cell's box or region.
  int box_of(Cell cell) const { return houses_of(cell)[2] - 2 * side_; }

  // For read_clues, compile_constraints, derived_sums and network_of, which fill them.
  const MadeOnce<ReadClues>& clues_slot() const { return clues_; }
  const MadeOnce<CompiledConstraints>& compiled_slot() const { return compiled_; }
  const MadeOnce<DerivedSums>& derived_slot() const { return derived_; }
  const MadeOnce<ConstraintNetwork>& network_slot() const { return network_; }

 private:
  Geometry() = default;
  static Result<GeometryPtr, Message> build(std::span<const std::uint8_t> region_of_cell, PlainGrid grid,
                                            const Constraints& constraints);
  // Reason why the grid cannot have them; nothing if it can.
  // REQUIRES: houses_ are the rows, columns and boxes or regions.
  Message take_constraints(const Constraints& constraints);
  // True if every algorithm has room for that many houses, in all and around each cell.
  bool has_room() const;
  void list_houses_of_cells();
  void list_peers();
  template <class T>
  static std::span<const T> spans(const std::vector<T>& all, const std::vector<std::uint32_t>& begin, Cell cell) {
    return std::span(all).subspan(begin[cell], begin[cell + 1u] - begin[cell]);
  }

  int side_ = 0;
  int box_height_ = 0;
  int box_width_ = 0;
  Constraints constraints_;
  std::size_t kept_constraints_ = 0;
  std::size_t drawings_ = 0;
  MadeOnce<ReadClues> clues_;
  MadeOnce<CompiledConstraints> compiled_;
  MadeOnce<DerivedSums> derived_;
  MadeOnce<ConstraintNetwork> network_;
  std::vector<DigitSet> allowed_;  // by cell; or none
  std::vector<House> houses_;
  std::vector<HouseId> houses_of_;
  std::vector<std::uint32_t> houses_of_begin_;  // cell_count() + 1 offsets into houses_of_
  std::vector<Cell> peers_;
  std::vector<std::uint32_t> peers_begin_;  // cell_count() + 1 offsets into peers_
};

// Digits as people count them, from 1.
inline DigitName digit_named(Digit digit) { return {digit + 1}; }
std::vector<DigitName> digits_named(DigitSet digits);
// "r5c3", rows and columns counted from 1.
std::string cell_name(const Geometry& geometry, Cell cell);
// The same for a message.
CellName cell_named(const Geometry& geometry, Cell cell);
std::vector<CellName> cells_named(const Geometry& geometry, std::span<const Cell> cells);
// "row 5", "column 3", "box 6", "region 2", "the falling diagonal" (from the top left), "the rising diagonal", "window
// 1", "disjoint group 4", "extra region 2".
Message house_named(const Geometry& geometry, HouseId house);
// "rows 1, 3 and 6", "row 1 and box 5".
Message houses_named(const Geometry& geometry, std::span<const HouseId> houses);

}  // namespace sudoscope
