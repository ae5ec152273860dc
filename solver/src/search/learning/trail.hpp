// Trail: the true literals, in the order in which they became true, each with its level and its cause.
// A cause is four bytes and no list: its meaning is expanded only when a conflict is analysed (lazy
// explanation; O. Ohrimenko, P. Stuckey, M. Codish, "Propagation via Lazy Clause Generation", 2009).
#pragma once

#include <cstdint>
#include <vector>

#include "search/learning/literals.hpp"

namespace sudoscope::learning {

// Reason why a literal is true:
//   none    it was guessed, or follows from the givens
//   peer    the variable `index` holds, and shares a group with it
//   group   all others of the group `index` fail
//   clause  all others of the clause at `index` are false
class Cause {
 public:
  enum class Kind : std::uint32_t { kNone, kPeer, kGroup, kClause };

  constexpr Cause() = default;
  constexpr Cause(Kind kind, std::uint32_t index) : bits_(static_cast<std::uint32_t>(kind) << 30 | index) {}

  constexpr Kind kind() const { return static_cast<Kind>(bits_ >> 30); }
  constexpr std::uint32_t index() const { return bits_ & 0x3FFFFFFF; }
  friend constexpr bool operator==(Cause, Cause) = default;

 private:
  std::uint32_t bits_ = 0;
};

// A contradiction: all of a group fail; two of a group hold, `first` and `second`; or all of a clause is false.
struct Conflict {
  enum class Kind : std::uint8_t { kNone, kEmptyGroup, kTwoInGroup, kClause };
  Kind kind = Kind::kNone;
  std::uint32_t index = 0;  // the group or clause
  Variable first = 0;
  Variable second = 0;
};

class Trail {
 public:
  explicit Trail(Variable variables) : values_(2 * variables, Value::kOpen), why_(variables), order_(variables) {}

  bool is_true(Literal literal) const { return values_[literal] == Value::kTrue; }
  bool is_false(Literal literal) const { return values_[literal] == Value::kFalse; }
  bool is_open(Literal literal) const { return values_[literal] == Value::kOpen; }
  std::uint32_t level() const { return level_; }
  // REQUIRES: the variable is not open.
  std::uint32_t level_of(Variable variable) const { return why_[variable].level; }
  // The place of its literal on the trail. REQUIRES: the variable is not open.
  std::uint32_t place_of(Variable variable) const { return why_[variable].place; }
  Cause cause_of(Variable variable) const { return why_[variable].cause; }
  void set_cause(Variable variable, Cause cause) { why_[variable].cause = cause; }
  // The literal of the variable that is false. REQUIRES: the variable is not open.
  Literal false_literal(Variable variable) const {
    return is_true(holds(variable)) ? fails(variable) : holds(variable);
  }

  std::uint32_t size() const { return size_; }
  Literal operator[](std::uint32_t at) const { return order_[at]; }
  // The number of literals that were true before the guess of that level, 1 .. level().
  std::uint32_t size_before(std::uint32_t level) const { return marks_[level - 1]; }
  Literal guess_of(std::uint32_t level) const { return order_[marks_[level - 1]]; }

  void open_level() {
    marks_.push_back(size());
    ++level_;
  }
  // REQUIRES: the literal is open.
  void assign(Literal literal, Cause cause) {
    values_[literal] = Value::kTrue;
    values_[negated(literal)] = Value::kFalse;
    why_[variable_of(literal)] = {level_, cause, size_};
    order_[size_++] = literal;
  }
  // The last literal is open again.
  void pop() {
    const Literal last = order_[--size_];
    values_[last] = values_[negated(last)] = Value::kOpen;
  }
  // REQUIRES: all literals after the guesses above `level` are popped.
  void close_levels(std::uint32_t level) {
    marks_.resize(level);
    level_ = level;
  }

  std::size_t buffer_bytes() const {
    return values_.capacity() + why_.capacity() * sizeof(Why) + order_.capacity() * sizeof(Literal) +
           marks_.capacity() * sizeof(std::uint32_t);
  }

 private:
  enum class Value : std::int8_t { kFalse = -1, kOpen, kTrue };

  struct Why {
    std::uint32_t level;
    Cause cause;
    std::uint32_t place;
  };

  std::vector<Value> values_;         // by literal
  std::vector<Why> why_;              // by variable
  std::vector<Literal> order_;        // the true literals, `size_` of them; as long as there are variables
  std::vector<std::uint32_t> marks_;  // by level: the size of order_ before its guess
  std::uint32_t size_ = 0;
  std::uint32_t level_ = 0;
};

}  // namespace sudoscope::learning
