// The diagnosis of small puzzles: all of it is compared with brute force.
#pragma once

#include "small_puzzle.hpp"
#include "sudoscope/diagnose/diagnosis.hpp"
#include "targets.hpp"

namespace sudoscope::fuzz {

constexpr std::size_t kMostSolutions = 300;  // that are examined one by one
constexpr int kMostSlices = 1'000'000;

inline Puzzle with(Puzzle puzzle, Cell cell, Digit digit) {
  puzzle.givens[cell] = digit;
  return puzzle;
}

// The puzzle with these digits alone of `digits`.
inline Puzzle only(const Puzzle& puzzle, const std::vector<Cell>& cells, const std::vector<Digit>& digits) {
  Puzzle left = puzzle;
  for (const Cell cell : cells) left.givens[cell] = digits[cell];
  return left;
}

// `fixed`: the digits that always hold; `digits`: the digits among which the conflict is.
inline Finding check_conflict(const ConflictSet& conflict, const Puzzle& fixed, const std::vector<Digit>& digits) {
  if (!std::is_sorted(conflict.cells.begin(), conflict.cells.end())) return "A conflict is out of order.";
  for (const Cell cell : conflict.cells) {
    if (digits[cell] == kBlank || fixed.givens[cell] != kBlank)
      return "A conflict names a cell that has no part in it.";
  }
  const Puzzle together = only(fixed, conflict.cells, digits);
  if (count_solutions(together, 1).value_or(0) > 0) return "The cells of a conflict can stand together.";
  for (const Cell cell : conflict.cells) {
    if (conflict.minimal && count_solutions(with(together, cell, kBlank), 1) == 0u) return "A conflict is not minimal.";
  }

  const auto& steps = conflict.chain.steps;
  if (steps.empty() || !steps.back().contradiction) return "A chain has no end.";
  if (std::any_of(steps.begin(), steps.end() - 1,
                  [](const ChainStep& step) { return step.contradiction.has_value(); })) {
    return "A chain goes on behind its end.";
  }
  Puzzle needed{fixed.geometry, std::vector<Digit>(digits.size(), kBlank)};
  for (const Cell cell : conflict.chain.givens) {
    needed.givens[cell] = together.givens[cell];
    if (needed.givens[cell] == kBlank) return "A chain begins with a cell outside the conflict.";
  }
  if (count_solutions(needed, 1).value_or(0) > 0) return "A chain leads from givens that can stand together.";
  for (const ChainStep& step : steps) {
    if (text_of(message_of(*fixed.geometry, step)).back() != '.') return "A step of a chain is no sentence.";
  }
  return std::nullopt;
}

// By cell, the digits that it has in these solutions.
inline std::vector<DigitSet> digits_in(const std::vector<std::vector<Digit>>& solutions) {
  std::vector<DigitSet> seen(solutions[0].size(), 0);
  for (const auto& solution : solutions) {
    for (std::size_t cell = 0; cell < seen.size(); ++cell) seen[cell] |= digit_bit(solution[cell]);
  }
  return seen;
}

inline std::size_t having(const std::vector<std::vector<Digit>>& solutions, std::size_t cell, Digit digit) {
  const auto has = [&](const std::vector<Digit>& solution) { return solution[cell] == digit; };
  return static_cast<std::size_t>(std::count_if(solutions.begin(), solutions.end(), has));
}

inline Finding check_true_candidates(const Puzzle& puzzle, const TrueCandidates& told, const BruteForce& all) {
  if (!told.complete()) return "Not all true candidates of a small puzzle are known.";
  const std::vector<DigitSet> seen = digits_in(all.solutions());
  if (!std::equal(seen.begin(), seen.end(), told.of_cells().begin(), told.of_cells().end())) {
    return "The true candidates are others.";
  }
  std::vector<Cell> same;
  std::vector<Placement> extra;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const auto cell = static_cast<Cell>(i);
    if (puzzle.givens[i] != kBlank) continue;
    if (is_single(seen[i])) same.push_back(cell);
    for (DigitSet left = seen[i]; left != 0; left = without_first(left)) {
      if (having(all.solutions(), i, first_digit(left)) == 1) extra.push_back({cell, first_digit(left)});
    }
  }
  if (told.same_in_all() != same) return "Other cells are the same in all solutions.";
  const auto told_extra = told.extra_givens();
  if (!std::equal(extra.begin(), extra.end(), told_extra.begin(), told_extra.end())) {
    return "Other givens would leave one solution.";
  }
  return std::nullopt;
}

inline Finding check_solutions(const Puzzle& puzzle, const SolutionList& told, const BruteForce& all) {
  if (told.count() != all.solutions().size() || told.complete() != all.complete()) return "The count is wrong.";
  std::vector<std::vector<Digit>> kept;
  for (std::size_t i = 0; i < told.kept(); ++i) kept.emplace_back(told.solution(i).begin(), told.solution(i).end());
  std::sort(kept.begin(), kept.end());
  if (std::adjacent_find(kept.begin(), kept.end()) != kept.end()) return "A solution is kept twice.";
  for (const auto& solution : kept) {
    if (count_solutions({puzzle.geometry, solution}, 1) != 1u) return "What is kept is no solution.";
  }
  if (!all.complete()) return std::nullopt;
  const auto side = static_cast<std::size_t>(puzzle.geometry->side());
  for (std::size_t i = 0; i < told.having().size(); ++i) {
    if (told.having()[i] != having(all.solutions(), i / side, static_cast<Digit>(i % side))) {
      return "Another number of solutions has a digit.";
    }
  }
  return std::nullopt;
}

// Checks that the digits of the first solution can be changed in the whole set, and in no part of it.
inline Finding check_sets(const Puzzle& puzzle, const UnavoidableSets& told, std::span<const Digit> first) {
  for (const std::vector<Cell>& set : told.sets()) {
    Puzzle rest{puzzle.geometry, {first.begin(), first.end()}};
    for (const Cell cell : set) rest.givens[cell] = kBlank;
    const BruteForce within(rest, kMostSolutions);
    if (!within.complete()) continue;
    if (within.solutions().size() < 2) return "A set is not unavoidable.";
    for (const auto& other : within.solutions()) {
      const auto differs = [&](Cell cell) { return other[cell] != first[cell]; };
      const auto differing = std::count_if(set.begin(), set.end(), differs);
      if (differing > 0 && static_cast<std::size_t>(differing) < set.size())
        return "An unavoidable set is not minimal.";
    }
    if (std::any_of(set.begin(), set.end(), [&](Cell cell) { return puzzle.givens[cell] != kBlank; })) {
      return "An unavoidable set holds a given.";
    }
  }
  return std::nullopt;
}

inline Finding check_repairs(const Puzzle& puzzle, std::span<const Repair> repairs) {
  for (const Repair& repair : repairs) {
    Puzzle repaired = puzzle;
    for (const CellRepair& cell : {repair.first, repair.second}) {
      if (cell.cell == kNoCell) continue;
      if (puzzle.givens[cell.cell] != cell.from) return "A repair is of another puzzle.";
      repaired.givens[cell.cell] = cell.to;
    }
    if (count_solutions(repaired, 2).value_or(1) != 1) return "A repair does not leave exactly one solution.";
  }
  return std::nullopt;
}

// Checks that each change or removal of one digit among `suspects` that leaves one solution is among the repairs.
inline Finding check_no_repair_is_missing(const Puzzle& puzzle, std::span<const Repair> repairs,
                                          const std::vector<Cell>& suspects, bool removals) {
  for (const Cell cell : suspects) {
    for (int digit = -1; digit < puzzle.geometry->side(); ++digit) {
      const Digit to = digit < 0 ? kBlank : static_cast<Digit>(digit);
      if (to == puzzle.givens[cell] || (to == kBlank && !removals)) continue;
      if (count_solutions(with(puzzle, cell, to), 2) != 1u) continue;
      const CellRepair wanted{cell, puzzle.givens[cell], to};
      const auto is_it = [&](const Repair& repair) { return repair.first == wanted && repair.second.cell == kNoCell; };
      if (std::none_of(repairs.begin(), repairs.end(), is_it)) return "A repair is missing.";
    }
  }
  return std::nullopt;
}

inline std::vector<Cell> filled(const std::vector<Digit>& digits) {
  std::vector<Cell> cells;
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    if (digits[cell] != kBlank) cells.push_back(static_cast<Cell>(cell));
  }
  return cells;
}

inline Finding check_none(const Diagnosis& diagnosis) {
  const Puzzle& puzzle = diagnosis.puzzle();
  if (diagnosis.status() != SolveStatus::kNone) return "A puzzle without solution is not said to have none.";
  if (!diagnosis.conflict() || diagnosis.repairs() == nullptr) return "Nothing is said of a puzzle without solution.";
  const Puzzle blank{puzzle.geometry, std::vector<Digit>(puzzle.givens.size(), kBlank)};
  const ConflictSet conflict = *diagnosis.conflict();
  if (const Finding finding = check_conflict(conflict, blank, puzzle.givens)) return finding;
  const auto repairs = diagnosis.repairs()->repairs();
  if (const Finding finding = check_repairs(puzzle, repairs)) return finding;
  return check_no_repair_is_missing(puzzle, repairs, conflict.cells, true);
}

inline Finding check_unique(const Diagnosis& diagnosis, const BruteForce& all) {
  if (diagnosis.status() != SolveStatus::kUnique) return "A puzzle with one solution is not said to have one.";
  if (diagnosis.solution() != all.solutions()[0]) return "The solution is another.";
  if (diagnosis.redundant() == nullptr) return "Nothing is said of redundant givens.";
  std::vector<Cell> redundant;
  for (const Cell cell : filled(diagnosis.puzzle().givens)) {
    const auto without = count_solutions(with(diagnosis.puzzle(), cell, kBlank), 2);
    if (!without) return std::nullopt;
    if (*without == 1) redundant.push_back(cell);
  }
  if (diagnosis.redundant()->cells() != redundant) return "Other givens are redundant.";
  return std::nullopt;
}

inline Finding check_several(const Diagnosis& diagnosis, const BruteForce& all) {
  const Puzzle& puzzle = diagnosis.puzzle();
  if (diagnosis.status() != SolveStatus::kSeveral) return "A puzzle with several solutions is not said to have them.";
  const bool told = diagnosis.candidates() && diagnosis.sets() && diagnosis.estimate() && diagnosis.solutions();
  if (!told || diagnosis.repairs() == nullptr) return "Nothing is said of a puzzle with several solutions.";
  const Estimate& estimate = *diagnosis.estimate();
  if (estimate.hits() > estimate.probes() || (estimate.mean() > 0) != (estimate.hits() > 0)) return "An odd estimate.";
  if (const Finding finding = check_solutions(puzzle, *diagnosis.solutions(), all)) return finding;
  if (all.complete()) {
    if (const Finding finding = check_true_candidates(puzzle, *diagnosis.candidates(), all)) return finding;
  }
  if (const Finding finding = check_sets(puzzle, *diagnosis.sets(), diagnosis.solutions()->solution(0))) return finding;
  const auto repairs = diagnosis.repairs()->repairs();
  if (const Finding finding = check_repairs(puzzle, repairs)) return finding;
  return check_no_repair_is_missing(puzzle, repairs, filled(puzzle.givens), false);
}

inline Finding check_entries(const Diagnosis& diagnosis) {
  const Puzzle& puzzle = diagnosis.puzzle();
  const auto conflict = diagnosis.entry_conflict();
  if (conflict) return check_conflict(*conflict, puzzle, diagnosis.entries());
  if (diagnosis.status() == SolveStatus::kNone) return std::nullopt;
  const Puzzle entered = only(puzzle, filled(diagnosis.entries()), diagnosis.entries());
  return count_solutions(entered, 1) == 0u ? Finding("Entries that cannot stand are not told.") : std::nullopt;
}

// The length of a slice, the puzzle, then entries in the same bytes.
inline Finding diagnosis_target(std::string_view input) {
  Bytes bytes(input);
  const std::uint64_t slice = 1 + bytes.next() * bytes.next();
  const auto [puzzle, origin] = small_puzzle(bytes);
  const BruteForce all(puzzle, kMostSolutions);
  if (!all.count()) return std::nullopt;

  DiagnosisOptions options{.most_solutions = kMostSolutions, .kept_solutions = 50, .probes = 20};
  if (bytes.any()) options.entries = small_grid(bytes, *puzzle.geometry, origin);
  for (std::size_t cell = 0; cell < options.entries.size(); ++cell) {
    if (puzzle.givens[cell] != kBlank) options.entries[cell] = kBlank;
  }
  Diagnosis diagnosis(puzzle, options);
  int slices = 0;
  while (!diagnosis.run(slice)) {
    if (++slices > kMostSlices) return "A diagnosis does not end.";
  }
  const std::string json = json_of(diagnosis);
  if (json.empty() || json.find('\n') != std::string::npos) return "The diagnosis is not one line.";
  if (const Finding finding = check_entries(diagnosis)) return finding;
  if (all.solutions().empty()) return check_none(diagnosis);
  return all.solutions().size() == 1 ? check_unique(diagnosis, all) : check_several(diagnosis, all);
}

}  // namespace sudoscope::fuzz
