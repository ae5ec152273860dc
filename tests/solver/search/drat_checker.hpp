// A checker of DRAT proofs by reverse unit propagation, written independently of the solver: it
// handles clauses of numbers and nothing of Sudoku. Each clause keeps a count of its false literals.
#pragma once

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace sudoscope::test {

class DratChecker {
 public:
  // Adds a clause of the formula to refute.
  void assume(std::span<const int> clause);
  // True if the clause follows by unit propagation; then it counts from now on.
  bool add(std::span<const int> clause);
  // True if there is such a clause; it no longer counts.
  bool remove(std::span<const int> clause);
  // True if the empty clause was reached.
  bool refuted() const { return refuted_; }

 private:
  struct Clause {
    std::vector<int> literals;
    std::size_t false_literals = 0;
    bool alive = true;
  };

  bool is_true(int literal) const;
  bool is_false(int literal) const { return is_true(-literal); }
  void set(int literal);
  bool propagate();
  void undo(std::size_t size);
  void insert(std::span<const int> clause);
  static std::string key(std::span<const int> clause);

  std::vector<Clause> clauses_;
  std::unordered_map<int, std::vector<std::size_t>> occurrences_;
  std::unordered_map<std::string, std::vector<std::size_t>> by_key_;
  std::unordered_map<int, bool> values_;
  std::vector<int> trail_;
  std::size_t done_ = 0;  // literals of the trail propagated
  bool refuted_ = false;
};

}  // namespace sudoscope::test
