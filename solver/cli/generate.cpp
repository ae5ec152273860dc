// `sudoscope generate`: puzzles for tests and benchmarks; those for people are make.cpp's.
#include "sudoscope/generate.hpp"

#include <cmath>
#include <iostream>

#include "commands.hpp"

namespace sudoscope::cli {
namespace {

// "random36_48_1": kind, side, fill in per cent, seed; a fill of no whole per cent keeps its decimals.
std::string name_of(const PuzzleRecipe& recipe) {
  std::string per_cent = std::to_string(std::round(recipe.fill * 1e6) / 1e4);
  per_cent.erase(per_cent.find_last_not_of('0') + 1);
  if (per_cent.back() == '.') per_cent.pop_back();
  return std::string(sudoscope::name_of(recipe.kind)) + std::to_string(recipe.boxes.height * recipe.boxes.width) + '_' +
         per_cent + '_' + std::to_string(recipe.seed);
}

void print_named(const PuzzleRecipe& recipe, const Puzzle& puzzle) {
  const Geometry& geometry = *puzzle.geometry;
  std::cout << name_of(recipe) << ' ' << geometry.side() << ' ' << geometry.box_height() << ' ' << geometry.box_width();
  for (const Digit given : puzzle.givens) std::cout << ' ' << (given == kBlank ? 0 : given + 1);
  std::cout << '\n';
}

}  // namespace

int generate(const Args& args) {
  if (args.for_people) return make_puzzles(args);
  PuzzleRecipe recipe = args.recipe;
  recipe.boxes = *args.options.boxes;
  for (std::uint64_t made = 0; made < args.count; ++made, ++recipe.seed) {
    const auto puzzle = sudoscope::generate(recipe);
    if (!puzzle) return usage_error(puzzle.error());
    if (args.format == OutputFormat::kNamed) {
      print_named(recipe, puzzle.value());
    } else {
      const GridStyle style = args.format == OutputFormat::kGrid ? GridStyle::kGrid : GridStyle::kLine;
      std::cout << format_puzzle(*puzzle.value().geometry, puzzle.value().givens, style) << '\n';
    }
    std::cout.flush();  // the next one may take long
  }
  return 0;
}

}  // namespace sudoscope::cli
