// Watching: one run that can be played, sought and drawn.
#pragma once

#include <string>

#include "arguments.hpp"
#include "sudoscope/trace/player.hpp"

namespace sudoscope::wasm {

// The houses as the solver numbers them, one array of `side` cells each; for the test that holds the page's copy to
// them.
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
  // Steps of the run that are known, which is further than what is shown.
  double explored_steps() const { return static_cast<double>(player_.explored_steps()); }
  double solutions() const { return static_cast<double>(player_.board().counters().solutions); }

  // Forward over `stops` events of `kinds`, but at most `max_events` events; returns the stops made.
  double play(double kinds, double stops, double max_events);
  void previous(double kinds);
  void seek(double position) { player_.seek(need_count(position, "position")); }
  // To right after a number of steps, as far as is known.
  void seek_steps(double steps) { player_.seek_steps(need_count(steps, "steps")); }
  // False when the end of the run is known.
  bool explore(double max_events) { return player_.explore(need_count(max_events, "maxEvents")); }

  // The frame in hand, laid out as in README.md. A view: it dies when memory grows, so copy it at once.
  // `heat`: with how often each cell was guessed.
  emscripten::val frame(bool heat);
  // Another position: { frame, what, why }, a view as frame() and as sentence(); what is shown does not move.
  emscripten::val glimpse(double position);
  // The search tree below the guess at `depth` that stood at `position`, laid out as in README.md; a bar is at least
  // `narrowest` of the picture's width. A copy.
  emscripten::val tree(double position, double depth, double narrowest) const;
  // Up to `most` positions right after events of `kinds`, in (from, until].
  emscripten::val stops(double from, double until, double kinds, double most) const;
  // The position right after the event of `kinds` that is `count` such events back, or 0.
  double back(double position, double kinds, double count) const;
  // A stretch of the run as a JSON list of {position, kind, level, what, why}, the last two messages; no why is null.
  std::string told(double from, double until, double kinds, double most) const;
  // The exact cover matrix, laid out as in README.md. A copy.
  emscripten::val cover() const;
  // At a contradiction what stands in the way, as an array of messages; else an empty one.
  emscripten::val blocks() const;
  // What just happened, and why, as messages: { what, why }.
  emscripten::val sentence() const;

 private:
  Player player_;
  std::vector<std::uint8_t> frame_;
};

}  // namespace sudoscope::wasm
