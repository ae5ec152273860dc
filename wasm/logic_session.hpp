// What follows at a position, by the techniques that people use.
#pragma once

#include "puzzle_bytes.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace sudoscope::wasm {

// One position, and the way from there.
class LogicSession {
 public:
  // `entries`: a byte a cell as in PuzzleBytes::givens, what was entered in blank cells, or empty. `candidates`: for
  // each cell a 64-bit word, the digits that its notes keep, 0 = all that are left; or empty. `techniques`: the ids of
  // those to use, between blanks, in the order in which they are tried; "guess" among them: a digit of the solution
  // where they end, if the puzzle has one solution.
  LogicSession(const PuzzleBytes& puzzle, const std::string& entries, const std::string& candidates,
               const std::string& techniques);

  // What comes next as JSON, the nearest to a cell of several by the same technique; -1: the first. "null" where
  // nothing follows.
  std::string next(double near) const;
  // Everything that follows by one technique, `most` at most, as a JSON list.
  std::string all(const std::string& technique, double most) const;
  // At most so many steps more on the way; true when it is at its end.
  bool run(double steps);
  // The steps taken, from that one on, as a JSON list.
  std::string steps(double from) const;
  // Whether the way has come to a solution.
  bool solved() const { return path_.is_solved(); }

 private:
  LogicSession(const Puzzle& puzzle, const std::string& entries, const std::string& candidates,
               const std::string& techniques);

  GeometryPtr geometry_;
  Position position_;
  LogicPath path_;
};

// The techniques that are looked for, from easy to hard: {id, name, synonyms, grade, seTenths, hodokuScore, isUsual,
// assumesOne} each.
std::string logic_techniques();

}  // namespace sudoscope::wasm
