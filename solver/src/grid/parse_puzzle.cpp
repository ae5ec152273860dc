// parse_puzzle: finds the format by trying the readers from the most particular to the most general, then the digits,
// then the boxes, and says in words what it found.
#include <algorithm>

#include "parse_steps.hpp"
#include "read_digits.hpp"

namespace sudoscope {
namespace {

bool has_separators(const TextLine& line) { return split_words(line, " \t,;").size() > 1; }

// Words between spaces that are all of one length above 1 are rows or parts of rows, not numbers.
bool words_are_even(Lines lines) {
  std::size_t length = 0;
  for (const TextLine& line : lines) {
    for (const CellText& word : split_words(line, " \t,;")) {
      if (length != 0 && word.text.size() != length) return false;
      length = word.text.size();
    }
  }
  return length > 1;
}

bool looks_like_cells(const TextLine& line) { return line.text.find_first_of("0123456789.*_?-") != std::string::npos; }

}  // namespace

bool is_control(char c) {
  return (static_cast<unsigned char>(c) < ' ' && std::string_view("\t\n\v\f\r").find(c) == std::string_view::npos) ||
         c == '\x7f';
}

CellTextsResult read_cells(Lines lines) {
  for (const auto read : {read_instance, read_bordered, read_spaced_out, read_rows, read_line}) {
    if (Reading reading = read(lines)) return *std::move(reading);
  }
  Reading numbers = read_numbers(lines);
  if (numbers && numbers->ok()) return *std::move(numbers);
  if (numbers && !words_are_even(lines)) return *std::move(numbers);
  CellTextsResult characters = read_characters(lines);
  if (characters) return characters;
  if (std::any_of(lines.begin(), lines.end(), has_separators) &&
      std::none_of(lines.begin(), lines.end(), looks_like_cells)) {
    return CellTextsResult::failure(
        {ParseErrorCode::kBadLength, 0, 0, "There is no grid in this text: no digits and no blanks."});
  }
  return numbers ? *std::move(numbers) : characters;
}

Result<GeometryPtr, std::string> make_geometry(int side, std::optional<BoxShape> told, const ParseOptions& options) {
  using Made = Result<GeometryPtr, std::string>;
  if (!options.regions.empty()) {
    if (options.regions.size() != static_cast<std::size_t>(side * side)) {
      return Made::failure("The regions are drawn for " + counted(options.regions.size(), "cell") + ", but this is a " +
                           square(side) + " grid.");
    }
    return Geometry::jigsaw(options.regions, options.constraints);
  }
  const BoxShape boxes = options.boxes.value_or(told.value_or(default_box_shape(side)));
  if (boxes.height < 1 || boxes.width < 1 || boxes.height > kMaxSide || boxes.width > kMaxSide ||
      boxes.height * boxes.width != side) {
    return Made::failure("Boxes of " + std::to_string(boxes.height) + "x" + std::to_string(boxes.width) +
                         " do not fit a " + square(side) + " grid: height times width must be " + std::to_string(side) +
                         ".");
  }
  return Geometry::boxes(boxes.height, boxes.width, options.constraints);
}

std::string shape_in_words(const Geometry& geometry) {
  std::string text = square(geometry.side());
  const int height = geometry.box_height();
  const int width = geometry.box_width();
  if (geometry.is_jigsaw()) {
    text += " jigsaw";
  } else if (height != width) {
    // Boxes as long as the grid are its rows or columns.
    text += height == 1 || width == 1 ? " without boxes"
                                      : " in " + std::to_string(height) + "x" + std::to_string(width) + " boxes";
  }
  return geometry.constraints().empty() ? text : text + " with " + names_of(geometry.constraints());
}

std::string givens_in_words(std::span<const Digit> givens) {
  const auto blanks = std::count(givens.begin(), givens.end(), kBlank);
  const std::size_t digits = givens.size() - static_cast<std::size_t>(blanks);
  return digits == 0 ? "no givens" : counted(digits, "given");
}

Result<ParsedPuzzle, ParseError> parse_puzzle(std::string_view text, const ParseOptions& options) {
  using Parsed = Result<ParsedPuzzle, ParseError>;
  if (text.size() > kMostPuzzleBytes) {
    return Parsed::failure(
        {ParseErrorCode::kTooLong, 0, 0, "The text is longer than a mebibyte, which is more than any puzzle."});
  }
  if (std::any_of(text.begin(), text.end(), is_control)) {
    return Parsed::failure(
        {ParseErrorCode::kBadCharacter, 0, 0, "This is not text but binary data, which cannot be read."});
  }
  const std::vector<TextLine> lines = text_lines(text);
  const bool empty = std::all_of(lines.begin(), lines.end(), [](const TextLine& line) {
    return line.text.find_first_not_of(" \t") == std::string::npos;
  });
  if (empty) return Parsed::failure({ParseErrorCode::kEmpty, 0, 0, "There is no puzzle in this text yet."});

  const CellTextsResult cells = read_cells(lines);
  if (!cells) return Parsed::failure(cells.error());
  auto digits = read_digits(cells.value());
  if (!digits) return Parsed::failure(digits.error());
  auto geometry = make_geometry(cells.value().side, cells.value().boxes, options);
  if (!geometry) return Parsed::failure({ParseErrorCode::kBadShape, 0, 0, geometry.error()});

  Puzzle puzzle{geometry.value(), std::move(digits.value())};
  std::string description =
      shape_in_words(*puzzle.geometry) + ", " + givens_in_words(puzzle.givens) + ", from " + cells.value().source;
  return ParsedPuzzle{std::move(puzzle), cells.value().format, std::move(description)};
}

}  // namespace sudoscope
