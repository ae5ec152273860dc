// The fast engine on grids that a fuzzer invents: every instruction set against the plain one, many at a time against
// one in slices, all against another algorithm, and each solution against the rules.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "sudoscope/fast/fast.hpp"
#include "sudoscope/search/solve.hpp"
#include "targets.hpp"

namespace sudoscope::fuzz {

// Unfinished searches are not compared; this limit takes some 50 ms.
constexpr std::uint64_t kMostSteps = 5'000;

inline bool obeys_rules(const Geometry& geometry, const FastGrid& givens, const FastGrid& solution) {
  for (std::size_t cell = 0; cell < solution.size(); ++cell) {
    if (solution[cell] >= 9 || (givens[cell] < 9 && givens[cell] != solution[cell])) return false;
  }
  return std::all_of(geometry.houses().begin(), geometry.houses().end(), [&](const House& house) {
    DigitSet held = 0;
    for (const Cell cell : house.cells) held |= digit_bit(solution[cell]);
    return held == geometry.all();
  });
}

// The first byte is the limit, the others are cells; a last grid that is not full is blank from there on.
inline Finding fast_target(std::string_view input) {
  if (input.empty()) return std::nullopt;
  const std::uint64_t limit = 1 + static_cast<unsigned char>(input[0]) % 64u;
  std::vector<FastGrid> grids;
  for (input.remove_prefix(1); !input.empty() && grids.size() < 40;
       input.remove_prefix(std::min<std::size_t>(input.size(), 81))) {
    FastGrid& grid = grids.emplace_back();
    grid.fill(kBlank);
    for (std::size_t cell = 0; cell < std::min<std::size_t>(input.size(), 81); ++cell) {
      grid[cell] = static_cast<Digit>(input[cell] - '1');
    }
  }

  const GeometryPtr geometry = Geometry::boxes(3, 3).value();
  std::vector<FastAnswer> reference(grids.size());
  solve_many(grids, limit, reference, InstructionSet::kPlain);
  for (const InstructionSet set : instruction_sets()) {
    std::vector<FastAnswer> answers(grids.size());
    solve_many(grids, limit, answers, set);
    for (std::size_t i = 0; i < grids.size(); ++i) {
      if (answers[i].solutions != reference[i].solutions) return "Instruction sets count differently.";
      if (answers[i].solutions > 0 && !obeys_rules(*geometry, grids[i], answers[i].solution)) return "No solution.";
    }
  }
  for (std::size_t i = 0; i < grids.size(); ++i) {
    FastSearch search(grids[i]);
    std::uint64_t found = 0;
    for (auto status = FastSearch::Status::kRunning; status != FastSearch::Status::kExhausted && found < limit;) {
      status = search.run(3);
      found += status == FastSearch::Status::kSolution;
    }
    if (found != reference[i].solutions) return "One in slices counts differently.";
    Puzzle puzzle{geometry, {grids[i].begin(), grids[i].end()}};
    for (Digit& given : puzzle.givens) given = given < 9 ? given : kBlank;
    Solve other(puzzle, *find_algorithm("propagate-and-guess"), limit);
    if (other.run(kMostSteps) && other.solutions() != reference[i].solutions) return "Another algorithm disagrees.";
  }
  return std::nullopt;
}

}  // namespace sudoscope::fuzz
