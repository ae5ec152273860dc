// Written positions: a file of lines, each with the id of a technique that fires there, a tab, and the 81
// fields of a 9x9 that `sudoscope techniques` reads too, ==d a given, =d an entry, else the candidates.
#pragma once

#include <sstream>

#include "puzzles.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/techniques/logic.hpp"
#include "sudoscope/techniques/position.hpp"

namespace sudoscope::test {

struct HeldPosition {
  GeometryPtr geometry;
  std::string technique;
  Position position;
  std::vector<Digit> solution;  // by the givens alone
};

inline HeldPosition read_position(const std::string& line) {
  std::istringstream in(line);
  std::string technique, field;
  in >> technique;
  Puzzle puzzle = blank(boxes(3, 3));
  std::vector<Digit> entries(81, kBlank);
  std::vector<DigitSet> candidates(81, 0);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    std::getline(in >> std::ws, field, ',');
    const Digit last = static_cast<Digit>(field.back() - '1');
    if (field[0] != '=')
      for (const char digit : field) candidates[cell] |= digit_bit(static_cast<Digit>(digit - '1'));
    else
      (field[1] == '=' ? puzzle.givens : entries)[cell] = last;
  }
  Solve solve(puzzle, preferred_algorithm(puzzle, 1), 1);
  solve.run(UINT64_MAX);
  return {puzzle.geometry, technique, Position(*puzzle.geometry, puzzle.givens, entries, candidates), solve.solution()};
}

inline std::vector<HeldPosition> positions_of(std::string_view file) {
  std::vector<HeldPosition> positions;
  for (const std::string& line : data_lines(file)) positions.push_back(read_position(line));
  return positions;
}

// Calls visit(held, row, deduction) for the first few deductions by each technique: at every fourth position by all
// usual techniques, and at each by the technique that fires there, which forcing chains need, as they take long.
template <class Visit>
void for_each_deduction(std::size_t most, Visit visit) {
  int number = 0;
  for (const HeldPosition& held : positions_of("positions.txt")) {
    const bool takes_all = number++ % 4 == 0;
    for (const TechniqueRow& row : techniques()) {
      const bool is_quick =
          is_sought(row.technique) && is_usual(row.technique) && row.family != TechniqueFamily::kForcingChains;
      if (held.technique != row.id && !(takes_all && is_quick)) continue;
      for (const Deduction& each : deductions_at(held.position, row.technique, most)) visit(held, row, each);
    }
  }
}

}  // namespace sudoscope::test
