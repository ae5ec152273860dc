// Literals: the open candidates of a grid as the variables of a logic problem, and the groups that express the houses:
// of the candidates of a cell exactly one holds, and of the places of a digit in a house exactly one. Made once, after
// the root work, and shared by all copies of a search. The model is that of I. Lynce and J. Ouaknine, "Sudoku as a SAT
// Problem", 2006, without its clauses: propagation applies the groups themselves.
//
//   variable   0 .. variable_count()-1, one an open candidate, by cell and then by digit
//   literal    2 * variable     the digit is in the cell
//              2 * variable + 1 it is not
//   group      0 .. group_count()-1
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope::learning {

using Variable = std::uint32_t;
using Literal = std::uint32_t;
using Group = std::uint32_t;

constexpr Literal holds(Variable variable) { return 2 * variable; }
constexpr Literal fails(Variable variable) { return 2 * variable + 1; }
constexpr Literal negated(Literal literal) { return literal ^ 1u; }
constexpr Variable variable_of(Literal literal) { return literal >> 1; }
constexpr bool is_positive(Literal literal) { return (literal & 1u) == 0; }

// Meaning of a group: the candidates of a cell (house = kNoHouse), or the places of a digit in a house.
struct GroupName {
  Cell cell = kNoCell;
  HouseId house = kNoHouse;
  Digit digit = kBlank;
};

// The position of a variable among the members of one of its groups, which are 64 at most.
class Seat {
 public:
  constexpr Seat(Group group, std::uint32_t place) : bits_(group << 6 | place) {}

  constexpr Group group() const { return bits_ >> 6; }
  constexpr std::uint64_t bit() const { return std::uint64_t{1} << (bits_ & 63); }

 private:
  std::uint32_t bits_;
};

class Literals {
 public:
  // `possible`: by cell, the digits that it can still take; 0 for filled cells, which have no variables.
  Literals(const Geometry& geometry, std::span<const DigitSet> possible);

  Variable variable_count() const { return static_cast<Variable>(candidates_.size()); }
  Group group_count() const { return static_cast<Group>(names_.size()); }
  const Candidate& candidate(Variable variable) const { return candidates_[variable]; }
  const GroupName& name(Group group) const { return names_[group]; }
  std::span<const Variable> members(Group group) const { return part(members_, members_begin_, group); }
  // The cell's group first, then those of its houses in their order.
  std::span<const Seat> seats_of(Variable variable) const { return part(seats_of_, seats_of_begin_, variable); }
  // Calls visit(seat) for each of them: without a loop if all variables have
  // four, as with only rows, columns and boxes, since propagation does this most.
  template <class Visit>
  [[gnu::always_inline]] void for_each_seat(Variable variable, Visit visit) const {
    if (!all_have_four_) {
      for (const Seat seat : seats_of(variable)) visit(seat);
      return;
    }
    const Seat* const seats = seats_of_.data() + 4 * std::size_t{variable};
    visit(seats[0]);
    visit(seats[1]);
    visit(seats[2]);
    visit(seats[3]);
  }

 private:
  template <class T>
  static std::span<const T> part(const std::vector<T>& all, const std::vector<std::uint32_t>& begin, std::size_t at) {
    return {all.data() + begin[at], all.data() + begin[at + 1]};
  }

  std::vector<Candidate> candidates_;
  std::vector<GroupName> names_;
  std::vector<Variable> members_;
  std::vector<std::uint32_t> members_begin_;
  std::vector<Seat> seats_of_;
  std::vector<std::uint32_t> seats_of_begin_;
  bool all_have_four_ = true;
};

}  // namespace sudoscope::learning
