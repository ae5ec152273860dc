// Our own rating of any puzzle: for a puzzle without a single solution the reason. It is
// apart from the rating itself, so that programs with a verdict at hand link no search.
#include "sudoscope/base/say.hpp"
#include "sudoscope/constraints/compile.hpp"
#include "sudoscope/grid/constraint.hpp"
#include "sudoscope/rating/own_rating.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

// Steps between two questions whether to continue.
constexpr std::uint64_t kStepsASlice = 1024;

}  // namespace

Message why_unrated(const Geometry& geometry) {
  const Constraints ignored = constraints_not_kept(geometry, nullptr);
  return ignored.empty() ? Message() : say(MessageId::kUnratedWithOtherRules, names_of(ignored));
}

Result<OwnRating, Message> rate_own(const Puzzle& puzzle, const Cancelled& cancelled) {
  using Rated = Result<OwnRating, Message>;
  if (Message reason = why_unrated(*puzzle.geometry)) return Rated::failure(std::move(reason));
  Solve solve(puzzle, preferred_algorithm(puzzle, 2), 2);
  while (!solve.run(kStepsASlice))
    if (cancelled && cancelled()) return OwnRating{.end = RatingEnd::kCancelled};
  if (solve.status() == SolveStatus::kNone) return Rated::failure(say(MessageId::kUnratedWithoutSolution));
  if (solve.status() == SolveStatus::kSeveral) return Rated::failure(say(MessageId::kUnratedWithSeveral));
  return rate_proper(puzzle, cancelled);
}

}  // namespace sudoscope
