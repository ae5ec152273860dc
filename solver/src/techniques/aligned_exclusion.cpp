// Aligned pair exclusion (subset exclusion) and aligned triple (triplet) exclusion: see aligned_exclusion.hpp.
#include "techniques/aligned_exclusion.hpp"

#include "techniques/als_evidence.hpp"
#include "techniques/als_words.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {

void find_aligned_exclusion(const Board& board, int size, DeductionSink& sink) {
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    AlignedExclusions<kWords>(sets, size).for_each([&](const AlignedExclusion<kWords>& exclusion) {
      Deduction found{.technique = size == 2 ? Technique::kAlignedPairExclusion : Technique::kAlignedTripleExclusion};
      CellSet<kWords> cells;
      DigitSet digits = 0;
      for (std::size_t i = 0; i < static_cast<std::size_t>(size); ++i) {
        cells.insert(exclusion.cells[i]);
        digits |= sets.candidates(exclusion.cells[i]);
        for (DigitSet left = exclusion.gone[i]; left != 0; left = without_first(left))
          found.eliminations.push_back({exclusion.cells[i], first_digit(left)});
      }
      put_in_order(found.eliminations);
      add_cells(found.evidence, sets, cells, 1);
      // The excluders that may be left without a candidate.
      CellSet<kWords> excluders;
      for (const Cell excluder : exclusion.excluders)
        if ((sets.candidates(excluder) & ~digits) == 0) excluders.insert(excluder);
      add_cells(found.evidence, sets, excluders, 2);
      return sink.take(std::move(found));
    });
  });
}

Message reason_of_aligned_exclusion(const Geometry& geometry, const Deduction& deduction) {
  const AlsWords words(geometry, deduction);
  if (words.sets() == 1) return say(MessageId::kAlignedExclusionTwiceReason, words.cells(1), words.gone());
  return say(MessageId::kAlignedExclusionReason, words.cells(1), words.cells(2), words.gone());
}

}  // namespace sudoscope
