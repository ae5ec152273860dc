// Relatives of a puzzle that are harder, or easier: other digits in the cells of its givens. The same puzzle and seed
// come to the same ones on every machine.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "sudoscope/base/result.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/rating/own_rating.hpp"

namespace sudoscope {

enum class RelativeWish : std::uint8_t { kEasier, kHarder };

// A puzzle with one solution, and how hard it is.
struct RatedPuzzle {
  Puzzle puzzle;
  Grade grade;
  int points;  // finer than the word
  int er;      // in tenths; 0 where the scale does not know the grid
};

class RelativeWalk;

// Goes from one puzzle to the next by exchanging a few digits of the givens, so that one solution remains, as long as
// that is not the wrong way. Where the pattern of the givens comes to nothing for long it gets a given more or fewer.
class Relatives {
 public:
  // Rates the puzzle, which may take seconds. An error says in a sentence why it has no rating: no solution, or
  // several, or rules that nobody here keeps to. A message without words: it was cancelled.
  static Result<Relatives, Message> of(const Puzzle& puzzle, RelativeWish wish, std::uint64_t seed,
                                       const Cancelled& cancelled = {});
  Relatives(Relatives&&) noexcept;
  ~Relatives();

  // The puzzle itself.
  const RatedPuzzle& original() const;

  // Some exchanges more, and what they come to. A relative is told where none was that is rated the same: neither its
  // word nor its ER (where there is none, its points) is on the wrong side of the puzzle's, and one of them is on the
  // right side. Nothing where it was cancelled.
  std::optional<RatedPuzzle> next(const Cancelled& cancelled = {});

 private:
  explicit Relatives(std::unique_ptr<RelativeWalk> walk);
  std::unique_ptr<RelativeWalk> walk_;
};

}  // namespace sudoscope
