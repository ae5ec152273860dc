// The learning search on small puzzles: its solutions and its end are compared with brute force, by itself and with
// clauses of another search, and so are the digits that it proves on the way; and its answers about assumptions.
#pragma once

#include <array>

#include "search/learning/assumptions.hpp"
#include "small_puzzle.hpp"
#include "sudoscope/search/catalogue.hpp"
#include "sudoscope/search/solve.hpp"
#include "targets.hpp"

namespace sudoscope::fuzz {

constexpr std::size_t kMostMet = 200;  // solutions

// Checks that all solutions, found or still to come, have the digits that the search has proved.
inline Finding check_outlook(const Search& search, const BruteForce& all) {
  const auto outlook = search.outlook();
  // Another search reports two equal givens in a house.
  if (!outlook) return all.solutions().empty() ? Finding() : "The learning search has no outlook.";
  for (const auto& solution : all.solutions()) {
    for (std::size_t cell = 0; cell < solution.size(); ++cell) {
      const Digit proved = outlook->proved[cell];
      if (proved != kBlank && proved != solution[cell]) return "What is proved is not so.";
    }
  }
  return std::nullopt;
}

// Up to `limit` solutions, in slices; after some of them the search continues as a copy of itself.
inline Finding check_search(const Puzzle& puzzle, const BruteForce& all, std::size_t limit, Bytes& bytes) {
  const Algorithm& algorithm = *find_algorithm("sudoscope-n");
  auto search = make_search(algorithm, puzzle, {});
  std::vector<Event> trace;
  std::vector<std::vector<Digit>> met;
  auto status = StepStatus::kRunning;
  while (status != StepStatus::kExhausted && met.size() < limit) {
    const unsigned how = bytes.next();
    if (how % 8 == 1) search = search->clone();
    status = how % 8 == 2 ? search->step(trace) : search->run(1 + how);
    if (status == StepStatus::kSolution) met.emplace_back(search->digits().begin(), search->digits().end());
    if (const Finding finding = check_outlook(*search, all)) return finding;
  }
  if (search->stats().solutions != met.size()) return "The solutions are counted wrong.";
  if (met.size() != std::min(limit, all.solutions().size()))
    return "The learning search finds another number of solutions.";
  std::vector<std::vector<Digit>> expected = all.solutions();
  std::sort(expected.begin(), expected.end());
  std::sort(met.begin(), met.end());
  if (std::adjacent_find(met.begin(), met.end()) != met.end()) return "A solution is met twice.";
  if (!std::includes(expected.begin(), expected.end(), met.begin(), met.end())) return "What is met is no solution.";
  return std::nullopt;
}

// Two searches side by side with different seeds, which now and then import each other's clauses.
inline Finding check_exchange(const Puzzle& puzzle, const BruteForce& all, Bytes& bytes) {
  constexpr std::size_t kLimit = 2;
  const Algorithm& algorithm = *find_algorithm("sudoscope-n");
  std::array<Solve, 2> solves{Solve(make_search(algorithm, puzzle, {0}), kLimit),
                              Solve(make_search(algorithm, puzzle, {1}), kLimit)};
  while (!solves[0].finished() || !solves[1].finished()) {
    for (std::size_t own = 0; own < solves.size(); ++own) {
      const unsigned how = bytes.next();
      solves[own].run(1 + how / 4);
      const std::vector<std::uint32_t> message = solves[own].export_learnt();
      if (how % 4 != 0) solves[1 - own].import_learnt(message);
    }
  }
  for (const Solve& solve : solves) {
    if (solve.solutions() != std::min(kLimit, all.solutions().size()))
      return "A search that hears of another one finds another number of solutions.";
    if (solve.solutions() > 0 && count_solutions({puzzle.geometry, solve.solution()}, 1) != 1u)
      return "What is heard of as a solution is none.";
  }
  return std::nullopt;
}

// Questions about some of the givens each, whose answers serve one another.
inline Finding check_assumptions(const Puzzle& puzzle, Bytes& bytes) {
  const std::vector<Digit> blank(puzzle.givens.size(), kBlank);
  if (count_solutions({puzzle.geometry, blank}, 1) != 1u) return std::nullopt;
  learning::Assumptions assumptions(*puzzle.geometry, blank);
  for (int questions = 0; questions < 4; ++questions) {
    Puzzle asked{puzzle.geometry, blank};
    std::vector<Cell> cells;
    const unsigned every = 1 + bytes.below(4);
    for (std::size_t cell = bytes.below(3); cell < blank.size(); cell += every) {
      asked.givens[cell] = puzzle.givens[cell];
      if (puzzle.givens[cell] != kBlank) cells.push_back(static_cast<Cell>(cell));
    }
    if (bytes.next() % 2 == 1) std::reverse(cells.begin(), cells.end());
    assumptions.ask(cells, puzzle.givens);
    for (std::uint64_t steps = 7; !assumptions.run(steps);) steps = 7;
    const auto expected = count_solutions(asked, 1);
    if (expected && assumptions.stand() != (*expected == 1)) return "Assumptions are judged wrongly.";
    if (assumptions.stand()) {
      for (const Cell cell : cells) {
        if (assumptions.solution()[cell] != puzzle.givens[cell]) return "A solution lacks what was assumed.";
      }
      if (count_solutions({puzzle.geometry, assumptions.solution()}, 1) != 1u) return "What stands is no solution.";
      continue;
    }
    Puzzle clash{puzzle.geometry, blank};
    for (const Cell cell : assumptions.clash()) {
      if (asked.givens[cell] == kBlank) return "A clash names what was not assumed.";
      clash.givens[cell] = puzzle.givens[cell];
    }
    if (count_solutions(clash, 1).value_or(0) > 0) return "What is said to clash can stand together.";
  }
  return std::nullopt;
}

// The limit, the puzzle, then the way to run the search and the questions.
inline Finding learning_target(std::string_view input) {
  Bytes bytes(input);
  const std::size_t limit = 1 + bytes.below(kMostMet);
  const Puzzle puzzle = small_puzzle(bytes).puzzle;
  const BruteForce all(puzzle, kMostMet + 1);
  if (all.complete()) {
    if (const Finding finding = check_search(puzzle, all, limit, bytes)) return finding;
    if (const Finding finding = check_exchange(puzzle, all, bytes)) return finding;
  }
  return check_assumptions(puzzle, bytes);
}

}  // namespace sudoscope::fuzz
