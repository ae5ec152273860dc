// `sudoscope generate` for people: puzzles with one solution and the wanted difficulty.
#include <iostream>

#include "commands.hpp"
#include "in_order.hpp"
#include "made_puzzles.hpp"
#include "progress_line.hpp"
#include "speech.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/generate/generate.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;
using Batch = std::vector<std::optional<MadePuzzle>>;

Result<GeometryPtr, Message> grid_of(const Args& args) {
  const ParseOptions& options = args.options;
  return options.regions.empty() ? Geometry::boxes(options.boxes->height, options.boxes->width, options.constraints)
                                 : Geometry::jigsaw(options.regions, options.constraints);
}

Result<Maker, Message> maker_of(const Args& args) {
  MakerRecipe recipe = args.maker_recipe;
  auto geometry = grid_of(args);
  if (!geometry) return Result<Maker, Message>::failure(geometry.error());
  recipe.geometry = std::move(geometry.value());
  const auto cells = static_cast<std::size_t>(recipe.geometry->cell_count());
  if (args.pattern_cells > 0 && args.pattern_cells != cells)
    return Result<Maker, Message>::failure(say(Id::kPatternCells, args.pattern_cells, cells));
  if (!args.techniques.empty()) recipe.aim = args.techniques[0];
  if (args.fill) recipe.least_givens = wanted_givens(*args.fill, recipe.geometry->cell_count());
  recipe.seed = args.seed;
  return Maker::of(std::move(recipe));
}

// A line if a line holds all of the puzzle; else a link, or the part behind it if the size has none.
std::string_view format_for(const Args& args, const MakerRecipe& recipe) {
  if (!args.to.empty()) return args.to;
  const Geometry& geometry = *recipe.geometry;
  const bool is_plain = recipe.clues.empty() && !recipe.new_regions && geometry.is_classic();
  if (is_plain) return "line";
  return why_never_written(recipe.geometry, "fpuz") ? "f-puzzles-json" : "fpuz";
}

// From this side on a puzzle takes minutes.
constexpr int kSlowSide = 36;

void warn_of_size(const Geometry& geometry) {
  const int side = geometry.side();
  if (side >= kSlowSide) std::cerr << "sudoscope: " << spoken(say(Id::kSlowToMake, Size{side, side})) << '\n';
}

// Example: "made9_7.3": the side, the seed, and the number of the puzzle.
std::string name_of(const MakerRecipe& recipe, std::uint64_t number) {
  return "made" + std::to_string(recipe.geometry->side()) + '_' + std::to_string(recipe.seed) + '.' +
         std::to_string(number);
}

}  // namespace

int make_puzzles(const Args& args) {
  const auto maker = maker_of(args);
  if (!maker) return usage_error(maker.error());
  const std::size_t batch = maker.value().batch();
  const MakerRecipe& recipe = maker.value().recipe();
  const std::string_view format = format_for(args, recipe);
  if (const Message never = why_never_written(recipe.geometry, format)) return usage_error(never);
  warn_of_size(*recipe.geometry);
  MadePuzzles writer(format);
  std::uint64_t begun = 0, done = 0, made = 0, last_made = 0;  // the first two and the last are attempts
  Message error;
  bool gave_up = false;
  ProgressLine progress;
  const auto next = [&]() -> std::optional<std::uint64_t> {
    if (made == args.count || error || gave_up) return std::nullopt;
    return std::exchange(begun, begun + batch);
  };
  const auto write = [&](std::uint64_t, const Batch& puzzles) {
    for (const auto& puzzle : puzzles) {
      if (made == args.count || error || gave_up) return;
      ++done;
      gave_up = !puzzle && done - last_made >= args.attempts;
      if (!puzzle) continue;
      last_made = done;
      progress.clear();
      error = writer.add(puzzle->puzzle, name_of(recipe, ++made));
    }
    std::cout.flush();  // the next one may take long
    progress.tell(say(Id::kMakingProgress, std::to_string(done), std::to_string(made), std::to_string(args.count)));
  };
  InOrder<std::uint64_t, Batch>(
      next, [&](std::uint64_t first) { return maker.value().attempts(first, batch); }, write)
      .run(std::max(args.threads, 1u));
  if (error) return usage_error(error);
  writer.finish();
  if (!gave_up) return 0;
  progress.clear();
  std::cerr << spoken(say(Id::kNothingMade, args.attempts)) << '\n';
  return kBadPuzzle;
}

}  // namespace sudoscope::cli
