// Clues that the digits of a grid break, and the names of rules.
#include "clues.hpp"

#include <algorithm>

#include "arguments.hpp"
#include "sudoscope/constraints/broken_clues.hpp"

namespace sudoscope::wasm {

emscripten::val broken_cells(const PuzzleBytes& bytes) {
  const Puzzle puzzle = need_puzzle(bytes);
  std::vector<std::uint16_t> cells;
  if (puzzle.geometry->side() <= kLargestConstrainedSide) {
    const CompiledConstraints& compiled = compile_constraints(*puzzle.geometry);
    for (const BrokenClue& broken : broken_clues(compiled, puzzle.geometry->side(), puzzle.givens))
      cells.insert(cells.end(), broken.cells.begin(), broken.cells.end());
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return array_of(cells);
}

emscripten::val clue_candidates(const PuzzleBytes& bytes) {
  const Puzzle puzzle = need_puzzle(bytes);
  std::vector<std::uint32_t> words;
  if (puzzle.geometry->side() <= kLargestConstrainedSide) {
    const CompiledConstraints& compiled = compile_constraints(*puzzle.geometry);
    for (const std::uint64_t digits : digits_by_clues(compiled, puzzle.geometry->side(), puzzle.givens)) {
      words.push_back(static_cast<std::uint32_t>(digits));
      words.push_back(static_cast<std::uint32_t>(digits >> 32U));
    }
  }
  return array_of(words);
}

emscripten::val rule_names(const PuzzleBytes& bytes) {
  const Puzzle puzzle = need_puzzle(bytes);
  auto names = emscripten::val::object();
  for (const Constraint& constraint : puzzle.geometry->constraints())
    names.set(constraint.kind, message_value(name_of(constraint)));
  return names;
}

}  // namespace sudoscope::wasm
