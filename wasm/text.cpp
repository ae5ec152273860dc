// The readers and writers of sudoscope/grid/format.hpp, with results as JavaScript values.
#include "text.hpp"

#include "arguments.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope::wasm {

using emscripten::val;

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
  shape.set("constraints", text_of(geometry.constraints()));
  val value = val::object();
  value.set("shape", shape);
  value.set("givens", array_of(shown(puzzle.givens)));
  return value;
}

val failure_value(const ParseError& error) {
  val value = refusal_value(error.message);
  value.set("line", error.line);
  value.set("column", error.column);
  return value;
}

val region_failure_value(ParseError error) {
  error.message = say(MessageId::kInRegions, error.message);
  return failure_value(error);
}

Result<ParseOptions, ParseError> parse_options(const ReadOptions& options, std::vector<std::uint8_t>& regions) {
  using Parsed = Result<ParseOptions, ParseError>;
  ParseOptions parse;
  auto constraints = constraints_of(options.constraints);
  if (!constraints) return Parsed::failure({ParseErrorCode::kBadShape, 0, 0, constraints.error()});
  parse.constraints = std::move(constraints.value());
  if (options.box_height > 0 && options.box_width > 0) parse.boxes = BoxShape{options.box_height, options.box_width};
  if (!options.regions.empty()) {
    const auto parsed = parse_regions(options.regions);
    if (!parsed) return Parsed::failure(parsed.error());
    regions = parsed.value();
    parse.regions = regions;
  }
  return parse;
}

val read_puzzle(const std::string& source, const ReadOptions& options) {
  std::vector<std::uint8_t> regions;
  const auto parse = parse_options(options, regions);
  if (!parse) return region_failure_value(parse.error());
  const auto parsed = parse_puzzle(source, parse.value());
  if (!parsed) return failure_value(parsed.error());
  val value = val::object();
  value.set("ok", true);
  value.set("puzzle", puzzle_value(parsed.value().puzzle));
  value.set("description", message_value(parsed.value().description));
  return value;
}

std::string write_puzzle(const PuzzleBytes& bytes, const std::string& style) {
  need(style == "line" || style == "grid", "style must be line or grid.");
  const Puzzle puzzle = need_puzzle(bytes);
  return format_puzzle(*puzzle.geometry, puzzle.givens, style == "grid" ? GridStyle::kGrid : GridStyle::kLine);
}

}  // namespace sudoscope::wasm
