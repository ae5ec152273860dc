// The coarse calls of the WebAssembly boundary: reading and writing puzzles, one solving session, one watching session.
// Nothing here is called per cell or per event. Plain C++ but for the values that become JavaScript arrays.
#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <string>
#include <vector>

#include "sudoscope/player.hpp"
#include "sudoscope/solve.hpp"

namespace sudoscope::wasm {

// A puzzle as it crosses: bytes in strings. In `givens` 0 is blank, else the digit as shown, 1..side. `regions` is
// empty for rectangular boxes, else the region 0..side-1 of each cell.
struct PuzzleBytes {
  int box_height = 0;
  int box_width = 0;
  std::string regions;
  bool diagonals = false;
  bool windows = false;
  std::string givens;
};

struct ReadOptions {
  int box_height = 0;  // 0 = guess
  int box_width = 0;
  std::string regions;  // text of the regions of a jigsaw; empty = boxes
  bool diagonals = false;
  bool windows = false;
};

// {ok: true, puzzle, description} or {ok: false, message, line, column}.
emscripten::val read_puzzle(const std::string& text, const ReadOptions& options);

// `style`: "line" or "grid". REQUIRES: refusal(puzzle, "") is empty.
std::string write_puzzle(const PuzzleBytes& puzzle, const std::string& style);

// An array of {id, name, summary, publishedBy, largestSide, knobs: [{id, name, options}]}.
emscripten::val catalogue_entries();

// Why this algorithm cannot run on this puzzle, as a sentence; empty when it can. An empty id means the preferred one.
std::string refusal(const PuzzleBytes& puzzle, const std::string& algorithm);

// The houses as the solver numbers them, one array of `side` cells each; for the test that holds the page's copy to
// them.
emscripten::val house_cells(const PuzzleBytes& puzzle);

// One search for solutions, in slices. `knobs`: an option index per knob, a byte each; missing or unknown ones are the
// default. REQUIRES: refusal(puzzle, algorithm) is empty.
class SolveSession {
 public:
  SolveSession(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs, double limit);
  // At most `max_steps` more steps; true when finished.
  bool run(double max_steps) { return solve_.run(static_cast<std::uint64_t>(max_steps)); }
  double solutions() const { return static_cast<double>(solve_.solutions()); }
  double steps() const { return static_cast<double>(solve_.stats().steps); }
  // "unfinished", "unique", "several", "none" or "solved".
  std::string status() const;
  // A byte a cell as in PuzzleBytes::givens, or null.
  emscripten::val solution() const;
  // {sentence, cells} or null.
  emscripten::val contradiction() const;
  // {steps, guesses, backtracks, assignments, eliminations, solutions, level, deepest}.
  emscripten::val stats() const;

 private:
  Puzzle puzzle_;
  Solve solve_;
};

// One run to watch. REQUIRES: refusal(puzzle, algorithm) is empty.
class WatchSession {
 public:
  WatchSession(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs, double limit);

  double position() const { return static_cast<double>(player_.position()); }
  double known() const { return static_cast<double>(player_.known()); }
  bool ended() const { return player_.ended(); }
  // Steps of the run that are known, which is further than what is shown.
  double explored_steps() const { return static_cast<double>(player_.explored_steps()); }
  double solutions() const { return static_cast<double>(player_.board().counters().solutions); }

  // Forward over `stops` events of `kinds`, but at most `max_events` events; returns the stops made.
  double play(std::uint32_t kinds, double stops, double max_events);
  void previous(std::uint32_t kinds) { player_.previous_of(kinds); }
  void seek(double position) { player_.seek(static_cast<std::uint64_t>(position)); }
  // False when the end of the run is known.
  bool explore(double max_events) { return player_.explore(static_cast<std::uint64_t>(max_events)); }

  // The frame in hand, laid out as in README.md. A view: it dies when memory grows, so copy it at once.
  emscripten::val frame();
  // The search tree below the guess at `depth` that stood at `position`, laid out as in README.md; a bar is at least
  // `narrowest` of the picture's width. A copy.
  emscripten::val tree(double position, double depth, double narrowest) const;
  // What just happened, and why.
  emscripten::val sentence() const;

 private:
  Player player_;
  std::vector<std::uint8_t> frame_;
};

}  // namespace sudoscope::wasm
