// Text to puzzles and back.
#pragma once

#include "puzzle_bytes.hpp"
#include "sudoscope/grid/format.hpp"

namespace sudoscope::wasm {

struct ReadOptions {
  int box_height = 0;  // 0 = guess
  int box_width = 0;
  std::string regions;      // text of the regions of a jigsaw; empty = boxes
  std::string constraints;  // the text of text_of()
};

// {ok: true, puzzle, description} or {ok: false, message, line, column}.
emscripten::val read_puzzle(const std::string& text, const ReadOptions& options);

// Options of the library's readers. `regions`: room for the regions, which the
// options refer to. Errors are those of the texts of regions and constraints.
Result<ParseOptions, ParseError> parse_options(const ReadOptions& options, std::vector<std::uint8_t>& regions);
// {shape, givens}
emscripten::val puzzle_value(const Puzzle& puzzle);
// {ok: false, message, line, column}
emscripten::val failure_value(const ParseError& error);
// The same for an error in the text of the regions.
emscripten::val region_failure_value(ParseError error);

// `style`: "line" or "grid".
std::string write_puzzle(const PuzzleBytes& puzzle, const std::string& style);

}  // namespace sudoscope::wasm
