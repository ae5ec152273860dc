// Proof: a checkable proof that a puzzle has no solution, in DRAT form (N. Wetzler, M. Heule, W. Hunt,
// "DRAT-trim: Efficient Checking and Trimming Using Expressive Clausal Proofs", 2014) over the clauses of
// cnf.hpp. It uses nothing but reverse unit propagation: each clause added follows from those before by setting
// its literals false and going through clauses with one literal left. Singles need no clause, so that the proof
// holds the eliminations by locked candidates, the clauses learnt from conflicts, and at last the empty clause.
#pragma once

#include <memory>

#include "sudoscope/search/cnf.hpp"
#include "sudoscope/search/search.hpp"

namespace sudoscope {

class LearningSearch;

// The learning search (`sudoscope-n`) up to the first solution, with its proof.
class ProofSearch {
 public:
  // The proof is written to `sink`, which outlives this object.
  ProofSearch(const Puzzle& puzzle, ClauseSink& sink);
  ~ProofSearch();

  // At most `max_steps` more steps. kExhausted: the proof is complete. kSolution: there is
  // no proof, because the puzzle has the solution digits(); calling again does nothing.
  StepStatus run(std::uint64_t max_steps);

  const SearchStats& stats() const;
  std::span<const Digit> digits() const;

 private:
  Puzzle puzzle_;
  ClauseSink* sink_;
  std::unique_ptr<LearningSearch> search_;  // null if two givens are equal: then the proof is the empty clause
  SearchStats none_;
  StepStatus status_ = StepStatus::kRunning;
};

}  // namespace sudoscope
