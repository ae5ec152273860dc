// What transformations lead to, as JavaScript values.
#include "equivalence.hpp"

#include "arguments.hpp"
#include "sudoscope/minlex.hpp"

namespace sudoscope::wasm {
namespace {

using emscripten::val;

val moved_value(const Puzzle& puzzle, const Transformation& transformation) {
  val value = val::object();
  value.set("ok", true);
  value.set("givens", array_of(shown(transformed(transformation, puzzle.givens))));
  value.set("cells", array_of(transformation.cell_to));
  value.set("digits", array_of(shown(transformation.digit_to)));
  return value;
}

}  // namespace

val minlex_form(const PuzzleBytes& bytes) {
  const Puzzle puzzle = need_puzzle(bytes);
  const auto form = minlex(puzzle);
  return form ? moved_value(puzzle, form.value().transformation) : refusal_value(form.error());
}

val equivalent_puzzle(const PuzzleBytes& bytes, double seed) {
  const Puzzle puzzle = need_puzzle(bytes);
  const auto transformation = random_transformation(*puzzle.geometry, need_count(seed, "seed"));
  return transformation ? moved_value(puzzle, transformation.value()) : refusal_value(transformation.error());
}

}  // namespace sudoscope::wasm
