// Lines of plain characters from any pasted text.
#include "text_lines.hpp"

#include <algorithm>
#include <array>

namespace sudoscope {
namespace {

struct Plain {
  std::string_view drawn;
  char character;
};

constexpr std::array kPlain = {
    Plain{"\u00A0", ' '}, Plain{"\u2007", ' '}, Plain{"\u202F", ' '}, Plain{"\u3000", ' '}, Plain{"\u2009", ' '},
    Plain{"\u00B7", '.'}, Plain{"\u2022", '.'}, Plain{"\u2219", '.'}, Plain{"\u22C5", '.'}, Plain{"\u2024", '.'},
    Plain{"\u25A1", '.'}, Plain{"\u2010", '-'}, Plain{"\u2011", '-'}, Plain{"\u2012", '-'}, Plain{"\u2013", '-'},
    Plain{"\u2014", '-'}, Plain{"\u2015", '-'}, Plain{"\u2212", '-'}, Plain{"\u2500", '-'}, Plain{"\u2501", '-'},
    Plain{"\u2504", '-'}, Plain{"\u2505", '-'}, Plain{"\u2508", '-'}, Plain{"\u254C", '-'}, Plain{"\u2550", '-'},
    Plain{"\u2502", '|'}, Plain{"\u2503", '|'}, Plain{"\u2506", '|'}, Plain{"\u2507", '|'}, Plain{"\u250A", '|'},
    Plain{"\u254E", '|'}, Plain{"\u2551", '|'}, Plain{"\u00A6", '|'}, Plain{"\uFF5C", '|'},
};

// The other characters of Unicode's box drawing block, U+2500 to U+257F, are corners or crossings.
bool draws_a_corner(std::string_view character) {
  return character.size() == 3 && character[0] == '\xE2' && (character[1] == '\x94' || character[1] == '\x95');
}

// Byte order mark and zero width characters, which come along when text is copied from web pages.
bool is_invisible(std::string_view character) {
  if (character.size() == 1) return false;
  return character == "\uFEFF" || character == "\u200B" || character == "\u200C" || character == "\u200D" ||
         character == "\u2060" || character == "\u00AD";
}

char plain(std::string_view character) {
  if (character.size() == 1) {
    const char byte = character[0];
    if (byte == '\t' || (byte >= ' ' && byte <= '~')) return byte;
    return byte == '\v' || byte == '\f' ? ' ' : kForeign;
  }
  const auto known = std::find_if(kPlain.begin(), kPlain.end(), [&](const Plain& p) { return p.drawn == character; });
  if (known != kPlain.end()) return known->character;
  return draws_a_corner(character) ? '+' : kForeign;
}

// The character that begins at a place: a byte, and those that continue it.
std::string_view character_at(std::string_view text, std::size_t begin) {
  std::size_t end = begin + 1;
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
  return text.substr(begin, end - begin);
}

}  // namespace

std::vector<std::string_view> characters(std::string_view text) {
  std::vector<std::string_view> found;
  for (std::size_t at = 0; at < text.size(); at += found.back().size()) found.push_back(character_at(text, at));
  return found;
}

std::vector<TextLine> text_lines(std::string_view text) {
  std::vector<TextLine> lines = {{1, {}}};
  bool in_comment = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view character = character_at(text, at);
    const char single = character.size() == 1 ? character[0] : '\0';
    if (single == '\n' || single == '\r') {
      const bool ends_return = single == '\n' && at > 0 && text[at - 1] == '\r';  // the second half of CR LF
      if (!ends_return) lines.push_back({lines.back().number + 1, {}});
      in_comment = false;
    } else {
      in_comment = in_comment || single == '#';
      if (!in_comment && !is_invisible(character)) lines.back().text += plain(character);
    }
    at += character.size();
  }
  return lines;
}

}  // namespace sudoscope
