// A puzzle as bytes for the boundary, and the conversion of vectors and texts to JavaScript values.
#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoscope/base/result.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope::wasm {

// A puzzle for the boundary: bytes in strings. In `givens` 0 is blank, else the digit as shown,
// 1..side. `regions` is empty for rectangular boxes, else the region 0..side-1 of each cell.
struct PuzzleBytes {
  int box_height = 0;
  int box_width = 0;
  std::string regions;
  std::string constraints;  // the text of text_of()
  std::string givens;
};

// The grid, or the fault of its bytes; the givens do not count.
Result<GeometryPtr, Message> geometry_of(const PuzzleBytes& bytes);
// The puzzle, or the fault of its bytes.
Result<Puzzle, Message> puzzle_of(const PuzzleBytes& bytes);

std::span<const std::uint8_t> bytes_of(const std::string& bytes);

// The digits of bytes, 1..side, and 0 for blank.
std::vector<Digit> digits_of(const std::string& bytes);

// Digits as people read them: 1..side, 0 is blank.
std::vector<std::uint8_t> shown(std::span<const Digit> digits);

// The JavaScript typed array for such elements: its place in the list of glue.js.
constexpr int elements_of(const std::uint8_t*) { return 0; }
constexpr int elements_of(const std::uint16_t*) { return 1; }
constexpr int elements_of(const std::uint32_t*) { return 2; }
constexpr int elements_of(const double*) { return 3; }

emscripten::val typed_array(const void* values, std::size_t count, int elements, bool is_copy);

// A copy of values as a JavaScript typed array.
template <class Values>
emscripten::val array_of(const Values& values) {
  return typed_array(std::data(values), std::size(values), elements_of(std::data(values)), true);
}

// The values themselves as a JavaScript typed array. Lifetime: until the memory grows, or they are moved or freed.
template <class Values>
emscripten::val view_of(const Values& values) {
  return typed_array(std::data(values), std::size(values), elements_of(std::data(values)), false);
}

emscripten::val text(std::string_view view);

// The message in the form of web/language/text.ts; null for an empty one.
emscripten::val message_value(const Message& message);

// {ok: false, message}: the answer of a call without a result.
emscripten::val refusal_value(const Message& message);

}  // namespace sudoscope::wasm
