// Search with constraints: propagation of all primitives, then a guess in the cell with the highest score for its
// number of candidates, where cells score by their part in conflicts. A wrong guess leaves the cell its other digits.
// Until there is a solution, the search begins again after 100 conflicts, then after 200 more, and so on: the scores
// learnt so far make better first guesses, which on hard puzzles more than pays for the repetition.
// Sources: F. Boussemart and others, "Boosting systematic search by weighting constraints", 2004; I. Sigh, "Interactive
// Sudoku Solver", SOLVER_ENGINE.md, for scores of digits and of places in a house.
#pragma once

#include <memory>
#include <vector>

#include "search/ledger.hpp"
#include "sudoscope/constraints/candidate_store.hpp"

namespace sudoscope {

class ConstraintSearch {
 public:
  // REQUIRES: the puzzle's side is at most kLargestConstrainedSide.
  explicit ConstraintSearch(const Puzzle& puzzle);

  // The first propagation; then one guess, or one guess taken back, with what follows.
  template <Tracer T>
  StepStatus step(T& tracer) {
    ledger_.begin_step();
    bool holds = false;
    if (!has_begun_) {
      has_begun_ = true;
      holds = propagate();
    } else if (must_go_back_) {
      if (choices_.empty()) return ledger_.exhausted(tracer);
      if (conflicts_ >= next_start_ && ledger_.stats().solutions == 0) {
        begin_again();
        return ledger_.backtrack(tracer, 0);
      }
      const Choice choice = choices_.back();
      choices_.pop_back();
      if (ledger_.backtrack(tracer, static_cast<std::uint32_t>(choices_.size())) == StepStatus::kExhausted)
        return StepStatus::kExhausted;
      go_back();
      holds = store_.keep(choice.cell, ~choice.digit) &&
              (choice.other == kNoCell || store_.keep(choice.other, choice.digit)) && propagate();
      if (!holds) note_conflict({choice.other == kNoCell ? choice.cell : choice.other, store_[choice.cell]});
    } else {
      const Choice choice = choose();
      save();
      choices_.push_back(choice);
      ledger_.decide(tracer, choice.cell, static_cast<Digit>(std::countr_zero(choice.digit)));
      holds = store_.keep(choice.cell, choice.digit) && propagate();
      if (!holds) note_conflict(choice);
    }
    must_go_back_ = !holds;
    if (!holds) {
      ledger_.conflict(tracer, store_.empty_cell());
      return StepStatus::kRunning;
    }
    if (!read_digits()) return StepStatus::kRunning;
    must_go_back_ = true;
    return ledger_.solution(tracer);
  }

  const SearchStats& stats() const { return ledger_.stats(); }
  const std::vector<Digit>& digits() const { return digits_; }
  std::size_t footprint_bytes() const;

 private:
  struct Choice {
    Cell cell;
    DigitMask digit;
    Cell other = kNoCell;  // the only other place of the digit in a house
  };

  bool propagate();
  Choice choose() const;
  void choose_place(Choice& choice, float& best) const;
  void save();
  void go_back();
  void begin_again();
  // The cell to blame for a conflict after a guess in the cell `guessed`, or after its end.
  Cell blamed(Cell guessed) const;
  void note_conflict(const Choice& choice);
  void note_digit(const Choice& choice);
  // The digits of settled cells. True if that is all of them.
  bool read_digits();

  std::shared_ptr<const ConstraintNetwork> network_;
  CandidateStore store_;
  std::vector<DigitMask> saved_;  // the grids before each open guess
  std::vector<Choice> choices_;
  std::vector<std::uint32_t> scores_;
  std::vector<std::uint32_t> digit_scores_;
  DigitMask best_digit_ = 0;  // the digit that fails far more often than others, if there is one
  std::uint32_t best_digit_score_ = 0;
  std::uint64_t conflicts_ = 0;
  std::uint64_t next_start_ = 100;  // the number of conflicts after which the search begins again
  std::uint64_t until_start_ = 100;
  std::vector<Digit> digits_;
  bool has_begun_ = false;
  bool must_go_back_ = false;
  Ledger ledger_;
};

}  // namespace sudoscope
