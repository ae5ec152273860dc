// Walk: goes over a board's trail by the reasons for its changes, down from a contradiction to the givens and up again
// with some of the guesses alone. What is asked of a contradiction is answered by such walks.
//
//   trail   guess  elimination  forced digit  elimination  guess  ...  elimination   contradiction
//             ^-------- needed by ---|   ^---------- needed by ---------------|---------|
#pragma once

#include <vector>

#include "sudoscope/responsible.hpp"
#include "trace/reasons.hpp"

namespace sudoscope {

class Walk {
 public:
  // Where a change comes from.
  struct Origin {
    std::vector<Cell> guesses;               // that it needs, outermost first
    Technique technique = Technique::kNone;  // of a removed candidate
  };

  // Stands behind the last change.
  explicit Walk(const TraceBoard& board);

  // The guesses that the contradiction needs, by the first reasons found. Ends at the givens, but where it is
  // unexplained. REQUIRES: stands behind the last change.
  Responsible back(const Event& conflict);
  // Makes the changes that follow from these guesses alone, and stands behind them. They are listed by their places in
  // the trail. REQUIRES: stands at the givens, after back().
  std::vector<std::size_t> climb(const std::vector<Cell>& guesses);
  // Takes those changes back, to the givens.
  void descend(std::vector<std::size_t> made);
  // The origin of each of these causes; ends at the givens. REQUIRES: stands behind climb()'s changes; no more than 64
  // causes.
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
  bool learns_;                // what it learnt removes candidates too
  Reasons reasons_;
};

}  // namespace sudoscope
