// `sudoscope contest`: anybody's solvers on the same puzzles, each a command that speaks the text protocol of
// tests/contest/README.md. The first of the table is the winner.
#include <algorithm>
#include <iostream>
#include <set>

#include "commands.hpp"
#include "contest_report.hpp"
#include "contest_rounds.hpp"
#include "entries.hpp"
#include "speech.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

constexpr int kSmallestSide = 2;
constexpr int kLargestSide = 61;  // digits that the protocol has symbols for

// Names that occur twice, and programs that do not exist.
Message fault_of(const std::vector<NamedCommand>& contenders) {
  std::set<std::string> names;
  for (const NamedCommand& contender : contenders) {
    if (!names.insert(contender.name).second) return say(Id::kContenderTwice, contender.name);
    if (Message reason = why_not_started(contender)) return reason;
  }
  return {};
}

bool can_be_told(const Geometry& geometry) {
  return geometry.is_classic() && geometry.side() >= kSmallestSide && geometry.side() <= kLargestSide;
}

// Leaves out puzzles that the protocol cannot express, and says so. Returns the exit status.
int leave_out(ReadPuzzles& read) {
  ReadPuzzles kept{{}, {}, read.status};
  for (std::size_t index = 0; index < read.puzzles.size(); ++index) {
    if (!can_be_told(*read.puzzles[index].geometry)) {
      tell_of_line(read.lines[index], 0, spoken(say(Id::kNotForContest)));
      kept.status = std::max(kept.status, kBadPuzzle);
      continue;
    }
    kept.puzzles.push_back(std::move(read.puzzles[index]));
    kept.lines.push_back(read.lines[index]);
  }
  read = std::move(kept);
  return read.status;
}

}  // namespace

int contest(const Args& args) {
  if (const Message fault = fault_of(args.commands)) return usage_error(fault);
  auto read = read_puzzles(args);
  if (!read) return read.error();
  const int status = leave_out(read.value());
  const auto& puzzles = read.value().puzzles;
  const auto& lines = read.value().lines;
  if (puzzles.empty()) return status;

  const ContestRules rules{{args.cap_seconds, args.limit, 0, 1, args.rounds}, args.together};
  auto [results, unchecked] = run_contest(args.commands, puzzles, rules);
  const std::vector<double> rating_of = ratings(results);
  const std::vector<Standing> standings = rank(results, args.cap_seconds);
  Bench bench{{}, puzzles, rules.trials, {}, args.together};
  for (const Standing& standing : standings) {
    bench.labels.push_back(args.commands[standing.contender].name);
    bench.results.push_back(std::move(results[standing.contender]));
    bench.results.back().rating = rating_of[standing.contender];
  }
  if (args.format == OutputFormat::kCsv) {
    write_csv(std::cout, bench);
    std::cerr << faults_text(bench, lines) << unchecked_text(unchecked, lines);
  } else if (args.format == OutputFormat::kJson) {
    write_json(std::cout, bench);
    std::cerr << unchecked_text(unchecked, lines);
  } else {
    write_ranking(std::cout, bench, standings, lines);
    std::cout << faults_text(bench, lines) << unchecked_text(unchecked, lines);
  }
  return status;
}

}  // namespace sudoscope::cli
