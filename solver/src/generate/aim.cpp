// Ratings against an aim. A path limited to the techniques of the aim is the path of
// the rating itself, or gets stuck where the rating would need a harder technique.
#include "generate/aim.hpp"

#include <algorithm>

#include "sudoscope/rating/rating.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace sudoscope {
namespace {

Fit fit_between(int least, int most, int rating) {
  if (rating < least) return Fit::kTooEasy;
  return rating > most ? Fit::kTooHard : Fit::kFits;
}

// A puzzle made as extreme is extreme by Sudoku Explainer's scale as well, if that knows the rules: it rates above
// every fiendish one. The word alone is given to some puzzles that another order of techniques solves with less.
std::optional<Fit> fit_of_extreme(const Puzzle& puzzle, const Cancelled& cancelled) {
  constexpr int kMostOfFiendish = 75;  // tenths
  const auto is_above = is_above_se(kMostOfFiendish, puzzle, cancelled);
  if (cancelled && cancelled()) return std::nullopt;
  return !is_above || is_above.value() ? Fit::kFits : Fit::kTooEasy;
}

// The techniques by which a puzzle that needs this one is solved: those before it. A step by clues has no place among
// them; a path takes such steps as far as the hardest word in its order, here that of the technique.
std::vector<Technique> order_up_to(Technique technique) {
  std::vector<Technique> order = sought_techniques();
  if (is_sought(technique))
    order.erase(std::find(order.begin(), order.end(), technique) + 1, order.end());
  else
    std::erase_if(order, [&](Technique other) { return row_of(other).grade > row_of(technique).grade; });
  std::erase_if(order, [technique](Technique other) { return other != technique && !is_usual(other); });
  return order;
}

struct Judge {
  const Puzzle& puzzle;
  const Cancelled& cancelled;

  std::optional<Fit> operator()(std::monostate) const { return Fit::kFits; }

  std::optional<Fit> operator()(Grade grade) const {
    const OwnRating rating = rate_proper(puzzle, cancelled, grade);
    if (rating.end == RatingEnd::kCancelled) return std::nullopt;
    if (rating.end == RatingEnd::kStuck && grade != Grade::kExtreme) return Fit::kTooHard;
    const Fit fit = fit_between(static_cast<int>(grade), static_cast<int>(grade), static_cast<int>(rating.grade));
    return grade == Grade::kExtreme && fit == Fit::kFits ? fit_of_extreme(puzzle, cancelled) : fit;
  }

  std::optional<Fit> operator()(SeRange range) const {
    const auto rated = rate_se(puzzle, cancelled);
    if (!rated || rated.value().end == RatingEnd::kCancelled) return std::nullopt;
    return fit_between(range.least, range.most, rated.value().er);
  }

  std::optional<Fit> operator()(HodokuRange range) const {
    const auto rated = rate_hodoku(puzzle, cancelled);
    if (!rated || rated.value().end == RatingEnd::kCancelled) return std::nullopt;
    return fit_between(range.least, range.most, rated.value().score);
  }

  std::optional<Fit> operator()(Technique technique) const {
    LogicPath path(puzzle.geometry, Position(*puzzle.geometry, puzzle.givens), order_up_to(technique));
    bool is_used = false;
    while (path.advance()) {
      if (cancelled && cancelled()) return std::nullopt;
      is_used = is_used || path.steps().back().technique == technique;
    }
    if (!path.is_solved()) return Fit::kTooHard;
    return is_used ? Fit::kFits : Fit::kTooEasy;
  }
};

}  // namespace

bool can_aim_at(Technique technique) {
  return is_sought(technique) || row_of(technique).family == TechniqueFamily::kClues;
}

std::optional<Fit> fit_of(const Puzzle& puzzle, const Aim& aim, const Cancelled& cancelled) {
  return std::visit(Judge{puzzle, cancelled}, aim);
}

}  // namespace sudoscope
