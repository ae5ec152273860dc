// `sudoscope bench`: algorithms compared on the puzzles of a file, with the statistics of the page's Lab.
#include <algorithm>
#include <iostream>

#include "bench_report.hpp"
#include "commands.hpp"
#include "entries.hpp"
#include "speech.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope::cli {

int bench(const Args& args) {
  std::vector<KnobValues> knobs;
  for (const Contender& contender : args.contenders) {
    auto values = knob_values(*contender.algorithm, contender.knobs);
    if (!values) return usage_error(values.error());
    knobs.push_back(std::move(values.value()));
  }
  const auto read = read_puzzles(args);
  if (!read) return read.error();
  const auto& [puzzles, lines, status] = read.value();
  if (puzzles.empty()) return status;
  for (const Contender& contender : args.contenders)
    for (std::size_t i = 0; i < puzzles.size(); ++i)
      if (const auto lost = ignored_constraints(*contender.algorithm, *puzzles[i].geometry); !lost.empty())
        tell_of_line(lines[i], 0,
                     spoken(say(MessageId::kStatusWithoutRules, Message(contender.algorithm->name), names_of(lost))));

  const TrialRules rules{args.cap_seconds, args.limit, args.max_steps, std::max(args.threads, 1u), args.rounds};
  std::vector<std::string> labels;
  for (const Contender& contender : args.contenders) labels.push_back(contender.label());
  const Bench bench{std::move(labels), puzzles, rules, run_trials(args.contenders, knobs, puzzles, rules)};
  if (args.format == OutputFormat::kCsv) {
    write_csv(std::cout, bench);
  } else if (args.format == OutputFormat::kJson) {
    write_json(std::cout, bench);
  } else {
    write_table(std::cout, bench);
  }
  return status;
}

}  // namespace sudoscope::cli
