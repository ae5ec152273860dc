// Rules of lines that are states and steps: regular expressions and automata.
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

void automaton(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    const auto unpacked = unpack_automaton(clue.value, builder.side());
    if (!unpacked) return builder.refuse(unpacked.error());
    const Automaton& states = unpacked.value();
    for (const Line& line : clue.lines) {
      builder.line<int>(
          "automaton " + clue.value, line, states.starts,
          [&](int state, int, int digit, auto reach) {
            for (const Automaton::Step& step : states.steps[static_cast<std::size_t>(state)])
              if (has_digit(step.digits, static_cast<Digit>(digit))) reach(step.to);
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
