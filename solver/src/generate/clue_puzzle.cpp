// The clues of a list become the constraints of a geometry.
#include "generate/clue_puzzle.hpp"

#include <algorithm>

#include "constraints/clue.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/constraints/broken_clues.hpp"
#include "sudoscope/constraints/clue_names.hpp"

namespace sudoscope {
namespace {

// The rules and drawings that are no list of clues, or that add houses.
bool stays(const Geometry& geometry, const Constraint& constraint) {
  const auto ignored = geometry.ignored_constraints();
  const auto json = parse_json(constraint.data);
  const bool is_list = json && json.value().is(JsonValue::Kind::kArray) && !json.value().items.empty() &&
                       json.value().items.front().is(JsonValue::Kind::kObject);
  return !is_list || std::find(ignored.begin(), ignored.end(), constraint) == ignored.end();
}

GeometryPtr grid_with(const Geometry& grid, const Constraints& constraints) {
  if (!grid.is_jigsaw()) return Geometry::boxes(grid.box_height(), grid.box_width(), constraints).value();
  std::vector<std::uint8_t> regions;
  for (int cell = 0; cell < grid.cell_count(); ++cell)
    regions.push_back(static_cast<std::uint8_t>(grid.box_of(static_cast<Cell>(cell))));
  return Geometry::jigsaw(regions, constraints).value();
}

}  // namespace

GeometryPtr CluePuzzle::geometry() const {
  Constraints constraints(plain->constraints().begin(), plain->constraints().end());
  for (Constraint& each : constraints_of(clues)) constraints.push_back(std::move(each));
  return grid_with(*plain, constraints);
}

int CluePuzzle::given_count() const {
  return static_cast<int>(std::count_if(givens.begin(), givens.end(), [](Digit digit) { return digit != kBlank; }));
}

std::vector<Cell> CluePuzzle::blank_cells() const {
  std::vector<Cell> cells;
  for (std::size_t cell = 0; cell < givens.size(); ++cell)
    if (givens[cell] == kBlank) cells.push_back(static_cast<Cell>(cell));
  return cells;
}

std::vector<Cell> CluePuzzle::differing(const std::vector<Digit>& other) const {
  std::vector<Cell> cells;
  for (std::size_t cell = 0; cell < solution.size(); ++cell)
    if (solution[cell] != other[cell]) cells.push_back(static_cast<Cell>(cell));
  return cells;
}

Uniqueness uniqueness_of(const CluePuzzle& puzzle, std::uint64_t most_guesses, std::vector<Digit>* other) {
  OtherSolution search(puzzle.puzzle());
  const Uniqueness found = search.look_for(puzzle.solution, most_guesses);
  if (other != nullptr) *other = search.found();
  return found;
}

CluePuzzle taken_apart(const Puzzle& puzzle, std::vector<Digit> solution) {
  const Geometry& geometry = *puzzle.geometry;
  CluePuzzle apart{nullptr, std::move(solution), {}, puzzle.givens};
  Constraints rules;
  for (const Constraint& constraint : geometry.constraints())
    if (stays(geometry, constraint)) rules.push_back(constraint);
  for (const ClueAddress address : clues_in(geometry)) {
    const Constraint& constraint = geometry.constraints()[address.constraint];
    if (stays(geometry, constraint)) continue;
    const auto json = parse_json(constraint.data);
    const JsonValue& entry = json.value().items[address.entry];
    const JsonValue* const value = entry.member("value");
    apart.clues.push_back({constraint.kind, std::string(entry.source), cells_of(geometry, address), false,
                           value != nullptr && value->says_something()});
  }
  apart.plain = grid_with(geometry, rules);
  return apart;
}

bool is_true(const CluePuzzle& puzzle) {
  const GeometryPtr geometry = puzzle.geometry();
  return broken_clues(compile_constraints(*geometry), geometry->side(), puzzle.solution).empty();
}

}  // namespace sudoscope
