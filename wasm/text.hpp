// Text to puzzles and back.
#pragma once

#include "puzzle_bytes.hpp"

namespace sudoscope::wasm {

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

}  // namespace sudoscope::wasm
