// Harder and easier relatives of a puzzle.
#pragma once

#include <emscripten/val.h>

#include "puzzle_bytes.hpp"
#include "sudoscope/generate/relatives.hpp"

namespace sudoscope::wasm {

// Results are JSON. `is_ended`: a function that is called now and then; true ends the current call.
class RelativeSession {
 public:
  // Rates the puzzle, which may take seconds. `wish`: easier, harder, fewer-clues or other-shapes.
  RelativeSession(const PuzzleBytes& puzzle, const std::string& wish, double seed, emscripten::val is_ended);

  // The reason why the puzzle has no rating; null if it has one.
  emscripten::val refusal() const;
  // {givens, constraints, clues, grade, er} of the puzzle, er in tenths or 0; "null" if it has no rating.
  std::string original() const;
  // Continues for a moment: the same for a new relative; or "null", after which others may still come.
  std::string next(emscripten::val is_ended);
  // True if no others will come.
  bool is_over() const;

 private:
  Result<Relatives, Message> relatives_;
};

}  // namespace sudoscope::wasm
