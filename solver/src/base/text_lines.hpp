// A pasted text as lines of plain characters: one byte for each character, however it was drawn.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sudoscope {

struct TextLine {
  int number;        // from 1
  std::string text;  // one byte a character, so that an index + 1 is a column; no comment, no line end
};

// Replaces a character that no puzzle has.
inline constexpr char kForeign = '\x01';

// The characters of a UTF-8 text, in order; broken UTF-8 is split somehow, but is never lost.
std::vector<std::string_view> characters(std::string_view text);

// Lines as people see them: frames drawn in Unicode become | - +, a middle dot becomes a
// dot, every kind of space becomes a space (tabs stay), and a comment from # on is left out.
std::vector<TextLine> text_lines(std::string_view text);

}  // namespace sudoscope
