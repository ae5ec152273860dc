// TraceBoard: folds a search's events into the state of a board. It keeps its
// own trail, so that kBacktrack needs only a level, and depends on no algorithm.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/search/catalogue.hpp"
#include "sudoscope/search/event.hpp"
#include "sudoscope/search/search.hpp"

namespace sudoscope {

class ClueRules;

// Part of the WebAssembly frame: numbers are never reused.
enum class CellState : std::uint8_t {
  kEmpty = 0,
  kGiven = 1,
  kImplied = 2,  // follows from the givens alone
  kForced = 3,   // follows from the open guesses
  kGuess = 4,
  kEntered = 5,  // put into the puzzle before the run began
};

class TraceBoard {
 public:
  // One undoable change, 4 bytes: a digit placed (eliminated = 0) or a candidate removed (eliminated = 1).
  struct Change {
    Cell cell;
    Digit digit;
    std::uint8_t eliminated;
  };

  // `entries`: as in with_entries().
  TraceBoard(const Puzzle& puzzle, CandidateView view, std::span<const Digit> entries = {});

  void apply(const Event& event);

  std::span<const Digit> digits() const { return digits_; }  // kBlank = empty
  std::span<const CellState> states() const { return states_; }
  std::int64_t entry_count() const { return std::count(states_.begin(), states_.end(), CellState::kEntered); }
  std::span<const Level> levels() const { return levels_; }  // open guesses when the cell was filled
  // The algorithm's candidates of each blank cell, 0 in filled ones and if it keeps none.
  void candidates(std::span<DigitSet> out) const;
  // The digits that the cell may hold, that no peer of it holds and no clue rules out, whatever the algorithm keeps.
  DigitSet fitting(Cell cell) const;
  // The algorithm's candidates of the cell, as though it were empty; 0 if it keeps none.
  DigitSet possible(Cell cell) const;
  // The guessed cells, outermost first.
  std::span<const Cell> guesses() const { return guesses_; }
  // The changes under open guesses in their order; consequences of the givens alone are not among them.
  std::span<const Change> trail() const { return trail_; }
  // The index in trail() of each open guess, outermost first.
  std::span<const std::uint32_t> marks() const { return marks_; }
  // Number of guesses of each cell; all but an open one were taken back.
  std::span<const std::uint32_t> times_guessed() const { return times_guessed_; }
  // The kDecide or kAssign that placed the last digit, kind 0 if a backtrack came after it.
  const Event& placement() const { return placement_; }
  // The last event applied; kind 0 before the first.
  const Event& last() const { return last_; }
  // The guess that the last kBacktrack took back innermost (cell, digit), kNoCell if the last event was none.
  const Event& taken_back() const { return taken_back_; }
  // The contradiction that is being taken back: the last kConflict until the search continues, else kind 0.
  const Event& conflict() const { return conflict_; }
  // True if the last event was the kBacktrack of a restart.
  bool restarted() const { return restarted_; }
  // The last events that list, one after the other, a learnt clause.
  std::span<const Event> learnt() const { return learnt_; }
  // Counted from the events; `steps` stays 0.
  const SearchStats& counters() const { return counters_; }
  // Continues counting from `stats`, at the current level, and from so many guesses of each cell.
  void recount(SearchStats stats, std::span<const std::uint32_t> times_guessed);
  const Geometry& geometry() const { return *geometry_; }
  // Null if the puzzle has no clues that an algorithm can keep to.
  const ClueRules* clues() const { return clues_.get(); }
  // The digits that each cell may hold, as its clues see it, a bit a digit: its digit, or all that the puzzle itself
  // allows; with candidates, those that the algorithm keeps. REQUIRES: clues().
  std::vector<std::uint32_t> masks(bool with_candidates = true) const;
  CandidateView view() const { return view_; }
  // Bytes held by this object itself; the geometry is shared.
  std::size_t footprint_bytes() const;

 private:
  // The digits that the geometry allows, one set a cell.
  std::vector<DigitSet> allowed_digits() const;
  void place(const Event& event, CellState state);
  void eliminate(const Event& event);
  void backtrack(Level level);

  GeometryPtr geometry_;
  std::shared_ptr<const ClueRules> clues_;
  CandidateView view_;
  std::vector<Digit> digits_;
  std::vector<CellState> states_;
  std::vector<Level> levels_;
  std::vector<DigitSet> possible_;    // empty unless view_ is kTraced
  std::vector<Change> trail_;         // changes under open guesses; consequences of the givens are never undone
  std::vector<std::uint32_t> marks_;  // trail_ size before each open guess
  std::vector<Cell> guesses_;
  std::vector<std::uint32_t> times_guessed_;
  std::vector<Event> learnt_;
  Event last_, placement_, taken_back_, conflict_;
  bool restarted_ = false;
  SearchStats counters_;
};

}  // namespace sudoscope
