// Numbers are held to our own engine's, solutions to the rules and the givens.
#include "referee.hpp"

#include <algorithm>
#include <set>

#include "stopwatch.hpp"
#include "sudoscope/contradiction.hpp"
#include "sudoscope/formats.hpp"
#include "sudoscope/say.hpp"
#include "sudoscope/solve.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

constexpr std::uint64_t kSliceSteps = 256;

// Why it is no solution; nothing where it is one.
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

// What stands where the true number is not known. `shown`: different solutions that were shown.
std::uint64_t count_among(std::span<const std::optional<Claim>> answers, std::span<const Message> faults,
                          std::uint64_t shown) {
  std::uint64_t best = shown;
  std::ptrdiff_t most = 0;
  for (std::size_t index = 0; index < answers.size(); ++index) {
    if (!answers[index] || faults[index] || answers[index]->solutions < shown) continue;
    const std::uint64_t solutions = answers[index]->solutions;
    const auto says_so = [&](const auto& answer) { return answer && answer->solutions == solutions; };
    const std::ptrdiff_t sayers = std::count_if(answers.begin(), answers.end(), says_so);
    if (sayers > most) best = solutions;
    most = std::max(most, sayers);
  }
  return best;
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

std::optional<std::uint64_t> true_count(const Puzzle& puzzle, std::uint64_t limit, double cap_seconds) {
  const Stopwatch stopwatch;
  Solve solve(puzzle, preferred_algorithm(puzzle, limit), limit);
  while (!solve.run(kSliceSteps))
    if (stopwatch.seconds() > cap_seconds) return std::nullopt;
  return solve.status() == SolveStatus::kStuck ? std::nullopt : std::optional(solve.solutions());
}

std::vector<Message> judge(const Puzzle& puzzle, std::uint64_t limit, std::optional<std::uint64_t> true_number,
                           std::span<const std::optional<Claim>> answers) {
  std::vector<Message> faults(answers.size());
  std::set<std::string> shown;
  for (std::size_t index = 0; index < answers.size(); ++index) {
    const auto& answer = answers[index];
    if (!answer || answer->solutions == 0) continue;
    faults[index] = fault_of(puzzle, answer->solution);
    if (!faults[index]) shown.insert(answer->solution);
    if (limit != 0 && answer->solutions > limit) faults[index] = say(Id::kCountsBeyondLimit, answer->solutions, limit);
  }
  const std::uint64_t least = limit != 0 ? std::min<std::uint64_t>(shown.size(), limit) : shown.size();
  const std::uint64_t known = true_number ? *true_number : count_among(answers, faults, least);
  for (std::size_t index = 0; index < answers.size(); ++index) {
    if (faults[index] || !answers[index] || answers[index]->solutions == known) continue;
    const std::uint64_t said = answers[index]->solutions;
    faults[index] = true_number ? say(Id::kCountsOtherwise, said, known) : say(Id::kCountsUnlikeOthers, said, known);
  }
  return faults;
}

}  // namespace sudoscope::cli
