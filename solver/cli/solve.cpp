// `sudoscope solve`: the solution of each puzzle, and whether it is the only one. A line of the output is a puzzle
// with a comment, which `solve` itself reads back.
#include <iostream>

#include "commands.hpp"
#include "solve_stream.hpp"
#include "speech.hpp"
#include "sudoscope/base/say.hpp"
#include "verdicts.hpp"

namespace sudoscope::cli {
namespace {

Message verdict_in_words(const JudgedPuzzle& judged) {
  const Message why = reason(judged);
  return why ? say(MessageId::kStatusNoneAs, why) : status_words(judged.solve->status());
}

}  // namespace

int solve(const Args& args) {
  const Print print = [&](const JudgedPuzzle& judged) {
    if (args.format == OutputFormat::kJson) {
      std::cout << json_of(judged) << '\n';
      return;
    }
    if (judged.error) return;
    const std::vector<Digit>& solution = judged.solve->solution();
    const std::vector<Digit>& shown = solution.empty() ? judged.puzzle->givens : solution;
    const Geometry& geometry = *judged.puzzle->geometry;
    const Message ignored = names_of(ignored_constraints(*judged.algorithm, geometry));
    const Message said = verdict_in_words(judged);
    const std::string words = "# " + spoken(ignored ? say(MessageId::kStatusWithoutRules, said, ignored) : said);
    if (args.format == OutputFormat::kLine) {
      std::cout << line_of(judged, shown) << ' ' << words << '\n';
    } else {
      std::cout << words << '\n' << format_puzzle(geometry, shown, GridStyle::kGrid) << '\n';
    }
  };
  return solve_stream(args, print);
}

}  // namespace sudoscope::cli
