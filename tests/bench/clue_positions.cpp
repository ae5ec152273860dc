// Random positions of random grids with random clues: prints how often each technique finds something there, and any
// false deduction. Usage: clue_positions POSITIONS [SEED]
//
// Grids of 4x4, 6x6, 8x8 and 9x9 with rules of every kind that random_rules.hpp draws, kept by a random solution; some
// of its digits are given, and some false candidates are missing. The exit status is 1 if a deduction contradicts the
// solution; its puzzle, position and sentence are printed.
#include "../solver/techniques/clue_positions.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <utility>

#include "sudoscope/base/language.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace {

using namespace sudoscope;

struct Count {
  long fired = 0;  // positions
  long deductions = 0;
  long wrong = 0;
};

// The candidates of each cell, as digits from 1.
std::string candidates_of(const Position& position) {
  std::string text;
  for (Cell cell = 0; cell < position.cell_count(); ++cell) {
    text += cell > 0 ? " " : "";
    if (!position.is_blank(cell)) text += std::to_string(position.digit(cell) + 1) + '!';
    for (DigitSet left = position.candidates(cell); left != 0; left = without_first(left))
      text += std::to_string(first_digit(left) + 1);
  }
  return text;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return std::fprintf(stderr, "Usage: clue_positions POSITIONS [SEED]\n"), 2;
  const long wanted = std::atol(argv[1]);
  Rng rng(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
  constexpr std::pair<int, int> kBoxes[] = {{2, 2}, {2, 3}, {2, 4}, {3, 3}};
  std::map<Technique, Count> counts;
  std::map<std::string, long> kinds;
  long positions = 0, puzzles = 0, wrong = 0;
  const auto start = std::chrono::steady_clock::now();
  for (std::size_t i = 0; positions < wanted; ++i) {
    const auto [height, width] = kBoxes[i % std::size(kBoxes)];
    const auto made = test::random_clue_puzzle(height, width, rng);
    if (!made) continue;
    ++puzzles;
    const Geometry& geometry = *made->puzzle.geometry;
    for (const Constraint& constraint : geometry.constraints()) ++kinds[constraint.kind];
    positions += test::walk(*made, rng, [&](const Position& position, const std::vector<Deduction>& found) {
      std::map<Technique, bool> seen;
      for (const Deduction& each : found) {
        Count& count = counts[each.technique];
        if (!std::exchange(seen[each.technique], true)) ++count.fired;
        ++count.deductions;
        if (test::keeps(made->solution, each)) continue;
        ++count.wrong;
        ++wrong;
        std::printf("WRONG %s\n%s\n%s\n", text_of(geometry.constraints()).c_str(), candidates_of(position).c_str(),
                    text_of(explanation_of(geometry, told_at(position, each))).c_str());
      }
    });
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  std::printf("%-34s %10s %12s %6s\n", "technique", "fired", "deductions", "wrong");
  long deductions = 0;
  for (const auto& [technique, count] : counts) {
    std::printf("%-34s %10ld %12ld %6ld\n", std::string(row_of(technique).id).c_str(), count.fired, count.deductions,
                count.wrong);
    deductions += count.deductions;
  }
  std::printf("%ld positions of %ld puzzles, %ld deductions, %ld wrong, %.0f s; puzzles by kind of rule:\n", positions,
              puzzles, deductions, wrong, seconds.count());
  for (const auto& [kind, count] : kinds) std::printf("%s %ld\n", kind.c_str(), count);
  return wrong > 0 ? 1 : 0;
}
