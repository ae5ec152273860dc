// Logic: deductions at a position by any technique of the list, and the
// way to a solution step by step. The page loads it with the first hint.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sudoscope/base/json.hpp"
#include "sudoscope/techniques/deduction.hpp"
#include "sudoscope/techniques/position.hpp"

namespace sudoscope {

// True if it has a finder for positions: not the rule itself, nor techniques of searches alone.
bool is_sought(Technique technique);

// True if its deductions hold only for a puzzle with just one solution: each sentence then says that
// otherwise there would be a second. The caller decides: a puzzle with one solution, by a verdict or
// its publisher, may use these too; one with several solutions must not. They find nothing if the
// grid has ignored rules. The givens of the position must be the puzzle's own, because digits that a
// person entered may be exchanged ones. All other techniques remove no digit of any solution.
bool assumes_one_solution(Technique technique);

// All techniques with a finder, from the easiest to the hardest.
std::vector<Technique> sought_techniques();

// True if people look for it: not fish of five houses and more, mutant, Siamese or Kraken
// ones, Franken ones of four houses, the forcing chains of Sudoku Explainer, nor templates.
// These take long, or repeat the results of others, and are used only on request.
bool is_usual(Technique technique);

// Remaining work of a search for patterns without number: large fish, blossoms, unique loops and nested forcing chains
// count each choice that they try, so that their end depends on the position alone. All other techniques end soon by
// themselves.
struct WorkLimit {
  std::uint64_t left;
  // If set, it is asked many times a second during long searches: true ends them as if nothing were left.
  std::function<bool()> is_ended = {};

  bool is_spent() const { return left == 0; }
  // Counts choices. False if nothing is left.
  bool spend(std::uint64_t choices) {
    const std::uint64_t before = left;
    left -= std::min(left, choices);
    if (is_ended && before / kChoicesAQuestion != left / kChoicesAQuestion && is_ended()) left = 0;
    return left > 0;
  }

 private:
  static constexpr std::uint64_t kChoicesAQuestion = 4096;
};

// All deductions by a technique, in the order in which they are found; `most` of them if there
// are more, and those found within the limit if there is one. REQUIRES: is_sought(technique).
std::vector<Deduction> deductions_at(const Position& position, Technique technique, std::size_t most = SIZE_MAX,
                                     WorkLimit* limit = nullptr);

// All techniques of steps by clues, in the order of the list.
std::vector<Technique> clue_techniques();
// Steps by clues at the position, one for each clue, sum or pair of clues that has one; none without clues.
std::vector<Deduction> clue_steps_at(const Position& position, std::size_t most = SIZE_MAX);
// The shortest of some chains through clues at the position, whatever is easier there; nothing without clues.
std::optional<Deduction> clue_chain_at(const Position& position);

// The deduction as a person would describe it at the position where it was found: a hidden single by its box or
// region if that is one of the houses where the digit has no other place, or else by the row or column with fewer
// blank cells; and singles with the blockers of the other places or digits. Other deductions are left unchanged.
Deduction told_at(const Position& position, Deduction deduction);

// "In box 1, 6 can only go in r2c2: the 6s in r1c7 and r6c3 block the other empty cells.",
// for any technique with a finder. After told_at() the reason of a single follows the colon.
Message explanation_of(const Geometry& geometry, const Deduction& deduction);

// A sentence for each link of its chains, in the order of the evidence: "If r4c2 is not 7, r4c9 is 7: row 4 has no
// other place for 7." Empty for a deduction without links.
std::vector<Message> links_told(const Geometry& geometry, const Deduction& deduction);

// The notation of enthusiasts: "2 r136 \ c269 ⇒ r5c89≠2"; chains in Eureka notation. Rows, columns and digits count
// from 1.
std::string notation_of(const Geometry& geometry, const Deduction& deduction);

// The first stage of a hint, where to look: "Look at box 5."
Message nudge_of(const Geometry& geometry, const Deduction& deduction);

// The second stage, the pattern to look for: "Where can 6 go in box 5?"
Message question_of(const Geometry& geometry, const Deduction& deduction);

// For the page: {technique, name, grade, isUsual, seTenths, hodokuScore, placements, eliminations, houses, cells,
// links, blockers, notation, sentence, nudge, question, look}. Cells are numbers row by row from 0, digits 1..side;
// `look` are the cells that the nudge names.
Json json_of(const Geometry& geometry, const Deduction& deduction);

// The last resort if no technique continues: a digit of the solution, at the cell from which singles lead
// furthest. Nothing if the position is solved, or contradicts the solution. `solution`: a digit for each cell.
std::optional<Deduction> guess_at(const Position& position, std::span<const Digit> solution);

// Places and eliminates its candidates. REQUIRES: it was found at this position, or nothing that it needs has changed.
void apply(Position& position, const Deduction& deduction);

// The difficulty of a step for a person who knows the technique: that of the technique, or for a step by clues one that
// grows with the blank cells to look at, and with the steps of a chain.
Grade grade_of(const Deduction& deduction);

class CluePath;

// Finds the next step at one position after another of a grid. Copies share their unchanging part.
class StepFinder {
 public:
  // `order`: the techniques to use, in the order of trial. Lifetime: of the geometry.
  StepFinder(const Geometry& geometry, std::vector<Technique> order);

  // A deduction by the first technique that finds any; among several the first, or with a cell the one
  // that a person sees first: hidden singles in boxes before those in lines with fewer blank cells, and
  // among equals the nearest to the cell. Nothing if the puzzle is solved, or no technique finds anything within the
  // limit, if there is one.
  std::optional<Deduction> next(const Position& position, Cell near = kNoCell, WorkLimit* limit = nullptr) const;

 private:
  struct Tables;
  std::shared_ptr<const Tables> tables_;
  std::vector<Technique> order_;
};

// The way from a position to its solution: one step after another, each by the easiest technique that finds any.
class LogicPath {
 public:
  // `order`: the techniques to use, in the order of trial. `solution`: a digit for
  // each cell, for guesses where they end; or empty, for none. The geometry is kept.
  LogicPath(GeometryPtr geometry, const Position& position, std::vector<Technique> order,
            std::vector<Digit> solution = {});

  // As StepFinder, or a guess, but no guess where the limit is spent.
  // With clues: grade after grade the given techniques and then steps by clues. Chains through clues take the place of
  // the techniques above hard ones, which take minutes on a grid with few digits.
  std::optional<Deduction> next(Cell near = kNoCell, WorkLimit* limit = nullptr) const;
  // Takes that step; false if there is none.
  bool advance(WorkLimit* limit = nullptr);

  // The steps taken so far.
  std::span<const Deduction> steps() const { return steps_; }
  const Position& position() const { return position_; }
  bool is_solved() const { return position_.blanks() == 0; }

 private:
  GeometryPtr geometry_;
  std::shared_ptr<CluePath> with_clues_;  // none for a puzzle without
  StepFinder finder_;
  Position position_;
  std::vector<Digit> solution_;
  std::vector<Deduction> steps_;
};

}  // namespace sudoscope
