// A pasted text as lines of plain characters: one byte a character, whatever it was drawn with.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sudoscope {

struct TextLine {
  int number;        // from 1
  std::string text;  // one byte a character, so that an index + 1 is a column; no comment, no line end
};

// Stands for a character that no puzzle has.
inline constexpr char kForeign = '\x01';

// The characters of a UTF-8 text, in order; broken UTF-8 comes out in some pieces or other.
std::vector<std::string_view> characters(std::string_view text);

// Lines as people see them: frames drawn in Unicode become | - +, a middle dot becomes a dot, every kind of space a
// space (tabs stay), and what follows a # is a comment and left out.
std::vector<TextLine> text_lines(std::string_view text);

}  // namespace sudoscope
