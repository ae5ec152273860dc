// Typos: see the header. The look-alikes and keys here are the test's own, not those of the ranking.
#include "typos.hpp"

#include <array>
#include <cassert>
#include <string>
#include <utility>
#include <vector>

#include "sudoscope/diagnose/conflict_set.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope::test {
namespace {

// For each digit: the digits that a hasty eye takes for it, and the keys around it on a number pad.
constexpr std::array<std::string_view, 10> kAlike{"", "7", "7", "8", "9", "63", "58", "12", "369", "84"};
constexpr std::array<std::string_view, 10> kBeside{"", "24", "135", "26", "157", "2468", "359", "48", "579", "68"};

std::vector<Cell> givens_of(const Puzzle& puzzle) {
  std::vector<Cell> cells;
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell)
    if (puzzle.givens[cell] != kBlank) cells.push_back(static_cast<Cell>(cell));
  return cells;
}

std::vector<Cell> beside(const Puzzle& puzzle, Cell cell) {
  const int side = puzzle.geometry->side();
  std::vector<Cell> cells;
  if (cell >= side) cells.push_back(static_cast<Cell>(cell - side));
  if (cell % side > 0) cells.push_back(static_cast<Cell>(cell - 1));
  if (cell % side + 1 < side) cells.push_back(static_cast<Cell>(cell + 1));
  if (cell / side + 1 < side) cells.push_back(static_cast<Cell>(cell + side));
  return cells;
}

Digit wrong_digit(Digit right, TypoKind kind, Rng& rng) {
  if (kind == TypoKind::kAnyDigit) return static_cast<Digit>((right + 1u + rng.below(8)) % 9);
  const std::string_view choices = (kind == TypoKind::kSlip ? kBeside : kAlike)[right + 1u];
  return static_cast<Digit>(choices[rng.below(choices.size())] - '1');
}

}  // namespace

std::string_view name_of(TypoKind kind) {
  constexpr std::array<std::string_view, kTypoKinds> kNames{"any digit", "slip", "misread", "swap", "shift"};
  return kNames[static_cast<std::size_t>(kind)];
}

Typo make_typo(const Puzzle& puzzle, TypoKind kind, Rng& rng) {
  const std::vector<Cell> givens = givens_of(puzzle);
  assert(!givens.empty());
  const bool is_of_two = kind == TypoKind::kSwap || kind == TypoKind::kShift;
  std::vector<std::pair<Cell, Cell>> places;
  for (const Cell cell : givens)
    for (const Cell other : beside(puzzle, cell)) {
      const Digit there = puzzle.givens[other];
      const bool is_place = kind == TypoKind::kSwap ? there != kBlank && there != puzzle.givens[cell] : there == kBlank;
      if (is_of_two && is_place) places.emplace_back(cell, other);
    }
  Typo typo{puzzle, {}};
  if (places.empty()) {
    const Cell cell = givens[rng.below(givens.size())];
    const Digit right = puzzle.givens[cell];
    const Digit wrong = wrong_digit(right, is_of_two ? TypoKind::kAnyDigit : kind, rng);
    typo.puzzle.givens[cell] = wrong;
    typo.undo = {.kind = RepairKind::kChange, .first = {cell, wrong, right}};
    return typo;
  }
  const auto [cell, other] = places[rng.below(places.size())];
  const Digit right = puzzle.givens[cell];
  const Digit there = puzzle.givens[other];
  std::swap(typo.puzzle.givens[cell], typo.puzzle.givens[other]);
  typo.undo = {.kind = kind == TypoKind::kSwap ? RepairKind::kSwap : RepairKind::kMove,
               .first = {other, right, there},
               .second = {cell, there, right}};
  return typo;
}

bool is_same(const Repair& one, const Repair& other) {
  const bool as_is = one.first == other.first && one.second == other.second;
  const bool crossed = one.first == other.second && one.second == other.first;
  return one.kind == other.kind && (as_is || crossed);
}

Diagnosed diagnose_typo(const Typo& typo) {
  Diagnosed diagnosed;
  Solve solve(typo.puzzle, preferred_algorithm(typo.puzzle, 2), 2);
  solve.run(UINT64_MAX);
  diagnosed.solutions = solve.solutions();
  if (diagnosed.solutions == 1) return diagnosed;
  std::uint64_t steps = UINT64_MAX;
  std::vector<Cell> suspects = givens_of(typo.puzzle);
  if (diagnosed.solutions == 0) {
    ConflictFinder conflict(typo.puzzle);
    conflict.run(steps);
    suspects = conflict.conflict()->cells;
  }
  Repairs repairs(typo.puzzle, suspects, diagnosed.solutions == 0);
  repairs.run(steps = UINT64_MAX);
  diagnosed.repairs = repairs.repairs().size();
  for (std::size_t i = 0; i < diagnosed.repairs && diagnosed.rank == 0; ++i)
    if (is_same(repairs.repairs()[i], typo.undo)) diagnosed.rank = i + 1;
  return diagnosed;
}

}  // namespace sudoscope::test
