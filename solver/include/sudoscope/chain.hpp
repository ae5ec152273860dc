// A chain: the deductions that lead from givens to a contradiction, each a step with a sentence. Simple ones as far as
// they lead, then trials, and where those do not lead to the end either, that every way on was tried.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "sudoscope/digit_marks.hpp"
#include "sudoscope/puzzle.hpp"

namespace sudoscope {

enum class DeductionKind : std::uint8_t {
  kGiven,         // never a step: what the first steps begin with
  kAssumed,       // the same, within a trial
  kNakedSingle,   // the cell's only candidate
  kHiddenSingle,  // the digit's only place in the house
  kLocked,        // the digit's places in `house` are all in `loser`, whose other cells lose it
  kTrial,         // the digit in the cell leads to a contradiction by singles
  kTwice,         // contradiction: the digit is twice in the house
  kNoCandidate,   // contradiction: no digit is left for the cell
  kNoPlace,       // contradiction: the digit has no place in the house
  kAllTried,      // contradiction: whatever digit is tried in the cell, a search with guesses ends in one
};

// "naked-single", ...: the words of the command and of the page.
std::string_view name_of(DeductionKind kind);

struct ChainStep {
  DeductionKind kind;
  Cell cell = kNoCell;
  Digit digit = kBlank;
  HouseId house = kNoHouse;
  HouseId loser = kNoHouse;
  std::vector<Cell> because = {};  // cells that it follows from: givens, and what earlier steps filled or looked at
  std::uint64_t guesses = 0;       // of kAllTried
  bool is_contradiction() const { return kind >= DeductionKind::kTwice; }
};

struct Chain {
  std::vector<ChainStep> steps;  // the last one is the contradiction
  std::vector<Cell> givens;      // that it needs, ascending; all of them at kAllTried
};

// Finds the chain from all givens of a puzzle without solution, in slices. Cost at 9x9: about 0.1 ms by singles, some
// milliseconds where trials are needed.
class ChainFinder {
 public:
  // REQUIRES: the puzzle has no solution.
  explicit ChainFinder(const Puzzle& puzzle);
  ChainFinder(ChainFinder&&) noexcept;
  ~ChainFinder();

  // Takes what it uses from `steps`. True when finished.
  bool run(std::uint64_t& steps);
  const Chain& chain() const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

// "r4c2 is 7: its only candidate." / "7 has no place in box 6."
std::string describe(const Geometry& geometry, const ChainStep& step, DigitStyle style = DigitStyle::kNumbers);

}  // namespace sudoscope
