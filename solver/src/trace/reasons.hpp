// Reasons: why a cell cannot take a digit, and so why a digit was forced, a candidate
// removed or a contradiction found, on a board between two changes of its trail. Any reason
// that holds there is sound, even if the algorithm had another: so none has to be kept.
#pragma once

#include <vector>

#include "search/clue_rules.hpp"
#include "sudoscope/trace/trace_board.hpp"

namespace sudoscope {

class Reasons {
 public:
  // 0 = the givens, i + 1 = change i of the trail.
  using Cause = std::uint32_t;

  // Starts behind the last change.
  explicit Reasons(const TraceBoard& board);

  // Takes a change back, or makes it. REQUIRES: in the order of the trail; some changes may be left out on the way up.
  void undo(const TraceBoard::Change& change);
  void redo(const TraceBoard::Change& change);

  // True if there is a reason; then causes() are the changes that it needs, perhaps some twice.
  bool of_conflict(const Event& conflict);
  bool of_change(const TraceBoard::Change& change);
  // The same for a removed candidate that a peer holds, and for nothing else.
  bool of_peer(const TraceBoard::Change& change);
  const std::vector<Cause>& causes() const { return causes_; }
  // Technique that removed the last change with a reason; pairs, triples and easier ones are looked for.
  Technique technique() const { return technique_; }

  // The change that keeps the digit out of the cell; the earliest of several, since it depends on the fewest guesses.
  Cause cause_of_lack(Cell cell, Digit digit) const;
  // The cells that do so with the digit of that change: peers that hold the digit,
  // or the cell itself, which holds another. None if the digit was removed.
  std::vector<Cell> holders(Cell cell, Digit digit) const;

  static constexpr Cause kNone = UINT32_MAX;

 private:
  bool lacks(Cell cell, Digit digit);
  bool by_clue(Cell cell, Digit digit);
  bool by_clue(Cell cell, Digit digit, bool with_candidates);
  void need_all_gone_from(Cell cell, bool with_candidates);
  bool no_digit_left(Cell cell, Digit but);
  bool no_place_left(const House& house, Digit digit, Cell but);
  bool of_placement(Cell cell, Digit digit);
  bool of_elimination(Cell cell, Digit digit);
  bool is_locked(HouseId base, HouseId cover, Cell cell, Digit digit);
  bool in_naked_subset(const House& house, Cell cell, Digit digit);
  bool in_hidden_subset(const House& house, Cell cell, Digit digit);
  bool need(Cause cause);
  bool done(bool holds);
  Cause& removed_at(Cell cell, Digit digit) { return removed_at_[cell * side_ + digit]; }

  const Geometry& geometry_;
  const ClueRules* clues_;  // null: none
  std::size_t side_;
  std::vector<Digit> digits_;
  std::vector<DigitSet> possible_;  // of every cell, also filled ones; empty where the algorithm keeps none
  std::vector<Cause> placed_at_;    // by cell
  std::vector<Cause> removed_at_;   // by cell and digit
  std::vector<Cause> causes_;
  std::vector<DigitMask> masks_;  // scratch, for clues
  Technique technique_ = Technique::kNone;
};

}  // namespace sudoscope
