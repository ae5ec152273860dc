// The difficulty of a puzzle for people, by the scales of others. Sudoku Explainer 1.2.1's (N.
// Juillerat): at every position the searches of the scale are tried in its order; the first
// with a result makes the step, and each kind of step has a rating, chains by their length too.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "sudoscope/base/result.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/techniques/deduction.hpp"

namespace sudoscope {

// A step of the scale's path.
struct SeStep {
  Technique technique = Technique::kNone;  // the nearest of our own
  std::string name = {};                   // Sukaku Explainer's abbreviation: "HS", "UR1", "FXC", "DCFC+"
  int tenths = 0;                          // 23 = 2.3
  int chain_nodes = 0;                     // of a chain, with all its branches and the chains nested in them
  std::vector<Candidate> placements = {};
  std::vector<Candidate> eliminations = {};
  // For a chain its implications, by branch, each link after those that lead to it. For a cycle
  // the way round once; for a contradiction both ways to the digit that is there and is not. If
  // links are struck on the way, a digit follows by several strong links together. A weak link
  // from a candidate that is not there is by a pattern, or by a chain, on the remaining grid.
  std::vector<ChainLink> links = {};
};

enum class RatingEnd : std::uint8_t {
  kSolved,
  kStuck,  // nothing of the scale goes further: rated 20.0, as the puzzles without a solution, or with several, often
           // are
  kCancelled,  // the ratings are of the path until then
};

// In tenths, 23 = 2.3.
struct SeRating {
  int er = 0;             // of the hardest step
  int ep = 0;             // of the hardest step up to the first that places a digit
  int ed = 0;             // of the first step
  std::string name = {};  // of the first step that is as hard as any
  RatingEnd end = RatingEnd::kSolved;
  std::vector<SeStep> path = {};
};

// Called several hundred times a second; true ends the current rating.
using Cancelled = std::function<bool()>;

// Error: the grid is not 9x9 with 3x3 boxes and no other rules, for
// which alone the scale is made. The puzzle should have one solution.
Result<SeRating, Message> rate_se(const Puzzle& puzzle, const Cancelled& cancelled = {});

// True if the ER is above so many tenths, found with the first step
// that is; unreliable if it was cancelled. The grid as for rate_se().
Result<bool, Message> is_above_se(int tenths, const Puzzle& puzzle, const Cancelled& cancelled = {});

// A step of HoDoKu's path.
struct HodokuStep {
  Technique technique = Technique::kNone;
  int score = 0;
  std::optional<Candidate> placement = {};
  std::vector<Candidate> eliminations = {};
};

// HoDoKu 2.2's scale (B. Hobiger), with its default settings: at every position its techniques
// are tried in its order; each step has a score, and the score of the puzzle is their sum.
struct HodokuRating {
  int score = 0;
  HodokuLevel level = HodokuLevel::kEasy;  // of the hardest step, or above if the score is too high for it
  RatingEnd end = RatingEnd::kSolved;
  std::vector<HodokuStep> path = {};
};

// As rate_se().
Result<HodokuRating, Message> rate_hodoku(const Puzzle& puzzle, const Cancelled& cancelled = {});

}  // namespace sudoscope
