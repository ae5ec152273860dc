// A text of several puzzles in the formats of other programs, made plain lines: those that LineSolver takes.
#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <string>
#include <vector>

#include "sudoscope/formats/sheet_collection.hpp"

namespace sudoscope::wasm {

// A puzzle after another, in slices. One that cannot be read, or that no line can hold, is a line of its own too, which
// no reader takes for a puzzle.
class SheetList {
 public:
  // `text`: its bytes. `division`: how it is to be divided, as in name_of(); empty = guess.
  SheetList(const std::string& text, const std::string& division);
  SheetList(const SheetList&) = delete;
  SheetList& operator=(const SheetList&) = delete;

  // Whether it is read as several puzzles.
  bool several() const { return sheets_.division() != Division::kOne; }
  // At most `most` more puzzles; false at the end. What follows is of those.
  bool run(double most);

  const std::string& lines() const { return lines_; }  // a line each
  emscripten::val line() const;                        // Uint32Array: where each begins in the text, from 1
  emscripten::val begin() const;                       // Uint32Array: in bytes
  emscripten::val end() const;                         // Uint32Array; = begin where the puzzle has no text of its own
  // {item, line, message}: `item` counts from 0 in the last slice, `line` from 1 in the text.
  emscripten::val problems() const { return problems_; }
  // {item, message}: what the text calls a puzzle among the others, where it does.
  emscripten::val names() const { return names_; }

 private:
  void take(const CollectionItem& item);
  void fail(int line, const Message& message);

  std::string text_;
  SheetCollection sheets_;
  std::string lines_;
  std::vector<std::uint32_t> line_, begin_, end_;
  emscripten::val problems_ = emscripten::val::array();
  emscripten::val names_ = emscripten::val::array();
};

}  // namespace sudoscope::wasm
