// Deductions at a position, by the techniques that people use.
#pragma once

#include <emscripten/val.h>

#include "puzzle_bytes.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace sudoscope::wasm {

// One position, and the way from there.
class LogicSession {
 public:
  // `entries`: the digits entered in blank cells, a byte a cell as in PuzzleBytes::givens, or empty.
  // `candidates`: for each cell a 64-bit word, the digits that its notes keep, 0 = all that are left;
  // or empty. `techniques`: the ids of those to use, separated by blanks, in the order of trial;
  // "guess" among them: a digit of the solution where they end, if the puzzle has one solution.
  LogicSession(const PuzzleBytes& puzzle, const std::string& entries, const std::string& candidates,
               const std::string& techniques);

  // From now on long calls ask `is_ended` many times a second; true ends the call.
  void ask_meanwhile(emscripten::val is_ended) { is_ended_ = std::move(is_ended); }

  // The next step as JSON, among several by the same technique the
  // nearest to the cell `near`; -1: the first. "null" if nothing follows.
  std::string next(double near) const;
  // All deductions by one technique, `most` at most, as a JSON list.
  std::string all(const std::string& technique, double most) const;
  // Takes at most so many more steps on the way; true at its end.
  bool run(double steps);
  // The steps taken, from that one on, as a JSON list.
  std::string steps(double from) const;
  // True if the way has reached a solution.
  bool solved() const { return path_.is_solved(); }

 private:
  LogicSession(const Puzzle& puzzle, const std::string& entries, const std::string& candidates,
               const std::string& techniques);

  WorkLimit limit() const;

  GeometryPtr geometry_;
  Position position_;
  LogicPath path_;
  emscripten::val is_ended_ = emscripten::val::undefined();
};

// The techniques with finders, from easy to hard: {id, name,
// synonyms, grade, seTenths, hodokuScore, isUsual, assumesOne} each.
std::string logic_techniques();

}  // namespace sudoscope::wasm
