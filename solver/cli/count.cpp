// `sudoscope count`: the number of solutions of each puzzle, one a line.
#include <cmath>
#include <iostream>

#include "commands.hpp"
#include "count_subproblems.hpp"
#include "speech.hpp"
#include "sudoscope/base/say.hpp"
#include "verdicts.hpp"

namespace sudoscope::cli {

int count(const Args& args) {
  if (args.subproblems) return count_subproblems(args);
  return judge_all(args, [&](const JudgedPuzzle& judged) {
    if (args.format == OutputFormat::kJson) {
      std::cout << json_of(judged) << '\n';
      return;
    }
    if (judged.error) return;
    std::cout << judged.solve->solutions();
    if (!judged.solve->finished()) {
      const Message unfinished = status_words(SolveStatus::kUnfinished);
      const auto per_cent = std::lround(judged.explored * 100);
      std::cout << " # " << spoken(judged.explored > 0 ? say(MessageId::kStatusExplored, per_cent) : unfinished);
    }
    if (const Message why = reason(judged)) std::cout << " # " << spoken(why);
    std::cout << '\n';
  });
}

}  // namespace sudoscope::cli
