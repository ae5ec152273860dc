// The fuzz targets, as plain functions: libFuzzer calls them with invented inputs, a Catch2 test with the saved
// inputs and mutations of them. Each returns a sentence about a fault, or nothing; sanitizers find the rest.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoscope/base/language.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/techniques/find_contradiction.hpp"

namespace sudoscope::fuzz {

using Finding = std::optional<std::string>;

inline Finding check_error(const ParseError& error) {
  const std::string sentence = text_of(error.message);
  if (!sentence.ends_with('.')) return "An error is no sentence: " + sentence;
  // A whole line, or the whole text, may be wrong.
  if (error.line < 0 || error.column < 0 || (error.line == 0 && error.column > 0)) return "An error is nowhere.";
  return std::nullopt;
}

// Options from the first three bytes: the presence of each, then the height and the width of a box.
inline ParseOptions options_of(std::string_view start, std::vector<std::uint8_t>& regions) {
  const auto flags = static_cast<unsigned char>(start[0]);
  const int height = start[1] & 15;
  const int width = start[2] & 15;
  ParseOptions options;
  if ((flags & 1) != 0) options.constraints.push_back({"diagonals"});
  if ((flags & 2) != 0) options.constraints.push_back({"windows"});
  if ((flags & 4) != 0) options.boxes = BoxShape{height, width};
  if ((flags & 8) != 0) {  // broken diagonals, or no regions at all if the product is no side
    const int side = height * width;
    for (int cell = 0; side > 0 && cell < side * side; ++cell) {
      regions.push_back(static_cast<std::uint8_t>((cell / side + cell % side) % side));
    }
    options.regions = regions;
  }
  return options;
}

inline Finding check_round_trip(const Puzzle& puzzle, ParseOptions options) {
  const Geometry& geometry = *puzzle.geometry;
  if (!geometry.is_jigsaw()) options.boxes = BoxShape{geometry.box_height(), geometry.box_width()};
  for (const GridStyle style : {GridStyle::kLine, GridStyle::kGrid}) {
    const std::string text = format_puzzle(geometry, puzzle.givens, style);
    const auto again = parse_puzzle(text, options);
    if (!again) return "A formatted puzzle is refused: " + text_of(again.error().message) + "\n" + text;
    if (again.value().puzzle.givens != puzzle.givens) return "A formatted puzzle reads back differently:\n" + text;
  }
  return std::nullopt;
}

inline Finding parse_puzzle_target(std::string_view input) {
  if (input.size() < 3) return std::nullopt;
  std::vector<std::uint8_t> regions;
  const ParseOptions options = options_of(input, regions);
  const auto parsed = parse_puzzle(input.substr(3), options);
  if (!parsed) return check_error(parsed.error());

  const Puzzle& puzzle = parsed.value().puzzle;
  const Geometry& geometry = *puzzle.geometry;
  if (!parsed.value().description) return "A puzzle is not described.";
  if (puzzle.givens.size() != static_cast<std::size_t>(geometry.cell_count())) return "Cells are missing.";
  for (const Digit given : puzzle.givens) {
    if (given != kBlank && given >= geometry.side()) return "A given is beyond the side.";
  }
  if (const auto contradiction = find_contradiction(puzzle)) {
    if (text_of(message_of(geometry, *contradiction)).back() != '.') return "A contradiction is no sentence.";
  } else if (find_clash(puzzle)) {
    return "A clash is no contradiction.";
  }
  return check_round_trip(puzzle, options);
}

inline Finding parse_regions_target(std::string_view input) {
  const auto regions = parse_regions(input);
  if (!regions) return check_error(regions.error());
  const auto geometry = Geometry::jigsaw(regions.value());
  if (!geometry) return "Regions make no jigsaw: " + text_of(geometry.error());
  return std::nullopt;
}

}  // namespace sudoscope::fuzz
