// Harder and easier relatives of a puzzle.
#pragma once

#include <emscripten/val.h>

#include "puzzle_bytes.hpp"
#include "sudoscope/generate/relatives.hpp"

namespace sudoscope::wasm {

// What it tells is JSON. `is_ended`: a function that is asked now and then; true ends what is going on.
class RelativeSession {
 public:
  // Rates the puzzle, which may take seconds.
  RelativeSession(const PuzzleBytes& puzzle, bool harder, double seed, emscripten::val is_ended);

  // A message, why the puzzle has no rating; "null" where it has one.
  std::string refused() const;
  // {givens, grade, er} of the puzzle, er in tenths or 0; "null" where it has no rating.
  std::string original() const;
  // Goes on for a moment. The same of a relative that was not told yet; or "null", which says nothing of those to come.
  std::string next(emscripten::val is_ended);

 private:
  Result<Relatives, Message> relatives_;
};

}  // namespace sudoscope::wasm
