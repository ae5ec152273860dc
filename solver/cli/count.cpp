// `sudoscope count`: the number of solutions of each puzzle, one a line.
#include <cmath>
#include <iostream>

#include "commands.hpp"
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
    if (!verdict.solve->finished()) std::cout << " # unfinished";
    if (!verdict.solve->finished() && verdict.explored > 0)
      std::cout << ", " << std::lround(verdict.explored * 100) << " % of the tree explored";
    if (const auto why = reason(verdict)) std::cout << " # " << *why;
    std::cout << '\n';
  });
}

}  // namespace sudoscope::cli
