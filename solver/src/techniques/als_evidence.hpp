// Common evidence of the techniques of almost locked sets: each set is a group of cells, A, B, C and so on;
// digits that two sets cannot both hold are candidates of the role kLink and weak links; and the eliminations.
#pragma once

#include <algorithm>

#include "sudoscope/techniques/deduction.hpp"
#include "techniques/als.hpp"

namespace sudoscope {

template <int kWords>
std::vector<Cell> listed(const CellSet<kWords>& set) {
  std::vector<Cell> cells;
  for (const Cell cell : set) cells.push_back(cell);
  return cells;
}

// All candidates of the cells, as part `group` of the pattern.
template <int kWords>
void add_cells(Evidence& evidence, const BoardSets<kWords>& sets, const CellSet<kWords>& cells, int group) {
  for (const Cell cell : cells)
    evidence.cells.push_back({cell, sets.candidates(cell), CandidateRole::kPattern, static_cast<std::uint8_t>(group)});
}

// The digit cannot be at both ends: in cells of one part of the pattern, and in cells of another.
template <int kWords>
void add_join(Evidence& evidence, Digit digit, const CellSet<kWords>& from, int from_group, const CellSet<kWords>& to,
              int to_group) {
  for (const Cell cell : from)
    evidence.cells.push_back({cell, digit_bit(digit), CandidateRole::kLink, static_cast<std::uint8_t>(from_group)});
  for (const Cell cell : to)
    evidence.cells.push_back({cell, digit_bit(digit), CandidateRole::kLink, static_cast<std::uint8_t>(to_group)});
  evidence.links.push_back({.from = {listed(from), digit}, .to = {listed(to), digit}, .strong = false});
}

template <int kWords>
void add_eliminations(Deduction& deduction, const CellSet<kWords>& cells, Digit digit) {
  for (const Cell cell : cells) deduction.eliminations.push_back({cell, digit});
}

// Sorts by cell and digit, and removes doubles.
inline void put_in_order(std::vector<Candidate>& list) {
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

// The eliminations of the deductions so far: hundreds of chains may remove the same.
class Taken {
 public:
  // False if one of them removes all of these. REQUIRES: sorted.
  bool add(const std::vector<Candidate>& gone) {
    const auto covers = [&](const std::vector<Candidate>& each) {
      return std::includes(each.begin(), each.end(), gone.begin(), gone.end());
    };
    if (std::any_of(taken_.begin(), taken_.end(), covers)) return false;
    taken_.push_back(gone);
    return true;
  }
  void clear() { taken_.clear(); }

 private:
  std::vector<std::vector<Candidate>> taken_;
};

// Common digits of two almost locked sets, except some, that have eliminations if one of the two is known to hold them.
template <int kWords, class Visit>
void for_each_common_loss(const AlsList<kWords>& list, int i, int j, DigitSet but, Visit visit) {
  for (DigitSet left = list.useful(i) & list.useful(j) & ~but; left != 0; left = without_first(left)) {
    const Digit digit = first_digit(left);
    if (const CellSet<kWords> lost = list.losers(i, digit) & list.losers(j, digit); !lost.empty()) visit(lost, digit);
  }
}

}  // namespace sudoscope
