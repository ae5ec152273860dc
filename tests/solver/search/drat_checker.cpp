// DratChecker: see the header.
#include "drat_checker.hpp"

#include <algorithm>
#include <cstdlib>

namespace sudoscope::test {

bool DratChecker::is_true(int literal) const {
  const auto value = values_.find(std::abs(literal));
  return value != values_.end() && value->second == (literal > 0);
}

void DratChecker::set(int literal) {
  values_[std::abs(literal)] = literal > 0;
  trail_.push_back(literal);
}

// False at a conflict. Every clause that holds the negative of a literal taken is counted, so that it can be undone.
bool DratChecker::propagate() {
  bool consistent = true;
  while (consistent && done_ < trail_.size()) {
    const int gone = -trail_[done_++];
    for (const std::size_t at : occurrences_[gone]) {
      Clause& clause = clauses_[at];
      ++clause.false_literals;
      if (!clause.alive || clause.false_literals + 1 < clause.literals.size()) continue;
      const bool satisfied =
          std::any_of(clause.literals.begin(), clause.literals.end(), [&](int l) { return is_true(l); });
      if (satisfied) continue;
      const auto open =
          std::find_if(clause.literals.begin(), clause.literals.end(), [&](int l) { return !is_false(l); });
      if (open == clause.literals.end())
        consistent = false;
      else
        set(*open);
    }
  }
  return consistent;
}

void DratChecker::undo(std::size_t size) {
  for (; trail_.size() > size; trail_.pop_back()) {
    if (done_ == trail_.size()) {
      --done_;
      for (const std::size_t at : occurrences_[-trail_.back()]) --clauses_[at].false_literals;
    }
    values_.erase(std::abs(trail_.back()));
  }
}

std::string DratChecker::key(std::span<const int> clause) {
  std::vector<int> sorted(clause.begin(), clause.end());
  std::sort(sorted.begin(), sorted.end());
  std::string text;
  for (const int literal : sorted) text += std::to_string(literal) + ' ';
  return text;
}

void DratChecker::insert(std::span<const int> literals) {
  const std::size_t at = clauses_.size();
  clauses_.push_back({.literals = {literals.begin(), literals.end()}});
  by_key_[key(literals)].push_back(at);
  int open = 0;
  std::size_t open_count = 0;
  bool satisfied = false;
  for (const int literal : literals) {
    occurrences_[literal].push_back(at);
    satisfied = satisfied || is_true(literal);
    if (is_false(literal)) {
      // The trail is propagated whenever a clause comes in, so that false literals are counted.
      ++clauses_[at].false_literals;
    } else {
      open = literal;
      ++open_count;
    }
  }
  if (satisfied || open_count > 1) return;
  if (open_count == 1) set(open);
  refuted_ = refuted_ || open_count == 0 || !propagate();
}

void DratChecker::assume(std::span<const int> clause) {
  if (!refuted_) insert(clause);
}

bool DratChecker::add(std::span<const int> clause) {
  if (refuted_) return true;
  const std::size_t before = trail_.size();
  bool follows = false;
  for (const int literal : clause) {
    follows = follows || is_true(literal);
    if (!is_true(literal) && !is_false(literal)) set(-literal);
  }
  follows = follows || !propagate();
  undo(before);
  if (follows) insert(clause);
  return follows;
}

bool DratChecker::remove(std::span<const int> clause) {
  const auto found = by_key_.find(key(clause));
  if (found == by_key_.end() || found->second.empty()) return false;
  clauses_[found->second.back()].alive = false;
  found->second.pop_back();
  return true;
}

}  // namespace sudoscope::test
