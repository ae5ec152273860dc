// The min-lex form of a puzzle, by which equivalent puzzles are recognised: they all have the same one, and no others
// have it.
#pragma once

#include <memory>

#include "sudoscope/equivalence/transformation.hpp"

namespace sudoscope {

struct MinlexForm {
  std::vector<Digit> givens;      // of the form
  Transformation transformation;  // leads from the puzzle to the form
};

class MinlexSearch;

// Finds forms of puzzles on one geometry, one after another.
//
// The form is the smallest text, row by row, that a transformation makes of the givens, where a blank cell comes before
// all digits. That is the "row-minimal" form of the programs for 9x9 puzzles and for full grids alike; it goes by the
// givens alone, not by the solution. Some programs first make the pattern of the givens as small as it gets, and their
// forms of puzzles are others.
//
// Ordinary grids are filled row by row; of all others every transformation is tried.
class MinlexFinder {
 public:
  // Error: the rules are not all known, or so many transformations preserve them that they cannot all be tried.
  static Result<MinlexFinder, Message> of(const Geometry& geometry);
  MinlexFinder(MinlexFinder&&) noexcept;
  ~MinlexFinder();

  // 10 microseconds for most 9x9 puzzles. Error: too many ways were equally good for too long, for a puzzle and all its
  // equivalents alike; seen on large grids, and up to 9x9 only where many givens clash. REQUIRES: a digit or kBlank for
  // each cell.
  Result<MinlexForm, Message> find(std::span<const Digit> givens);

 private:
  explicit MinlexFinder(std::unique_ptr<MinlexSearch> search);
  std::unique_ptr<MinlexSearch> search_;
};

// The form of one puzzle.
Result<MinlexForm, Message> minlex(const Puzzle& puzzle);

}  // namespace sudoscope
