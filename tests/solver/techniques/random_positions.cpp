#include "random_positions.hpp"

#include <algorithm>

#include "large_fish.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/shuffle.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace sudoscope::test {
namespace {

constexpr std::uint64_t kMostSteps = 20'000;

}  // namespace

// A random first row and a few more digits, completed by a search.
std::optional<Puzzle> random_full(const GeometryPtr& geometry, Rng& rng) {
  const auto side = static_cast<std::size_t>(geometry->side());
  Puzzle puzzle = blank(geometry);
  const std::vector<Digit> first_row = shuffled_numbers<Digit>(side, rng);
  std::copy(first_row.begin(), first_row.end(), puzzle.givens.begin());
  Position position(*geometry, puzzle.givens);
  for (std::size_t i = 0; i < side; ++i) {
    const auto cell = static_cast<Cell>(rng.below(side * side));
    const auto digit = static_cast<Digit>(rng.below(side));
    if (position.can_take(cell, digit)) position.place(cell, digit);
  }
  puzzle.givens = position.digits();
  Solve solve(puzzle, preferred_algorithm(puzzle, 1), 1);
  if (!solve.run(kMostSteps) || solve.solutions() == 0) return std::nullopt;
  return Puzzle{geometry, solve.solution()};
}

std::optional<SolvedPuzzle> all_solved(const Puzzle& puzzle) {
  constexpr int kMostSolutions = 500;
  SolvedPuzzle solved{puzzle, std::vector<DigitSet>(puzzle.givens.size(), 0), false};
  const std::unique_ptr<Search> search = make_search(preferred_algorithm(puzzle, 0), puzzle);
  for (int solutions = 0; solutions <= kMostSolutions; ++solutions) {
    const StepStatus status = search->run(kMostSteps);
    solved.has_one_solution = solutions == 1;
    if (status == StepStatus::kExhausted && solutions > 0) return solved;
    if (status != StepStatus::kSolution) return std::nullopt;
    for (std::size_t cell = 0; cell < solved.possible.size(); ++cell)
      solved.possible[cell] |= digit_bit(search->digits()[cell]);
  }
  return std::nullopt;
}

std::vector<GeometryPtr> geometries_of_every_kind() {
  const auto extra = [](std::string_view cells) { return Constraints{{"extraregion", std::string(cells)}}; };
  return {boxes(3, 3),
          boxes(2, 2),
          boxes(2, 3),
          boxes(3, 2),
          boxes(2, 4),
          boxes(3, 4),
          boxes(3, 3, {{"diagonals"}}),
          boxes(3, 3, {{"diagonal-"}}),
          boxes(3, 3, {{"windows"}}),
          boxes(3, 3, {{"diagonals"}, {"windows"}}),
          boxes(3, 3, {{"disjointgroups"}}),
          boxes(2, 3, {{"disjointgroups"}}),
          boxes(3, 3, extra(R"([{"cells":["R1C1","R2C2","R3C4","R4C3","R5C5","R6C7","R7C6","R8C8","R9C9"]}])")),
          jigsaw(kJigsaw6),
          jigsaw(kJigsaw9)};
}

std::optional<SolvedPuzzle> random_puzzle(const GeometryPtr& geometry, Rng& rng) {
  const std::optional<Puzzle> full = random_full(geometry, rng);
  if (!full) return std::nullopt;
  const std::size_t cells = full->givens.size();
  const std::size_t least = cells * (geometry->has_extra_houses() ? 62 : 52) / 100;
  return all_solved(dig(*full, least + rng.below(cells / 10), rng));
}

bool is_true(const Deduction& deduction, const SolvedPuzzle& puzzle) {
  return std::all_of(deduction.placements.begin(), deduction.placements.end(),
                     [&](const Candidate& each) { return puzzle.possible[each.cell] == digit_bit(each.digit); }) &&
         std::none_of(deduction.eliminations.begin(), deduction.eliminations.end(),
                      [&](const Candidate& each) { return has_digit(puzzle.possible[each.cell], each.digit); });
}

std::vector<Technique> techniques_for(const SolvedPuzzle& puzzle) {
  std::vector<Technique> found;
  for (const TechniqueRow& row : techniques())
    if (is_sought(row.technique) && !is_large_fish(row.technique) &&
        (puzzle.has_one_solution || !assumes_one_solution(row.technique)))
      found.push_back(row.technique);
  return found;
}

Draw any_of(std::size_t tried) {
  return [tried](std::vector<Technique> techniques, Rng& rng) {
    shuffle(techniques, rng);
    techniques.resize(std::min(tried, techniques.size()));
    return techniques;
  };
}

int walk(const SolvedPuzzle& puzzle, const Draw& draw, int most, Rng& rng, const FoundAt& found_at) {
  const std::vector<Technique> easiest_first = techniques_for(puzzle);
  Position position(*puzzle.puzzle.geometry, puzzle.puzzle.givens);
  int positions = 0;
  while (positions < most && position.blanks() > 0) {
    ++positions;
    const std::vector<Technique> drawn = draw(easiest_first, rng);
    std::vector<Deduction> all;
    const auto look = [&](Technique technique) {
      // Forcing chains and nets find nearly everything that is left; some of them are enough.
      const bool is_forcing = row_of(technique).family == TechniqueFamily::kForcingChains;
      std::vector<Deduction> found = deductions_at(position, technique, is_forcing ? 10 : SIZE_MAX);
      found_at(position, technique, found);
      all.insert(all.end(), found.begin(), found.end());
    };
    for (const Technique technique : drawn) look(technique);
    for (std::size_t i = 0; all.empty() && i < easiest_first.size(); ++i)
      // It takes seconds to find nothing.
      if (easiest_first[i] != Technique::kNestedForcingChain &&
          std::find(drawn.begin(), drawn.end(), easiest_first[i]) == drawn.end())
        look(easiest_first[i]);
    if (all.empty()) break;
    for (std::size_t left = 1 + rng.below(4); left > 0; --left) apply(position, all[rng.below(all.size())]);
  }
  return positions;
}

}  // namespace sudoscope::test
