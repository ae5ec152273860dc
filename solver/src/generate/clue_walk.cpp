// Relatives of a puzzle with clues. The solution stays: clues and givens are left out or added, and cages divided,
// joined and moved.
#include <algorithm>

#include "constraints/clue.hpp"
#include "generate/cage_edits.hpp"
#include "generate/clue_puzzle.hpp"
#include "generate/relative_walk.hpp"
#include "sudoscope/base/shuffle.hpp"
#include "sudoscope/constraints/broken_clues.hpp"

namespace sudoscope {
namespace {

class ClueWalk : public RelativeWalk {
 public:
  ClueWalk(RatedPuzzle original, std::vector<Digit> solution, RelativeWish wish, std::uint64_t seed)
      : RelativeWalk(std::move(original), wish),
        rng_(seed),
        maps_(maps_of({}, original_.puzzle.geometry->side())),
        start_(taken_apart(original_.puzzle, std::move(solution))),
        now_(start_) {}

  std::optional<RatedPuzzle> next(const Cancelled& cancelled) override {
    if (fruitless_ >= kPatience) {
      now_ = start_;
      fruitless_ = 0;
    }
    ++fruitless_;
    CluePuzzle moved = now_;
    for (std::uint64_t moves = 1 + rng_.below(3); moves > 0; --moves) move(moved);
    if (!settle(moved, cancelled)) return std::nullopt;
    auto rated = rated_unless_wrong(moved.puzzle(), cancelled);
    if (!rated) return std::nullopt;
    now_ = std::move(moved);
    if (!is_new(*rated)) return std::nullopt;
    fruitless_ = 0;
    return rated;
  }

 private:
  // Tries from one puzzle without a new result before it begins again.
  static constexpr int kPatience = 40;
  // More than the puzzle has.
  static constexpr int kMostMoreGivens = 8;
  static constexpr int kMostRepairs = 3;

  void move(CluePuzzle& puzzle) {
    LayoutRoom room{*puzzle.plain, puzzle.solution, std::vector<bool>(puzzle.solution.size(), false), rng_, maps_};
    CageEdits cages(room, puzzle.clues);
    switch (rng_.below(3)) {
      case 0:
        cages.move_one_of(room.shuffled_cells());
        return;
      case 1:
        if (is_harder_ ? cages.join_two() : cages.split([](const std::vector<LaidClue>&) { return true; })) return;
        break;
      default:
        break;
    }
    is_harder_ ? leave_one_out(puzzle) : give_one(puzzle, puzzle.blank_cells());
  }

  // A given or a clue that is no cage.
  void leave_one_out(CluePuzzle& puzzle) {
    std::vector<std::size_t> clues;
    for (std::size_t at = 0; at < puzzle.clues.size(); ++at)
      if (puzzle.clues[at].constraint != kCageConstraint) clues.push_back(at);
    std::vector<Cell> givens;
    for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell)
      if (puzzle.givens[cell] != kBlank) givens.push_back(static_cast<Cell>(cell));
    if (clues.size() + givens.size() == 0) return;
    const auto chosen = static_cast<std::size_t>(rng_.below(clues.size() + givens.size()));
    if (chosen < clues.size())
      puzzle.clues.erase(puzzle.clues.begin() + static_cast<std::ptrdiff_t>(clues[chosen]));
    else
      puzzle.givens[givens[chosen - clues.size()]] = kBlank;
  }

  void give_one(CluePuzzle& puzzle, const std::vector<Cell>& among) {
    if (among.empty() || puzzle.given_count() >= start_.given_count() + kMostMoreGivens) return;
    const Cell cell = among[rng_.below(among.size())];
    puzzle.givens[cell] = puzzle.solution[cell];
  }

  // With some givens more where two solutions differ. False if it still has several, or its clues are not true.
  bool settle(CluePuzzle& puzzle, const Cancelled& cancelled) {
    if (!is_true(puzzle)) return false;
    for (int repairs = 0; repairs <= kMostRepairs; ++repairs) {
      if (cancelled && cancelled()) return false;
      std::vector<Digit> other;
      const Uniqueness found = uniqueness_of(puzzle, kMostGuesses, &other);
      if (found != Uniqueness::kSeveral) return found == Uniqueness::kUnique;
      give_one(puzzle, puzzle.differing(other));
    }
    return false;
  }

  Rng rng_;
  const std::vector<CellMap> maps_;
  CluePuzzle start_;
  CluePuzzle now_;
  int fruitless_ = 0;
};

// Leaves out clues in random order as long as one solution remains, so that each clue that is left is needed.
class FewerClues : public RelativeWalk {
 public:
  FewerClues(RatedPuzzle original, std::vector<Digit> solution, std::uint64_t seed)
      : RelativeWalk(std::move(original), RelativeWish::kFewerClues),
        rng_(seed),
        start_(taken_apart(original_.puzzle, std::move(solution))) {}

  bool is_over() const override { return fruitless_ >= kMostFruitless; }

  std::optional<RatedPuzzle> next(const Cancelled& cancelled) override {
    CluePuzzle fewest = start_;
    shuffle(fewest.clues, rng_);
    for (std::size_t at = fewest.clues.size(); at-- > 0;) {
      if (cancelled && cancelled()) return std::nullopt;
      CluePuzzle fewer = fewest;
      fewer.clues.erase(fewer.clues.begin() + static_cast<std::ptrdiff_t>(at));
      if (is_true(fewer) && uniqueness_of(fewer, kMostGuesses) == Uniqueness::kUnique) fewest = std::move(fewer);
    }
    std::set<std::string> left;
    for (const LaidClue& clue : fewest.clues) left.insert(clue.constraint + clue.entry);
    const bool is_all = left.size() == start_.clues.size();
    if (is_all || !found_.insert(std::move(left)).second) {
      fruitless_ = is_all ? kMostFruitless : fruitless_ + 1;
      return std::nullopt;
    }
    fruitless_ = 0;
    const Puzzle puzzle = fewest.puzzle();
    const OwnRating own = rate_proper(puzzle, cancelled);
    if (own.end == RatingEnd::kCancelled) return std::nullopt;
    return RatedPuzzle{puzzle, own.grade, own.points, 0};
  }

 private:
  static constexpr int kMostFruitless = 10;

  Rng rng_;
  CluePuzzle start_;
  std::set<std::set<std::string>> found_;
  int fruitless_ = 0;
};

}  // namespace

std::unique_ptr<RelativeWalk> walk_with_clues(RatedPuzzle original, std::vector<Digit> solution, RelativeWish wish,
                                              std::uint64_t seed) {
  if (wish == RelativeWish::kFewerClues)
    return std::make_unique<FewerClues>(std::move(original), std::move(solution), seed);
  if (wish == RelativeWish::kOtherShapes) return walk_to_other_shapes(std::move(original), std::move(solution), seed);
  return std::make_unique<ClueWalk>(std::move(original), std::move(solution), wish, seed);
}

}  // namespace sudoscope
