// Puzzles made for people.
#pragma once

#include <emscripten/val.h>

#include "puzzle_bytes.hpp"
#include "sudoscope/generate/maker.hpp"

namespace sudoscope::wasm {

// A recipe and attempts at it. web/protocol/making.ts has the recipe's form.
class MakerSession {
 public:
  // `grid`: only its shape counts. `aim`: "" for any difficulty, "grade 0" .. "grade
  // 5", "se 71 75" (tenths), "hodoku 1000 1400", or "technique ID". `pattern`: a
  // byte a cell, 0 = no given; or empty. `most`: givens, Infinity = any number.
  MakerSession(const PuzzleBytes& grid, bool new_regions, const std::string& symmetry, double least, double most,
               bool minimal, const std::string& pattern, const std::string& aim, double seed);

  // A message as JSON, the reason why the recipe never leads to a puzzle; "null" if there is none.
  std::string refused() const;
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
