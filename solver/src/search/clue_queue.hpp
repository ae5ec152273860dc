// ClueQueue: what the clues of a puzzle rule out as candidates go, one relation or propagator after another, for
// algorithms that propagate on a CandidateGrid. Empty between the steps of a search.
#pragma once

#include <vector>

#include "search/candidate_grid.hpp"
#include "search/clue_rules.hpp"

namespace sudoscope {

class ClueQueue {
 public:
  struct Gone {
    Cell cell;
    Digit digit;
  };

  explicit ClueQueue(const Puzzle& puzzle) : clues_(puzzle) {}

  // The cell has changed.
  void touch(Cell cell) {
    if (clues_.is_active()) changed_.push_back(cell);
  }
  void clear() {
    changed_.clear();
    to_do_.clear();
  }

  // The next candidates that a clue rules out: of blank cells, perhaps some twice; or a contradiction. False if nothing
  // is left.
  bool next(const CandidateGrid& grid) { return clues_.is_active() && find(grid); }
  const std::vector<Gone>& gone() const { return gone_; }
  // A cell of the clue that cannot hold any more; all candidates of a blank one are gone(). kNoCell: there is none.
  Cell failed() const { return failed_; }

  std::size_t buffer_bytes() const {
    return changed_.capacity() * sizeof(Cell) + to_do_.capacity() * sizeof(std::uint64_t) +
           grid_.capacity() * sizeof(DigitMask) + gone_.capacity() * sizeof(Gone);
  }

 private:
  bool find(const CandidateGrid& grid);
  void load(const CandidateGrid& grid);
  bool by_relations(const CandidateGrid& grid, Cell cell);
  bool by_propagator(const CandidateGrid& grid, std::uint32_t index);
  void leave(const CandidateGrid& grid, Cell cell, Cell other, DigitMask left);
  void fail(const CandidateGrid& grid, Cell cell);
  void note_gone(const CandidateGrid& grid, Cell cell, DigitMask left);

  ClueRules clues_;
  std::vector<Cell> changed_;
  std::vector<std::uint64_t> to_do_;  // propagators; empty: none
  std::vector<DigitMask> grid_;       // scratch
  std::vector<Gone> gone_;
  Cell failed_ = kNoCell;
};

}  // namespace sudoscope
