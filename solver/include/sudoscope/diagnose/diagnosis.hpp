// Diagnosis: all facts about a puzzle beside its solution, in slices. No solution: the givens that
// cannot hold together, the reason, and the probable mistake. Several: their common digits, and
// the missing givens. One: its redundant givens. And the wrong ones among the player's entries.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sudoscope/base/language.hpp"
#include "sudoscope/diagnose/conflict_set.hpp"
#include "sudoscope/diagnose/estimate.hpp"
#include "sudoscope/diagnose/givens.hpp"
#include "sudoscope/diagnose/repairs.hpp"
#include "sudoscope/diagnose/solution_list.hpp"
#include "sudoscope/diagnose/true_candidates.hpp"
#include "sudoscope/diagnose/unavoidable.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {

struct DiagnosisOptions {
  std::vector<Digit> entries = {};            // a digit a cell, kBlank if nothing was entered; or empty
  std::uint64_t most_solutions = 10'000'000;  // to count, 0 = all
  std::size_t kept_solutions = 1000;          // kept for looking through
  std::uint64_t probes = 1000;                // for the estimate
  std::uint64_t seed = 1;
};

// Two equal givens in a house.
struct Clash {
  HouseId house = kNoHouse;
  Digit digit = kBlank;
  std::vector<Cell> cells;  // two or more
};

// All clashes, by house.
std::vector<Clash> clashes_of(const Puzzle& puzzle);

class Diagnosis {
 public:
  explicit Diagnosis(const Puzzle& puzzle, DiagnosisOptions options = {});
  Diagnosis(Diagnosis&&) noexcept;
  ~Diagnosis();

  // Takes at most about `max_steps` more steps of some 0.3 us at 9x9, more on larger
  // grids. True when finished. Each part below is there as soon as it is known.
  bool run(std::uint64_t max_steps);
  bool finished() const;
  // The current stage: "verdict", "entries", "core", "repairs",
  // "candidates", "sets", "estimate", "count", "redundant", "done".
  std::string_view stage() const;

  const Puzzle& puzzle() const;
  // The verdict on the givens: kUnfinished, kNone, kUnique or kSeveral.
  SolveStatus status() const;
  // The solution, with kUnique.
  const std::vector<Digit>& solution() const;
  // The entries that contradict the givens, though the givens have a solution; nothing if none do.
  std::optional<ConflictSet> entry_conflict() const;
  // The conflict among the givens, with kNone; nothing until one is
  // known. Both get better while the stage is "entries" or "core".
  std::optional<ConflictSet> conflict() const;
  // The likely mistakes, with kNone or kSeveral; null until known.
  const Repairs* repairs() const;
  // The likely slips in clues that are part of the conflict, with kNone; null until known, or without clues.
  const ClueRepairs* clue_repairs() const;
  // The true candidates, with kSeveral; null until begun.
  const TrueCandidates* candidates() const;
  const UnavoidableSets* sets() const;
  const Estimate* estimate() const;
  const SolutionList* solutions() const;
  // The redundant givens, with kUnique; null until known.
  const RedundantGivens* redundant() const;
  // The redundant clues, with kUnique; null until known, or without clues.
  const RedundantClues* redundant_clues() const;
  // The entries.
  const std::vector<Digit>& entries() const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

// All results so far, as one JSON object on one line. Cells are named "r3c4", digits are 1 .. side, 0 is blank. Words
// for people are in this language; without one, `house`, `symmetry` and `sentence` are messages.
//
//     always       puzzle, finished, stage
//                  status: "none", "unique", "several" or "unfinished"
//                  conflicts: equal givens, {house, digit, cells}
//                  symmetry of the givens' pattern: "half turn", "left-right mirror" ...
//                  solutions: their number, once finished; with several, all of them only if `counted`
//     none         core: {cell, digit} of the conflict set, the smallest so far
//                  coreClues: {name, cells, kind, entry} of the clues that belong to it, if the puzzle has clues:
//                  the constraint, and the number in its list from 0
//                  coreMinimal: true once it is known that each of them is needed
//                  chain: its steps, {kind, placements, eliminations, cells, because, sentence}; `kind` is a
//                  technique's id, or that of the contradiction at the end, with `guesses` if all was tried
//                  clueRepairs: other values of these clues, the likeliest first, with from and to
//     none, several
//                  repairs: the likeliest first, {kind, cell, from, to}; "swap" and "move" also with: {cell, from, to}
//     several      trueCandidates, candidatesComplete: the digits of each cell over all solutions
//                  candidateCounts: the number of solutions with each of them, once counted
//                  sameInAll, extraGivens: {cell, digit}
//                  unavoidable: sets of cells without a given
//                  estimate: {mean, standardError, probes, hits}
//                  kept: solutions kept for looking through
//     unique       solution, redundant, redundantClues as coreClues, minimal; redundantKnown, once finished: false if
//                  some more may be redundant; singles: true if naked and hidden singles solve it
//     with wrong entries
//                  entries: {core, coreMinimal, chain} as above, and wrong: {cell, from, to}
std::string json_of(const Diagnosis& diagnosis, const Language* language = nullptr);

}  // namespace sudoscope
