// A puzzle as it crosses the boundary, and how vectors and texts become JavaScript values.
#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoscope/puzzle.hpp"
#include "sudoscope/result.hpp"

namespace sudoscope::wasm {

// A puzzle as it crosses: bytes in strings. In `givens` 0 is blank, else the digit as shown, 1..side. `regions` is
// empty for rectangular boxes, else the region 0..side-1 of each cell.
struct PuzzleBytes {
  int box_height = 0;
  int box_width = 0;
  std::string regions;
  std::string constraints;  // as text_of() makes it
  std::string givens;
};

// The puzzle, or what is wrong with the bytes.
Result<Puzzle, Message> puzzle_of(const PuzzleBytes& bytes);

std::span<const std::uint8_t> bytes_of(const std::string& bytes);

// The digits of bytes, 1..side, and 0 for blank.
std::vector<Digit> digits_of(const std::string& bytes);

// Digits as people read them: 1..side, 0 is blank.
std::vector<std::uint8_t> shown(std::span<const Digit> digits);

// A copy as a JavaScript typed array.
emscripten::val array_of(const std::vector<std::uint8_t>& bytes);
template <class T>
emscripten::val array_of(const std::vector<T>& values) {
  using emscripten::val;
  return val(emscripten::typed_memory_view(values.size(), values.data())).template call<val>("slice");
}

emscripten::val text(std::string_view view);

// As it travels, web/language/text.ts has its form; null where there is nothing to tell.
emscripten::val message_value(const Message& message);

// {ok: false, message}: what a call answers in place of a result.
emscripten::val refusal_value(const Message& message);

}  // namespace sudoscope::wasm
