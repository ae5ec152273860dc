// Deductions: what follows from givens by naked and hidden singles and, if asked, locked candidates, in rounds: each
// round takes all that follows from the rounds before, so that a contradiction is met by a short way. Each deduction
// keeps what it follows from, so that the way can be told, and with it which givens it needs.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudoscope/chain.hpp"
#include "sudoscope/puzzle.hpp"

namespace sudoscope::diagnose {

// Index of a deduction; the givens come first.
using DeductionId = std::uint32_t;

struct Deduction {
  DeductionKind kind = DeductionKind::kGiven;
  Cell cell = kNoCell;
  Digit digit = kBlank;
  HouseId house = kNoHouse;
  HouseId loser = kNoHouse;
  std::vector<Cell> places = {};       // of kLocked: where the digit can go in the house
  std::vector<DeductionId> uses = {};  // ascending
};

enum class Reasons : std::uint8_t { kKept, kNotKept };
enum class Techniques : std::uint8_t { kSingles, kSinglesAndLocked };

class Deductions {
 public:
  enum class State : std::uint8_t { kOpen, kStuck, kFull, kContradiction };

  Deductions(const Geometry& geometry, std::span<const Digit> givens, Reasons reasons, Techniques techniques);

  // One more round.
  State advance();
  // Rounds until there is nothing left to find.
  State run();
  State state() const { return state_; }

  // An assumption or a guess. REQUIRES: can_take(cell, digit).
  void assume(Cell cell, Digit digit);
  // Rules a candidate out, for what `uses` names. REQUIRES: can_take(cell, digit).
  void rule_out(Cell cell, Digit digit, std::vector<DeductionId> uses);

  const Geometry& geometry() const { return geometry_; }
  std::span<const Digit> digits() const { return digits_; }
  bool is_blank(Cell cell) const { return digits_[cell] == kBlank; }
  // 0 in filled cells.
  DigitSet candidates(Cell cell) const { return candidates_[cell]; }
  bool can_take(Cell cell, Digit digit) const { return has_digit(candidates_[cell], digit); }
  // An empty cell with fewest candidates, the first of them; kNoCell where all are filled.
  Cell fewest() const;

  const Deduction& at(DeductionId id) const { return all_[id]; }
  DeductionId size() const { return static_cast<DeductionId>(all_.size()); }
  // Those of the last round, of a contradiction.
  std::span<const DeductionId> contradictions() const { return contradictions_; }
  // All that these need, themselves too, ascending.
  std::vector<DeductionId> ancestry(std::span<const DeductionId> ids) const;
  // The contradiction that needs fewest givens, and of those the one that needs fewest deductions: its ancestry.
  // REQUIRES: state() is kContradiction; reasons are kept.
  std::vector<DeductionId> shortest_way() const;

 private:
  static constexpr DeductionId kNobody = UINT32_MAX;

  void place(const Deduction& deduction, DeductionId id);
  DeductionId keep(Deduction deduction);
  void contradict(Deduction deduction);
  void find_contradictions();
  void find_singles();
  void find(Deduction single);
  bool find_locked();
  bool lock(HouseId id, Digit digit);
  bool is_in(Cell cell, HouseId house) const;
  std::size_t slot(std::size_t row, Digit digit) const { return row * side_ + digit; }

  // Adds to `uses` what keeps the digit out of the cell, where nothing there does already.
  void need_lack(Cell cell, Digit digit, std::vector<DeductionId>& uses) const;
  std::vector<DeductionId> why_no_digit_but(Cell cell, Digit but) const;
  // But in these cells.
  std::vector<DeductionId> why_no_place(HouseId house, Digit digit, std::span<const Cell> but) const;

  const Geometry& geometry_;
  std::size_t side_;
  bool keeps_reasons_;
  bool uses_locked_;
  std::vector<Digit> digits_;
  std::vector<DigitSet> candidates_;
  std::vector<DigitSet> held_;          // by house
  std::vector<Cell> held_at_;           // by house and digit
  std::vector<DeductionId> placed_by_;  // by cell
  std::vector<DeductionId>
      removed_by_;  // by cell and digit: of candidates that no peer rules out; empty before the first
  std::vector<Deduction> all_;
  std::vector<std::uint32_t> weights_;  // about how much each needs
  std::vector<Deduction> found_;        // singles of this round
  std::vector<DeductionId> contradictions_;
  std::size_t blanks_;
  State state_ = State::kOpen;
};

}  // namespace sudoscope::diagnose
