// Exchange: short learnt clauses that searches of one puzzle with different seeds send each other while they run side
// by side, as words (Y. Hamadi, S. Jabbour, L. Sais, "ManySAT: a Parallel SAT Solver", 2009). A message is complete by
// itself, even if others were lost: it names the solutions that are ruled out by its clauses. Without searches beside
// it nothing is kept but the first solutions.
//
//   message   [solutions] digit of cell 0, digit of cell 1 ... of each solution, then clauses
//   clause    [size][glue] literal literal ...
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "search/learning/literals.hpp"

namespace sudoscope::learning {

class Exchange {
 public:
  // Clauses of a higher glue are not sent. A quarter of all have a glue up to 8, and two seeds find first solutions of
  // 48 hard 25x25 grids in 18,200 conflicts each on average: 22,700 without, 20,300 up to 6 (tests/bench/LARGE.md).
  static constexpr std::uint32_t kMostGlue = 8;

  // True if clauses are sent and received: not by a search that looks for many solutions.
  bool takes_part() const { return solutions_.size() <= kMostSolutions; }

  // Notes a solution found or received, which is ruled out from here on. False if it was known before.
  bool add_solution(std::span<const Digit> digits);

  // Notes learnt clauses from here on. REQUIRES: takes_part().
  void open() { is_open_ = true; }
  bool is_open() const { return is_open_; }
  void note(std::span<const Literal> clause, std::uint32_t glue);
  // The message of the clauses noted since the last one; empty if there are none.
  std::vector<std::uint32_t> take();

  void hear(std::span<const std::uint32_t> message) {
    if (takes_part() && !message.empty()) heard_.emplace_back(message.begin(), message.end());
  }
  // True if it is time to take in the messages received, after so many conflicts: seldom, since
  // it is a way back to level 0. Any interval from 1,000 to 4,000 conflicts is as useful.
  bool is_due(std::uint64_t conflicts) const { return !heard_.empty() && conflicts >= due_; }
  // Calls clause(literals, glue) for each clause received, and forgets the messages; but if
  // one has an unknown solution, it calls solution(digits) and returns at once, to continue
  // with the message when called again. A message that is not of this puzzle is left out.
  // `cells`: of the grid; `variables`: of its literals. REQUIRES: is_due(conflicts).
  template <class Solution, class Clause>
  void take_in(std::size_t cells, Variable variables, std::uint64_t conflicts, Solution solution, Clause clause) {
    for (; !heard_.empty(); heard_.erase(heard_.begin())) {
      std::span<const std::uint32_t> words = heard_.front();
      if (!is_message(words, cells, variables)) continue;
      const std::uint32_t solutions = words[0];
      words = words.subspan(1);
      for (std::uint32_t i = 0; i < solutions; ++i, words = words.subspan(cells)) {
        const std::vector<Digit> digits(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(cells));
        if (add_solution(digits)) return solution(digits);
      }
      while (!words.empty()) {
        clause(words.subspan(2, words[0]), words[1]);
        words = words.subspan(2 + words[0]);
      }
    }
    due_ = conflicts + std::clamp<std::uint64_t>(conflicts, 1, kEvery);
  }

  std::size_t buffer_bytes() const;

 private:
  static constexpr std::size_t kMostSolutions = 2;
  static constexpr std::uint64_t kEvery = 1000;  // conflicts; at first as many as there were

  static bool is_message(std::span<const std::uint32_t> words, std::size_t cells, Variable variables);

  std::vector<std::vector<Digit>> solutions_;  // kMostSolutions + 1 at most
  bool is_open_ = false;
  std::vector<std::uint32_t> noted_;
  std::vector<std::vector<std::uint32_t>> heard_;
  std::uint64_t due_ = 0;
};

}  // namespace sudoscope::learning
