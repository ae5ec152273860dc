// Deductions: facts that follow from givens by naked and hidden singles and, if asked, by locked candidates.
// They come in rounds: each round uses all facts of the rounds before, so that a contradiction is met by a
// short way. Each fact lists the facts it follows from, so that the way can be explained, and its givens named.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudoscope/grid/contradiction.hpp"
#include "sudoscope/techniques/deduction.hpp"
#include "sudoscope/techniques/position.hpp"
#include "techniques/locked_candidates.hpp"

namespace sudoscope::diagnose {

// Index of a fact; the givens come first.
using FactId = std::uint32_t;

enum class FactKind : std::uint8_t { kGiven, kAssumed, kDeduced, kContradiction };

// A digit in a cell, given or assumed; a deduction; or a contradiction. A search makes thousands for each
// one that is shown, so the structure is small: Deductions::deduction() and contradiction() spell it out.
struct Fact {
  FactKind kind = FactKind::kDeduced;
  Technique technique = Technique::kNone;  // of a deduction
  ContradictionKind contradiction = {};    // of a contradiction
  Cell cell = kNoCell;
  Digit digit = kBlank;
  HouseId house = kNoHouse;       // of a hidden single, of locked candidates the base, of a contradiction
  HouseId cover = kNoHouse;       // of locked candidates
  PlaceSet places = 0;            // of locked candidates
  std::vector<FactId> uses = {};  // ascending
};

enum class Uses : std::uint8_t { kKept, kNotKept };
enum class Reach : std::uint8_t { kSingles, kSinglesAndLocked };

class Deductions {
 public:
  enum class State : std::uint8_t { kOpen, kStuck, kFull, kContradiction };

  Deductions(const Geometry& geometry, std::span<const Digit> givens, Uses uses, Reach reach);

  // Makes one more round.
  State advance();
  // Makes rounds until nothing is left to find.
  State run();
  State state() const { return state_; }

  // Places an assumption or a guess. REQUIRES: the cell can take the digit.
  void assume(Cell cell, Digit digit);
  // Rules a candidate out by a trial that needs the facts in `uses`. REQUIRES: the cell can take the digit.
  void rule_out(Cell cell, Digit digit, std::vector<FactId> uses);

  const Position& position() const { return position_; }
  // The first blank cell with the fewest candidates; kNoCell if every cell is filled.
  Cell fewest() const;

  std::size_t size() const { return facts_.size(); }
  const Fact& at(FactId id) const { return facts_[id]; }
  // REQUIRES: the fact is a deduction.
  Deduction deduction(FactId id) const;
  Contradiction contradiction(FactId id) const;
  // Cells that a fact is about, for the facts that use it: its own cell, or the cells of its pattern.
  std::vector<Cell> cells_of(FactId id) const;

  // REQUIRES: state() is kContradiction.
  std::span<const FactId> contradictions() const { return contradictions_; }
  // All facts that these need, and these themselves, ascending.
  std::vector<FactId> ancestry(std::span<const FactId> ids) const;
  // The ancestry of the contradiction that needs fewest givens and, among
  // equals, fewest facts. REQUIRES: state() is kContradiction; uses are kept.
  std::vector<FactId> shortest_way() const;

 private:
  static constexpr FactId kNobody = UINT32_MAX;

  FactId keep(Fact fact);
  void place(Cell cell, Digit digit, FactId id);
  void remove(Cell cell, Digit digit, FactId id);
  void contradict(Fact fact);
  void find_contradictions();
  void find_singles();
  void find(Fact single);
  bool find_locked();
  std::size_t slot(std::size_t row, Digit digit) const { return row * side_ + digit; }

  // Adds to `uses` the fact that keeps the digit out of the cell, unless one of them does so already.
  void need_lack(Cell cell, Digit digit, std::vector<FactId>& uses) const;
  std::vector<FactId> why_no_digit_but(Cell cell, Digit but) const;
  // Facts that keep the digit out of the house, except at the places of `but`.
  std::vector<FactId> why_no_place(HouseId house, Digit digit, PlaceSet but) const;

  const Geometry& geometry_;
  std::size_t side_;
  bool keeps_uses_;
  bool uses_locked_;
  Position position_;
  std::vector<Cell> held_at_;       // by house and digit
  std::vector<FactId> placed_by_;   // by cell
  std::vector<FactId> removed_by_;  // by cell and digit, if no peer rules it out; empty before the first
  std::vector<Fact> facts_;
  std::vector<std::uint32_t> weights_;  // number of facts that each needs, about
  std::vector<Fact> found_;             // singles of this round
  std::vector<FactId> contradictions_;
  State state_ = State::kOpen;
};

}  // namespace sudoscope::diagnose
