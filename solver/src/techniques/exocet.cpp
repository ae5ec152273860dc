// Junior exocet and senior exocet: see exocet.hpp.
#include "techniques/exocet.hpp"

#include "techniques/als_evidence.hpp"
#include "techniques/als_words.hpp"
#include "techniques/finders.hpp"
#include "techniques/pattern_words.hpp"

namespace sudoscope {
namespace {

// The base cells are group 1 and the targets group 2; every other place of the digits in the cross-lines is group 3.
constexpr int kBase = 1;
constexpr int kTargets = 2;

template <int kWords>
Evidence evidence_of(const BoardSets<kWords>& sets, const Exocet<kWords>& exocet) {
  Evidence evidence;
  CellSet<kWords> bases;
  for (const Cell cell : exocet.bases) bases.insert(cell);
  add_cells(evidence, sets, bases, kBase);
  CellSet<kWords> places;
  for (DigitSet left = exocet.digits; left != 0; left = without_first(left))
    places |= sets.cells_for(first_digit(left));
  CellSet<kWords> crossed;
  for (const HouseId line : exocet.lines) {
    evidence.houses.push_back({line, HouseRole::kBase, exocet.digits});
    crossed |= sets.house(line);
  }
  places &= crossed;
  for (const Cell cell : exocet.targets) {
    evidence.cells.push_back({cell, sets.candidates(cell), CandidateRole::kTarget, kTargets});
    places.erase(cell);
  }
  for (const Cell cell : places)
    evidence.cells.push_back({cell, sets.candidates(cell) & exocet.digits, CandidateRole::kPattern});
  return evidence;
}

}  // namespace

void find_exocet(const Board& board, bool junior, DeductionSink& sink) {
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    ExocetSearch<kWords>(sets).for_each([&](const Exocet<kWords>& exocet) {
      if (exocet.is_junior != junior) return false;
      Deduction found{.technique = junior ? Technique::kJuniorExocet : Technique::kSeniorExocet};
      for (std::size_t i = 0; i < 2; ++i) {
        const auto lose = [&](Cell cell, DigitSet kept) {
          for (DigitSet left = sets.candidates(cell) & ~kept; left != 0; left = without_first(left))
            found.eliminations.push_back({cell, first_digit(left)});
        };
        lose(exocet.bases[i], exocet.base_kept[i]);
        lose(exocet.targets[i], exocet.target_kept[i]);
      }
      if (found.eliminations.empty()) return false;
      put_in_order(found.eliminations);
      found.evidence = evidence_of(sets, exocet);
      return sink.take(std::move(found));
    });
  });
}

Message reason_of_exocet(const Geometry& geometry, const Deduction& deduction) {
  const AlsWords words(geometry, deduction);
  return say(MessageId::kExocetReason, words.cells(kBase), digits_named(words.digits(kBase)),
             houses_of_role(geometry, deduction.evidence, HouseRole::kBase), words.cells(kTargets));
}

}  // namespace sudoscope
