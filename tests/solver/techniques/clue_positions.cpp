#include "clue_positions.hpp"

#include <algorithm>

#include "definitions.hpp"
#include "large_fish.hpp"
#include "puzzles.hpp"
#include "random_positions.hpp"
#include "random_rules.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace sudoscope::test {
namespace {

// Draws rules of the kind until the grid keeps one; nothing if it keeps none of so many.
std::optional<Constraint> rule_kept(const Puzzle& full, std::span<const int> values, std::span<const int> boxes,
                                    std::size_t kind, Rng& rng) {
  constexpr int kMostTries = 60;
  const int side = full.geometry->side();
  for (int i = 0; i < kMostTries; ++i) {
    Constraint constraint = random_rule(rng, side, kind);
    const Rule rule{constraint.kind, constraint.data};
    if (keeps(std::span(&rule, 1), rule, values, boxes, side)) return constraint;
  }
  return std::nullopt;
}

// Techniques for a grid with clues up to the grade. Harder than hard ones are slow there, where many candidates are
// left.
std::vector<Technique> techniques_up_to(Grade most) {
  std::vector<Technique> found;
  for (const Technique technique : sought_techniques())
    if (is_usual(technique) && !assumes_one_solution(technique) && row_of(technique).grade <= most)
      found.push_back(technique);
  return found;
}

}  // namespace

std::optional<CluePuzzle> random_clue_puzzle(int box_height, int box_width, Rng& rng) {
  const auto full = random_full(boxes(box_height, box_width), rng);
  if (!full) return std::nullopt;
  std::vector<int> values, regions;
  for (std::size_t cell = 0; cell < full->givens.size(); ++cell) {
    values.push_back(full->givens[cell] + 1);
    regions.push_back(full->geometry->box_of(static_cast<Cell>(cell)));
  }
  Constraints constraints;
  const std::size_t wanted = 1 + rng.below(6);
  for (std::size_t tries = 0; tries < 4 * wanted && constraints.size() < wanted; ++tries)
    if (auto rule = rule_kept(*full, values, regions, rng.below(rule_kinds()), rng))
      if (!has_kind(constraints, rule->kind)) constraints.push_back(std::move(*rule));
  if (constraints.empty()) return std::nullopt;
  if (has_kind(constraints, "fullrank")) constraints.push_back({"fullrankties", "\"any\""});
  const auto geometry = Geometry::boxes(box_height, box_width, constraints);
  if (!geometry) return std::nullopt;
  CluePuzzle made{{geometry.value(), full->givens}, full->givens};
  const std::size_t kept_in_ten = rng.below(6);
  for (Digit& digit : made.puzzle.givens)
    if (rng.below(10) >= kept_in_ten) digit = kBlank;
  return made;
}

bool keeps(const std::vector<Digit>& solution, const Deduction& deduction) {
  return std::all_of(deduction.placements.begin(), deduction.placements.end(),
                     [&](const Candidate& each) { return solution[each.cell] == each.digit; }) &&
         std::none_of(deduction.eliminations.begin(), deduction.eliminations.end(),
                      [&](const Candidate& each) { return solution[each.cell] == each.digit; });
}

int walk(const CluePuzzle& puzzle, Rng& rng,
         const std::function<void(const Position&, const std::vector<Deduction>&)>& found_at) {
  constexpr std::size_t kMostByClues = 300;
  constexpr std::size_t kMostOfOne = 40;
  constexpr int kTechniques = 3;
  static const std::vector<Technique> kQuick = techniques_up_to(Grade::kHard);
  static const std::vector<Technique> kAll = techniques_up_to(Grade::kExtreme);
  const Geometry& geometry = *puzzle.puzzle.geometry;
  const std::size_t gone_in_ten = rng.below(6);
  std::vector<DigitSet> candidates;
  for (const Digit digit : puzzle.solution) {
    DigitSet left = digit_bit(digit);
    for (int i = 0; i < geometry.side(); ++i)
      if (rng.below(10) >= gone_in_ten) left |= digit_bit(static_cast<Digit>(i));
    candidates.push_back(left);
  }
  Position position(geometry, puzzle.puzzle.givens, {}, candidates);
  int positions = 0;
  while (position.blanks() > 0) {
    ++positions;
    std::vector<Deduction> all = clue_steps_at(position, kMostByClues);
    for (int i = 0; i < kTechniques; ++i)
      for (Deduction& each : deductions_at(position, kQuick[rng.below(kQuick.size())], kMostOfOne))
        all.push_back(std::move(each));
    if (all.empty())
      if (auto next = LogicPath(puzzle.puzzle.geometry, position, kAll).next()) all.push_back(std::move(*next));
    found_at(position, all);
    if (all.empty()) break;
    for (std::size_t left = 1 + rng.below(3); left > 0; --left) apply(position, all[rng.below(all.size())]);
  }
  return positions;
}

}  // namespace sudoscope::test
