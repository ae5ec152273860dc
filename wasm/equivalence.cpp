// What transformations lead to, as JavaScript values.
#include "equivalence.hpp"

#include <algorithm>
#include <array>

#include "arguments.hpp"
#include "sudoscope/format.hpp"
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

// How often each digit stands there, in order of size: equivalent puzzles agree, and hardly any others.
std::array<int, 256> counts_of(std::span<const Digit> givens) {
  std::array<int, 256> counts{};
  for (const Digit given : givens) ++counts[given];
  counts[kBlank] = 0;
  std::sort(counts.begin(), counts.end());
  return counts;
}

bool is_on_same_grid(const Puzzle& one, const Puzzle& other) {
  return one.geometry->side() == other.geometry->side() && one.geometry->box_height() == other.geometry->box_height();
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

val equivalent_lines(const PuzzleBytes& bytes, const std::string& lines) {
  const Puzzle puzzle = need_puzzle(bytes);
  std::vector<std::uint32_t> found;
  // Lines say nothing of regions and rules.
  if (puzzle.geometry->is_jigsaw() || !puzzle.geometry->constraints().empty()) return array_of(found);
  auto finder = MinlexFinder::of(*puzzle.geometry);
  if (!finder) return array_of(found);
  const auto form = finder.value().find(puzzle.givens);
  if (!form) return array_of(found);
  const auto counts = counts_of(puzzle.givens);
  std::string_view left = lines;
  for (std::uint32_t number = 0; !left.empty(); ++number) {
    const std::size_t end = std::min(left.find('\n'), left.size());
    const auto parsed = parse_puzzle(left.substr(0, end));
    left.remove_prefix(std::min(end + 1, left.size()));
    if (!parsed) continue;
    const Puzzle& other = parsed.value().puzzle;
    if (!is_on_same_grid(other, puzzle) || counts_of(other.givens) != counts) continue;
    const auto other_form = finder.value().find(other.givens);
    if (other_form && other_form.value().givens == form.value().givens) found.push_back(number);
  }
  return array_of(found);
}

}  // namespace sudoscope::wasm
