// HoDoKu's path: at every position the techniques in its order, and the first step that one of them finds.
#include <algorithm>
#include <memory>

#include "rating/hodoku/step.hpp"
#include "rating/hodoku/tables.hpp"
#include "rating/hodoku/templates.hpp"
#include "rating/hodoku/uniqueness.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/rating/rating.hpp"

namespace sudoscope {

namespace {

using namespace rating::hodoku;
using rating::for_each;

// If no technique helps, a digit is taken from the solution.
constexpr int kScoreOfTrial = 10'000;

class Path {
 public:
  explicit Path(const Cancelled& cancelled) : cancelled_(cancelled) {}

  bool find(Grid& grid, Found& found) {
    knows_removable_ = false;
    for (const auto& [search, scored] : kOrder) {
      if (cancelled_ && cancelled_()) return false;
      if (!(this->*search)(grid, found)) continue;
      const Technique counted = scored == Technique::kNone ? found.technique : scored;
      scored_ = counted == Technique::kTrial ? nullptr : &row_of(counted);
      return true;
    }
    return false;
  }

  int score() const { return scored_ == nullptr ? kScoreOfTrial : scored_->hodoku_score; }
  HodokuLevel level() const { return scored_ == nullptr ? HodokuLevel::kExtreme : scored_->hodoku_level; }

 private:
  struct Row {
    bool (Path::*search)(Grid&, Found&);
    // The technique whose score its steps get; kNone: their own.
    Technique scored;
  };

  template <bool (*kFind)(Grid&, Found&)>
  bool by(Grid& grid, Found& found) {
    return kFind(grid, found);
  }
  template <bool (*kFind)(const Grid&, Found&)>
  bool by(Grid& grid, Found& found) {
    return kFind(grid, found);
  }
  template <bool kFromBoxes>
  bool locked(Grid& grid, Found& found) {
    return find_locked(grid, kFromBoxes, found);
  }
  template <int kSize, bool kLocked>
  bool naked(Grid& grid, Found& found) {
    return find_naked_subset(grid, kSize, kLocked, found);
  }
  template <int kSize>
  bool hidden(Grid& grid, Found& found) {
    return find_hidden_subset(grid, kSize, found);
  }
  template <int kSize, Fins kFins, bool kFranken = false>
  bool fish(Grid& grid, Found& found) {
    return find_fish(grid, removable(grid), kSize, kFins, kFranken, sashimi_, found);
  }
  template <bool (*kFind)(const Grid&, const Removable&, Found&)>
  bool by_digit(Grid& grid, Found& found) {
    return kFind(grid, removable(grid), found);
  }
  template <bool kGrouped>
  bool nice_loop(Grid& grid, Found& found) {
    return find_nice_loop(grid, kGrouped, workspace(), found);
  }
  template <bool kNets>
  bool forcing(Grid& grid, Found& found) {
    return find_forcing(grid, kNets, workspace(), found);
  }
  bool rectangle(Grid& grid, Found& found) { return rectangles_.find(grid, found); }
  bool avoidable(Grid& grid, Found& found) { return rectangles_.find_avoidable(grid, found); }

  static constexpr Row kOrder[] = {
      {&Path::by<find_full_house>, Technique::kNone},
      {&Path::by<take_naked_single>, Technique::kNone},
      {&Path::by<take_hidden_single>, Technique::kNone},
      {&Path::naked<2, true>, Technique::kNone},
      {&Path::naked<3, true>, Technique::kNone},
      {&Path::locked<true>, Technique::kNone},
      {&Path::locked<false>, Technique::kNone},
      {&Path::naked<2, false>, Technique::kNone},
      {&Path::naked<3, false>, Technique::kNone},
      {&Path::hidden<2>, Technique::kNone},
      {&Path::hidden<3>, Technique::kNone},
      {&Path::naked<4, false>, Technique::kNone},
      {&Path::hidden<4>, Technique::kNone},
      {&Path::fish<2, Fins::kNone>, Technique::kNone},
      {&Path::fish<3, Fins::kNone>, Technique::kNone},
      {&Path::fish<4, Fins::kNone>, Technique::kNone},
      {&Path::by<find_remote_pair>, Technique::kNone},
      {&Path::by<find_bug>, Technique::kNone},
      {&Path::by_digit<find_skyscraper>, Technique::kNone},
      {&Path::by_digit<find_kite>, Technique::kNone},
      {&Path::by_digit<find_turbot_fish>, Technique::kNone},
      {&Path::by_digit<find_empty_rectangle>, Technique::kNone},
      {&Path::by<find_w_wing>, Technique::kNone},
      {&Path::by<find_xy_wing>, Technique::kNone},
      {&Path::by<find_xyz_wing>, Technique::kNone},
      {&Path::rectangle, Technique::kNone},
      {&Path::avoidable, Technique::kNone},
      {&Path::fish<2, Fins::kFinned>, Technique::kNone},
      {&Path::fish<2, Fins::kSashimi>, Technique::kNone},
      {&Path::fish<3, Fins::kFinned>, Technique::kNone},
      {&Path::fish<3, Fins::kSashimi>, Technique::kNone},
      {&Path::fish<4, Fins::kFinned>, Technique::kNone},
      {&Path::fish<4, Fins::kSashimi>, Technique::kNone},
      {&Path::by<find_sue_de_coq>, Technique::kNone},
      {&Path::by_digit<find_simple_colors>, Technique::kNone},
      {&Path::by_digit<find_multi_colors>, Technique::kNone},
      {&Path::by_digit<find_x_chain>, Technique::kNone},
      {&Path::by<find_xy_chain>, Technique::kNone},
      {&Path::nice_loop<false>, Technique::kNone},
      {&Path::nice_loop<true>, Technique::kGroupedAic},
      {&Path::by<find_als>, Technique::kNone},
      {&Path::fish<2, Fins::kNone, true>, Technique::kFrankenXWing},
      {&Path::fish<3, Fins::kNone, true>, Technique::kFrankenSwordfish},
      {&Path::fish<2, Fins::kAny, true>, Technique::kFinnedFrankenXWing},
      {&Path::fish<3, Fins::kAny, true>, Technique::kFinnedFrankenSwordfish},
      {&Path::forcing<false>, Technique::kNone},
      {&Path::forcing<true>, Technique::kNone},
      {&Path::by<find_trial>, Technique::kTrial},
  };

  // Candidates that can be removed at the position; computed when the first search needs them.
  const Removable& removable(const Grid& grid) {
    if (!knows_removable_)
      for (int digit = 0; digit < rating::kSide; ++digit) removable_[digit] = removable_places(grid, digit);
    knows_removable_ = true;
    return removable_;
  }

  // Large, and most puzzles do not need it.
  Workspace& workspace() {
    if (!workspace_) workspace_ = std::make_unique<Workspace>();
    return *workspace_;
  }

  const Cancelled& cancelled_;
  bool knows_removable_ = false;
  Removable removable_;
  bool sashimi_ = false;
  Rectangles rectangles_;
  std::unique_ptr<Workspace> workspace_;
  const TechniqueRow* scored_ = nullptr;  // of the technique that the step counts as; null: a trial
};

void add_step(const Found& found, int score, std::vector<HodokuStep>& path) {
  HodokuStep& step = path.emplace_back();
  step.technique = found.technique;
  step.score = score;
  const auto candidate = [](const Single& each) {
    return Candidate{static_cast<Cell>(each.cell), static_cast<Digit>(each.digit)};
  };
  if (found.placed) step.placement = candidate(*found.placed);
  if (found.gone.empty()) return;
  step.eliminations.reserve(found.gone.size());
  for (const Single& each : found.gone) step.eliminations.push_back(candidate(each));
}

void apply(const Found& found, Grid& grid) {
  if (found.placed) grid.place(found.placed->cell, found.placed->digit);
  for (const Single& each : found.gone) grid.erase(each.cell, each.digit);
}

// The hardest of the steps' levels, or a higher one if the score is too much for it.
HodokuLevel level_of(HodokuLevel hardest, int score) {
  constexpr int kMost[] = {0, 800, 1000, 1600, 1800};
  int level = static_cast<int>(hardest);
  while (level < static_cast<int>(HodokuLevel::kExtreme) && score > kMost[level]) ++level;
  return static_cast<HodokuLevel>(level);
}

}  // namespace

Result<HodokuRating, Message> rate_hodoku(const Puzzle& puzzle, const Cancelled& cancelled) {
  if (!rating::is_on_scale(*puzzle.geometry))
    return Result<HodokuRating, Message>::failure(say(MessageId::kHodokuScaleOfNine));
  Grid grid(puzzle.givens);
  grid.restrict_to(puzzle.geometry->allowed());
  HodokuRating rating;
  HodokuLevel hardest = HodokuLevel::kEasy;
  Path path(cancelled);
  rating.path.reserve(static_cast<std::size_t>(grid.left));
  while (grid.left > 0) {
    Found found;
    if (!path.find(grid, found)) {
      rating.end = cancelled && cancelled() ? RatingEnd::kCancelled : RatingEnd::kStuck;
      break;
    }
    add_step(found, path.score(), rating.path);
    rating.score += path.score();
    hardest = std::max(hardest, path.level());
    apply(found, grid);
  }
  rating.level = level_of(hardest, rating.score);
  return rating;
}

}  // namespace sudoscope
