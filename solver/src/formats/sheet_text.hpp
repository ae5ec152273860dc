// A text on its way into a sheet: the places of its parts, and its words.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/numerals.hpp"
#include "base/text_lines.hpp"
#include "sudoscope/formats/formats.hpp"

namespace sudoscope {

struct SheetText {
  std::string_view text;        // decoded
  std::vector<TextLine> lines;  // of the same text
};

// A part of a text, and the place where it begins.
struct TextPart {
  std::string_view text;
  std::size_t offset;
};

// The text without white space around it.
TextPart trimmed(std::string_view text);
// All of it, if it is one word or one line; nothing if it is more or empty.
std::optional<TextPart> only_word(std::string_view text);
std::optional<TextPart> only_line(std::string_view text);

// A tag's value: one line of printable UTF-8, cut at 1,000 bytes.
std::string tidy_value(std::string_view value);
// A text of several lines as a tag's value: cut at 10,000 bytes, with U+2028 for each line break; and back.
std::string tidy_text(std::string_view value);
std::string with_line_breaks(std::string_view text);

// The text with a-z for A-Z.
std::string lower(std::string_view text);
// The text with a character for each escape of two hexadecimal numerals, as in links.
std::string percent_decoded(std::string_view text);
// True if a host is a site's, or one below it.
bool is_at(std::string_view host, std::string_view site);
std::vector<std::string_view> split_at(std::string_view text, char separator);
// True if a list split by spaces has the word.
bool has_word(std::string_view list, std::string_view word);
// 1-9, A-Z, '.' for a blank. REQUIRES: digit < 35 or kBlank.
char symbol_of(Digit digit);
// The digit of a symbol 1-9, A-Z, a-z; kBlank for any other character.
Digit digit_of_symbol(char symbol);

}  // namespace sudoscope
