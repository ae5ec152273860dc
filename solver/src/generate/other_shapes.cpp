// Other shapes for a puzzle with clues: its solution keeps the rules of the grid and the unusual clues, and the others
// are laid on it anew, as for a recipe that wishes for them.
#include <algorithm>
#include <map>

#include "generate/clue_attempt.hpp"
#include "generate/relative_walk.hpp"
#include "generate/symmetry.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/grid/constraint.hpp"

namespace sudoscope {
namespace {

// Empty if the clue has none.
std::string value_of(const LaidClue& clue) {
  const auto json = parse_json(clue.entry);
  const JsonValue* const value = json ? json.value().member("value") : nullptr;
  if (value == nullptr || !value->says_something()) return {};
  return value->is(JsonValue::Kind::kString) ? value->text : std::string(value->source);
}

// True if a clue of the constraint that is laid could have this value.
bool is_usual(const LaidClue& clue, int side) {
  const std::string value = value_of(clue);
  if (clue.constraint == "difference") return value.empty() || value == "1";
  if (clue.constraint == "ratio") return value.empty() || value == "2";
  if (clue.constraint == "whispers") return value.empty() || value == std::to_string(whisper_of(side));
  return true;
}

// True if a mark that is missing says something: then the solution alone decides where they are.
bool are_all_marks_given(const Geometry& geometry) {
  return has_kind(geometry.constraints(), "negative") || has_kind(geometry.constraints(), "nonconsecutive");
}

// Nothing if no recipe lays such a clue.
std::optional<ClueWishKind> wish_for(const LaidClue& clue, const Geometry& geometry) {
  const auto names = clue_wish_names();
  const auto found = std::find_if(names.begin(), names.end(), [&](const ClueWishName& name) {
    return name.constraint == clue.constraint || name.other == clue.constraint;
  });
  if (found == names.end() || !is_usual(clue, geometry.side())) return std::nullopt;
  const bool is_mark_between = found->kind == ClueWishKind::kKropki || found->kind == ClueWishKind::kXv;
  if (is_mark_between && are_all_marks_given(geometry)) return std::nullopt;
  return found->kind;
}

std::size_t cells_in_cages(const std::vector<LaidClue>& clues) {
  std::size_t cells = 0;
  for (const LaidClue& clue : clues) cells += is_cage(clue) ? clue.cells.size() : 0;
  return cells;
}

// Symmetries that map each cage to a cage.
std::vector<Symmetry> symmetries_of_cages(const std::vector<LaidClue>& clues, int side) {
  std::set<std::vector<Cell>> cages;
  for (const LaidClue& clue : clues) {
    if (!is_cage(clue)) continue;
    std::vector<Cell> cells = clue.cells;
    std::sort(cells.begin(), cells.end());
    cages.insert(std::move(cells));
  }
  std::vector<Symmetry> found;
  for (const Symmetry symmetry : {Symmetry::kHalfTurn, Symmetry::kQuarterTurn, Symmetry::kLeftRight,
                                  Symmetry::kTopBottom, Symmetry::kDiagonal, Symmetry::kAntidiagonal})
    if (std::all_of(cages.begin(), cages.end(), [&](std::vector<Cell> cells) {
          for (Cell& cell : cells) cell = image_of(cell, symmetry, side);
          std::sort(cells.begin(), cells.end());
          return cages.contains(cells);
        }))
      found.push_back(symmetry);
  return found;
}

bool share_cells(const std::vector<LaidClue>& clues) {
  std::set<Cell> of_cages;
  for (const LaidClue& clue : clues)
    if (is_cage(clue)) of_cages.insert(clue.cells.begin(), clue.cells.end());
  return std::any_of(clues.begin(), clues.end(), [&](const LaidClue& clue) {
    return is_line(clue) &&
           std::any_of(clue.cells.begin(), clue.cells.end(), [&](Cell cell) { return of_cages.contains(cell); });
  });
}

bool has_cages_without_sum_and_signs(const std::vector<LaidClue>& clues) {
  const auto has = [&](const auto& is_such) { return std::any_of(clues.begin(), clues.end(), is_such); };
  return has([](const LaidClue& clue) { return is_cage(clue) && !clue.has_sum; }) &&
         has([](const LaidClue& clue) { return clue.constraint == "inequality"; });
}

class OtherShapes : public RelativeWalk {
 public:
  OtherShapes(RatedPuzzle original, std::vector<Digit> solution, std::uint64_t seed)
      : RelativeWalk(std::move(original), RelativeWish::kOtherShapes), seed_(seed) {
    CluePuzzle start = taken_apart(original_.puzzle, std::move(solution));
    base_.cages_lie_on_lines = share_cells(start.clues);
    recipe_.geometry = start.plain;
    recipe_.most_givens = start.given_count();
    recipe_.aim = original_.grade;
    const bool is_covered = cells_in_cages(start.clues) == start.solution.size();
    if (is_covered) recipe_.symmetries = symmetries_of_cages(start.clues, start.plain->side());
    sort_clues(start, is_covered);
    base_.puzzle = std::move(start);
    base_.puzzle.givens.clear();
    found_.insert(text_of(original_.puzzle.geometry->constraints()));
  }

  bool is_over() const override { return counts_.empty(); }

  std::optional<RatedPuzzle> next(const Cancelled& cancelled) override {
    if (is_over()) return std::nullopt;
    recipe_.clues.clear();
    for (const auto& [kind, count] : counts_) recipe_.clues.push_back({kind, count + count * more() / kQuarters});
    const auto made = attempt_on(base_, recipe_, Rng(mixed_seed(seed_, attempts_++)), cancelled);
    if (!made || !found_.insert(text_of(made->puzzle.geometry->constraints())).second) return std::nullopt;
    const OwnRating own = rate_proper(made->puzzle, cancelled);
    if (own.end == RatingEnd::kCancelled) return std::nullopt;
    return RatedPuzzle{made->puzzle, own.grade, own.points, 0};
  }

 private:
  static constexpr int kQuarters = 4;

  // Clues in random cells may be too few for one solution: every second attempt lays more, up to twice as many.
  int more() const {
    constexpr int kMore[] = {0, 1, 0, 2, 0, 4};
    return kMore[attempts_ % std::size(kMore)];
  }

  // Leaves the clues in the puzzle that stay, and counts the others.
  void sort_clues(CluePuzzle& start, bool is_covered) {
    const bool is_greater_killer = has_cages_without_sum_and_signs(start.clues);
    std::vector<LaidClue> staying;
    for (LaidClue& clue : start.clues) {
      const auto kind = wish_for(clue, *start.plain);
      if (kind && (clue.has_sum || !is_cage(clue) || is_greater_killer)) {
        ++counts_[*kind];
        continue;
      }
      clue.is_needed = true;
      staying.push_back(std::move(clue));
    }
    start.clues = std::move(staying);
    if (is_greater_killer) {
      counts_.erase(ClueWishKind::kKiller);
      counts_.erase(ClueWishKind::kGreaterThan);
      counts_[ClueWishKind::kGreaterKiller] = 0;
    } else if (is_covered && counts_.contains(ClueWishKind::kKiller)) {
      counts_[ClueWishKind::kKiller] = 0;
    }
  }

  const std::uint64_t seed_;
  std::uint64_t attempts_ = 0;
  ClueBase base_;
  MakerRecipe recipe_;
  std::map<ClueWishKind, int> counts_;  // 0: as many as suit the grid
  std::set<std::string> found_;         // constraints
};

}  // namespace

std::unique_ptr<RelativeWalk> walk_to_other_shapes(RatedPuzzle original, std::vector<Digit> solution,
                                                   std::uint64_t seed) {
  return std::make_unique<OtherShapes>(std::move(original), std::move(solution), seed);
}

}  // namespace sudoscope
