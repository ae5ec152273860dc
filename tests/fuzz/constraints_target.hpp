// Constraints as a file may have them: read, compiled, named, searched for a moment, and written back.
#pragma once

#include <algorithm>
#include <array>

#include "sudoscope/constraints/broken_clues.hpp"
#include "sudoscope/constraints/clue_names.hpp"
#include "sudoscope/search/catalogue.hpp"
#include "targets.hpp"

namespace sudoscope::fuzz {

inline Finding check_clues(const Geometry& geometry) {
  const auto& compiled = compile_constraints(geometry);
  for (const auto& [constraint, reason] : compiled.refusals)
    if (reason && !text_of(reason).ends_with('.')) return "A refusal is no sentence: " + text_of(reason);
  for (const CompiledConstraints::ClueSource& clue : compiled.clues)
    if (clue.constraint >= geometry.constraints().size()) return "A clue belongs to no constraint.";
  for (const ClueAddress clue : clues_in(geometry)) {
    if (text_of(clue_named(geometry, clue)).empty()) return "A clue has no name.";
    for (const Cell cell : cells_of(geometry, clue))
      if (cell >= geometry.cell_count()) return "A clue has a cell outside the grid.";
  }
  return std::nullopt;
}

// A byte for the shape, then constraints as text_of writes them.
inline Finding constraints_target(std::string_view input) {
  constexpr std::array<std::array<int, 2>, 5> kBoxes{{{1, 3}, {2, 2}, {2, 3}, {3, 3}, {4, 4}}};
  if (input.empty()) return std::nullopt;
  const auto [height, width] = kBoxes[static_cast<unsigned char>(input[0]) % kBoxes.size()];
  const auto constraints = constraints_of(input.substr(1));
  if (!constraints)
    return text_of(constraints.error()).ends_with('.') ? std::nullopt : Finding("An error is no sentence.");
  const auto built = Geometry::boxes(height, width, constraints.value());
  if (!built) return text_of(built.error()).ends_with('.') ? std::nullopt : Finding("A misfit is no sentence.");
  const Geometry& geometry = *built.value();

  const auto again = constraints_of(text_of(geometry.constraints()));
  if (!again || !std::equal(again.value().begin(), again.value().end(), geometry.constraints().begin(),
                            geometry.constraints().end()))
    return "Constraints read back differently.";
  for (const Constraint& constraint : constraints.value())
    if (std::find(geometry.constraints().begin(), geometry.constraints().end(), constraint) ==
        geometry.constraints().end())
      return "A constraint is lost: " + constraint.kind;
  if (Finding finding = check_clues(geometry)) return finding;

  const Puzzle puzzle{built.value(), std::vector<Digit>(static_cast<std::size_t>(geometry.cell_count()), kBlank)};
  const auto search = make_search(*find_algorithm("sudoscope-v"), puzzle);
  if (search->run(40) != StepStatus::kSolution) return std::nullopt;
  const std::vector<Digit> found(search->digits().begin(), search->digits().end());
  if (!broken_clues(compile_constraints(geometry), geometry.side(), found).empty()) return "A solution breaks a clue.";
  return std::nullopt;
}

}  // namespace sudoscope::fuzz
