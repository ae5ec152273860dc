// A walk from puzzle to puzzle.
#include "sudoscope/generate/relatives.hpp"

#include <algorithm>
#include <set>

#include "generate/climb.hpp"
#include "generate/fixed_pattern.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/fast/fast.hpp"
#include "sudoscope/grid/constraint.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

std::vector<Cell> pattern_of(const Puzzle& puzzle, bool is_given = true) {
  std::vector<Cell> cells;
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell)
    if ((puzzle.givens[cell] != kBlank) == is_given) cells.push_back(static_cast<Cell>(cell));
  return cells;
}

using Id = MessageId;
using Rated = Result<RatedPuzzle, Message>;

Rated cancelled_rating() { return Rated::failure(Message()); }

Rated rate(const Puzzle& puzzle, const Cancelled& cancelled) {
  // Relatives exchange givens, not clues.
  const auto ignored = puzzle.geometry->ignored_constraints();
  if (!ignored.empty()) return Rated::failure(say(Id::kUnratedWithOtherRules, names_of(ignored)));
  constexpr std::uint64_t kStepsASlice = 1000;
  Solve solve(puzzle, *find_algorithm("sudoscope-n"), 2);
  while (!solve.run(kStepsASlice))
    if (cancelled && cancelled()) return cancelled_rating();
  if (solve.status() == SolveStatus::kNone) return Rated::failure(say(Id::kUnratedWithoutSolution));
  if (solve.status() == SolveStatus::kSeveral) return Rated::failure(say(Id::kUnratedWithSeveral));
  const OwnRating own = rate_proper(puzzle, cancelled);
  if (own.end == RatingEnd::kCancelled) return cancelled_rating();
  RatedPuzzle rated{puzzle, own.grade, own.points, 0};
  if (!is_fast_geometry(*puzzle.geometry)) return rated;
  const auto se = rate_se(puzzle, cancelled);
  if (!se || se.value().end == RatingEnd::kCancelled) return cancelled_rating();
  rated.er = se.value().er;
  return rated;
}

}  // namespace

class RelativeWalk {
 public:
  RelativeWalk(RatedPuzzle original, RelativeWish wish, std::uint64_t seed)
      : original_(std::move(original)),
        is_harder_(wish == RelativeWish::kHarder),
        rng_(seed),
        climb_(original_.puzzle, pattern_of(original_.puzzle)) {}

  const RatedPuzzle& original() const { return original_; }

  std::optional<RatedPuzzle> next(const Cancelled& cancelled) {
    if (fruitless_ >= kPatience) change_pattern(cancelled);
    Climb moved = climb_;
    bool is_other = false;
    for (int steps = 0; steps < kMostSteps && !is_other; ++steps) {
      if (cancelled && cancelled()) return std::nullopt;
      is_other = moved.step(rng_) && moved.is_unique();
    }
    ++fruitless_;
    if (!is_other) return std::nullopt;
    auto rated = rated_unless_wrong(moved.puzzle(), cancelled);
    if (!rated) return std::nullopt;
    climb_ = std::move(moved);
    if (!is_right(*rated) || !told_.insert({rated->grade, finer_of(*rated)}).second) return std::nullopt;
    fruitless_ = 0;
    return rated;
  }

 private:
  static constexpr int kMostSteps = 50;
  // Number of puzzles of a pattern without a new result before another pattern is tried.
  static constexpr int kPatience = 500;

  // Distance of one number beyond another in the wanted direction.
  int beyond(int number, int other) const { return is_harder_ ? number - other : other - number; }

  // Nothing if it is on the wrong side of the puzzle, or if it was
  // cancelled. An easier relative is not examined with harder techniques.
  std::optional<RatedPuzzle> rated_unless_wrong(const Puzzle& puzzle, const Cancelled& cancelled) const {
    const Grade most = is_harder_ ? Grade::kExtreme : original_.grade;
    const OwnRating own = rate_proper(puzzle, cancelled, most);
    if (own.end == RatingEnd::kCancelled) return std::nullopt;
    if (own.end == RatingEnd::kStuck && most != Grade::kExtreme) return std::nullopt;
    if (beyond(own.points, original_.points) < 0) return std::nullopt;
    RatedPuzzle rated{puzzle, own.grade, own.points, 0};
    if (original_.er == 0) return rated;
    const auto se = rate_se(puzzle, cancelled);
    if (!se || se.value().end == RatingEnd::kCancelled) return std::nullopt;
    rated.er = se.value().er;
    return rated;
  }

  // The number shown beside the word.
  static int finer_of(const RatedPuzzle& rated) { return rated.er == 0 ? rated.points : rated.er; }

  bool is_right(const RatedPuzzle& rated) const {
    const int words = beyond(static_cast<int>(rated.grade), static_cast<int>(original_.grade));
    const int rest = beyond(finer_of(rated), finer_of(original_));
    return words >= 0 && rest >= 0 && words + rest > 0;
  }

  // Begins with the puzzle itself and adds a given, or removes one and finds digits
  // that leave one solution. The two take turns, the more successful one first.
  void change_pattern(const Cancelled& cancelled) {
    fruitless_ = 0;
    const bool gets_one_more = is_harder_ == (++changes_ % 2 == 0);
    std::vector<Cell> pattern = pattern_of(original_.puzzle);
    const std::vector<Cell> blank = pattern_of(original_.puzzle, false);
    if (gets_one_more) {
      if (blank.size() <= 1) return;
      pattern.push_back(blank[rng_.below(blank.size())]);
    } else {
      pattern.erase(pattern.begin() + static_cast<std::ptrdiff_t>(rng_.below(pattern.size())));
      if (why_no_pattern(*original_.puzzle.geometry, pattern)) return;
    }
    constexpr int kMostTries = 1000;
    Puzzle full{original_.puzzle.geometry, Climb(original_.puzzle, pattern_of(original_.puzzle)).solution()};
    Climb climb(full, std::move(pattern));
    for (int tries = 0; tries < kMostTries && !climb.is_unique(); ++tries) {
      if (cancelled && cancelled()) return;
      climb.step(rng_);
    }
    if (climb.is_unique()) climb_ = std::move(climb);
  }

  RatedPuzzle original_;
  bool is_harder_;
  Rng rng_;
  Climb climb_;
  std::set<std::pair<Grade, int>> told_;  // ratings of the relatives shown so far
  int fruitless_ = 0;
  std::uint64_t changes_ = 0;
};

Relatives::Relatives(std::unique_ptr<RelativeWalk> walk) : walk_(std::move(walk)) {}
Relatives::Relatives(Relatives&&) noexcept = default;
Relatives::~Relatives() = default;

Result<Relatives, Message> Relatives::of(const Puzzle& puzzle, RelativeWish wish, std::uint64_t seed,
                                         const Cancelled& cancelled) {
  auto original = rate(puzzle, cancelled);
  if (!original) return Result<Relatives, Message>::failure(original.error());
  return Relatives(std::make_unique<RelativeWalk>(std::move(original.value()), wish, seed));
}

const RatedPuzzle& Relatives::original() const { return walk_->original(); }

std::optional<RatedPuzzle> Relatives::next(const Cancelled& cancelled) { return walk_->next(cancelled); }

}  // namespace sudoscope
