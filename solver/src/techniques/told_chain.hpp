// ToldChain: the steps from an assumed candidate to a contradiction, or until another candidate is ruled out, and of
// these the ones that the end needs, as links with their reasons. A nested chain may use chains of its own on the way.
#pragma once

#include <optional>
#include <vector>

#include "sudoscope/constraints/compile.hpp"
#include "sudoscope/constraints/explained_run.hpp"
#include "sudoscope/techniques/deduction.hpp"

namespace sudoscope {

// A digit as the only candidate of a cell.
inline DigitMask mask_of(Digit digit) { return static_cast<DigitMask>(digit_bit(digit)); }

class ToldChain {
 public:
  // `grid`: the candidates before the assumption. Lifetime: of all four.
  ToldChain(const Geometry& geometry, const CompiledConstraints& compiled, const ConstraintNetwork& network,
            const std::vector<DigitMask>& grid);

  // Runs from the candidate until a contradiction, or until `target` is ruled out (kNoCell: never). False if neither
  // comes.
  bool run(Candidate assumed, Candidate target);
  // The same until a contradiction, with inner chains, while there are trials of candidates left.
  bool run_nested(Candidate assumed, std::uint64_t& trials);
  bool met_contradiction() const { return end_.has_value(); }

  // Adds the needed links to a deduction, as the chain of that number; and the evidence of the contradiction, if any.
  void add_to(Deduction& deduction, std::uint8_t chain);
  // A single step from the unchanged candidates as a deduction of its own.
  Deduction deduction_of(const PropagationStep& step) const;

 private:
  using StepNumber = std::uint16_t;

  struct Taken {
    PropagationStep step;
    std::vector<Candidate> lacked;
    std::optional<Deduction> inner = {};  // an inner chain, whose removal the step is
  };

  std::size_t index(Cell cell, Digit digit) const { return cell * static_cast<std::size_t>(geometry_.side()) + digit; }
  // Runs on until nothing follows. True at a contradiction or the target.
  bool follow(ExplainedRun& run);
  bool take_inner(ExplainedRun& run, std::uint64_t& trials);
  void take(PropagationStep step);
  // The candidates of `start` that are gone in `now`, as far as the step needs them to be gone.
  std::vector<Candidate> lacked_by(const PropagationStep& step, const std::vector<DigitMask>& start,
                                   const std::vector<DigitMask>& now) const;
  std::vector<std::size_t> needed();
  void add_links(Deduction& deduction, std::size_t at, std::uint8_t chain) const;
  std::optional<Evidence::ByClue> clue_between(Cell a, Cell b) const;
  Evidence::ByClue clue_of(const Propagator& propagator) const;
  HouseId house_of(const std::vector<Cell>& cells) const;

  const Geometry& geometry_;
  const CompiledConstraints& compiled_;
  const ConstraintNetwork& network_;
  const std::vector<DigitMask>& start_;
  std::vector<DigitMask> now_;
  Candidate assumed_{kNoCell, kBlank};
  Candidate target_{kNoCell, kBlank};
  std::vector<Taken> taken_;
  std::vector<StepNumber> remover_;  // by candidate: the number of its step in `taken_`, from 1; 0: none
  std::vector<bool> is_needed_;      // by candidate
  std::optional<Taken> end_;
};

}  // namespace sudoscope
