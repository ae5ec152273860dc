// Builder: takes the primitives of one constraint after the other. The families of kinds call it, and know no search.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "constraints/clue.hpp"
#include "sudoscope/constraints/compile.hpp"

namespace sudoscope {

class Builder {
 public:
  // REQUIRES: the geometry's side is at most kLargestConstrainedSide.
  explicit Builder(const Geometry& geometry);

  const Geometry& geometry() const { return geometry_; }
  int side() const { return side_; }
  DigitSet all() const { return geometry_.all(); }
  Cell cell_at(int row, int column) const { return static_cast<Cell>(row * side_ + column); }  // from 0
  // The orthogonal neighbours of a cell that follow it: right and below.
  std::vector<Cell> next_neighbours(Cell cell) const;
  // All orthogonal neighbours.
  std::vector<Cell> neighbours(Cell cell) const;

  // The clues of all constraints of a kind that can be read.
  std::vector<Clue> clues_of_kind(std::string_view kind) const;
  // True if a dot of the kind (difference, ratio, xv) lies between two cells.
  bool has_dot(std::string_view kind, Cell first, Cell second);

  // From now on primitives belong to this clue.
  void begin_clue(std::size_t constraint, std::size_t entry);
  // The clue cannot be expressed; the first reason counts.
  void refuse(Message reason);
  // Clue's value as a whole number; `missing` for an empty value; refuses anything else.
  int number_of(const Clue& clue, int missing);

  void allow(Cell cell, DigitSet digits) { out_.primitives.domains[cell] &= digits; }
  void distinct(const std::vector<Cell>& cells);
  // Digits of the pair that the relation of their values (from 1) holds for.
  void pair(Cell first, Cell second, const std::function<bool(int, int)>& holds);
  // The same for every two of the cells.
  void all_pairs(std::span<const Cell> cells, const std::function<bool(int, int)>& holds);
  void equal(Cell first, Cell second) {
    pair(first, second, [](int a, int b) { return a == b; });
  }
  void sum(std::vector<CellSum::Term> terms, int total);
  // Sum of the first cells = sum of the second.
  void equal_sums(std::span<const Cell> first, std::span<const Cell> second);
  // All groups of cells have one sum.
  void equal_sums(std::span<const std::vector<Cell>> groups);
  void choice(std::vector<Cell> cells, std::vector<DigitSet> sets);
  // Different cells that hold one of the sets of digits that fit. False, and nothing is added, if there are too many
  // sets to try.
  bool choice_of_all(const std::vector<Cell>& cells, const std::function<bool(DigitSet)>& fits);
  void count(std::vector<Cell> cells, int value, int least, int most);
  void same(std::vector<std::vector<Cell>> groups);
  void counting(std::vector<Cell> cells);
  void ranked(RankedLines lines);
  // The primitives that `add` adds, apart from all others.
  Primitives apart(const std::function<void()>& add);
  void either(std::vector<Primitives> alternatives);
  ClueId clue() const { return clue_; }

  // Machine of a line; machines of the same key are made once. State, Next and Accepts as for make_machine.
  template <class State, class Next, class Accepts>
  void line(std::string key, std::vector<Cell> cells, const std::vector<State>& starts, Next next, Accepts accepts) {
    key += '/' + std::to_string(cells.size());
    auto& machine = machines_[key];
    if (!machine)
      machine = std::make_shared<const Machine>(
          make_machine<State>(static_cast<int>(cells.size()), side_, starts, next, accepts));
    take_line(std::move(cells), machine);
  }

  CompiledConstraints take() { return std::move(out_); }
  bool has_refused() const { return refusal_.has_value(); }
  // The reason of the first refusal since the last call.
  std::optional<Message> take_refusal() { return std::exchange(refusal_, std::nullopt); }

 private:
  std::uint16_t table_of(const std::function<bool(int, int)>& holds);
  void add_pair(Cell first, Cell second, std::uint16_t table);
  void take_line(std::vector<Cell> cells, std::shared_ptr<const Machine> machine);

  const Geometry& geometry_;
  int side_;
  CompiledConstraints out_;
  ClueId clue_ = kNoClue;
  std::optional<Message> refusal_;
  std::map<PairTable, std::uint16_t> tables_;
  std::map<std::string, std::shared_ptr<const Machine>> machines_;
  std::size_t alternatives_ = 0;                                // of all clues
  std::map<std::string, std::vector<bool>, std::less<>> dots_;  // by kind: cell * cell_count + cell
};

// The primitives of all clues of one constraint.
using CompileKind = void (*)(Builder& builder, std::span<const Clue> clues,
                             const std::function<void(std::size_t)>& begin);

struct CompiledKind {
  std::string_view id;
  CompileKind compile;
};

// How a kind compiles; null if it has no primitives.
CompileKind compiler_of(std::string_view kind);

// One list for each family.
std::span<const CompiledKind> grid_kinds();
std::span<const CompiledKind> cell_kinds();
std::span<const CompiledKind> pair_kinds();
std::span<const CompiledKind> cage_kinds();
std::span<const CompiledKind> line_kinds();
std::span<const CompiledKind> state_kinds();
std::span<const CompiledKind> outside_kinds();
std::span<const CompiledKind> either_kinds();

// The third that a value from 1 belongs to: 0 low, 1 middle, 2 high. Low and high are as large.
inline int third_of(int value, int side) {
  const int low = (side + 1) / 3;
  return value <= low ? 0 : value > side - low ? 2 : 1;
}

// Calls visit(clue) for each clue, with its number begun.
template <class Visit>
void for_each_clue(std::span<const Clue> clues, const std::function<void(std::size_t)>& begin, Visit visit) {
  for (std::size_t entry = 0; entry < clues.size(); ++entry) {
    begin(entry);
    visit(clues[entry]);
  }
}

// The same for each line of each clue.
template <class Visit>
void for_each_line(std::span<const Clue> clues, const std::function<void(std::size_t)>& begin, Visit visit) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    for (const std::vector<Cell>& line : clue.lines) visit(clue, line);
  });
}

}  // namespace sudoscope
