// A walk from puzzle to puzzle.
#include "sudoscope/generate/relatives.hpp"

#include <algorithm>

#include "generate/climb.hpp"
#include "generate/fixed_pattern.hpp"
#include "generate/other_solution.hpp"
#include "generate/relative_walk.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/constraints/compile.hpp"
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

Rated rated_proper(const Puzzle& puzzle, const Cancelled& cancelled) {
  const OwnRating own = rate_proper(puzzle, cancelled);
  if (own.end == RatingEnd::kCancelled) return cancelled_rating();
  RatedPuzzle rated{puzzle, own.grade, own.points, 0};
  // The other scale has no clues.
  if (!is_fast_geometry(*puzzle.geometry) || needs_primitives(*puzzle.geometry)) return rated;
  const auto se = rate_se(puzzle, cancelled);
  if (!se || se.value().end == RatingEnd::kCancelled) return cancelled_rating();
  rated.er = se.value().er;
  return rated;
}

Rated rate(const Puzzle& puzzle, const Cancelled& cancelled) {
  constexpr std::uint64_t kStepsASlice = 1000;
  Solve solve(puzzle, *find_algorithm("sudoscope-n"), 2);
  while (!solve.run(kStepsASlice))
    if (cancelled && cancelled()) return cancelled_rating();
  if (solve.status() == SolveStatus::kNone) return Rated::failure(say(Id::kUnratedWithoutSolution));
  if (solve.status() == SolveStatus::kSeveral) return Rated::failure(say(Id::kUnratedWithSeveral));
  return rated_proper(puzzle, cancelled);
}

// `ask(guesses)` with more and more guesses, until it is answered. Nothing if it was cancelled.
template <class Ask>
auto answer(const Ask& ask, const Cancelled& cancelled) -> decltype(ask(0)) {
  for (std::uint64_t guesses = 1'000; !cancelled || !cancelled(); guesses *= 2)
    if (auto found = ask(guesses)) return found;
  return std::nullopt;
}

// The only solution of a puzzle with clues. An empty message: it was cancelled.
Result<std::vector<Digit>, Message> only_solution(const Puzzle& puzzle, const Cancelled& cancelled) {
  using Found = Result<std::vector<Digit>, Message>;
  Rng rng(1);
  // The empty one: there is none.
  const auto solution = answer(
      [&](std::uint64_t guesses) -> std::optional<std::vector<Digit>> {
        OtherSolution search(puzzle);
        auto found = search.random(rng, guesses);
        return found || !search.is_finished() ? found : std::optional<std::vector<Digit>>(std::in_place);
      },
      cancelled);
  if (!solution) return Found::failure(Message());
  if (solution->empty()) return Found::failure(say(Id::kUnratedWithoutSolution));
  const auto uniqueness = answer(
      [&](std::uint64_t guesses) -> std::optional<Uniqueness> {
        const Uniqueness found = OtherSolution(puzzle).look_for(*solution, guesses);
        return found == Uniqueness::kUnknown ? std::nullopt : std::optional(found);
      },
      cancelled);
  if (!uniqueness) return Found::failure(Message());
  if (uniqueness == Uniqueness::kSeveral) return Found::failure(say(Id::kUnratedWithSeveral));
  return *solution;
}

}  // namespace

std::optional<RatedPuzzle> RelativeWalk::rated_unless_wrong(const Puzzle& puzzle, const Cancelled& cancelled) const {
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

bool RelativeWalk::is_new(const RatedPuzzle& rated) {
  // The number shown beside the word.
  const auto finer_of = [](const RatedPuzzle& each) { return each.er == 0 ? each.points : each.er; };
  const int words = beyond(static_cast<int>(rated.grade), static_cast<int>(original_.grade));
  const int rest = beyond(finer_of(rated), finer_of(original_));
  return words >= 0 && rest >= 0 && words + rest > 0 && told_.insert({rated.grade, finer_of(rated)}).second;
}

namespace {

// Exchanges digits of the givens.
class GivenWalk : public RelativeWalk {
 public:
  GivenWalk(RatedPuzzle original, RelativeWish wish, std::uint64_t seed)
      : RelativeWalk(std::move(original), wish), rng_(seed), climb_(original_.puzzle, pattern_of(original_.puzzle)) {}

  std::optional<RatedPuzzle> next(const Cancelled& cancelled) override {
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
    if (!is_new(*rated)) return std::nullopt;
    fruitless_ = 0;
    return rated;
  }

 private:
  static constexpr int kMostSteps = 50;
  // Number of puzzles of a pattern without a new result before another pattern is tried.
  static constexpr int kPatience = 500;

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

  Rng rng_;
  Climb climb_;
  int fruitless_ = 0;
  std::uint64_t changes_ = 0;
};

}  // namespace

Relatives::Relatives(std::unique_ptr<RelativeWalk> walk) : walk_(std::move(walk)) {}
Relatives::Relatives(Relatives&&) noexcept = default;
Relatives::~Relatives() = default;

Result<Relatives, Message> Relatives::of(const Puzzle& puzzle, RelativeWish wish, std::uint64_t seed,
                                         const Cancelled& cancelled) {
  using Found = Result<Relatives, Message>;
  const Constraints unknown = constraints_not_kept(*puzzle.geometry, nullptr);
  if (!unknown.empty()) return Found::failure(say(Id::kUnratedWithOtherRules, names_of(unknown)));
  if (!needs_primitives(*puzzle.geometry)) {
    auto original = rate(puzzle, cancelled);
    if (!original) return Found::failure(original.error());
    return Relatives(std::make_unique<GivenWalk>(std::move(original.value()), wish, seed));
  }
  auto solution = only_solution(puzzle, cancelled);
  if (!solution) return Found::failure(solution.error());
  auto original = rated_proper(puzzle, cancelled);
  if (!original) return Found::failure(original.error());
  return Relatives(walk_with_clues(std::move(original.value()), std::move(solution.value()), wish, seed));
}

const RatedPuzzle& Relatives::original() const { return walk_->original(); }

std::optional<RatedPuzzle> Relatives::next(const Cancelled& cancelled) { return walk_->next(cancelled); }

bool Relatives::is_over() const { return walk_->is_over(); }

}  // namespace sudoscope
