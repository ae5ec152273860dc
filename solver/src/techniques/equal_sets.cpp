// Equal sets: some houses, and as many others. Both hold every digit equally often, so the cells that only the first
// have and those that only the others have hold the same digits. If one of these two sets has no more room for a digit
// than the other holds of it already, the other takes no more. A cell in two houses of one side counts twice there.
//
// In a jigsaw, some rows or columns and as many regions: the law of leftovers. In a grid with boxes, some rows and
// boxes and as many columns, or the same with rows and columns exchanged: set equivalence, as in the ring that the
// setter Phistomefel made known, whose houses are rows 3 and 7, boxes 4 and 6, and columns 1, 2, 8 and 9; and rows and
// columns that cross, and as many boxes: the double sets of the setter Aad van de Wetering.
#include "techniques/equal_sets.hpp"

#include <algorithm>
#include <bitset>

#include "sudoscope/base/say.hpp"
#include "techniques/als_evidence.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

// The most cells that a person compares with as many others.
constexpr int kMostLeftovers = 6;
constexpr int kMostInRing = 16;
// Rows and columns that cross: with more of them the sets are too large.
constexpr int kMostCrossing = 4;
// Grids of more rows have too many choices of rows and columns.
constexpr int kMostSideOfRings = 9;

template <int kWords>
class EqualSetFinder {
 public:
  using Set = CellSet<kWords>;

  EqualSetFinder(const BoardSets<kWords>& sets, Technique technique)
      : sets_(sets), technique_(technique), side_(sets.geometry().side()) {
    const Position& position = sets.position();
    for (Cell cell = 0; cell < position.cell_count(); ++cell)
      if (!position.is_blank(cell)) filled_[position.digit(cell)].insert(cell);
  }

  // Consecutive rows, or columns, and as many regions. A single one is locked candidates.
  void compare_lines_with_regions(HouseId first_line) {
    for (int from = 0; from < side_; ++from)
      for (int to = from + 2; to <= side_; ++to) {
        // The other lines are consecutive too, and fewer.
        if ((from == 0 || to == side_) && 2 * (to - from) > side_) continue;
        Sides lines;
        for (int line = from; line < to; ++line) lines.add(true, first_line + line, sets_);
        choose_regions(0, to - from, lines);
      }
  }

  // Rows and boxes against columns, or columns and boxes against rows.
  void compare_rings(bool of_rows) {
    const int first = of_rows ? 0 : side_;
    const int across = side_ - first;
    for (unsigned lines = 1; lines < 1U << side_; ++lines)
      for (unsigned others = 1; others < 1U << side_; ++others) {
        const int boxes = std::popcount(others) - std::popcount(lines);
        if (boxes < 1 || 2 * std::popcount(others) > side_) continue;
        Sides sides;
        for (int line = 0; line < side_; ++line) {
          if ((lines >> line & 1) != 0) sides.add(true, first + line, sets_);
          if ((others >> line & 1) != 0) sides.add(false, across + line, sets_);
        }
        choose_boxes(0, boxes, sides);
      }
  }

  // Rows and columns against boxes.
  void compare_crossings() {
    for (unsigned rows = 1; rows < 1U << side_; ++rows)
      for (unsigned columns = 1; columns < 1U << side_; ++columns) {
        const int lines = std::popcount(rows) + std::popcount(columns);
        if (lines > kMostCrossing || 2 * lines > side_) continue;
        Sides sides;
        for (int line = 0; line < side_; ++line) {
          if ((rows >> line & 1) != 0) sides.add(true, line, sets_);
          if ((columns >> line & 1) != 0) sides.add(true, side_ + line, sets_);
        }
        choose_crossed_boxes(0, lines, sides);
      }
  }

  // The deductions of the fewest cells come first.
  std::vector<Deduction> found() {
    std::stable_sort(all_.begin(), all_.end(), [](const Deduction& a, const Deduction& b) {
      return a.evidence.cells.size() < b.evidence.cells.size();
    });
    Taken taken;
    std::erase_if(all_, [&](const Deduction& each) {
      std::vector<Candidate> known = each.placements;
      known.insert(known.end(), each.eliminations.begin(), each.eliminations.end());
      put_in_order(known);
      return !taken.add(known);
    });
    return std::move(all_);
  }

 private:
  // Cells that count, and those of them that count twice.
  struct Counted {
    Set cells;
    Set twice;
    int count() const { return cells.count() + twice.count(); }
    int count_of(const Set& some) const { return (cells & some).count() + (twice & some).count(); }
  };

  // Two sides of houses, and the cells of each.
  struct Sides {
    std::bitset<kMostHouses> houses[2];
    Set cells[2];
    Set twice[2];
    void add(bool is_first, int house, const BoardSets<kWords>& sets) {
      const std::size_t side = is_first ? 0 : 1;
      const Set& added = sets.house(static_cast<HouseId>(house));
      houses[side].set(static_cast<std::size_t>(house));
      twice[side] |= cells[side] & added;
      cells[side] |= added;
    }
    // The cells that one side has more often than the other.
    Counted rest(std::size_t side) const {
      const std::size_t other = 1 - side;
      return {(cells[side] - cells[other]) | (twice[side] - twice[other]), twice[side] - cells[other]};
    }
  };

  // `left`: regions still to choose. Regions with most of their cells in the lines leave the fewest cells over.
  void choose_regions(int region, int left, const Sides& lines, int missed = 0, int beyond = 0) {
    if (std::max(missed, beyond) > kMostLeftovers || left > side_ - region) return;
    if (region == side_) {
      compare(lines);
      return;
    }
    const int inside = (sets_.house(static_cast<HouseId>(2 * side_ + region)) & lines.cells[0]).count();
    if (left > 0 && inside > 0) {
      Sides with = lines;
      with.add(false, 2 * side_ + region, sets_);
      choose_regions(region + 1, left - 1, with, missed, beyond + side_ - inside);
    }
    choose_regions(region + 1, left, lines, missed + inside, beyond);
  }

  // Adds boxes to the first side that share no cell with its lines. More boxes leave more cells over.
  void choose_boxes(int box, int left, const Sides& sides) {
    if ((sides.cells[0] - sides.cells[1]).count() > kMostInRing) return;
    if (left == 0) {
      compare(sides);
      return;
    }
    for (; box + left <= side_; ++box) {
      const auto house = static_cast<HouseId>(2 * side_ + box);
      if (sets_.house(house).intersects(sides.cells[0]) || !sets_.house(house).intersects(sides.cells[1])) continue;
      Sides with = sides;
      with.add(true, house, sets_);
      choose_boxes(box + 1, left - 1, with);
    }
  }

  // Adds boxes to the second side that share cells with the lines of the first.
  void choose_crossed_boxes(int box, int left, const Sides& sides) {
    if ((sides.cells[1] - sides.cells[0]).count() > kMostInRing) return;
    if (left == 0) {
      if (sides.rest(0).count() <= kMostInRing) compare(sides);
      return;
    }
    for (; box + left <= side_; ++box) {
      const auto house = static_cast<HouseId>(2 * side_ + box);
      if (!sets_.house(house).intersects(sides.cells[0])) continue;
      Sides with = sides;
      with.add(false, house, sets_);
      choose_crossed_boxes(box + 1, left - 1, with);
    }
  }

  void compare(const Sides& sides) {
    const Counted rest[2] = {sides.rest(0), sides.rest(1)};
    for (const int full : {0, 1}) {
      const Counted& counted = rest[full];
      const Set& set = counted.cells;
      const Set& other = rest[1 - full].cells;
      Deduction absent{.technique = technique_};
      DigitSet absent_digits = 0;
      for (Digit digit = 0; digit < side_; ++digit) {
        const Set places = set & sets_.cells_for(digit);
        const int needed = rest[1 - full].count_of(filled_[digit]) - counted.count_of(filled_[digit]);
        if (needed < 0 || (needed == 0) != places.empty() || room_for(places, counted.twice) != needed) continue;
        const Set lost = other & sets_.cells_for(digit);
        if (!other.intersects(filled_[digit])) {
          add_eliminations(absent, lost, digit);
          if (!lost.empty()) absent_digits |= digit_bit(digit);
          continue;
        }
        Deduction found{.technique = technique_};
        if (counted.count_of(places) == needed)
          for (const Cell cell : places) found.placements.push_back({cell, digit});
        add_eliminations(found, lost, digit);
        for (const Cell cell : other& filled_[digit]) found.evidence.blockers.change().push_back({cell, digit});
        add(std::move(found), sides, full, set, other, digit_bit(digit));
      }
      add(std::move(absent), sides, full, set, other, absent_digits);
    }
  }

  // `full`: the side of `set`, which has no more room for the digits than the other set has of them.
  void add(Deduction found, const Sides& sides, int full, const Set& set, const Set& other, DigitSet digits) {
    if (found.placements.empty() && found.eliminations.empty()) return;
    put_in_order(found.eliminations);
    for (const int side : {full, 1 - full})
      for (std::size_t house = 0; house < kMostHouses; ++house)
        if (sides.houses[side][house])
          found.evidence.houses.push_back(
              {static_cast<HouseId>(house), side == full ? HouseRole::kBase : HouseRole::kCover, digits});
    add_cells(found.evidence, sets_, set & sets_.blank(), 1);
    add_cells(found.evidence, sets_, other & sets_.blank(), 2);
    for (const Cell cell : (sides.cells[0] & sides.cells[1]))
      if (const DigitSet shared = sets_.candidates(cell) & digits; shared != 0)
        found.evidence.cells.push_back({cell, shared});
    all_.push_back(std::move(found));
  }

  // How often the cells can have one digit at most: each row, column and box has it once.
  int room_for(const Set& places, const Set& twice) const {
    const Set doubled = places & twice;
    int room = places.count() + doubled.count();
    for (const int first : {0, side_, 2 * side_}) {
      int in_houses = 0;
      for (int house = first; house < first + side_; ++house) {
        const Set& cells = sets_.house(static_cast<HouseId>(house));
        if (cells.intersects(places)) in_houses += cells.intersects(doubled) ? 2 : 1;
      }
      room = std::min(room, in_houses);
    }
    return room;
  }

  const BoardSets<kWords>& sets_;
  Technique technique_;
  int side_;
  std::array<Set, BoardSets<kWords>::kMostDigits> filled_{};
  std::vector<Deduction> all_;
};

}  // namespace

void find_leftovers(const Board& board, DeductionSink& sink) {
  if (!board.geometry().is_jigsaw()) return;
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    EqualSetFinder<kWords> finder(sets, Technique::kLawOfLeftovers);
    for (const int first : {0, board.geometry().side()}) finder.compare_lines_with_regions(static_cast<HouseId>(first));
    for (Deduction& each : finder.found())
      if (sink.take(std::move(each))) return;
  });
}

void find_set_equivalence(const Board& board, DeductionSink& sink) {
  if (!board.geometry().has_boxes() || board.geometry().side() > kMostSideOfRings) return;
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    EqualSetFinder<kWords> finder(sets, Technique::kSetEquivalence);
    for (const bool of_rows : {true, false}) finder.compare_rings(of_rows);
    finder.compare_crossings();
    for (Deduction& each : finder.found())
      if (sink.take(std::move(each))) return;
  });
}

EqualSets equal_sets_of(const Geometry& geometry, const Evidence& evidence) {
  std::vector<Cell> sides[2];
  for (const Evidence::InHouse& each : evidence.houses) {
    const std::vector<Cell>& cells = geometry.houses()[each.house].cells;
    std::vector<Cell>& side = sides[each.role == HouseRole::kBase ? 0 : 1];
    side.insert(side.end(), cells.begin(), cells.end());
  }
  for (std::vector<Cell>& side : sides) std::sort(side.begin(), side.end());
  EqualSets sets;
  for (std::size_t side = 0; side < 2; ++side) {
    std::vector<Cell>& cells = sets.cells[side];
    // A cell in two houses of the side is left once or twice.
    std::set_difference(sides[side].begin(), sides[side].end(), sides[1 - side].begin(), sides[1 - side].end(),
                        std::back_inserter(cells));
    for (std::size_t at = 1; at < cells.size(); ++at)
      if (cells[at] == cells[at - 1]) sets.twice.push_back(cells[at]);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  }
  return sets;
}

Message reason_of_equal_sets(const Geometry& geometry, const Deduction& deduction) {
  const Evidence& evidence = deduction.evidence;
  std::vector<HouseId> houses, other_houses;
  for (const Evidence::InHouse& each : evidence.houses)
    (each.role == HouseRole::kBase ? houses : other_houses).push_back(each.house);
  const auto [cells, twice] = equal_sets_of(geometry, evidence);
  return say(MessageId::kEqualSetsReason, houses_named(geometry, houses), houses_named(geometry, other_houses),
             cells_named(geometry, cells[0]), cells_named(geometry, cells[1]), twice.size(),
             cells_named(geometry, twice), digits_named(evidence.houses[0].digits), evidence.blockers->size());
}

}  // namespace sudoscope
