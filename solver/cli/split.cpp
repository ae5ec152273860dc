// `sudoscope split`: the subproblems of each puzzle, a line each, and a line about their tree behind them.
#include <iostream>
#include <limits>

#include "commands.hpp"
#include "entries.hpp"
#include "sudoscope/grid/format.hpp"
#include "verdicts.hpp"
#include "work_lines.hpp"

namespace sudoscope::cli {
namespace {

// Enough for some tens of machines, if no depth is given.
constexpr std::size_t kSubproblemsByItself = 1024;

int depth_of(const Args& args, std::unique_ptr<Search> search) {
  if (args.depth > 0) return args.depth;
  Splitter splitter(std::move(search), {.least = kSubproblemsByItself});
  splitter.run(std::numeric_limits<std::uint64_t>::max());
  return std::max(splitter.depth(), 1);
}

void write_subproblems(const Puzzle& puzzle, int line, const Contender& contender, const KnobValues& knobs,
                       const Args& args) {
  const auto line_of = [&](std::span<const Digit> digits) {
    return format_puzzle(*puzzle.geometry, digits, GridStyle::kLine);
  };
  const auto search = [&] { return make_splittable(*contender.algorithm, puzzle, knobs); };
  const int depth = depth_of(args, search());
  const Run run = run_of(puzzle, line, contender, depth);
  SubproblemStream stream(search(), depth);
  std::uint64_t number = 0;
  while (const auto subproblem = stream.next()) {
    const SubproblemLine made{run, ++number, subproblem->share, subproblem->path,
                              line_of(subproblem->search->digits())};
    std::cout << text_of(made) << '\n';
  }
  const AboveCut& above = stream.above();
  const std::string solution = above.solution.empty() ? "" : line_of(above.solution);
  std::cout << text_of(TreeLine{run, number, above.explored, above.stats.solutions, solution, above.stats}) << '\n';
}

}  // namespace

int split(const Args& args) {
  const auto knobs = chosen_knobs(args);
  if (!knobs) return usage_error(knobs.error());
  return for_each_entry(args, [&](const Entry& entry) {
    const auto puzzle = read_puzzle(entry, args);
    if (!puzzle) return kBadPuzzle;
    const Contender contender{&algorithm_for(puzzle.value(), args), args.knobs};
    write_subproblems(puzzle.value(), entry.line, contender, knobs.value(), args);
    return 0;
  });
}

}  // namespace sudoscope::cli
