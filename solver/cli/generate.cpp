// `sudoscope generate`: by --kind puzzles for tests and benchmarks; make.cpp makes those for people.
#include "sudoscope/generate/generate.hpp"

#include <cmath>
#include <iostream>

#include "commands.hpp"
#include "in_order.hpp"
#include "made_puzzles.hpp"
#include "sudoscope/base/rng.hpp"

namespace sudoscope::cli {
namespace {

using Made = Result<Puzzle, Message>;

// Example: "random36_48_1": kind, side, fill in per cent, seed; then ".2" for
// the second puzzle of a seed. A fill of no whole per cent keeps its decimals.
std::string name_of(const PuzzleRecipe& recipe, std::uint64_t number) {
  std::string per_cent = std::to_string(std::round(recipe.fill * 1e6) / 1e4);
  per_cent.erase(per_cent.find_last_not_of('0') + 1);
  if (per_cent.back() == '.') per_cent.pop_back();
  return std::string(sudoscope::name_of(recipe.kind)) + std::to_string(recipe.boxes.height * recipe.boxes.width) + '_' +
         per_cent + '_' + std::to_string(recipe.seed) + (number > 0 ? '.' + std::to_string(number + 1) : "");
}

// The first puzzle is that of the seed itself; neighbouring seeds have no other in common.
Made puzzle_of(PuzzleRecipe recipe, std::uint64_t number) {
  if (number > 0) recipe.seed = mixed_seed(recipe.seed, number);
  return sudoscope::generate(recipe);
}

int make_for_tests(const Args& args) {
  PuzzleRecipe recipe{*args.options.boxes, *args.kind};
  recipe.fill = args.fill.value_or(recipe.fill);
  recipe.seed = args.seed;
  const std::string_view format = args.to.empty() ? std::string_view("line") : args.to;
  const auto geometry = Geometry::boxes(recipe.boxes.height, recipe.boxes.width);
  if (!geometry) return usage_error(geometry.error());
  if (const Message never = why_never_written(geometry.value(), format)) return usage_error(never);
  MadePuzzles writer(format);
  std::uint64_t begun = 0;
  Message error;
  const auto next = [&]() -> std::optional<std::uint64_t> {
    if (begun == args.count || error) return std::nullopt;
    return begun++;
  };
  const auto write = [&](std::uint64_t number, const Made& made) {
    if (error) return;
    if (made) {
      error = writer.add(made.value(), name_of(recipe, number));
      std::cout.flush();  // the next one may take long
    } else {
      error = made.error();
    }
  };
  InOrder<std::uint64_t, Made>(
      next, [&](std::uint64_t number) { return puzzle_of(recipe, number); }, write)
      .run(std::max(args.threads, 1u));
  if (error) return usage_error(error);
  writer.finish();
  return 0;
}

}  // namespace

int generate(const Args& args) { return args.kind ? make_for_tests(args) : make_puzzles(args); }

}  // namespace sudoscope::cli
