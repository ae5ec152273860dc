// Compares numbers with our own engine's, and solutions with the rules and the givens.
#include "referee.hpp"

#include <algorithm>
#include <set>

#include "stopwatch.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/formats/formats.hpp"
#include "sudoscope/grid/contradiction.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

constexpr std::uint64_t kSliceSteps = 256;

// Reason why it is no solution; nothing if it is one.
Message fault_of(const Puzzle& puzzle, const std::string& solution) {
  if (solution.empty()) return say(Id::kShowsNoSolution);
  const Geometry& geometry = *puzzle.geometry;
  const auto digits = read_puzzle_text(geometry, solution);
  if (!digits || std::find(digits->begin(), digits->end(), kBlank) != digits->end()) {
    return say(Id::kShowsNoFullGrid, Size{geometry.side(), geometry.side()});
  }
  for (std::size_t cell = 0; cell < digits->size(); ++cell) {
    const Digit given = puzzle.givens[cell];
    if (given == kBlank || given == (*digits)[cell]) continue;
    return say(Id::kShowsOtherGiven, digit_named((*digits)[cell]), cell_named(geometry, static_cast<Cell>(cell)),
               digit_named(given));
  }
  const auto clash = sudoscope::find_clash({puzzle.geometry, *digits});
  if (!clash) return {};
  return say(Id::kShowsNoSolutionAs, house_named(geometry, clash->house), digits_named(clash->digits),
             cells_named(geometry, clash->cells));
}

}  // namespace

std::string puzzle_text(const Geometry& geometry, std::span<const Digit> digits) {
  const auto plain = Geometry::boxes(geometry.box_height(), geometry.box_width());
  const Sheet sheet{{plain.value(), {digits.begin(), digits.end()}}, {}, {}, {}};
  return write_sheet(sheet, "line").value().text;
}

std::optional<std::vector<Digit>> read_puzzle_text(const Geometry& geometry, std::string_view text) {
  if (text.size() != static_cast<std::size_t>(geometry.cell_count())) return std::nullopt;
  ReadSheetOptions options{.format = "line", .alphabet = Alphabet::kFromOne};
  options.shape.boxes = BoxShape{geometry.box_height(), geometry.box_width()};
  const auto reading = read_sheet(text, options);
  if (!reading || reading.value().sheet.puzzle.geometry->side() != geometry.side()) return std::nullopt;
  return reading.value().sheet.puzzle.givens;
}

KnownCount count_within(const Puzzle& puzzle, std::uint64_t limit, double cap_seconds) {
  const Stopwatch stopwatch;
  Solve solve(puzzle, preferred_algorithm(puzzle, limit), limit);
  while (!solve.run(kSliceSteps))
    if (stopwatch.seconds() > cap_seconds) return {solve.solutions(), false};
  return {solve.solutions(), solve.status() != SolveStatus::kStuck};
}

Verdict judge(const Puzzle& puzzle, std::uint64_t limit, KnownCount known,
              std::span<const std::optional<Claim>> answers) {
  Verdict verdict{std::vector<Message>(answers.size())};
  std::set<std::string> shown;
  for (std::size_t index = 0; index < answers.size(); ++index) {
    const auto& answer = answers[index];
    if (!answer || answer->solutions == 0) continue;
    Message& fault = verdict.faults[index];
    fault = fault_of(puzzle, answer->solution);
    if (!fault) shown.insert(answer->solution);
    if (limit != 0 && answer->solutions > limit) fault = say(Id::kCountsBeyondLimit, answer->solutions, limit);
  }
  known.least = std::max<std::uint64_t>(known.least, shown.size());
  if (limit != 0 && known.least >= limit) known = {limit, true};
  for (std::size_t index = 0; index < answers.size(); ++index) {
    Message& fault = verdict.faults[index];
    if (fault || !answers[index]) continue;
    const std::uint64_t said = answers[index]->solutions;
    if (known.is_exact && said != known.least) {
      fault = say(Id::kCountsOtherwise, said, known.least);
    } else if (said < known.least) {
      fault = say(Id::kCountsTooFew, said, known.least);
    } else if (!known.is_exact) {
      verdict.is_checked = false;
    }
  }
  return verdict;
}

}  // namespace sudoscope::cli
