// The coarse calls of session.hpp over the solver library.
#include "session.hpp"

#include <algorithm>
#include <utility>

#include "frame.hpp"
#include "sudoscope/format.hpp"
#include "sudoscope/sentence.hpp"
#include "tree_bytes.hpp"

namespace sudoscope::wasm {
namespace {

using emscripten::val;

// A copy as a JavaScript typed array.
template <class T>
val array_of(const std::vector<T>& values) {
  return val(emscripten::typed_memory_view(values.size(), values.data())).template call<val>("slice");
}

val text(std::string_view view) { return val(std::string(view)); }

std::span<const std::uint8_t> bytes_of(const std::string& bytes) {
  return {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}

std::vector<std::uint8_t> shown(std::span<const Digit> digits) {
  std::vector<std::uint8_t> values(digits.size());
  // kBlank + 1 wraps to 0.
  std::transform(digits.begin(), digits.end(), values.begin(),
                 [](Digit digit) { return static_cast<std::uint8_t>(digit + 1); });
  return values;
}

Result<Puzzle, std::string> puzzle_of(const PuzzleBytes& bytes) {
  using Outcome = Result<Puzzle, std::string>;
  const ExtraHouses extra{.diagonals = bytes.diagonals, .windows = bytes.windows};
  const auto geometry = bytes.regions.empty() ? Geometry::boxes(bytes.box_height, bytes.box_width, extra)
                                              : Geometry::jigsaw(bytes_of(bytes.regions), extra);
  if (!geometry) return Outcome::failure(geometry.error());
  const int side = geometry.value()->side();
  if (static_cast<int>(bytes.givens.size()) != side * side) {
    return Outcome::failure("The puzzle has " + std::to_string(bytes.givens.size()) + " cells where " +
                            std::to_string(side * side) + " were expected.");
  }
  Puzzle puzzle{geometry.value(), {}};
  puzzle.givens.reserve(bytes.givens.size());
  for (const std::uint8_t value : bytes_of(bytes.givens)) {
    if (value > side) return Outcome::failure("The digit " + std::to_string(value) + " is too large for this grid.");
    puzzle.givens.push_back(static_cast<Digit>(value - 1));  // 0 wraps to kBlank
  }
  return puzzle;
}

const Algorithm* algorithm_of(const std::string& id, const Geometry& geometry) {
  return id.empty() ? &preferred_algorithm(geometry) : find_algorithm(id);
}

val puzzle_value(const Puzzle& puzzle) {
  const Geometry& geometry = *puzzle.geometry;
  val regions = val::null();
  if (geometry.is_jigsaw()) {
    std::vector<std::uint8_t> region_of_cell(puzzle.givens.size());
    for (std::size_t cell = 0; cell < region_of_cell.size(); ++cell) {
      region_of_cell[cell] = static_cast<std::uint8_t>(geometry.box_of(static_cast<Cell>(cell)));
    }
    regions = array_of(region_of_cell);
  }
  val shape = val::object();
  shape.set("boxHeight", geometry.is_jigsaw() ? 1 : geometry.box_height());
  shape.set("boxWidth", geometry.is_jigsaw() ? geometry.side() : geometry.box_width());
  shape.set("regions", regions);
  shape.set("diagonals", geometry.extra().diagonals);
  shape.set("windows", geometry.extra().windows);
  val value = val::object();
  value.set("shape", shape);
  value.set("givens", array_of(shown(puzzle.givens)));
  return value;
}

val failure_value(const ParseError& error, const std::string& prefix) {
  val value = val::object();
  value.set("ok", false);
  value.set("message", prefix + error.message);
  value.set("line", error.line);
  value.set("column", error.column);
  return value;
}

KnobValues knob_values(const Algorithm& algorithm, const std::string& chosen) {
  KnobValues values(algorithm.knobs.size());
  for (std::size_t i = 0; i < std::min(chosen.size(), values.size()); ++i) {
    const std::uint8_t option = bytes_of(chosen)[i];
    if (option < algorithm.knobs[i].options.size()) values[i] = option;
  }
  return values;
}

// The cells to point at: the contradiction's own, or the whole house where a digit has no place in it.
std::vector<Cell> place_of(const Geometry& geometry, const Contradiction& contradiction) {
  return contradiction.cells.empty() ? geometry.houses()[contradiction.house].cells : contradiction.cells;
}

Player make_player(const PuzzleBytes& bytes, const std::string& id, const std::string& knobs, double limit) {
  const Puzzle puzzle = puzzle_of(bytes).value();
  const Algorithm& algorithm = *algorithm_of(id, *puzzle.geometry);
  return Player(puzzle, algorithm, static_cast<std::uint64_t>(limit), knob_values(algorithm, knobs));
}

Solve make_solve(const Puzzle& puzzle, const std::string& id, const std::string& knobs, double limit) {
  const Algorithm& algorithm = *algorithm_of(id, *puzzle.geometry);
  return Solve(puzzle, algorithm, static_cast<std::uint64_t>(limit), knob_values(algorithm, knobs));
}

}  // namespace

val read_puzzle(const std::string& source, const ReadOptions& options) {
  ParseOptions parse{.boxes = {}, .regions = {}, .extra = {options.diagonals, options.windows}};
  if (options.box_height > 0 && options.box_width > 0) parse.boxes = BoxShape{options.box_height, options.box_width};
  std::vector<std::uint8_t> regions;
  if (!options.regions.empty()) {
    const auto parsed = parse_regions(options.regions);
    if (!parsed) return failure_value(parsed.error(), "In the regions: ");
    regions = parsed.value();
    parse.regions = regions;
  }
  const auto parsed = parse_puzzle(source, parse);
  if (!parsed) return failure_value(parsed.error(), "");
  val value = val::object();
  value.set("ok", true);
  value.set("puzzle", puzzle_value(parsed.value().puzzle));
  value.set("description", parsed.value().description);
  return value;
}

std::string write_puzzle(const PuzzleBytes& bytes, const std::string& style) {
  const Puzzle puzzle = puzzle_of(bytes).value();
  return format_puzzle(*puzzle.geometry, puzzle.givens, style == "grid" ? GridStyle::kGrid : GridStyle::kLine);
}

val catalogue_entries() {
  val entries = val::array();
  for (const Algorithm& algorithm : catalogue()) {
    val knobs = val::array();
    for (const Knob& knob : algorithm.knobs) {
      val options = val::array();
      for (const std::string_view option : knob.options) options.call<void>("push", text(option));
      val entry = val::object();
      entry.set("id", text(knob.id));
      entry.set("name", text(knob.name));
      entry.set("options", options);
      knobs.call<void>("push", entry);
    }
    val entry = val::object();
    entry.set("id", text(algorithm.id));
    entry.set("name", text(algorithm.name));
    entry.set("summary", text(algorithm.summary));
    entry.set("publishedBy", text(algorithm.published_by));
    entry.set("largestSide", algorithm.largest_side);
    entry.set("knobs", knobs);
    entries.call<void>("push", entry);
  }
  return entries;
}

std::string refusal(const PuzzleBytes& bytes, const std::string& id) {
  const auto puzzle = puzzle_of(bytes);
  if (!puzzle) return puzzle.error();
  const Geometry& geometry = *puzzle.value().geometry;
  const Algorithm* algorithm = algorithm_of(id, geometry);
  if (algorithm == nullptr) return "There is no algorithm called " + id + ".";
  if (geometry.side() > algorithm->largest_side) {
    return std::string(algorithm->name) + " takes grids of side " + std::to_string(algorithm->largest_side) +
           " at most; this one has side " + std::to_string(geometry.side()) + ".";
  }
  return "";
}

val house_cells(const PuzzleBytes& bytes) {
  const Puzzle puzzle = puzzle_of(bytes).value();
  val houses = val::array();
  for (const House& house : puzzle.geometry->houses()) houses.call<void>("push", array_of(house.cells));
  return houses;
}

SolveSession::SolveSession(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs,
                           double limit)
    : puzzle_(puzzle_of(puzzle).value()), solve_(make_solve(puzzle_, algorithm, knobs, limit)) {}

std::string SolveSession::status() const { return std::string(name_of(solve_.status())); }

val SolveSession::solution() const {
  return solve_.solution().empty() ? val::null() : array_of(shown(solve_.solution()));
}

val SolveSession::contradiction() const {
  if (!solve_.contradiction()) return val::null();
  val value = val::object();
  value.set("sentence", describe(*puzzle_.geometry, *solve_.contradiction()));
  value.set("cells", array_of(place_of(*puzzle_.geometry, *solve_.contradiction())));
  return value;
}

val SolveSession::stats() const {
  const SearchStats& stats = solve_.stats();
  val value = val::object();
  value.set("steps", static_cast<double>(stats.steps));
  value.set("guesses", static_cast<double>(stats.guesses));
  value.set("backtracks", static_cast<double>(stats.backtracks));
  value.set("assignments", static_cast<double>(stats.assignments));
  value.set("eliminations", static_cast<double>(stats.eliminations));
  value.set("solutions", static_cast<double>(stats.solutions));
  value.set("level", stats.level);
  value.set("deepest", stats.deepest);
  return value;
}

WatchSession::WatchSession(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs,
                           double limit)
    : player_(make_player(puzzle, algorithm, knobs, limit)) {}

double WatchSession::play(std::uint32_t kinds, double stops, double max_events) {
  const std::uint64_t last = player_.position() + static_cast<std::uint64_t>(max_events);
  double made = 0;
  while (made < stops && player_.position() < last && player_.next_of(kinds, last - player_.position())) ++made;
  return made;
}

val WatchSession::frame() {
  write_frame(player_, frame_);
  return val(emscripten::typed_memory_view(frame_.size(), frame_.data()));
}

val WatchSession::tree(double position, double depth, double narrowest) const {
  const TreeWindow window =
      tree_window(player_.tree(), static_cast<std::uint64_t>(position), static_cast<std::size_t>(depth), narrowest);
  return array_of(tree_bytes(window, player_.known()));
}

val WatchSession::sentence() const {
  const Sentence sentence = describe_last(player_.board());
  val value = val::object();
  value.set("what", sentence.what);
  value.set("why", sentence.why);
  return value;
}

}  // namespace sudoscope::wasm
