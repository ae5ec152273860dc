// Results of transformations, as JavaScript values.
#include "equivalence.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include "arguments.hpp"
#include "sudoscope/equivalence/minlex.hpp"
#include "sudoscope/grid/format.hpp"

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

// Number of occurrences of each digit, sorted: equivalent puzzles agree, and hardly any others.
std::array<int, 256> counts_of(std::span<const Digit> givens) {
  std::array<int, 256> counts{};
  for (const Digit given : givens) ++counts[given];
  counts[kBlank] = 0;
  std::sort(counts.begin(), counts.end());
  return counts;
}

// Calls `take(number, line)` for each line, from 0.
template <class Take>
void for_each_line(std::string_view lines, Take take) {
  for (std::uint32_t number = 0; !lines.empty(); ++number) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    take(number, lines.substr(0, end));
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
}

// FNV-1a (Fowler, Noll and Vo, 1991), mixed at its end as in MurmurHash3 (A. Appleby, 2008). Its low half is never 0.
std::uint64_t print_of(const Geometry& geometry, std::span<const Digit> givens) {
  std::uint64_t hash = 0xCBF29CE484222325;
  const auto add = [&](std::uint64_t byte) { hash = (hash ^ byte) * 0x100000001B3; };
  add(static_cast<std::uint64_t>(geometry.side()));
  add(static_cast<std::uint64_t>(geometry.box_height()));
  for (const Digit given : givens) add(given);
  hash = (hash ^ (hash >> 33)) * 0xFF51AFD7ED558CCD;
  hash = (hash ^ (hash >> 33)) * 0xC4CEB9FE1A85EC53;
  hash ^= hash >> 33;
  return static_cast<std::uint32_t>(hash) == 0 ? hash + 1 : hash;
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
  // Lines cannot express regions and rules.
  if (!puzzle.geometry->is_classic()) return array_of(found);
  auto finder = MinlexFinder::of(*puzzle.geometry);
  if (!finder) return array_of(found);
  const auto form = finder.value().find(puzzle.givens);
  if (!form) return array_of(found);
  const auto counts = counts_of(puzzle.givens);
  for_each_line(lines, [&](std::uint32_t number, std::string_view line) {
    const auto parsed = parse_puzzle(line);
    if (!parsed) return;
    const Puzzle& other = parsed.value().puzzle;
    if (!is_on_same_grid(other, puzzle) || counts_of(other.givens) != counts) return;
    const auto other_form = finder.value().find(other.givens);
    if (other_form && other_form.value().givens == form.value().givens) found.push_back(number);
  });
  return array_of(found);
}

val form_prints(const std::string& lines) {
  std::vector<std::uint32_t> prints;
  // The finder of the last grid: most lines are on the same.
  std::shared_ptr<const Geometry> geometry;
  std::optional<Result<MinlexFinder, Message>> finder;
  for_each_line(lines, [&](std::uint32_t, std::string_view line) {
    std::uint64_t print = 0;
    if (const auto parsed = parse_puzzle(line)) {
      const Puzzle& puzzle = parsed.value().puzzle;
      const bool is_known = geometry && geometry->side() == puzzle.geometry->side() &&
                            geometry->box_height() == puzzle.geometry->box_height();
      if (!is_known) {
        geometry = puzzle.geometry;
        finder.emplace(MinlexFinder::of(*geometry));
      }
      if (*finder) {
        const auto form = finder->value().find(puzzle.givens);
        if (form) print = print_of(*geometry, form.value().givens);
      }
    }
    prints.push_back(static_cast<std::uint32_t>(print));
    prints.push_back(static_cast<std::uint32_t>(print >> 32));
  });
  return array_of(prints);
}

}  // namespace sudoscope::wasm
