// Collections: 9x9 puzzles, one a line, solved many at a time.
#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sudoscope/fast/fast.hpp"

namespace sudoscope::wasm {

// Part of the boundary (protocol/collection.ts): numbers are never reused.
enum class LineStatus : std::uint8_t {
  kNone = 0,     // no solution
  kOne = 1,      // exactly one
  kSeveral = 2,  // two or more
  kOther = 5,    // not a 9x9 puzzle; nothing else is known about it
};

// Takes texts one after the other; skips blank lines and lines that begin with #.
// Text behind a puzzle, set off by a blank or one of ,;:|#, is not part of it.
class LineSolver {
 public:
  // `limit`: solutions to look for in each puzzle, at least 2. `wants_solutions`: true if text() is wanted.
  LineSolver(double limit, bool wants_solutions);

  // Room for a text of `size` bytes, as a view: write it at once, before the next call.
  emscripten::val room(double size);
  // Solves the lines of the text in the room; returns the number of its lines of all kinds.
  double solve();

  // By line, skipped ones left out. Copies.
  emscripten::val line() const;       // Uint32Array, counted from 0 in the text
  emscripten::val offset() const;     // Uint32Array, in bytes from the start of the text
  emscripten::val status() const;     // Uint8Array of LineStatus
  emscripten::val givens() const;     // Uint8Array
  emscripten::val guesses() const;    // Uint32Array
  emscripten::val solutions() const;  // Uint32Array, up to the limit
  // The first solution of each line, or nothing, and a line feed. Empty unless wanted.
  const std::string& text() const { return solution_text_; }

 private:
  // True if a puzzle and the text that may follow it begin right here.
  bool read_puzzle(std::size_t at);
  void read_line(std::string_view line, std::uint32_t number, std::uint32_t offset);
  void add_row(std::uint32_t number, std::uint32_t offset);
  // The row added last is the grid at the end of grids_.
  void take_grid();
  void solve_batch();

  std::uint64_t limit_;
  bool wants_solutions_;
  std::string text_;
  std::string solution_text_;
  std::uint32_t written_ = 0;  // rows that are in it
  std::vector<std::uint32_t> line_, offset_, guesses_, solutions_;
  std::vector<std::uint8_t> status_, givens_;
  // Puzzles read and not yet solved, and the rows that they are.
  std::vector<FastGrid> grids_;
  std::vector<std::uint32_t> rows_;
  std::vector<FastAnswer> answers_;
};

}  // namespace sudoscope::wasm
