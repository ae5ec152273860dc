// Clues to parts of strings: regular expressions and automata, and the names of clues.
#include "base/base64.hpp"
#include "base/numerals.hpp"
#include "constraints/automaton.hpp"
#include "string_rule_writer.hpp"

namespace sudoscope {

std::string escaped_name(std::string_view name) {
  constexpr std::string_view kHexadecimal = "0123456789ABCDEF";
  std::string text;
  for (const char character : name) {
    if (base36(character) >= 0 || character == '-' || character == '_') {
      text += character;
      continue;
    }
    const auto byte = static_cast<unsigned char>(character);
    text += {'%', kHexadecimal[byte >> 4], kHexadecimal[byte & 15]};
  }
  return text;
}

bool StringRuleWriter::write_regex(const Clue& clue) {
  if (clue.value.empty()) return false;
  for (const Cells& line : clue.lines) part("Regex", to_base64(clue.value) + '~' + cells_text(line));
  return true;
}

bool StringRuleWriter::write_automaton(const Clue& clue) {
  if (!unpack_automaton(clue.value, side_)) return false;
  std::string lists;
  for (const Cells& line : clue.lines) lists += (lists.empty() ? "" : clue.segments ? "~-~" : "~~") + cells_text(line);
  if (!lists.empty()) part("NFA", clue.value + "~_" + escaped_name(clue.name) + '~' + lists);
  return true;
}

}  // namespace sudoscope
