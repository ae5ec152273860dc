// `sudoscope count`: the number of solutions of each puzzle, one a line.
#include <cmath>
#include <iostream>

#include "commands.hpp"
#include "speech.hpp"
#include "sudoscope/say.hpp"
#include "verdicts.hpp"

namespace sudoscope::cli {

int count(const Args& args) {
  return judge_all(args, [&](const Verdict& verdict) {
    if (args.format == OutputFormat::kJson) {
      std::cout << json_of(verdict) << '\n';
      return;
    }
    if (verdict.error) return;
    std::cout << verdict.solve->solutions();
    if (!verdict.solve->finished()) {
      const Message unfinished = status_words(SolveStatus::kUnfinished);
      const auto per_cent = std::lround(verdict.explored * 100);
      std::cout << " # " << spoken(verdict.explored > 0 ? say(MessageId::kStatusExplored, per_cent) : unfinished);
    }
    if (const Message why = reason(verdict)) std::cout << " # " << spoken(why);
    std::cout << '\n';
  });
}

}  // namespace sudoscope::cli
