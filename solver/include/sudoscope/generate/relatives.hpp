// Relatives of a puzzle that are harder, or easier: other digits in the cells of its givens, or other clues and cages
// for the same solution; or with fewer clues; or as hard, with clues of other shapes. The same puzzle and seed make the
// same relatives on every machine.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "sudoscope/base/result.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/rating/own_rating.hpp"

namespace sudoscope {

enum class RelativeWish : std::uint8_t { kEasier, kHarder, kFewerClues, kOtherShapes };

// A puzzle with one solution, and its difficulty.
struct RatedPuzzle {
  Puzzle puzzle;
  Grade grade;
  int points;  // finer than the word
  int er;      // in tenths; 0 if the scale does not cover the grid
};

class RelativeWalk;

// Moves from one puzzle to the next by exchanging a few digits of the givens, so that one solution remains, unless the
// result is on the wrong side. If the pattern of the givens has no new results for long, it gets a given more or fewer.
// In a puzzle with clues, clues and givens are left out or added, and cages are divided, joined and moved. Other shapes
// are laid anew, for all clues of a kind that a recipe can lay: as hard by the word, with no more givens.
class Relatives {
 public:
  // Rates the puzzle, which may take seconds. Error: a sentence why it has no rating: no solution,
  // or several, or rules that nothing here keeps to. An empty message: it was cancelled.
  // REQUIRES: clues, for fewer of them or for other shapes.
  static Result<Relatives, Message> of(const Puzzle& puzzle, RelativeWish wish, std::uint64_t seed,
                                       const Cancelled& cancelled = {});
  Relatives(Relatives&&) noexcept;
  ~Relatives();

  // The puzzle itself.
  const RatedPuzzle& original() const;

  // Makes some more exchanges, and returns a relative if one is new. A harder or easier one: none with the same rating
  // was returned before, neither its word nor its ER (or, without one, its points) is on the wrong side of the
  // puzzle's, and one of them is on the right side. Nothing if there is none, or if it was cancelled.
  std::optional<RatedPuzzle> next(const Cancelled& cancelled = {});
  // True if there are no more: every clue is needed, or none can be laid anew, or the last tries came to nothing new.
  bool is_over() const;

 private:
  explicit Relatives(std::unique_ptr<RelativeWalk> walk);
  std::unique_ptr<RelativeWalk> walk_;
};

}  // namespace sudoscope
