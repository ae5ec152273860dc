// Parts of strings to clues: regular expressions and automata.
#include <algorithm>

#include "base/base64.hpp"
#include "constraints/automaton.hpp"
#include "string_rules.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kLongestRegex = 2'000;
constexpr std::size_t kLongestAutomaton = 50'000;

}  // namespace

bool StringRuleReader::take_regex(Arguments arguments) {
  const auto pattern = arguments.empty() ? std::nullopt : from_base64(arguments[0]);
  if (!pattern || pattern->empty() || pattern->size() > kLongestRegex || !is_plain_text(*pattern)) return false;
  const auto lines = named_lists(arguments.subspan(1));
  if (!lines || lines->empty()) return false;
  if (std::any_of(lines->begin(), lines->end(), [](const NamedCells& line) { return line.is_segment; })) return false;
  for (const NamedCells& line : *lines) found_.add_line("regex", line.cells, *pattern);
  return true;
}

// Lists of one name are the lines of one clue, as the automaton can be long; a line in segments is one by itself.
bool StringRuleReader::take_automaton(Arguments arguments) {
  if (arguments.empty() || arguments[0].size() > kLongestAutomaton || !unpack_automaton(arguments[0], side_))
    return false;
  const auto lists = named_lists(arguments.subspan(1));
  if (!lists || lists->empty()) return false;
  const auto is_segment = [&](std::size_t at) { return at < lists->size() && (*lists)[at].is_segment; };
  for (std::size_t begin = 0; begin < lists->size();) {
    const std::string& name = (*lists)[begin].name;
    const bool in_segments = is_segment(begin + 1);
    std::string lines;
    const auto take = [&] { lines += (lines.empty() ? "[" : ",") + found_.cells_text((*lists)[begin++].cells); };
    take();
    while (in_segments ? is_segment(begin)
                       : begin < lists->size() && (*lists)[begin].name == name && !is_segment(begin + 1))
      take();
    found_.add("automaton", {{"lines", lines + ']'},
                             {"value", FoundClues::quoted(arguments[0])},
                             {"name", FoundClues::quoted(name)},
                             {"segments", in_segments ? "true" : ""}});
  }
  return true;
}

}  // namespace sudoscope
