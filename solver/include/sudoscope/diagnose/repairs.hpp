// Repairs: single mistakes in writing a puzzle down that would explain
// why it does not have exactly one solution, the likeliest first.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

enum class RepairKind : std::uint8_t {
  kChange,  // a given is another digit
  kSwap,    // two neighbours have changed places
  kMove,    // a given belongs in the blank cell beside it
  kRemove,  // a given is superfluous
};

// "change", "swap", "move", "remove".
std::string_view name_of(RepairKind kind);

// The new content of a cell; kBlank for nothing.
struct CellRepair {
  Cell cell = kNoCell;
  Digit from = kBlank;
  Digit to = kBlank;
  friend bool operator==(const CellRepair&, const CellRepair&) = default;
};

struct Repair {
  RepairKind kind;
  CellRepair first;
  CellRepair second = {};  // with kSwap and kMove, the other cell
  double score = 0;        // logarithm of its probability, up to a constant
};

// All repairs by one mistake that leave exactly one solution, in slices. Ranking:
// repair_ranking.hpp. Cost at 9x9: some hundred questions to the fast engine, about a millisecond.
class Repairs {
 public:
  // `suspects`: if the puzzle has no solution, the cells of a conflict set, one of which must be wrong; else
  // all givens. `removals`: true if a given may be superfluous, as none is in a puzzle with several solutions.
  Repairs(const Puzzle& puzzle, std::span<const Cell> suspects, bool removals);
  Repairs(Repairs&&) noexcept;
  ~Repairs();

  // Takes the steps it uses from `steps`. True when finished.
  bool run(std::uint64_t& steps);
  // In rank order when finished.
  std::span<const Repair> repairs() const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace sudoscope
