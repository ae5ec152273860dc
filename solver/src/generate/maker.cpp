// Attempts at recipes.
#include "sudoscope/generate/maker.hpp"

#include <algorithm>

#include "generate/aim.hpp"
#include "generate/clue_attempt.hpp"
#include "generate/dig.hpp"
#include "generate/fixed_pattern.hpp"
#include "generate/minimal.hpp"
#include "generate/random_solution.hpp"
#include "generate/regions.hpp"
#include "generate/symmetry.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/base/shuffle.hpp"
#include "sudoscope/constraints/compile.hpp"
#include "sudoscope/fast/fast.hpp"
#include "sudoscope/grid/constraint.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;
using Attempts = std::vector<std::optional<MadePuzzle>>;

// Larger grids with clues take minutes.
constexpr int kLargestSideWithClues = 12;

Rng rng_of(std::uint64_t seed, std::uint64_t attempt) { return Rng(mixed_seed(seed, attempt)); }

// A jigsaw with the rules of another grid. The error names the rules that no jigsaw can have.
Result<GeometryPtr, Message> jigsaw_of(const Geometry& geometry, std::span<const std::uint8_t> regions) {
  const auto constraints = geometry.constraints();
  return Geometry::jigsaw(regions, {constraints.begin(), constraints.end()});
}

std::vector<std::uint8_t> boxes_as_regions(const Geometry& geometry) {
  std::vector<std::uint8_t> regions;
  for (int cell = 0; cell < geometry.cell_count(); ++cell)
    regions.push_back(static_cast<std::uint8_t>(geometry.box_of(static_cast<Cell>(cell))));
  return regions;
}

// The full grid of an attempt. Nothing if its regions allow none.
std::optional<Puzzle> full_grid(const MakerRecipe& recipe, Rng& rng, const Cancelled& cancelled) {
  GeometryPtr geometry = recipe.geometry;
  if (recipe.new_regions) {
    auto made = jigsaw_of(*geometry, random_regions(geometry->side(), rng));
    if (!made) return std::nullopt;
    geometry = std::move(made.value());
  }
  auto solution = random_solution(geometry, rng, cancelled);
  if (!solution) return std::nullopt;
  return Puzzle{std::move(geometry), std::move(*solution)};
}

int givens_of(const Puzzle& puzzle) {
  return static_cast<int>(puzzle.givens.size() -
                          static_cast<std::size_t>(std::count(puzzle.givens.begin(), puzzle.givens.end(), kBlank)));
}

// On a large grid most proofs are quick; the fewer givens are left, the more
// proofs take long. Waiting for them pays only if few givens are wanted.
bool is_patient(const MakerRecipe& recipe) {
  constexpr int kLargeSide = 10;
  const bool wants_few = recipe.minimal || recipe.most_givens < recipe.geometry->cell_count();
  return wants_few || recipe.geometry->side() < kLargeSide;
}

// True if digging has tried each given by itself, so that none is superfluous.
bool is_dug_to_minimal(const MakerRecipe& recipe, const Dig& dig) {
  return recipe.symmetries.empty() && recipe.least_givens <= 0 && dig.is_proved;
}

// Fits a dug puzzle that may be too hard: puts digits back, the last taken first, until it fits. Nothing if it never
// does. Each digit that is put back makes a puzzle easier, or nearly so: it tries half of the possible ones at once.
class Refill {
 public:
  Refill(const MakerRecipe& recipe, const Dig& dig, const std::vector<Digit>& solution, const Cancelled& cancelled)
      : recipe_(recipe), dig_(dig), solution_(solution), cancelled_(cancelled) {}

  std::optional<Puzzle> find() const {
    const std::size_t all = dig_.taken.size();
    if (givens_of(dig_.puzzle) > recipe_.most_givens) return std::nullopt;
    if (recipe_.minimal && !is_dug_to_minimal(recipe_, dig_) && !is_minimal(dig_.puzzle, solution_, kPatientConflicts))
      return std::nullopt;
    const auto fit = fit_of(dig_.puzzle, recipe_.aim, cancelled_);
    if (fit == Fit::kFits) return dig_.puzzle;
    if (fit != Fit::kTooHard || recipe_.minimal) return std::nullopt;
    std::optional<Puzzle> best;
    for (std::size_t least = least_taken(), most = all; least < most;) {
      const std::size_t taken = least + (most - least) / 2;
      Puzzle puzzle = after(taken);
      const auto fits = fit_of(puzzle, recipe_.aim, cancelled_);
      if (!fits) return std::nullopt;
      if (fits == Fit::kTooHard) {
        most = taken;
      } else {
        least = taken + 1;
        if (fits == Fit::kFits) best = std::move(puzzle);
      }
    }
    return best;
  }

 private:
  // Number of digits to take so that no more givens are left than wanted.
  std::size_t least_taken() const {
    auto givens = static_cast<int>(solution_.size());
    std::size_t taken = 0;
    while (givens > recipe_.most_givens && taken < dig_.taken.size())
      givens -= static_cast<int>(dig_.orbits[dig_.taken[taken++]].size());
    return taken;
  }

  Puzzle after(std::size_t taken) const {
    Puzzle puzzle{dig_.puzzle.geometry, solution_};
    for (std::size_t i = 0; i < taken; ++i)
      for (const Cell cell : dig_.orbits[dig_.taken[i]]) puzzle.givens[cell] = kBlank;
    return puzzle;
  }

  const MakerRecipe& recipe_;
  const Dig& dig_;
  const std::vector<Digit>& solution_;
  const Cancelled& cancelled_;
};

// Attempts without a pattern of givens.
Attempts dug(const MakerRecipe& recipe, std::uint64_t first, std::size_t count, const Cancelled& cancelled) {
  Attempts made(count);
  std::vector<Dig> digs;
  std::vector<std::size_t> number_of;  // by dig
  const auto orbits = orbits_of(recipe.symmetries, recipe.geometry->side());
  for (std::size_t number = 0; number < count; ++number) {
    Rng rng = rng_of(recipe.seed, first + number);
    auto full = full_grid(recipe, rng, cancelled);
    if (!full) continue;
    number_of.push_back(number);
    made[number] = MadePuzzle{{}, full->givens};
    digs.push_back({std::move(*full), orbits, shuffled_numbers<std::uint16_t>(orbits.size(), rng),
                    static_cast<std::size_t>(std::max(0, recipe.least_givens)), is_patient(recipe)});
  }
  if (!dig_all(digs, cancelled)) return Attempts(count);
  for (std::size_t i = 0; i < digs.size(); ++i) {
    std::optional<MadePuzzle>& here = made[number_of[i]];
    std::optional<Puzzle> found = Refill(recipe, digs[i], here->solution, cancelled).find();
    if (found)
      here->puzzle = std::move(*found);
    else
      here.reset();
  }
  return made;
}

// Attempts with givens in the cells of the recipe's pattern.
Attempts filled(const MakerRecipe& recipe, std::uint64_t first, std::size_t count, const Cancelled& cancelled) {
  Attempts made(count);
  for (std::size_t number = 0; number < count; ++number) {
    Rng rng = rng_of(recipe.seed, first + number);
    auto full = full_grid(recipe, rng, cancelled);
    if (!full) continue;
    auto here = fill_pattern(std::move(*full), recipe.pattern, rng, cancelled);
    if (!here || (recipe.minimal && !is_minimal(here->puzzle, here->solution, kPatientConflicts))) continue;
    if (fit_of(here->puzzle, recipe.aim, cancelled) == Fit::kFits) made[number] = std::move(here);
  }
  return made;
}

// True if the puzzles of a recipe have clues, or rules that only a search with all constraints keeps to.
bool has_clues(const MakerRecipe& recipe) { return !recipe.clues.empty() || needs_primitives(*recipe.geometry); }

Attempts with_clues(const MakerRecipe& recipe, std::uint64_t first, std::size_t count, const Cancelled& cancelled) {
  Attempts made(count);
  for (std::size_t number = 0; number < count; ++number)
    made[number] = attempt_with_clues(recipe, rng_of(recipe.seed, first + number), cancelled);
  return made;
}

// Reason why no puzzle with these rules has one solution, as far as is known.
Message why_no_grid(const MakerRecipe& recipe) {
  GeometryPtr geometry = recipe.geometry;
  if (recipe.new_regions) {
    auto jigsaw = jigsaw_of(*geometry, boxes_as_regions(*geometry));
    if (!jigsaw) return jigsaw.error();
    geometry = std::move(jigsaw.value());
  }
  const Constraints ignored = constraints_not_kept(*geometry, nullptr);
  return ignored.empty() ? Message() : say(Id::kMakesNoRules, names_of(ignored));
}

bool lays(const ClueWishName& name, std::string_view kind) { return name.constraint == kind || name.other == kind; }

// True if the puzzles of a recipe have constraints of the kind.
bool lays(const MakerRecipe& recipe, std::string_view kind) {
  const auto names = clue_wish_names();
  return has_kind(recipe.geometry->constraints(), kind) ||
         std::any_of(recipe.clues.begin(), recipe.clues.end(), [&](const ClueWish& wish) {
           return std::any_of(names.begin(), names.end(),
                              [&](const ClueWishName& name) { return name.kind == wish.kind && lays(name, kind); });
         });
}

// True if some recipe lays constraints of the kind, or it is a rule of the whole grid.
bool can_be_laid(std::string_view kind) {
  const auto names = clue_wish_names();
  return !find_constraint_kind(kind)->clue ||
         std::any_of(names.begin(), names.end(), [&](const ClueWishName& name) { return lays(name, kind); });
}

// For an aim at a step by clues that the recipe does not have.
Message why_no_step(const MakerRecipe& recipe) {
  const Technique* const aim = std::get_if<Technique>(&recipe.aim);
  if (aim == nullptr || row_of(*aim).family != TechniqueFamily::kClues) return {};
  const Message name(row_of(*aim).name);
  const auto kinds = clue_kinds_of(*aim);
  if (kinds.empty()) return has_clues(recipe) ? Message() : say(Id::kMakesNoStepWithoutClues, name);
  if (std::any_of(kinds.begin(), kinds.end(), [&](std::string_view kind) { return lays(recipe, kind); })) return {};
  Constraints needed;
  for (const std::string_view kind : kinds)
    if (can_be_laid(kind)) needed.push_back({std::string(kind)});
  return needed.empty() ? say(Id::kMakesNoSuchStep, name) : say(Id::kMakesNoStepWithoutKinds, name, names_of(needed));
}

Message why_never(const MakerRecipe& recipe) {
  if (Message error = why_no_grid(recipe)) return error;
  const Geometry& geometry = *recipe.geometry;
  if (has_clues(recipe)) {
    if (geometry.side() > kLargestSideWithClues) return say(Id::kMakesCluesUpTo, kLargestSideWithClues);
    const bool wants_cages = std::any_of(recipe.clues.begin(), recipe.clues.end(),
                                         [](const ClueWish& wish) { return has_cages(wish.kind); });
    if (recipe.new_regions || !recipe.pattern.empty() || (!recipe.symmetries.empty() && !wants_cages))
      return say(Id::kMakesCluesFreely);
  }
  if (Message error = why_no_step(recipe)) return error;
  const bool is_foreign =
      std::holds_alternative<SeRange>(recipe.aim) || std::holds_alternative<HodokuRange>(recipe.aim);
  if (is_foreign && (recipe.new_regions || has_clues(recipe) || !is_fast_geometry(geometry)))
    return say(Id::kMakesByScaleOf9x9);
  const int most_givens = std::min(recipe.most_givens, geometry.cell_count());
  if (recipe.least_givens > most_givens) return say(Id::kMakesNoSuchGivens, recipe.least_givens, most_givens);
  // The fewest givens of the grid do not hold for a jigsaw with its rules.
  const std::size_t fewest = recipe.new_regions || has_clues(recipe) ? 0 : fewest_givens(geometry);
  if (static_cast<std::size_t>(std::max(0, most_givens)) < fewest) return say(Id::kGivensTooFew, fewest);
  if (!recipe.pattern.empty()) return why_no_pattern(geometry, recipe.pattern);
  return {};
}

}  // namespace

Result<Maker, Message> Maker::of(MakerRecipe recipe) {
  Message error = why_never(recipe);
  if (error) return Result<Maker, Message>::failure(std::move(error));
  return Maker(std::move(recipe));
}

std::size_t Maker::batch() const {
  const bool is_alone =
      has_clues(recipe_) || recipe_.new_regions || !is_fast_geometry(*recipe_.geometry) || !recipe_.pattern.empty();
  if (is_alone) return 1;
  return std::holds_alternative<std::monostate>(recipe_.aim) ? 512 : 8;
}

std::vector<std::optional<MadePuzzle>> Maker::attempts(std::uint64_t first, std::size_t count,
                                                       const Cancelled& cancelled) const {
  if (has_clues(recipe_)) return with_clues(recipe_, first, count, cancelled);
  return recipe_.pattern.empty() ? dug(recipe_, first, count, cancelled) : filled(recipe_, first, count, cancelled);
}

}  // namespace sudoscope
