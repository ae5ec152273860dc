// ConstraintNetwork: the houses and primitives of a grid in the form that propagation works on: the peers of each
// cell, tables for pairs, sums with the cells that differ, and for each cell the propagators to run when it changes.
// Built once for a geometry (network_of), shared by all searches of its puzzles, never changed.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "sudoscope/constraints/cell_bits.hpp"
#include "sudoscope/constraints/compile.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

using DigitMask = std::uint32_t;  // bit d: digit d; sides up to kLargestConstrainedSide

// Up to sixteen sets of digits side by side, for sides up to kLargestLanedSide: a choice looks at all of them at once.
// A place that is not used holds a bit that no cell has.
inline constexpr int kLargestLanedSide = 9;  // no sum has more than twelve sets there
using SetLanes = std::array<std::uint16_t, 16>;
inline constexpr std::uint16_t kNoSet = 0x8000;

// A pair relation seen from one of its cells.
struct CellRelation {
  Cell to;
  bool is_strong;  // tells something while the cell has several digits
  std::uint16_t table;
};

// The number that all groups of a sum share from there on: their cells need not differ.
inline constexpr std::uint8_t kLastGroup = 255;

// A rule of propagation, run when one of its cells has changed.
struct Propagator {
  enum class Kind : std::uint8_t {
    kHouse,     // digits with one place
    kBand,      // digits confined to a box and a line: the boxes side by side in a band or stack
    kChoice,    // different cells that hold one of some sets of digits: cages, renban
    kSum,       // weights 1 and -1
    kOffset,    // different cells whose sum is a total plus or minus one other cell: that cell is last
    kWeighted,  // any weights
    kCount,
    kLine,
    kSame,
    kCounting,
    kRanked,
    kEither,
  };
  Kind kind{};
  int cost = 0;  // propagators run in this order
  std::vector<Cell> cells = {};
  std::vector<Cell> rest = {};            // kChoice: the other cells of a house around them
  std::vector<int> weights = {};          // sums; kOffset: the weight of the last cell alone
  std::vector<std::uint8_t> groups = {};  // sums: cells of one group differ; groups are together, ascending
  std::vector<DigitMask> sets = {};       // kChoice
  bool has_lanes = false;                 // kChoice: they are in `lanes` too
  SetLanes lanes = {};
  bool is_sum = false;  // kChoice: the sets are all those of `total`
  int total = 0;
  int bands = 0;  // kBand: lines, and boxes, and cells of one box in a line; cells line by line
  int boxes = 0;
  int width = 0;
  std::uint32_t index = 0;  // of the primitive, for the kinds from kCount on
  bool is_narrow = false;   // kLine: no layer of the machine has more than 64 states
  ClueId clue = kNoClue;    // kNoClue: a house, or a sum that follows from several clues
};

struct DerivedSum;

class ConstraintNetwork {
 public:
  // REQUIRES: the geometry's side is at most kLargestConstrainedSide.
  explicit ConstraintNetwork(const Geometry& geometry);

  int side() const { return side_; }
  int cell_count() const { return static_cast<int>(start.size()); }
  DigitMask all() const { return all_; }
  bool sees(Cell a, Cell b) const { return peer_bits[a].has(b); }

  // The digits that the relation leaves the other cell.
  DigitMask supported(std::uint16_t table, DigitMask digits) const {
    if (!mask_tables_.empty()) return mask_tables_[table * mask_table_size_ + digits];
    DigitMask found = 0;
    for (; digits != 0; digits &= digits - 1)
      found |= tables_[table][static_cast<std::size_t>(std::countr_zero(digits))];
    return found;
  }

  // All sets of `count` digits with a sum, for sides up to kLargestLanedSide. REQUIRES: 0 <= count <= side, total >= 0.
  const SetLanes& sets_of(std::size_t count, int total) const {
    const auto at = static_cast<std::size_t>(total);
    return at < set_totals_ ? sets_[count * set_totals_ + at] : sets_.back();
  }

  std::vector<DigitMask> start;  // of each cell: the digits that it may hold, whatever the others do
  std::vector<CellBits> peer_bits;
  std::vector<std::vector<Cell>> peers;
  std::vector<std::vector<CellRelation>> relations;
  std::vector<Propagator> propagators;  // in the order of their costs
  std::vector<std::uint64_t> watchers;  // by cell, watcher_words each: one bit for each propagator
  std::size_t watcher_words = 0;
  std::vector<std::uint32_t> start_scores;  // by cell: the more, the earlier a search looks at it
  Primitives primitives;
  std::vector<std::vector<ConstraintNetwork>> either;  // the alternatives of each EitherOf
  std::vector<std::vector<Cell>> houses;               // those of the geometry: rows, columns, boxes or regions, others

 private:
  // One alternative: its cells see each other as in the whole.
  ConstraintNetwork(const ConstraintNetwork& whole, const EitherOf& either, const Primitives& alternative);

  void make_room();
  void take_peers(const Geometry& geometry);
  void take_distinct();
  void take_pairs();
  void take_houses(const Geometry& geometry);
  void take_bands(const Geometry& geometry);
  void take_choices();
  void take_sums(std::span<const DerivedSum> derived);
  void take_others();
  void take_either();
  void add_sum(const CellSum& sum);
  void add(Propagator propagator);
  void list_sets();
  void find_rest(Propagator& propagator) const;
  void set_start_scores();
  void finish();
  void meet(Cell a, Cell b);
  std::uint16_t add_table(std::vector<DigitMask> table);

  int side_;
  DigitMask all_;
  std::vector<std::vector<DigitMask>> tables_;
  std::vector<DigitMask> mask_tables_;  // by table and set of digits, for sides up to 10
  std::size_t mask_table_size_ = 0;
  std::vector<SetLanes> sets_;  // for sets_of, made with the first kOffset; the last one has no sets
  std::size_t set_totals_ = 0;
};

// The network of a grid's constraints. REQUIRES: as for ConstraintNetwork. Lifetime: of the geometry.
const ConstraintNetwork& network_of(const Geometry& geometry);
// Likewise; it keeps the geometry.
std::shared_ptr<const ConstraintNetwork> network_of(const GeometryPtr& geometry);

// A sum that follows from houses and cages, and how: the houses add up to `house_total`, the cages that are taken off
// to `cage_total`.
struct DerivedSum {
  CellSum sum;
  CellBits houses = {};  // the cells of the houses; none for a cage in place of whose other cells houses stand
  int house_count = 0;
  int house_total = 0;
  int cage_total = 0;
};

// The sums that follow from houses and positive unit sums: innies, outies and the smaller of both for blocks of houses.
// The rule of 45 of killer puzzles on any side.
// Derived once for a geometry.
const std::vector<DerivedSum>& derived_sums(const Geometry& geometry);

// All sets of `count` digits of a side with the sum of values `total`, ascending; none, if there are more than `most`.
std::vector<DigitMask> digit_sets(int side, int count, int total, std::size_t most);

}  // namespace sudoscope
