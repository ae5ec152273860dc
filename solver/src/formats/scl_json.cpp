// Goes through the text once, value by value.
#include "scl_json.hpp"

#include <algorithm>
#include <cstdint>

#include "grid/cell_texts.hpp"
#include "sudoscope/base/json.hpp"

namespace sudoscope {
namespace {

bool is_word(char c) { return !(c == ',' || c == ':' || c == '[' || c == ']' || c == '{' || c == '}' || c == '\''); }

bool is_number(std::string_view word) {
  if (word.substr(0, 1) == "-") word.remove_prefix(1);
  const bool numerals = std::all_of(word.begin(), word.end(), [](char c) {
    return is_numeral(c) || c == '.' || c == 'e' || c == 'E' || c == '+' || c == '-';
  });
  return !word.empty() && is_numeral(word[0]) && numerals;
}

// A value without quotes.
std::string value_of(std::string_view word) {
  if (word == "t") return "true";
  if (word == "f") return "false";
  if (word == "true" || word == "false" || word == "null" || is_number(word)) return std::string(word);
  return Json(word).text();
}

}  // namespace

std::string unzipped(std::string_view text) {
  std::string json;
  char before = '\0';  // the last sign outside of texts
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (c == '\'') {
      // A quote within a text has a backslash before it.
      std::string value;
      for (++at; at < text.size() && text[at] != '\''; ++at) {
        if (text[at] == '\\' && at + 1 < text.size()) {
          const char escaped = text[++at];
          value += escaped == '\'' ? std::string("'") : escaped == '"' ? "\\\"" : std::string("\\") + escaped;
        } else {
          value += text[at];
        }
      }
      ++at;
      json += '"' + value + '"';
      before = '\'';
    } else if (is_word(c)) {
      std::size_t end = at;
      while (end < text.size() && is_word(text[end])) ++end;
      const std::string_view word = text.substr(at, end - at);
      json += end < text.size() && text[end] == ':' ? '"' + std::string(word) + '"' : value_of(word);
      at = end;
      before = 'w';
    } else {
      const bool ends_item = c == ',' || c == ']';
      if (ends_item && (before == '[' || before == ',')) json += "{}";
      json += c;
      before = c;
      ++at;
    }
  }
  return json;
}

}  // namespace sudoscope
