// Each is left out by itself, so that all that remain are needed.
#include "generate/sums_and_signs.hpp"

#include <algorithm>

#include "sudoscope/base/shuffle.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kSign = "inequality";
// Judged together after they have come back: each judgement takes as long as some proofs.
constexpr int kMostAtOnce = 4;

// The same cage without its sum.
LaidClue without_sum(LaidClue cage, int side) {
  cage.entry = R"({"cells":)" + addresses_of(side, cage.cells) + '}';
  cage.has_sum = false;
  return cage;
}

bool is_unique(const CluePuzzle& puzzle) { return uniqueness_of(puzzle, kMostGuesses) == Uniqueness::kUnique; }

bool needs_both(const CluePuzzle& puzzle) {
  CluePuzzle signs = puzzle;
  for (LaidClue& clue : signs.clues)
    if (clue.constraint == kCageConstraint) clue = without_sum(std::move(clue), puzzle.plain->side());
  CluePuzzle sums = puzzle;
  std::erase_if(sums.clues, [](const LaidClue& clue) { return clue.constraint == kSign; });
  return !is_unique(signs) && !is_unique(sums);
}

}  // namespace

bool SumsAndSigns::thin_out(CluePuzzle& puzzle) {
  std::vector<LaidClue> wanted = puzzle.clues;
  std::erase_if(wanted,
                [](const LaidClue& clue) { return clue.constraint != kCageConstraint && clue.constraint != kSign; });
  shuffle(wanted, rng_);
  for (const LaidClue& clue : wanted) {
    CluePuzzle fewer = puzzle;
    const auto found = std::find_if(fewer.clues.begin(), fewer.clues.end(), [&](const LaidClue& each) {
      return each.constraint == clue.constraint && each.entry == clue.entry;
    });
    if (clue.constraint == kSign)
      fewer.clues.erase(found);
    else
      *found = without_sum(clue, puzzle.plain->side());
    if (!is_unique(fewer)) continue;
    puzzle = std::move(fewer);
    left_out_.push_back(clue);
  }
  return needs_both(puzzle);
}

bool SumsAndSigns::bring_back(CluePuzzle& puzzle) {
  int count = 0;
  for (std::size_t at = left_out_.size(); at-- > 0 && count < kMostAtOnce;) {
    CluePuzzle more = puzzle;
    const LaidClue clue = left_out_[at];
    left_out_.erase(left_out_.begin() + static_cast<std::ptrdiff_t>(at));
    if (clue.constraint == kSign)
      more.clues.push_back(clue);
    else
      *std::find_if(more.clues.begin(), more.clues.end(), [&](const LaidClue& each) {
        return each.constraint == kCageConstraint && each.cells == clue.cells;
      }) = clue;
    if (!needs_both(more)) continue;
    puzzle = std::move(more);
    ++count;
  }
  return count > 0;
}

}  // namespace sudoscope
