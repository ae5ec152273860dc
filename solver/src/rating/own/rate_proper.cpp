// Our own rating: the path, and its grade and points.
#include <algorithm>

#include "sudoscope/rating/own_rating.hpp"
#include "sudoscope/techniques/logic.hpp"
#include "techniques/singles.hpp"

namespace sudoscope {
namespace {

constexpr int kPointsAWord = 20;
constexpr int kPointsAPattern = 2;
// Less than two words: properties of the path make a puzzle harder by one at most.
constexpr int kMostExtraPoints = 2 * kPointsAWord - 1;
// More than any path that comes to an end.
constexpr int kPointsOfStuck = 140;
constexpr int kHardest = static_cast<int>(Grade::kExtreme);

// Steps whose number makes no puzzle harder: singles, and clues that are read by themselves.
bool is_routine(const Deduction& step) {
  const TechniqueFamily family = row_of(step.technique).family;
  return family == TechniqueFamily::kSingles || (family == TechniqueFamily::kClues && grade_of(step) <= Grade::kMedium);
}

// Up to the last technique of the grade, so that a path which comes to its end is the path by all of them.
std::vector<Technique> order_of_people(Grade most) {
  std::vector<Technique> order = sought_techniques();
  std::erase_if(order, [](Technique technique) { return !is_usual(technique); });
  while (row_of(order.back()).grade > most) order.pop_back();
  return order;
}

// True if only one cell can be filled by a single of any kind; the last blank cell does not count.
bool is_narrow(const Position& position) {
  if (position.blanks() < 2) return false;
  const Geometry& geometry = position.geometry();
  Cell found = kNoCell;
  bool is_several = false;
  const auto meet = [&](Cell cell) {
    is_several = is_several || (found != kNoCell && found != cell);
    found = cell;
  };
  for (Cell cell = 0; cell < position.cell_count(); ++cell)
    if (is_single(position.candidates(cell))) meet(cell);
  for (std::size_t house = 0; house < geometry.houses().size() && !is_several; ++house)
    for_each_hidden_single(position, static_cast<HouseId>(house), [&](Cell cell, Digit) { meet(cell); });
  return found != kNoCell && !is_several;
}

// The techniques of the path that need looking for, each with its number of steps.
std::vector<OwnRating::Uses> uses_of(std::span<const Deduction> steps) {
  std::vector<OwnRating::Uses> uses;
  for (const TechniqueRow& row : techniques()) {
    if (row.grade == Grade::kGentle) continue;
    const auto is_by_it = [&](const Deduction& step) { return step.technique == row.technique; };
    const auto count = std::count_if(steps.begin(), steps.end(), is_by_it);
    if (count > 0) uses.push_back({row.technique, static_cast<int>(count)});
  }
  return uses;
}

Grade hardest_of(std::span<const Deduction> steps) {
  Grade hardest = Grade::kGentle;
  for (const Deduction& step : steps) hardest = std::max(hardest, grade_of(step));
  return hardest;
}

int points_of(const OwnRating& rating, Grade hardest) {
  if (rating.end == RatingEnd::kStuck) return kPointsOfStuck;
  const auto patterns = std::count_if(rating.path.begin(), rating.path.end(), [&](const Deduction& step) {
    return grade_of(step) == hardest && !is_routine(step);
  });
  const int extra = kPointsAPattern * std::max(0, static_cast<int>(patterns) - 1) + rating.narrow_steps;
  return kPointsAWord * static_cast<int>(hardest) + std::min(kMostExtraPoints, extra);
}

}  // namespace

OwnRating rate_proper(const Puzzle& puzzle, const Cancelled& cancelled, Grade most) {
  OwnRating rating{.end = RatingEnd::kCancelled};
  LogicPath path(puzzle.geometry, Position(*puzzle.geometry, puzzle.givens), order_of_people(most));
  while (!cancelled || !cancelled()) {
    const bool narrow = is_narrow(path.position());
    if (!path.advance()) {
      rating.end = path.is_solved() ? RatingEnd::kSolved : RatingEnd::kStuck;
      break;
    }
    rating.narrow_steps += narrow;
  }
  rating.path.assign(path.steps().begin(), path.steps().end());
  rating.takes = uses_of(rating.path);
  const Grade hardest = hardest_of(rating.path);
  rating.points = points_of(rating, hardest);
  rating.grade = static_cast<Grade>(std::min(kHardest, rating.points / kPointsAWord));
  rating.is_lifted = rating.end == RatingEnd::kSolved && rating.grade > hardest;
  return rating;
}

}  // namespace sudoscope
