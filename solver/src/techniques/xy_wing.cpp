// XY-wing (Y-wing): a pivot with the candidates x and y, and two pincers that see it, one
// with x and z, one with y and z. One pincer is z, whichever digit the pivot is: no cell that sees both takes it.
// XYZ-wing: the pivot can be z as well, and cells lose z if they see all three cells. An instance is a pivot with its
// pincers. Definitions: HoDoKu, SudokuWiki.
#include <array>

#include "sudoscope/base/say.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

// The pincers of a pivot: cells of two candidates, one of which, `shared`, is the same in both.
template <class Sets, class Visit>
bool for_each_wing(const Sets& sets, Cell pivot, bool with_pivot, Visit visit) {
  const DigitSet own = sets.candidates(pivot);
  const auto pincers = sets.peers(pivot) & sets.bivalue();
  for (const Cell first : pincers) {
    const DigitSet left = sets.candidates(first);
    // One digit of the pivot and z, which the pivot has too in an XYZ-wing.
    if (with_pivot ? (left & ~own) != 0 : digit_count(left & own) != 1) continue;
    for (const Cell second : pincers) {
      const DigitSet right = sets.candidates(second);
      const DigitSet shared = left & right;
      if (second <= first || !is_single(shared) || (left | right) != (own | shared)) continue;
      if (with_pivot == ((shared & own) == 0)) continue;
      const Digit digit = first_digit(shared);
      auto gone = sets.peers(first) & sets.peers(second) & sets.cells_for(digit);
      if (with_pivot) gone &= sets.peers(pivot);
      if (!gone.empty() && visit(std::array{pivot, first, second}, digit, gone)) return true;
    }
  }
  return false;
}

void find_wings(const Board& board, Technique technique, DeductionSink& sink) {
  const bool with_pivot = technique == Technique::kXyzWing;
  board.with_sets([&](const auto& sets) {
    const auto take = [&](const std::array<Cell, 3>& cells, Digit digit, const auto& gone) {
      Deduction found{.technique = technique};
      for (const Cell cell : cells) found.evidence.cells.push_back({cell, sets.candidates(cell)});
      for (const Cell cell : gone) found.eliminations.push_back({cell, digit});
      return sink.take(std::move(found));
    };
    for (const Cell pivot : with_pivot ? sets.blank() : sets.bivalue())
      if (digit_count(sets.candidates(pivot)) == (with_pivot ? 3 : 2) && for_each_wing(sets, pivot, with_pivot, take))
        return;
  });
}

}  // namespace

void find_xy_wings(const Board& board, DeductionSink& sink) { find_wings(board, Technique::kXyWing, sink); }
void find_xyz_wings(const Board& board, DeductionSink& sink) { find_wings(board, Technique::kXyzWing, sink); }

Message reason_of_xy_wing(const Geometry& geometry, const Deduction& deduction) {
  const auto& cells = deduction.evidence.cells;
  const DigitName digit = digit_named(first_digit(cells[1].digits & cells[2].digits));
  const auto named = [&](std::size_t i) { return cell_named(geometry, cells[i].cell); };
  const auto shared = [&](std::size_t i) { return digit_named(first_digit(cells[0].digits & cells[i].digits)); };
  if (deduction.technique == Technique::kXyWing)
    return say(MessageId::kXyWingReason, named(0), shared(1), named(1), digit, shared(2), named(2));
  return say(MessageId::kXyzWingReason, std::vector{named(0), named(1), named(2)}, digit, named(0));
}

}  // namespace sudoscope
