// Watching: one run that can be played, sought and drawn.
#pragma once

#include <string>

#include "arguments.hpp"
#include "sudoscope/trace/player.hpp"

namespace sudoscope::wasm {

// The houses in the solver's order, one array of `side` cells each; for the test that compares the page's copy.
emscripten::val house_cells(const PuzzleBytes& puzzle);

// One run to watch, of an algorithm that can be watched.
class WatchSession {
 public:
  // `entries`: digits that the run starts with beside the givens, as in DiagnosisSession.
  WatchSession(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs, double limit,
               const std::string& entries);

  double position() const { return static_cast<double>(player_.position()); }
  double known() const { return static_cast<double>(player_.known()); }
  bool ended() const { return player_.ended(); }
  // Steps of the run that are known, more than are shown.
  double explored_steps() const { return static_cast<double>(player_.explored_steps()); }
  double solutions() const { return static_cast<double>(player_.board().counters().solutions); }

  // Plays forward over `stops` events of `kinds`, but at most `max_events` events; returns the stops made.
  double play(double kinds, double stops, double max_events);
  void previous(double kinds);
  void seek(double position) { player_.seek(need_count(position, "position")); }
  // Moves to the place right after a number of steps, as far as is known.
  void seek_steps(double steps) { player_.seek_steps(need_count(steps, "steps")); }
  // False if the end of the run is known.
  bool explore(double max_events) { return player_.explore(need_count(max_events, "maxEvents")); }

  // The current frame, laid out as in README.md. A view: it is invalid once memory
  // grows, so copy it at once. `heat`: with the number of guesses of each cell.
  emscripten::val frame(bool heat);
  // Another position, without moving the current one: { frame,
  // what, why }, a view like frame() and the result of sentence().
  emscripten::val glimpse(double position);
  // The search tree below the guess at `depth` that was open at `position`, laid out
  // as in README.md; a bar is at least `narrowest` of the picture's width. A copy.
  emscripten::val tree(double position, double depth, double narrowest) const;
  // Up to `most` positions right after events of `kinds`, in (from, until].
  emscripten::val stops(double from, double until, double kinds, double most) const;
  // The position right after the event of `kinds` that is `count` such events back, or 0.
  double back(double position, double kinds, double count) const;
  // A stretch of the run as a JSON list of {position, kind, level,
  // what, why}, the last two messages; a missing reason is null.
  std::string told(double from, double until, double kinds, double most) const;
  // The exact cover matrix, laid out as in README.md. A copy.
  emscripten::val cover() const;
  // At a contradiction the obstacles, as an array of messages; else an empty one.
  emscripten::val blocks() const;
  // The last event and its reason, as messages: { what, why }.
  emscripten::val sentence() const;

 private:
  Player player_;
  std::vector<std::uint8_t> frame_;
};

}  // namespace sudoscope::wasm
