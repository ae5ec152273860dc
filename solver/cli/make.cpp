// `sudoscope generate` for people: puzzles with one solution, as hard as wished.
#include <iostream>
#include <set>

#include "commands.hpp"
#include "in_order.hpp"
#include "progress_line.hpp"
#include "speech.hpp"
#include "sudoscope/say.hpp"
#include "sudoscope/sheet_collection.hpp"

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
  recipe.seed = args.recipe.seed;
  return Maker::of(std::move(recipe));
}

// What can be said of the writing before anything is made: the error is that of every puzzle.
Result<std::vector<Message>, Message> losses_of_any(const MakerRecipe& recipe, std::string_view format) {
  const auto cells = static_cast<std::size_t>(recipe.geometry->cell_count());
  return losses({{recipe.geometry, std::vector<Digit>(cells, kBlank)}, {}, {}, {}}, format);
}

// A line where a line says all of the puzzle, else a link, or what is behind it where the size has none.
std::string_view format_for(const Args& args, const MakerRecipe& recipe) {
  if (!args.to.empty()) return args.to;
  const Geometry& geometry = *recipe.geometry;
  const bool is_plain = !recipe.new_regions && !geometry.is_jigsaw() && geometry.constraints().empty();
  if (is_plain) return "line";
  return losses_of_any(recipe, "fpuz").ok() ? "fpuz" : "f-puzzles-json";
}

}  // namespace

int make_puzzles(const Args& args) {
  const auto maker = maker_of(args);
  if (!maker) return usage_error(maker.error());
  const std::size_t batch = maker.value().batch();
  const std::string_view format = format_for(args, maker.value().recipe());
  if (const auto lost = losses_of_any(maker.value().recipe(), format); !lost) return usage_error(lost.error());
  CollectionWriter writer(format, Alphabet::kFromOne);
  std::set<std::string> told;
  std::uint64_t begun = 0, done = 0, made = 0, last_made = 0;  // the first two and the last are attempts
  std::optional<Message> error;
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
      Sheet sheet{puzzle->puzzle, {}, {}, {}};
      make_tidy(sheet);
      const auto written = writer.add(sheet);
      if (!written) {
        error = written.error();
        return;
      }
      progress.clear();
      std::cout << written.value().text;
      for (const Message& loss : written.value().lost)
        if (const auto [sentence, is_new] = told.insert(spoken(loss)); is_new)
          std::cerr << "sudoscope: " << *sentence << '\n';
      ++made;
    }
    std::cout.flush();  // the next one may take long
    progress.tell(say(Id::kMakingProgress, std::to_string(done), std::to_string(made), std::to_string(args.count)));
  };
  InOrder<std::uint64_t, Batch>(
      next, [&](std::uint64_t first) { return maker.value().attempts(first, batch); }, write)
      .run(std::max(args.threads, 1u));
  if (error) return usage_error(*error);
  std::cout << writer.finish();
  if (!gave_up) return 0;
  progress.clear();
  std::cerr << spoken(say(Id::kNothingMade, args.attempts)) << '\n';
  return kBadPuzzle;
}

}  // namespace sudoscope::cli
