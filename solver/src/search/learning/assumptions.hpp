// Assumptions: can these digits hold together in a grid? The question is asked again and again about other digits.
// They are the first guesses of a learning search and are never given up; if one of them turns out to be false,
// the assumptions behind that are the ones that cannot hold together (N. Een, N. Sorensson, "Temporal Induction by
// Incremental SAT Solving", 2003). Clauses learnt on the way hold for the grid under any assumptions, so that
// every question is easier than the one before. Cost: memory for every digit in every cell, 12 MB at 25x25.
#pragma once

#include <optional>

#include "search/learning/engine.hpp"

namespace sudoscope::learning {

class Assumptions {
 public:
  // `fixed`: a digit for each cell, or kBlank; they hold in every question.
  Assumptions(const Geometry& geometry, std::span<const Digit> fixed);

  // The digit holds in every question from here on.
  void fix(Cell cell, Digit digit);

  // Begins a question about the digits of these cells, all at once; and, if `other` is a cell, about any
  // digit there but its own. clash() prefers to name cells at the front over those at the back, and cells
  // that stay at the front from question to question cost less. `digits`: one for each cell of the grid.
  void ask(std::span<const Cell> cells, std::span<const Digit> digits, Cell other = kNoCell);
  // Takes from `steps` one for each guess and kStepsOfConflict for each conflict. True
  // when answered; false when none are left: call it again, or ask something else.
  bool run(std::uint64_t& steps);

  // So far, in all questions.
  std::uint64_t conflicts() const { return engine_.conflicts(); }

  // When answered: true if they hold together.
  bool stand() const { return stand_; }
  // If they do not: cells among them, in the order asked, whose digits cannot hold together.
  std::vector<Cell> clash() const;
  // If they do: a solution that has them.
  const std::vector<Digit>& solution() const { return solution_; }

 private:
  // The cell has another digit in every question from here on. REQUIRES: nothing was asked yet.
  void rule_out(Cell cell, Digit digit);

  // Cost of a conflict, about, in guesses, including those that it takes back and that are made again.
  static constexpr std::uint64_t kStepsOfConflict = 10;

  // True when answered.
  bool step();
  void resolve();
  void take_back(std::uint32_t level);
  void keep_solution();
  Literal literal_of(Cell cell, Digit digit) const { return holds(cell * side_ + digit); }

  std::uint32_t side_;
  Engine engine_;
  std::vector<Literal> assumed_;  // in the order asked
  std::size_t next_ = 0;          // those before are true
  // For each of the first levels, whose guesses are assumptions: the index of the assumption that opened it.
  std::vector<std::size_t> opened_by_;
  bool stand_ = false;
  std::optional<Literal> failed_;  // the assumption that those before it rule out; none if no assumption can hold
  std::vector<Digit> solution_;
};

}  // namespace sudoscope::learning
