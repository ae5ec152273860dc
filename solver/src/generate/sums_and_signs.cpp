// Each is left out by itself, so that all that remain are needed.
#include "generate/sums_and_signs.hpp"

#include <algorithm>
#include <numeric>

#include "sudoscope/base/shuffle.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kSign = "inequality";

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

// `puzzle` with so many of those left out last.
CluePuzzle SumsAndSigns::with_last(std::size_t count, const CluePuzzle& puzzle) const {
  CluePuzzle more = puzzle;
  for (std::size_t at = left_out_.size() - count; at < left_out_.size(); ++at) {
    const LaidClue& clue = left_out_[at];
    if (clue.constraint == kSign)
      more.clues.push_back(clue);
    else
      *std::find_if(more.clues.begin(), more.clues.end(), [&](const LaidClue& each) {
        return each.constraint == kCageConstraint && each.cells == clue.cells;
      }) = clue;
  }
  return more;
}

// By halves: with more clues one of the two rather suffices.
std::size_t SumsAndSigns::most_that_can_come_back(const CluePuzzle& puzzle) const {
  std::size_t can = 0, cannot = left_out_.size() + 1;
  while (cannot - can > 1) {
    const std::size_t count = std::midpoint(can, cannot);
    (needs_both(with_last(count, puzzle)) ? can : cannot) = count;
  }
  return can;
}

bool SumsAndSigns::bring_back(CluePuzzle& puzzle, const Judgement& judge) {
  const CluePuzzle thin = std::move(puzzle);
  std::size_t too_few = 0, count = most_that_can_come_back(thin), enough = count;
  puzzle = with_last(count, thin);
  CluePuzzle tried = puzzle;
  // By halves too: with more clues a puzzle is easier.
  bool does_fit = false;
  while (count > too_few) {
    const auto fit = judge(tried);
    does_fit = fit == Fit::kFits;
    if (!fit || does_fit) break;
    (fit == Fit::kTooHard ? too_few : enough) = count;
    count = std::midpoint(too_few, enough);
    tried = with_last(count, thin);
  }
  if (does_fit) puzzle = std::move(tried);
  left_out_.clear();
  return does_fit;
}

}  // namespace sudoscope
