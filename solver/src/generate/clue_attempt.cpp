// Givens are added where two solutions differ. A killer that may have no givens changes its cages there instead.
#include "generate/clue_attempt.hpp"

#include <algorithm>

#include "generate/aim.hpp"
#include "generate/cage_edits.hpp"
#include "generate/clue_puzzle.hpp"
#include "generate/random_solution.hpp"
#include "generate/sums_and_signs.hpp"
#include "sudoscope/base/shuffle.hpp"
#include "sudoscope/constraints/compile.hpp"

namespace sudoscope {
namespace {

// A grid with rules that houses do not express is filled by a search; most are filled within a hundred guesses.
constexpr std::uint64_t kMostGuessesToFill = 2'000;
constexpr int kMostChangesOfCages = 60;
constexpr int kMostFits = 10;
constexpr int kMostFineFits = 20;

class Attempt {
 public:
  Attempt(ClueBase base, const MakerRecipe& recipe, Rng& rng, const Cancelled& cancelled)
      : recipe_(recipe),
        rng_(rng),
        cancelled_(cancelled),
        maps_(maps_of(recipe.symmetries, recipe.geometry->side())),
        cages_lie_on_lines_(base.cages_lie_on_lines),
        now_(std::move(base.puzzle)) {}

  std::optional<MadePuzzle> run() {
    lay_all();
    now_.givens.assign(now_.solution.size(), kBlank);
    if (!make_unique()) return std::nullopt;
    remove_givens();
    remove_clues();
    if (is_greater_killer() && !sums_and_signs_.thin_out(now_)) return std::nullopt;
    if (!fit()) return std::nullopt;
    return MadePuzzle{now_.puzzle(), now_.solution};
  }

 private:
  bool has(ClueWishKind kind) const {
    return std::any_of(recipe_.clues.begin(), recipe_.clues.end(),
                       [kind](const ClueWish& wish) { return wish.kind == kind; });
  }
  bool is_greater_killer() const { return has(ClueWishKind::kGreaterKiller); }

  // Cages last: they take the cells that lines leave.
  void lay_all() {
    LayoutRoom room = this->room();
    for (const LaidClue& clue : now_.clues)
      if (is_cage(clue) || is_line(clue)) take(room, clue);
    for (const bool cages : {false, true}) {
      if (cages && cages_lie_on_lines_) {
        room.taken.assign(room.taken.size(), false);
        for (const LaidClue& clue : now_.clues)
          if (is_cage(clue)) take(room, clue);
      }
      for (const ClueWish& wish : recipe_.clues) {
        if (has_cages(wish.kind) != cages) continue;
        for (LaidClue& clue : lay(room, wish)) now_.clues.push_back(std::move(clue));
      }
    }
  }

  static void take(LayoutRoom& room, const LaidClue& clue) {
    for (const Cell cell : clue.cells) room.taken[cell] = true;
  }

  LayoutRoom room() {
    const Grade* const grade = std::get_if<Grade>(&recipe_.aim);
    return {*recipe_.geometry,
            now_.solution,
            std::vector<bool>(now_.solution.size(), false),
            rng_,
            maps_,
            grade != nullptr && *grade <= Grade::kEasy};
  }

  bool is_cancelled() const { return cancelled_ && cancelled_(); }

  bool make_unique() {
    for (int changes = 0;;) {
      if (is_cancelled()) return false;
      std::vector<Digit> other;
      const Uniqueness found = uniqueness_of(now_, kMostGuesses, &other);
      if (found == Uniqueness::kUnique) return true;
      const bool may_change = found == Uniqueness::kSeveral && ++changes <= kMostChangesOfCages;
      if (may_change && change_a_cage(now_.differing(other))) continue;
      if (now_.given_count() >= recipe_.most_givens) return false;
      give(found == Uniqueness::kSeveral ? now_.differing(other) : now_.blank_cells());
    }
  }

  void give(const std::vector<Cell>& among) {
    const Cell cell = among[rng_.below(among.size())];
    now_.givens[cell] = now_.solution[cell];
  }

  // Moves a cell in which the other solution differs to a cage beside it, so that the sums no longer hold for both.
  bool change_a_cage(std::vector<Cell> differing) {
    LayoutRoom room = this->room();
    return CageEdits(room, now_.clues).move_one_of(std::move(differing));
  }

  // Each given in turn, unless the puzzle then has several solutions.
  void remove_givens() {
    for (const Cell cell : room().shuffled_cells()) {
      if (now_.givens[cell] == kBlank || now_.given_count() <= recipe_.least_givens || is_cancelled()) continue;
      now_.givens[cell] = kBlank;
      if (uniqueness_of(now_, kMostGuesses) != Uniqueness::kUnique) now_.givens[cell] = now_.solution[cell];
    }
  }

  // The same for clues. One of each constraint stays.
  void remove_clues() {
    shuffle(now_.clues, rng_);
    for (std::size_t at = now_.clues.size(); at-- > 0;) {
      const auto alike = std::count_if(now_.clues.begin(), now_.clues.end(), [&](const LaidClue& clue) {
        return clue.constraint == now_.clues[at].constraint;
      });
      if (now_.clues[at].is_needed || alike == 1 || is_cancelled()) continue;
      CluePuzzle fewer = now_;
      fewer.clues.erase(fewer.clues.begin() + static_cast<std::ptrdiff_t>(at));
      if (uniqueness_of(fewer, kMostGuesses) == Uniqueness::kUnique) now_ = std::move(fewer);
    }
  }

  // Makes a puzzle that is too hard easier, by cages in two, by sums, by signs or by givens, until it fits.
  bool fit() {
    const auto judge = [&](const CluePuzzle& puzzle) { return fit_of(puzzle.puzzle(), recipe_.aim, cancelled_); };
    // Where all dots are given, or a rule holds everywhere, one given parts the hard from the easy: it comes alone, and
    // another is tried in its place.
    const bool is_fine = recipe_.clues.empty() || has(ClueWishKind::kAllKropki);
    CluePuzzle too_hard = now_;
    for (int tries = 0; tries < (is_fine ? kMostFineFits : kMostFits); ++tries) {
      const auto fit = judge(now_);
      if (fit == Fit::kFits) return !recipe_.minimal || tries == 0;
      if (!fit || recipe_.minimal || (fit == Fit::kTooEasy && (tries == 0 || !is_fine))) return false;
      if (fit == Fit::kTooHard) too_hard = now_;
      now_ = too_hard;
      if (tries == 0 && is_greater_killer() && sums_and_signs_.bring_back(now_, judge)) return true;
      if (split_a_cage()) continue;
      // A twentieth of the grid at once: each judgement takes as long as some proofs.
      const auto more = is_fine ? 1 : std::max<std::size_t>(1, now_.solution.size() / 20);
      for (std::size_t number = 0; number < more; ++number) {
        if (now_.given_count() >= recipe_.most_givens) return false;
        give(now_.blank_cells());
      }
    }
    return false;
  }

  // The largest cage of four cells and more; while there is none, nothing.
  bool split_a_cage() {
    if (is_greater_killer()) return false;
    LayoutRoom room = this->room();
    return CageEdits(room, now_.clues).split([&](const std::vector<LaidClue>& clues) {
      return uniqueness_of({now_.plain, now_.solution, clues, now_.givens}, kMostGuesses) == Uniqueness::kUnique;
    });
  }

  const MakerRecipe& recipe_;
  Rng& rng_;
  const Cancelled& cancelled_;
  const std::vector<CellMap> maps_;
  const bool cages_lie_on_lines_;
  CluePuzzle now_;
  SumsAndSigns sums_and_signs_{rng_};
};

std::optional<std::vector<Digit>> random_full_grid(const GeometryPtr& geometry, Rng& rng, const Cancelled& cancelled) {
  if (!needs_primitives(*geometry)) return random_solution(geometry, rng, cancelled);
  const std::vector<Digit> blank(static_cast<std::size_t>(geometry->cell_count()), kBlank);
  return OtherSolution({geometry, blank}).random(rng, kMostGuessesToFill);
}

}  // namespace

std::optional<MadePuzzle> attempt_with_clues(const MakerRecipe& recipe, Rng rng, const Cancelled& cancelled) {
  auto solution = random_full_grid(recipe.geometry, rng, cancelled);
  if (!solution) return std::nullopt;
  return Attempt({{recipe.geometry, std::move(*solution)}}, recipe, rng, cancelled).run();
}

std::optional<MadePuzzle> attempt_on(ClueBase base, const MakerRecipe& recipe, Rng rng, const Cancelled& cancelled) {
  return Attempt(std::move(base), recipe, rng, cancelled).run();
}

}  // namespace sudoscope
