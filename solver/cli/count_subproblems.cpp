// `sudoscope count --subproblems`: the result of each subproblem that `split` wrote. All other
// lines pass unchanged, so that every fact about the tree is kept, whichever machine has its line.
#include "count_subproblems.hpp"

#include <algorithm>
#include <iostream>
#include <limits>

#include "commands.hpp"
#include "entries.hpp"
#include "in_order.hpp"
#include "speech.hpp"
#include "stopwatch.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/formats/formats.hpp"
#include "work_input.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;
using Counted = Result<ResultLine, Message>;

Counted count_one(const SubproblemLine& line, const Args& args) {
  const Stopwatch stopwatch;
  if (!find_format(line.run.format)) return Counted::failure(say(Id::kNoSuchFormat, line.run.format));
  const auto read = read_sheet(line.run.puzzle, {.format = line.run.format, .alphabet = {}, .shape = {}});
  if (!read) return Counted::failure(read.error().message);
  const Puzzle& puzzle = read.value().sheet.puzzle;
  const auto contenders = parse_contenders(line.run.algorithm);
  if (!contenders) return Counted::failure(contenders.error());
  const Contender& contender = contenders.value().front();
  const auto knobs = knob_values(*contender.algorithm, contender.knobs);
  if (!knobs) return Counted::failure(knobs.error());
  if (const Message error = why_not(*contender.algorithm, *puzzle.geometry)) return Counted::failure(error);
  const auto line_of = [&](std::span<const Digit> digits) {
    return format_puzzle(*puzzle.geometry, digits, GridStyle::kLine);
  };

  auto search = make_splittable(*contender.algorithm, puzzle, knobs.value());
  if (!follow(*search, line.path) || line_of(search->digits()) != line.placed) {
    return Counted::failure(say(Id::kWorkPathDiffers));
  }
  Solve solve(make_part(*contender.algorithm, puzzle, knobs.value(), std::move(search)), 0);
  solve.run(args.max_steps != 0 ? args.max_steps : std::numeric_limits<std::uint64_t>::max());
  const std::string solution = solve.solution().empty() ? "" : line_of(solve.solution());
  return ResultLine{line.run.id, line.number,      line.share,    solve.solutions(),
                    solution,    solve.finished(), solve.stats(), stopwatch.seconds()};
}

}  // namespace

int count_subproblems(const Args& args) {
  WorkInput input(args.file);
  if (!input.readable()) return usage_error(unreadable(args.file));
  int status = 0;
  const auto refuse = [&](const WorkEntry& entry, const Message& why) {
    tell_of_line(entry.line, 0, spoken(why));
    status = kBadPuzzle;
  };
  InOrder<WorkEntry, std::optional<Counted>>(
      [&] { return input.next(); },
      [&](const WorkEntry& entry) -> std::optional<Counted> {
        if (!entry.reading) return std::nullopt;
        const auto* const subproblem = std::get_if<SubproblemLine>(&entry.reading.value());
        return subproblem != nullptr ? std::optional(count_one(*subproblem, args)) : std::nullopt;
      },
      [&](const WorkEntry& entry, const std::optional<Counted>& counted) {
        if (!entry.reading) {
          tell_unread(entry);
          status = kBadPuzzle;
        } else if (!counted) {
          std::cout << entry.text << std::endl;
        } else if (!*counted) {
          refuse(entry, counted->error());
        } else {
          std::cout << text_of(counted->value()) << std::endl;
        }
      })
      .run(std::max(args.threads, 1u));
  if (input.failed()) give_up(spoken(say(Id::kUnreadAtEnd, input_named(args.file))));
  return status;
}

}  // namespace sudoscope::cli
