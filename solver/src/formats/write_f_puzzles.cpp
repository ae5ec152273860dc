// Writing f-puzzles.
#include <algorithm>

#include "f_puzzles.hpp"
#include "json_value.hpp"
#include "lz_string.hpp"

namespace sudoscope {
namespace {

// f-puzzles takes the boxes of default_box_shape; any other regions stand in the cells.
bool tells_regions(const Geometry& geometry) {
  const BoxShape usual = default_box_shape(geometry.side());
  return !(BoxShape{geometry.box_height(), geometry.box_width()} == usual);
}

std::string cell_text(const Sheet& sheet, std::size_t cell) {
  std::string members;
  const auto add = [&](const std::string& member) { members += (members.empty() ? "" : ",") + member; };
  if (const Digit digit = held(sheet, cell); digit != kBlank) add("\"value\":" + std::to_string(digit + 1));
  if (sheet.puzzle.givens[cell] != kBlank) add("\"given\":true");
  if (tells_regions(*sheet.puzzle.geometry)) {
    add("\"region\":" + std::to_string(sheet.puzzle.geometry->box_of(static_cast<Cell>(cell))));
  }
  std::string marks;
  for (DigitSet set = candidates_of(sheet, cell); set != 0; set = without_first(set)) {
    marks += (marks.empty() ? "" : ",") + std::to_string(first_digit(set) + 1);
  }
  if (!marks.empty()) add("\"centerPencilMarks\":[" + marks + "]");
  return "{" + members + "}";
}

// Characters beyond ASCII as escapes, as lz_compress wants it.
std::string in_ascii(std::string_view json) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string ascii;
  const auto escape = [&](unsigned unit) {
    ascii += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4) ascii += kHex[unit >> shift & 15];
  };
  for (const std::string_view character : characters(json)) {
    const auto first = static_cast<unsigned char>(character[0]);
    if (first < 0x80) {
      ascii += character[0];
      continue;
    }
    unsigned code = first >= 0xF0 ? first & 0x07u : first >= 0xE0 ? first & 0x0Fu : first & 0x1Fu;
    for (const char byte : character.substr(1)) code = code << 6 | (static_cast<unsigned char>(byte) & 0x3Fu);
    if (code < 0x10000) {
      escape(code);
    } else {
      escape(0xD800 + ((code - 0x10000) >> 10 & 0x3FF));
      escape(0xDC00 + (code & 0x3FF));
    }
  }
  return ascii;
}

bool has_two(const Sheet& sheet, std::string_view name) {
  return std::count_if(sheet.tags.begin(), sheet.tags.end(), [&](const SheetTag& tag) { return tag.name == name; }) > 1;
}

}  // namespace

std::string write_f_puzzles_json(const Sheet& sheet, Alphabet) {
  const auto side = static_cast<std::size_t>(sheet.puzzle.geometry->side());
  std::string json = "{\"size\":" + std::to_string(side);
  for (const auto& [member, tag] :
       {std::pair{"title", "title"}, std::pair{"author", "author"}, std::pair{"ruleset", "rules"}}) {
    if (const auto value = tag_of(sheet, tag); !value.empty())
      json += ",\"" + std::string(member) + "\":" + json_string(value);
  }
  json += ",\"grid\":[";
  for (std::size_t cell = 0; cell < side * side; ++cell) {
    if (cell % side == 0) json += cell == 0 ? "[" : ",[";
    json += (cell % side == 0 ? "" : ",") + cell_text(sheet, cell);
    if (cell % side == side - 1) json += "]";
  }
  json += "]";
  if (sheet.puzzle.geometry->extra().diagonals) json += ",\"diagonal+\":true,\"diagonal-\":true";
  return in_ascii(json + "}");
}

std::string write_f_puzzles(const Sheet& sheet, Alphabet alphabet) {
  return "https://f-puzzles.com/?load=" + lz_compress(write_f_puzzles_json(sheet, alphabet));
}

std::string write_fpuz(const Sheet& sheet, Alphabet alphabet) {
  std::string packed = lz_compress(write_f_puzzles_json(sheet, alphabet));
  // It stands in the path of a link, where / would end it.
  std::string escaped;
  for (const char character : packed) {
    if (character == '/') {
      escaped += "%2F";
    } else if (character == '+') {
      escaped += "%2B";
    } else if (character != '=') {
      escaped += character;
    }
  }
  return "https://sudokupad.app/fpuz" + escaped;
}

std::vector<std::string> f_puzzles_losses(const Sheet& sheet) {
  std::vector<std::string> lost;
  for (const char* const name : {"title", "author", "rules"}) {
    if (has_two(sheet, name)) lost.push_back("Of several tags '" + std::string(name) + "' only the first is kept.");
  }
  return lost;
}

}  // namespace sudoscope
