// The min-lex form of a puzzle, by which equivalent puzzles are
// recognised: they all have the same form, and no others have it.
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
// The form is the smallest text, row by row, that a transformation makes of the givens, with
// a blank cell before all digits. This is the "row-minimal" form of the programs for 9x9
// puzzles and for full grids alike; it depends on the givens alone, not on the solution. Some
// programs first make the pattern of the givens as small as possible, and have other forms.
//
// Ordinary grids are filled row by row; for all others every transformation is tried.
class MinlexFinder {
 public:
  // Error: some rules are unknown, or too many transformations preserve them to try them all.
  static Result<MinlexFinder, Message> of(const Geometry& geometry);
  MinlexFinder(MinlexFinder&&) noexcept;
  ~MinlexFinder();

  // Takes 10 microseconds for most 9x9 puzzles. Error: too many ways were equally good
  // for too long, for a puzzle and all its equivalents alike; seen on large grids, and
  // up to 9x9 only if many givens clash. REQUIRES: a digit or kBlank for each cell.
  Result<MinlexForm, Message> find(std::span<const Digit> givens);

 private:
  explicit MinlexFinder(std::unique_ptr<MinlexSearch> search);
  std::unique_ptr<MinlexSearch> search_;
};

// The form of one puzzle.
Result<MinlexForm, Message> minlex(const Puzzle& puzzle);

}  // namespace sudoscope
