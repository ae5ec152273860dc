// Lines of fields, read.
#include "positions.hpp"

#include <algorithm>

#include "speech.hpp"
#include "sudoscope/say.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

bool is_of_fields(std::string_view text) {
  return text.find(',') != std::string_view::npos && text.find('=') != std::string_view::npos;
}

std::vector<std::string_view> fields_of(std::string_view text) {
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r' || text.back() == ' ')) text.remove_suffix(1);
  std::vector<std::string_view> fields;
  while (true) {
    const std::size_t comma = text.find(',');
    fields.push_back(text.substr(0, comma));
    if (comma == std::string_view::npos) return fields;
    text.remove_prefix(comma + 1);
  }
}

// 1-9, then letters; kBlank for anything else.
Digit digit_of(char symbol, int side) {
  int digit = -1;
  if (symbol >= '1' && symbol <= '9') digit = symbol - '1';
  if (symbol >= 'A' && symbol <= 'Z') digit = symbol - 'A' + 9;
  if (symbol >= 'a' && symbol <= 'z') digit = symbol - 'a' + 9;
  return digit >= 0 && digit < side ? static_cast<Digit>(digit) : kBlank;
}

// What the fields say, a value a cell.
struct Fields {
  std::vector<Digit> givens;
  std::vector<Digit> entries;
  std::vector<DigitSet> candidates;
};

Result<Fields, Message> read_fields(const std::vector<std::string_view>& fields, int side) {
  Fields read{std::vector<Digit>(fields.size(), kBlank), std::vector<Digit>(fields.size(), kBlank),
              std::vector<DigitSet>(fields.size(), 0)};
  for (std::size_t cell = 0; cell < fields.size(); ++cell) {
    const std::string_view field = fields[cell];
    const std::size_t marks = std::min(field.find_first_not_of('='), field.size());
    const std::string_view symbols = field.substr(marks);
    DigitSet digits = 0;
    for (const char symbol : symbols) {
      const Digit digit = digit_of(symbol, side);
      if (digit == kBlank) digits = 0;
      if (digit == kBlank) break;
      digits |= digit_bit(digit);
    }
    if (digits == 0 || marks > 2 || (marks > 0 && symbols.size() > 1)) {
      return Result<Fields, Message>::failure(
          say(Id::kNoField, std::to_string(cell + 1), std::string(field), std::to_string(side)));
    }
    if (marks == 0)
      read.candidates[cell] = digits;
    else
      (marks == 2 ? read.givens : read.entries)[cell] = first_digit(digits);
  }
  return read;
}

Result<HeldPosition, Message> position_of_fields(std::string_view text, const Args& args) {
  using Read = Result<HeldPosition, Message>;
  const std::vector<std::string_view> fields = fields_of(text);
  int side = 1;
  while (side * side < static_cast<int>(fields.size())) ++side;
  if (side * side != static_cast<int>(fields.size()) || side > 35)
    return Read::failure(say(Id::kNoFieldSquare, std::to_string(fields.size())));
  const BoxShape boxes = args.options.boxes.value_or(default_box_shape(side));
  auto geometry = args.options.regions.empty() ? Geometry::boxes(boxes.height, boxes.width, args.options.constraints)
                                               : Geometry::jigsaw(args.options.regions, args.options.constraints);
  if (!geometry) return Read::failure(geometry.error());
  if (geometry.value()->side() != side)
    return Read::failure(say(Id::kFieldsOfOtherGrid, std::to_string(fields.size())));
  const auto read = read_fields(fields, side);
  if (!read) return Read::failure(read.error());
  const Fields& cells = read.value();
  return HeldPosition{geometry.value(), Position(*geometry.value(), cells.givens, cells.entries, cells.candidates)};
}

}  // namespace

std::optional<HeldPosition> read_position(const Entry& entry, const Args& args) {
  if (is_of_fields(entry.text)) {
    auto read = position_of_fields(entry.text, args);
    if (read) return std::move(read.value());
    tell_of_line(entry.line, 0, spoken(read.error()));
    return std::nullopt;
  }
  const auto puzzle = read_puzzle(entry, args);
  if (!puzzle) return std::nullopt;
  const Sheet& sheet = entry.reading.value().sheet;
  const GeometryPtr& geometry = puzzle.value().geometry;
  return HeldPosition{geometry, Position(*geometry, puzzle.value().givens, sheet.entries, sheet.candidates)};
}

}  // namespace sudoscope::cli
