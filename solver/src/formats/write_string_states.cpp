// Clues to parts of strings: regular expressions, automata and alternatives, and the names of clues.
#include <algorithm>
#include <utility>

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

bool StringRuleWriter::write_either(const Clue& clue) {
  part("Or", "");
  for (const std::vector<Clue::OfKind>& alternative : clue.any) {
    part("And", "");
    // A row or column may have other clues in other alternatives.
    auto ends = std::exchange(ends_, {});
    const bool is_whole = std::all_of(alternative.begin(), alternative.end(),
                                      [&](const Clue::OfKind& of_kind) { return write_in_alternative(of_kind); });
    ends_ = std::move(ends);
    if (!is_whole) return false;
    part("End", "");
  }
  part("End", "");
  return true;
}

bool StringRuleWriter::write_in_alternative(const Clue::OfKind& of_kind) {
  // They would become givens of the whole grid.
  if (of_kind.kind == "odd" || of_kind.kind == "even") return false;
  if (of_kind.kind != "digits") return write(of_kind.kind, of_kind.clues);
  for (const Clue& clue : of_kind.clues) {
    const Cells cells = cells_of(clue, side_);
    if (cells.size() != 1 || clue.numbers.empty()) return false;
    std::string given = name_of(cells[0]);
    for (const int value : clue.numbers) given += '_' + std::to_string(value);
    part("", given);
  }
  return true;
}

}  // namespace sudoscope
