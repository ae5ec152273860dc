// Texts of other programs and sites to sheets and back, in the whole module alone.
#pragma once

#include "sudoscope/formats/division.hpp"
#include "text.hpp"

namespace sudoscope::wasm {

// Options of the reader of a sheet; empty and 0 = guess.
struct SheetOptions {
  std::string format;    // id of a format; an unknown one is an error
  std::string alphabet;  // "1", "0" or "A": the first digit
  ReadOptions shape;
  std::string division;  // the way to divide the text, a name of name_of(); empty = guess
};

// "one", "lines", "grids", "games", "table" or "found".
std::string_view name_of(Division division);
// Nothing for an empty name, which lets the reader guess.
std::optional<Division> need_division(std::string_view name);

// A sheet for the boundary: bytes in strings, values as in PuzzleBytes.
struct SheetBytes {
  PuzzleBytes puzzle;
  std::string entries;     // a byte a cell
  std::string candidates;  // empty, or a little-endian 64-bit word a cell, bit d-1 set = digit d possible
  std::string corners;     // likewise
  std::string colours;     // empty, or two bytes a cell, little-endian: bits 0 to 8 are the colours A to I
  std::string tags;        // name=value and a line feed each
};

// {ok: true, sheet, format, alphabet, description, notes, others} or {ok: false, message, line, column}, for the
// text as one puzzle; with both {division, otherDivision}: the way it is divided, and another possible one, or "".
emscripten::val read_sheet(const std::string& text, const SheetOptions& options);

// {ok: true, text, lost} or {ok: false, message}.
emscripten::val write_sheet(const SheetBytes& sheet, const std::string& format, const std::string& alphabet);

// An object for each format, with its properties for the page.
emscripten::val formats();

}  // namespace sudoscope::wasm
