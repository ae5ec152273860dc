// The clues of a puzzle in a diagnosis: clues that contradict each other or the givens, clues that the puzzle does not
// need, and the sums that were probably meant.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sudoscope/constraints/clue_names.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

struct ConflictSet;

// A small set of clues and givens that cannot hold together, in slices. Each question leaves a piece out and searches
// for a solution; pieces double while there is none (U. Junker, "QuickXplain", 2004).
class ClueConflict {
 public:
  // REQUIRES: the puzzle has clues, and no solution.
  explicit ClueConflict(const Puzzle& puzzle);
  ClueConflict(ClueConflict&&) noexcept;
  ~ClueConflict();

  // Takes the steps it uses from `steps`. True when finished.
  bool run(std::uint64_t& steps);
  // The clues and givens left so far: they have no solution. Minimal once it is finished, as far as patience lasted.
  ConflictSet conflict() const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

// The redundant clues, in slices: each could be left out by itself, and the solution would still be the only one.
class RedundantClues {
 public:
  // REQUIRES: the puzzle has exactly one solution.
  explicit RedundantClues(const Puzzle& puzzle);
  RedundantClues(RedundantClues&&) noexcept;
  ~RedundantClues();

  // Takes the steps it uses from `steps`. True when finished.
  bool run(std::uint64_t& steps);
  // Ascending, when finished.
  const std::vector<ClueAddress>& clues() const;
  // False if a search ran out of patience: then some more may be redundant.
  bool known() const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

// Another value of a clue with which the puzzle has one solution.
struct ClueRepair {
  ClueAddress clue;
  int from;
  int to;
};

// The likely slips in the values of some clues, in slices; the likeliest first: digits in the wrong order, one wrong
// digit, then the nearest value.
class ClueRepairs {
 public:
  // `suspects`: clues of a puzzle without solution; those whose value is no number are left alone.
  ClueRepairs(const Puzzle& puzzle, std::span<const ClueAddress> suspects);
  ClueRepairs(ClueRepairs&&) noexcept;
  ~ClueRepairs();

  // Takes the steps it uses from `steps`. True when finished.
  bool run(std::uint64_t& steps);
  const std::vector<ClueRepair>& repairs() const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace sudoscope
