// Sheets as JavaScript values, and the catalogue of their formats.
#include "sheets.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "arguments.hpp"
#include "sudoscope/base/decode_text.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/formats/formats.hpp"
#include "sudoscope/formats/sheet_collection.hpp"

namespace sudoscope::wasm {
namespace {

using emscripten::val;

std::optional<Alphabet> need_alphabet(const std::string& first) {
  if (first.empty()) return std::nullopt;
  need(first == "1" || first == "0" || first == "A", "alphabet must be 1, 0 or A, or nothing.");
  return first == "1" ? Alphabet::kFromOne : first == "0" ? Alphabet::kFromZero : Alphabet::kLetters;
}

std::string first_digit_of(std::optional<Alphabet> alphabet) {
  if (!alphabet) return "";
  return *alphabet == Alphabet::kFromOne ? "1" : *alphabet == Alphabet::kFromZero ? "0" : "A";
}

val list_of(const std::vector<Message>& messages) {
  val list = val::array();
  for (const Message& message : messages) list.call<void>("push", message_value(message));
  return list;
}

template <class Mark>
val bytes_value(const std::vector<Mark>& marks) {
  std::vector<std::uint8_t> bytes(marks.size() * sizeof(Mark));
  if (bytes.empty()) return val::null();
  std::memcpy(bytes.data(), marks.data(), bytes.size());
  return array_of(bytes);
}

// Nothing if there are as many as cells, or none.
template <class Mark>
Message take_marks(const std::string& bytes, std::size_t cells, std::vector<Mark>& marks) {
  if (bytes.empty()) return {};
  if (bytes.size() != cells * sizeof(Mark)) return say(MessageId::kCandidatesLength);
  marks.resize(cells);
  std::memcpy(marks.data(), bytes.data(), bytes.size());
  return {};
}

val sheet_value(const Sheet& sheet) {
  val value = val::object();
  value.set("puzzle", puzzle_value(sheet.puzzle));
  value.set("entries", array_of(shown(sheet.entries)));
  value.set("candidates", bytes_value(sheet.candidates));
  value.set("corners", bytes_value(sheet.corners));
  value.set("colours", bytes_value(sheet.colours));
  val tags = val::array();
  for (const SheetTag& tag : sheet.tags) {
    val entry = val::object();
    entry.set("name", tag.name);
    entry.set("value", tag.value);
    tags.call<void>("push", entry);
  }
  value.set("tags", tags);
  return value;
}

val other_value(const OtherReading& other) {
  val value = val::object();
  value.set("format", text(other.format));
  value.set("alphabet", first_digit_of(other.alphabet));
  value.set("boxHeight", other.boxes ? other.boxes->height : 0);
  value.set("boxWidth", other.boxes ? other.boxes->width : 0);
  value.set("description", message_value(other.description));
  value.set("offer", message_value(other.offer));
  return value;
}

std::vector<SheetTag> tags_of(std::string_view lines) {
  std::vector<SheetTag> tags;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    const std::string_view line = lines.substr(0, end);
    const std::size_t equals = std::min(line.find('='), line.size());
    if (equals + 1 < line.size()) {
      tags.push_back({std::string(line.substr(0, equals)), std::string(line.substr(equals + 1))});
    }
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  return tags;
}

Result<Sheet, Message> sheet_of(const SheetBytes& bytes) {
  using Outcome = Result<Sheet, Message>;
  auto puzzle = puzzle_of(bytes.puzzle);
  if (!puzzle) return Outcome::failure(puzzle.error());
  PuzzleBytes entered = bytes.puzzle;
  entered.givens = bytes.entries;
  auto entries = puzzle_of(entered);
  if (!entries) return Outcome::failure(say(MessageId::kInEntries, entries.error()));
  const std::size_t cells = puzzle.value().givens.size();
  Sheet sheet{puzzle.value(), std::move(entries.value().givens), {}, tags_of(bytes.tags)};
  Message wrong = take_marks(bytes.candidates, cells, sheet.candidates);
  if (!wrong) wrong = take_marks(bytes.corners, cells, sheet.corners);
  if (!wrong) wrong = take_marks(bytes.colours, cells, sheet.colours);
  if (wrong) return Outcome::failure(wrong);
  make_tidy(sheet);
  return sheet;
}

// Several puzzles may be no puzzle of a format together; the first of them is one.
MaybeSheet read_first(std::string_view text, const ReadSheetOptions& read, Division division) {
  MaybeSheet whole = sudoscope::read_sheet(text, read);
  if (whole || division == Division::kOne) return whole;
  auto first = SheetCollection(text, read, division).next();
  return first && first->reading ? std::move(first->reading) : std::move(whole);
}

val reading_value(const MaybeSheet& reading) {
  if (!reading) return failure_value(reading.error());
  val value = val::object();
  value.set("ok", true);
  value.set("sheet", sheet_value(reading.value().sheet));
  value.set("format", text(reading.value().format));
  value.set("alphabet", first_digit_of(reading.value().alphabet));
  value.set("description", message_value(reading.value().description));
  value.set("notes", list_of(reading.value().notes));
  val others = val::array();
  for (const OtherReading& other : reading.value().others) others.call<void>("push", other_value(other));
  value.set("others", others);
  return value;
}

constexpr std::pair<std::string_view, Division> kDivisions[] = {
    {"one", Division::kOne},     {"lines", Division::kLines}, {"grids", Division::kGrids},
    {"games", Division::kGames}, {"table", Division::kTable}, {"found", Division::kFound}};

}  // namespace

std::string_view name_of(Division division) {
  return std::find_if(std::begin(kDivisions), std::end(kDivisions), [&](const auto& d) { return d.second == division; })
      ->first;
}

std::optional<Division> need_division(std::string_view name) {
  if (name.empty()) return std::nullopt;
  const auto known =
      std::find_if(std::begin(kDivisions), std::end(kDivisions), [&](const auto& d) { return d.first == name; });
  need(known != std::end(kDivisions), "division must be one, lines, grids, games, table or found, or nothing.");
  return known->second;
}

namespace {

val divided(val value, Division division, std::optional<Division> other = {}) {
  value.set("division", text(name_of(division)));
  value.set("otherDivision", other ? text(name_of(*other)) : val(""));
  return value;
}

}  // namespace

val read_sheet(const std::string& source, const SheetOptions& options) {
  ReadSheetOptions read{.format = options.format, .alphabet = need_alphabet(options.alphabet), .shape = {}};
  if (!options.format.empty() && !find_format(options.format)) {
    const ParseError error{ParseErrorCode::kBadShape, 0, 0, say(MessageId::kUnknownFormat, options.format)};
    return divided(failure_value(error), Division::kOne);
  }
  std::vector<std::uint8_t> regions;
  const auto shape = parse_options(options.shape, regions);
  if (!shape) return divided(region_failure_value(shape.error()), Division::kOne);
  read.shape = shape.value();
  const std::string decoded = decode_text(source);
  const Divider divider(decoded, true, read, need_division(options.division));
  return divided(reading_value(read_first(decoded, read, divider.division())), divider.division(), divider.other());
}

val write_sheet(const SheetBytes& bytes, const std::string& format, const std::string& alphabet) {
  if (!find_format(format)) return refusal_value(say(MessageId::kUnknownFormat, format));
  const auto sheet = sheet_of(bytes);
  if (!sheet) return refusal_value(sheet.error());
  const auto written =
      sudoscope::write_sheet(sheet.value(), format, need_alphabet(alphabet).value_or(Alphabet::kFromOne));
  if (!written) return refusal_value(written.error());
  val value = val::object();
  value.set("ok", true);
  value.set("text", written.value().text);
  value.set("lost", list_of(written.value().lost));
  return value;
}

val formats() {
  val list = val::array();
  for (const Format& format : all_formats()) {
    val value = val::object();
    value.set("id", text(format.id));
    value.set("name", message_value(Message(format.name)));
    value.set("files", text(format.files));
    value.set("smallestSide", format.smallest_side);
    value.set("largestSide", format.largest_side);
    value.set("alphabets", format.alphabets);
    value.set("site", text(format.site));
    value.set("address", text(format.address));
    list.call<void>("push", value);
  }
  return list;
}

}  // namespace sudoscope::wasm
