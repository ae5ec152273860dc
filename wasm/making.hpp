// Puzzles made for people.
#pragma once

#include <emscripten/val.h>

#include "puzzle_bytes.hpp"
#include "sudoscope/generate/maker.hpp"

namespace sudoscope::wasm {

// A recipe and attempts at it.
class MakerSession {
 public:
  // `recipe`: an object of the form of Recipe in logic_module.d.ts.
  explicit MakerSession(emscripten::val recipe);

  // The reason why the recipe never leads to a puzzle; null if there is none.
  emscripten::val refusal() const;
  // Number of attempts in one call.
  double batch() const;
  // One batch of attempts from that number on: a list of {attempt, givens, regions, solution}
  // for the first `most` that lead to a puzzle, bytes as lists, regions null without any of
  // its own. `is_ended`: a function that is called now and then; true ends the attempts.
  std::string attempts(double first, double most, emscripten::val is_ended) const;

 private:
  Result<Maker, Message> maker_;
};

}  // namespace sudoscope::wasm
