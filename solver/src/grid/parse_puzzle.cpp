// parse_puzzle: tries the readers from the most particular to the most general
// format, then reads the digits, then the boxes, and reports the result.
#include <algorithm>

#include "parse_steps.hpp"
#include "read_digits.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

bool has_separators(const TextLine& line) { return split_words(line, " \t,;").size() > 1; }

// Words of one length above 1 between spaces are rows or parts of rows, not numbers.
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

Message plain_shape(const Geometry& geometry) {
  const Size size = square(geometry.side());
  const Size box{geometry.box_height(), geometry.box_width()};
  if (geometry.is_jigsaw()) return say(MessageId::kJigsawShape, size);
  if (box.height == box.width) return say(MessageId::kPlainShape, size);
  if (!geometry.has_boxes()) return say(MessageId::kShapeWithoutBoxes, size);
  return say(MessageId::kShapeInBoxes, size, box);
}

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
    return CellTextsResult::failure({ParseErrorCode::kBadLength, 0, 0, say(MessageId::kNoGridInText)});
  }
  return numbers ? *std::move(numbers) : characters;
}

Result<GeometryPtr, Message> make_geometry(int side, std::optional<BoxShape> told, const ParseOptions& options) {
  using Made = Result<GeometryPtr, Message>;
  if (!options.regions.empty()) {
    if (options.regions.size() != static_cast<std::size_t>(side * side)) {
      return Made::failure(say(MessageId::kRegionsOfOtherGrid, options.regions.size(), square(side)));
    }
    return Geometry::jigsaw(options.regions, options.constraints);
  }
  const BoxShape boxes = options.boxes.value_or(told.value_or(default_box_shape(side)));
  if (boxes.height < 1 || boxes.width < 1 || boxes.height > kMaxSide || boxes.width > kMaxSide ||
      boxes.height * boxes.width != side) {
    return Made::failure(say(MessageId::kBoxesDoNotFit, Size{boxes.height, boxes.width}, square(side), side));
  }
  return Geometry::boxes(boxes.height, boxes.width, options.constraints);
}

Message shape_in_words(const Geometry& geometry) {
  const Message shape = plain_shape(geometry);
  if (geometry.constraints().empty()) return shape;
  return say(MessageId::kGridWithRules, shape, names_of(geometry.constraints()));
}

Message givens_in_words(std::span<const Digit> givens) {
  return say(MessageId::kNumberOfGivens,
             std::count_if(givens.begin(), givens.end(), [](Digit d) { return d != kBlank; }));
}

Result<ParsedPuzzle, ParseError> parse_puzzle(std::string_view text, const ParseOptions& options) {
  using Parsed = Result<ParsedPuzzle, ParseError>;
  if (text.size() > kMostPuzzleBytes) {
    return Parsed::failure({ParseErrorCode::kTooLong, 0, 0, say(MessageId::kTextTooLong)});
  }
  if (std::any_of(text.begin(), text.end(), is_control)) {
    return Parsed::failure({ParseErrorCode::kBadCharacter, 0, 0, say(MessageId::kBinaryText)});
  }
  const std::vector<TextLine> lines = text_lines(text);
  const bool empty = std::all_of(lines.begin(), lines.end(), [](const TextLine& line) {
    return line.text.find_first_not_of(" \t") == std::string::npos;
  });
  if (empty) return Parsed::failure({ParseErrorCode::kEmpty, 0, 0, say(MessageId::kNoPuzzleYet)});

  const CellTextsResult cells = read_cells(lines);
  if (!cells) return Parsed::failure(cells.error());
  auto digits = read_digits(cells.value());
  if (!digits) return Parsed::failure(digits.error());
  auto geometry = make_geometry(cells.value().side, cells.value().boxes, options);
  if (!geometry) return Parsed::failure({ParseErrorCode::kBadShape, 0, 0, geometry.error()});

  Puzzle puzzle{geometry.value(), std::move(digits.value())};
  Message description = say(MessageId::kPuzzleDescribed, shape_in_words(*puzzle.geometry),
                            givens_in_words(puzzle.givens), cells.value().source);
  return ParsedPuzzle{std::move(puzzle), std::move(description)};
}

}  // namespace sudoscope
