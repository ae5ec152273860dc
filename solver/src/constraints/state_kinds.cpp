// Rules of lines that are states and steps: regular expressions and automata.
#include <set>

#include "constraints/automaton.hpp"
#include "constraints/builder.hpp"
#include "constraints/regex.hpp"

namespace sudoscope {
namespace {

using Begin = std::function<void(std::size_t)>;
using Clues = std::span<const Clue>;
using Line = std::vector<Cell>;

void regex(Builder& builder, Clues clues, const Begin& begin) {
  for_each_line(clues, begin, [&](const Clue& clue, const Line& line) {
    const auto expression = parse_regex(clue.value, builder.side());
    if (!expression) return builder.refuse(expression.error());
    const Regex& states = expression.value();
    builder.line<int>(
        "regex " + clue.value, line, {0},
        [&](int state, int, int digit, auto reach) {
          for (const Regex::Step& step : states.steps)
            if (step.from == state && has_digit(step.digits, static_cast<Digit>(digit))) reach(step.to);
        },
        [&](int state) { return static_cast<bool>(states.accepts[static_cast<std::size_t>(state)]); });
  });
}

// A line, and the places where its further segments begin.
struct SegmentedLine {
  Line cells;
  std::set<int> begins = {};
};

std::vector<SegmentedLine> lines_of(const Clue& clue) {
  std::vector<SegmentedLine> lines;
  for (const Line& line : clue.lines) {
    if (!clue.segments || lines.empty()) {
      lines.push_back({line});
      continue;
    }
    SegmentedLine& whole = lines.back();
    whole.begins.insert(static_cast<int>(whole.cells.size()));
    whole.cells.insert(whole.cells.end(), line.begin(), line.end());
  }
  return lines;
}

void automaton(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    const auto unpacked = unpack_automaton(clue.value, builder.side());
    if (!unpacked) return builder.refuse(unpacked.error());
    const Automaton& states = unpacked.value();
    for (const SegmentedLine& line : lines_of(clue)) {
      std::string key = "automaton " + clue.value;
      for (const int place : line.begins) key += '/' + std::to_string(place);
      builder.line<int>(
          key, line.cells, states.starts,
          [&](int state, int place, int digit, auto reach) {
            const auto go_on = [&](int from) {
              for (const Automaton::Step& step : states.steps[static_cast<std::size_t>(from)])
                if (has_digit(step.digits, static_cast<Digit>(digit))) reach(step.to);
            };
            if (!line.begins.contains(place)) return go_on(state);
            for (const int next : states.breaks[static_cast<std::size_t>(state)]) go_on(next);
          },
          [&](int state) { return static_cast<bool>(states.accepts[static_cast<std::size_t>(state)]); });
    }
  });
}

constexpr CompiledKind kStateKinds[] = {
    {"regex", regex},
    {"automaton", automaton},
};

}  // namespace

std::span<const CompiledKind> state_kinds() { return kStateKinds; }

}  // namespace sudoscope
