// Walk: follows a board's trail by the reasons for its changes, down from a contradiction to the givens and up again
// with some of the guesses alone. Such walks answer every question about a contradiction.
//
//    trail   guess  elimination  forced digit  elimination  guess  ...  elimination   contradiction
//              ^-------- needed by ---|   ^---------- needed by ---------------|---------|
#pragma once

#include <vector>

#include "sudoscope/trace/responsible.hpp"
#include "trace/reasons.hpp"

namespace sudoscope {

class Walk {
 public:
  // Origin of a change.
  struct Origin {
    std::vector<Cell> guesses;               // needed by it, outermost first
    Technique technique = Technique::kNone;  // of a removed candidate
  };

  // Starts behind the last change.
  explicit Walk(const TraceBoard& board);

  // The guesses that the contradiction needs, by the first reasons found. Ends at the
  // givens, unless it is unexplained. REQUIRES: the walk is behind the last change.
  Responsible back(const Event& conflict);
  // Makes the changes that follow from these guesses alone, and ends behind them. They are
  // listed by their places in the trail. REQUIRES: the walk is at the givens, after back().
  std::vector<std::size_t> climb(const std::vector<Cell>& guesses);
  // Takes those changes back, to the givens.
  void descend(std::vector<std::size_t> made);
  // The origin of each of these causes; ends at the givens. REQUIRES:
  // the walk is behind climb()'s changes; no more than 64 causes.
  std::vector<Origin> origins(const std::vector<Reasons::Cause>& causes, std::vector<std::size_t> made);

  Reasons& reasons() { return reasons_; }
  std::size_t changes() const { return trail_.size(); }

 private:
  void need_guesses_before(std::size_t change, std::vector<bool>& needed) const;
  bool is_guess(std::size_t change) const;
  bool has_reason(std::size_t change);

  std::span<const TraceBoard::Change> trail_;
  std::span<const std::uint32_t> marks_;
  std::vector<bool> by_peer_;  // removed because a peer held the digit: no other reason is tried for it
  bool learns_;                // learnt clauses remove candidates too
  Reasons reasons_;
};

}  // namespace sudoscope
