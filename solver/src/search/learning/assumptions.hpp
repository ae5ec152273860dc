// Assumptions: whether digits can stand together in a grid, asked again and again of other digits. They are the first
// guesses of a learning search and are never given up; where one of them turns out to be false, those behind that are
// the ones that cannot stand together (N. Een, N. Sorensson, "Temporal Induction by Incremental SAT Solving", 2003).
// What is learnt on the way holds for the grid whatever is assumed, so that every question is easier than the one
// before. Cost: memory for every digit in every cell, 12 MB at 25x25.
#pragma once

#include <optional>

#include "search/learning/engine.hpp"

namespace sudoscope::learning {

class Assumptions {
 public:
  // `fixed`: a digit a cell, kBlank where there is none; they stand in every question.
  Assumptions(const Geometry& geometry, std::span<const Digit> fixed);

  // From here on the digit stands in every question.
  void fix(Cell cell, Digit digit);

  // Begins a question about the digits of these cells, all at once; and, where `other` is a cell, about any digit there
  // but its own. Those at the front are rather named by clash() than those at the back, and cost the less the longer
  // they stay there from question to question. `digits`: one a cell of the grid.
  void ask(std::span<const Cell> cells, std::span<const Digit> digits, Cell other = kNoCell);
  // Takes from `steps` one for each guess and kStepsOfConflict for each conflict. True when answered; false when there
  // are none left, to go on with or to ask something else.
  bool run(std::uint64_t& steps);

  // So far, in all questions.
  std::uint64_t conflicts() const { return engine_.conflicts(); }

  // When answered: whether they stand together.
  bool stand() const { return stand_; }
  // Where they do not: cells among them, in the order asked, whose digits cannot stand together.
  std::vector<Cell> clash() const;
  // Where they do: a solution that has them.
  const std::vector<Digit>& solution() const { return solution_; }

 private:
  // From here on the cell has another digit in every question. REQUIRES: nothing was asked yet.
  void rule_out(Cell cell, Digit digit);

  // About what a conflict costs in guesses, with those that it takes back and that are made again.
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
  // Of the first levels, whose guesses are assumptions: which one opened it.
  std::vector<std::size_t> opened_by_;
  bool stand_ = false;
  std::optional<Literal> failed_;  // the assumption that those before it rule out; none where nothing can stand
  std::vector<Digit> solution_;
};

}  // namespace sudoscope::learning
