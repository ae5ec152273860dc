// A walk from puzzle to puzzle, and what each step of it is measured by.
#pragma once

#include <set>

#include "sudoscope/generate/relatives.hpp"

namespace sudoscope {

class RelativeWalk {
 public:
  virtual ~RelativeWalk() = default;
  const RatedPuzzle& original() const { return original_; }
  virtual std::optional<RatedPuzzle> next(const Cancelled& cancelled) = 0;
  virtual bool is_over() const { return false; }

 protected:
  RelativeWalk(RatedPuzzle original, RelativeWish wish)
      : original_(std::move(original)), is_harder_(wish == RelativeWish::kHarder) {}

  // Distance of one number beyond another in the wanted direction.
  int beyond(int number, int other) const { return is_harder_ ? number - other : other - number; }

  // Nothing if it is on the wrong side of the puzzle, or if it was
  // cancelled. An easier relative is not examined with harder techniques.
  std::optional<RatedPuzzle> rated_unless_wrong(const Puzzle& puzzle, const Cancelled& cancelled) const;
  // True if it is on the right side, and none with its rating was before it.
  bool is_new(const RatedPuzzle& rated);

  RatedPuzzle original_;
  bool is_harder_;

 private:
  std::set<std::pair<Grade, int>> told_;  // ratings of the relatives shown so far
};

// REQUIRES: the puzzle has clues that can be left out or changed, and this solution alone.
std::unique_ptr<RelativeWalk> walk_with_clues(RatedPuzzle original, std::vector<Digit> solution, RelativeWish wish,
                                              std::uint64_t seed);

// The same solution and grade with cages, lines and marks of the same kinds in other cells.
// REQUIRES: the puzzle has clues and this solution alone.
std::unique_ptr<RelativeWalk> walk_to_other_shapes(RatedPuzzle original, std::vector<Digit> solution,
                                                   std::uint64_t seed);

}  // namespace sudoscope
