// Conflict sets: digits of a grid without solution that cannot hold together,
// all of them needed: without any one of them the rest has a solution.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sudoscope/diagnose/chain.hpp"
#include "sudoscope/diagnose/clues.hpp"

namespace sudoscope {

struct ConflictSet {
  std::vector<Cell> cells;              // ascending
  bool minimal = true;                  // false if a search ran out of patience: then some may not be needed
  Chain chain;                          // from the digits (and the fixed ones) to the contradiction; none with clues
  std::vector<ClueAddress> clues = {};  // of constraints that make no houses, ascending
};

// Looks for a small set with a short chain, in slices: it begins with the cells of a contradiction by
// singles, leaves out cells in several orders, and takes the best: one whose chain needs no search,
// then fewest cells, then the shortest chain. Deterministic. Source of leaving out in pieces that grow
// and shrink: cf. U. Junker, "QuickXplain", 2004. Cost at 9x9: a few milliseconds. Above 9x9 it takes
// one order of each beginning, by a search that learns from every question for the next and names the
// cells that a contradiction follows from (cf. A. Nadel, V. Ryvchin, O. Strichman, "Accelerated
// Deletion-based Extraction of Minimal Unsatisfiable Cores", 2014), as far as some seconds suffice.
class ConflictFinder {
 public:
  // `open`: the filled cells that may be in the set, ascending; all others are fixed and
  // always hold. REQUIRES: the puzzle has no solution, and has one without the open cells.
  ConflictFinder(const Puzzle& puzzle, std::span<const Cell> open);
  // All givens are open.
  explicit ConflictFinder(const Puzzle& puzzle);
  ConflictFinder(ConflictFinder&&) noexcept;
  ~ConflictFinder();

  // Takes the steps it uses from `steps`. True when finished.
  bool run(std::uint64_t& steps);
  // The best so far: the cells cannot hold together, but until it is finished they are not known to be
  // minimal, and there may be no chain yet. Nothing before any cell could be left out, unless it is finished.
  std::optional<ConflictSet> conflict() const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace sudoscope
