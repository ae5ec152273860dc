// Givens are added where two solutions differ. A killer that may have no givens changes its cages there instead.
#include "generate/clue_attempt.hpp"

#include <algorithm>

#include "generate/aim.hpp"
#include "generate/clue_layout.hpp"
#include "generate/other_solution.hpp"
#include "generate/random_solution.hpp"
#include "sudoscope/base/shuffle.hpp"
#include "sudoscope/constraints/compile.hpp"

namespace sudoscope {
namespace {

// A grid with rules that houses do not express is filled by a search; most are filled within a hundred guesses.
constexpr std::uint64_t kMostGuessesToFill = 2'000;
// Guesses of a proof that there is one solution. A puzzle that needs more is for no person.
constexpr std::uint64_t kMostGuesses = 3'000;
constexpr int kMostChangesOfCages = 60;
constexpr int kMostFits = 10;
constexpr std::size_t kMostCellsOfCage = 5;

class Attempt {
 public:
  Attempt(const MakerRecipe& recipe, Rng& rng, const Cancelled& cancelled)
      : recipe_(recipe), rng_(rng), cancelled_(cancelled) {}

  std::optional<MadePuzzle> run() {
    if (!fill()) return std::nullopt;
    lay_all();
    givens_.assign(solution_.size(), kBlank);
    if (!make_unique()) return std::nullopt;
    remove_givens();
    remove_clues();
    if (!fit()) return std::nullopt;
    return MadePuzzle{puzzle(), solution_};
  }

 private:
  bool fill() {
    const GeometryPtr& geometry = recipe_.geometry;
    const auto cells = static_cast<std::size_t>(geometry->cell_count());
    auto found = needs_primitives(*geometry)
                     ? OtherSolution({geometry, std::vector<Digit>(cells, kBlank)}).random(rng_, kMostGuessesToFill)
                     : random_solution(geometry, rng_, cancelled_);
    if (!found) return false;
    solution_ = std::move(*found);
    return true;
  }

  // Cages last: they take the cells that lines leave.
  void lay_all() {
    LayoutRoom room = this->room();
    for (const bool cages : {false, true})
      for (const ClueWish& wish : recipe_.clues) {
        if ((wish.kind == ClueWishKind::kKiller) != cages) continue;
        for (LaidClue& clue : lay(room, wish)) clues_.push_back(std::move(clue));
      }
  }

  LayoutRoom room() {
    const Grade* const grade = std::get_if<Grade>(&recipe_.aim);
    return {*recipe_.geometry, solution_, std::vector<bool>(solution_.size(), false), rng_,
            grade != nullptr && *grade <= Grade::kEasy};
  }

  GeometryPtr geometry_with(const std::vector<LaidClue>& clues) const {
    const Geometry& plain = *recipe_.geometry;
    Constraints constraints(plain.constraints().begin(), plain.constraints().end());
    for (Constraint& each : constraints_of(clues)) constraints.push_back(std::move(each));
    if (!plain.is_jigsaw()) return Geometry::boxes(plain.box_height(), plain.box_width(), constraints).value();
    std::vector<std::uint8_t> regions;
    for (int cell = 0; cell < plain.cell_count(); ++cell)
      regions.push_back(static_cast<std::uint8_t>(plain.box_of(static_cast<Cell>(cell))));
    return Geometry::jigsaw(regions, constraints).value();
  }

  Puzzle puzzle() const { return {geometry_with(clues_), givens_}; }

  Uniqueness uniqueness_with(const std::vector<LaidClue>& clues, const std::vector<Digit>& givens) {
    OtherSolution search({geometry_with(clues), givens});
    const Uniqueness found = search.look_for(solution_, kMostGuesses);
    other_ = search.found();
    return found;
  }

  int given_count() const {
    return static_cast<int>(std::count_if(givens_.begin(), givens_.end(), [](Digit digit) { return digit != kBlank; }));
  }
  bool is_cancelled() const { return cancelled_ && cancelled_(); }

  bool make_unique() {
    for (int changes = 0;;) {
      if (is_cancelled()) return false;
      const Uniqueness now = uniqueness_with(clues_, givens_);
      if (now == Uniqueness::kUnique) return true;
      const bool may_change = now == Uniqueness::kSeveral && ++changes <= kMostChangesOfCages && change_a_cage();
      if (may_change) continue;
      if (given_count() >= recipe_.most_givens) return false;
      give(now == Uniqueness::kSeveral ? differing() : blank_cells());
    }
  }

  std::vector<Cell> differing() const {
    std::vector<Cell> cells;
    for (std::size_t cell = 0; cell < solution_.size(); ++cell)
      if (solution_[cell] != other_[cell]) cells.push_back(static_cast<Cell>(cell));
    return cells;
  }
  std::vector<Cell> blank_cells() const {
    std::vector<Cell> cells;
    for (std::size_t cell = 0; cell < givens_.size(); ++cell)
      if (givens_[cell] == kBlank) cells.push_back(static_cast<Cell>(cell));
    return cells;
  }

  void give(const std::vector<Cell>& among) {
    const Cell cell = among[rng_.below(among.size())];
    givens_[cell] = solution_[cell];
  }

  // Moves a cell in which the other solution differs to a cage beside it, so that the sums no longer hold for both.
  bool change_a_cage() {
    std::vector<Cell> cells = differing();
    shuffle(cells, rng_);
    LayoutRoom room = this->room();
    for (const Cell cell : cells) {
      LaidClue* const from = cage_with(cell);
      if (from == nullptr || from->cells.size() < 3) continue;
      std::vector<Cell> left = from->cells;
      std::erase(left, cell);
      if (!is_connected(room.side(), left)) continue;
      for (const Cell beside : room.neighbours(cell, false)) {
        LaidClue* const to = cage_with(beside);
        if (to == nullptr || to == from || to->cells.size() >= kMostCellsOfCage || holds(*to, solution_[cell]))
          continue;
        std::vector<Cell> more = to->cells;
        more.push_back(cell);
        *from = cage_of(room, std::move(left));
        *to = cage_of(room, std::move(more));
        return true;
      }
    }
    return false;
  }

  LaidClue* cage_with(Cell cell) {
    const auto found = std::find_if(clues_.begin(), clues_.end(), [&](const LaidClue& clue) {
      return clue.constraint == "killercage" &&
             std::find(clue.cells.begin(), clue.cells.end(), cell) != clue.cells.end();
    });
    return found == clues_.end() ? nullptr : &*found;
  }
  bool holds(const LaidClue& cage, Digit digit) const {
    return std::any_of(cage.cells.begin(), cage.cells.end(), [&](Cell cell) { return solution_[cell] == digit; });
  }

  // Each given in turn, unless the puzzle then has several solutions.
  void remove_givens() {
    std::vector<Cell> cells = room().shuffled_cells();
    for (const Cell cell : cells) {
      if (givens_[cell] == kBlank || given_count() <= recipe_.least_givens || is_cancelled()) continue;
      std::vector<Digit> fewer = givens_;
      fewer[cell] = kBlank;
      if (uniqueness_with(clues_, fewer) == Uniqueness::kUnique) givens_ = std::move(fewer);
    }
  }

  // The same for clues. One of each constraint stays.
  void remove_clues() {
    shuffle(clues_, rng_);
    for (std::size_t at = clues_.size(); at-- > 0;) {
      const auto alike = std::count_if(clues_.begin(), clues_.end(),
                                       [&](const LaidClue& clue) { return clue.constraint == clues_[at].constraint; });
      if (clues_[at].is_needed || alike == 1 || is_cancelled()) continue;
      std::vector<LaidClue> fewer = clues_;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at));
      if (uniqueness_with(fewer, givens_) == Uniqueness::kUnique) clues_ = std::move(fewer);
    }
  }

  // Makes a puzzle that is too hard easier, by cages in two or by givens, until it fits.
  bool fit() {
    for (int tries = 0; tries < kMostFits; ++tries) {
      const auto fit = fit_of(puzzle(), recipe_.aim, cancelled_);
      if (fit == Fit::kFits) return !recipe_.minimal || tries == 0;
      if (fit != Fit::kTooHard || recipe_.minimal) return false;
      if (split_a_cage()) continue;
      // A twentieth of the grid at once: each judgement takes as long as some proofs.
      const auto more = std::max<std::size_t>(1, solution_.size() / 20);
      for (std::size_t number = 0; number < more; ++number) {
        if (given_count() >= recipe_.most_givens) return false;
        give(blank_cells());
      }
    }
    return false;
  }

  // The largest cage of four cells and more; while there is none, nothing.
  bool split_a_cage() {
    LayoutRoom room = this->room();
    LaidClue* largest = nullptr;
    for (LaidClue& clue : clues_)
      if (clue.constraint == "killercage" && clue.cells.size() > 3 &&
          (largest == nullptr || clue.cells.size() > largest->cells.size()))
        largest = &clue;
    if (largest == nullptr) return false;
    std::vector<Cell> cells = largest->cells;
    shuffle(cells, rng_);
    for (const Cell first : cells)
      for (const Cell second : room.neighbours(first, false)) {
        if (std::find(cells.begin(), cells.end(), second) == cells.end()) continue;
        std::vector<Cell> rest = cells;
        std::erase(rest, first);
        std::erase(rest, second);
        if (!is_connected(room.side(), rest)) continue;
        std::vector<LaidClue> split = clues_;
        split[static_cast<std::size_t>(largest - clues_.data())] = cage_of(room, {first, second});
        split.push_back(cage_of(room, std::move(rest)));
        // Equal digits may now stand in both parts.
        if (uniqueness_with(split, givens_) != Uniqueness::kUnique) continue;
        clues_ = std::move(split);
        return true;
      }
    return false;
  }

  const MakerRecipe& recipe_;
  Rng& rng_;
  const Cancelled& cancelled_;
  std::vector<Digit> solution_;
  std::vector<LaidClue> clues_;
  std::vector<Digit> givens_;
  std::vector<Digit> other_;  // of the last check
};

}  // namespace

std::optional<MadePuzzle> attempt_with_clues(const MakerRecipe& recipe, Rng rng, const Cancelled& cancelled) {
  return Attempt(recipe, rng, cancelled).run();
}

}  // namespace sudoscope
