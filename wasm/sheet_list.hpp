// A text of several puzzles in the formats of other programs, as lines for LineSolver and the page.
#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <string>
#include <vector>

#include "sudoscope/formats/sheet_collection.hpp"

namespace sudoscope::wasm {

// One puzzle after another, in slices: a plain line each, or one of JSON, which alone holds clues, regions and boxes of
// another shape. A puzzle that cannot be read is a line of its own too, which no reader takes for a puzzle.
class SheetList {
 public:
  // `text`: its bytes. `division`: the way to divide it, a name of name_of(); empty = guess.
  SheetList(const std::string& text, const std::string& division);
  SheetList(const SheetList&) = delete;
  SheetList& operator=(const SheetList&) = delete;

  // True if it is read as several puzzles.
  bool several() const { return sheets_.division() != Division::kOne; }
  // Reads at most `most` more puzzles; false at the end. The members below are about these.
  bool run(double most);

  const std::string& lines() const { return lines_; }  // a line each
  emscripten::val line() const;                        // one line for each
  emscripten::val begin() const;                       // Uint32Array: the line where each begins in the text, from 1
  emscripten::val end() const;                         // Uint32Array; = begin where the puzzle has no text of its own
  // {item, line, message}: `item` counts from 0 in the last slice, `line` from 1 in the text.
  emscripten::val problems() const { return problems_; }
  // {item, message}: the name of a puzzle among the others, if the text has names.
  emscripten::val names() const { return names_; }
  // {item, message}: the parts of a text that its line leaves out, and rules that no verdict is about.
  emscripten::val remarks() const { return remarks_; }

 private:
  void take(const CollectionItem& item);
  void fail(int line, const Message& message);
  void note(emscripten::val& list, const Message& message);

  std::string text_;
  SheetCollection sheets_;
  std::string lines_;
  std::vector<std::uint32_t> line_, begin_, end_;
  emscripten::val problems_ = emscripten::val::array();
  emscripten::val names_ = emscripten::val::array();
  emscripten::val remarks_ = emscripten::val::array();
};

}  // namespace sudoscope::wasm
