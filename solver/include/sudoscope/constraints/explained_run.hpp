// ExplainedRun: propagation one step after another, each with its reason, for explanations. It concludes what
// CandidateStore::run does, but for digits confined to boxes and lines, which it looks for house by house.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudoscope/constraints/candidate_store.hpp"

namespace sudoscope {

struct PropagationStep {
  enum class Reason : std::uint8_t {
    kSettled,     // `cell` holds its last digit, and its peers lose it
    kPair,        // a relation of `cell`, whose digits leave the other cell fewer
    kPropagator,  // `propagator`
    kLocked,      // all places of a digit in one house are in another, and the rest of that loses it
    kAssumed,     // rule_out()
    kEmpty,       // a contradiction: `cell` has no digit left
  };
  struct Removal {
    Cell cell;
    DigitMask digits;
  };
  Reason reason{};
  Cell cell = kNoCell;
  std::uint32_t propagator = 0;  // an index into ConstraintNetwork::propagators
  std::size_t base = 0;          // kLocked: indexes into ConstraintNetwork::houses
  std::size_t cover = 0;
  bool is_contradiction = false;  // the propagator cannot hold, or the cell is empty; nothing is removed then
  std::vector<Removal> removed = {};
};

class ExplainedRun {
 public:
  // Starts at these candidates. Lifetime: of the network.
  ExplainedRun(const ConstraintNetwork& network, std::span<const DigitMask> grid);

  std::span<const DigitMask> grid() const { return store_.grid(); }
  // Only this cell is looked at, and what follows: the rest of the start has been looked at before.
  void assume(Cell cell, DigitMask digit);

  // Removes candidates for a reason of the caller's.
  void rule_out(Cell cell, DigitMask digits);

  // The next step that removes candidates, or the contradiction; nothing if no more follows.
  std::optional<PropagationStep> next();

 private:
  // The candidates that a change removes.
  template <class Change>
  bool removes(PropagationStep& step, Change change);
  void note_changes(const PropagationStep& step);
  bool by_settled(PropagationStep& step);
  bool by_pair(PropagationStep& step);
  bool by_propagator(PropagationStep& step);
  bool by_locked(PropagationStep& step);

  const ConstraintNetwork& network_;
  CandidateStore store_;
  std::vector<DigitMask> before_;
  std::vector<Cell> settled_;  // to tell their peers
  std::vector<Cell> changed_;  // to follow their relations
  std::vector<std::uint64_t> to_do_;
  bool is_locked_to_do_ = false;
  bool is_over_ = false;
};

}  // namespace sudoscope
