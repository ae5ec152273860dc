// Puzzles of any format to lines: of digits, or of JSON for a puzzle with more than digits.
#include "sheet_list.hpp"

#include <algorithm>
#include <functional>

#include "arguments.hpp"
#include "sheets.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope::wasm {
namespace {

using emscripten::val;

// No reader takes it for a puzzle, or skips it.
constexpr std::string_view kNoPuzzle = "!";

// True if a line of its digits reads as the same puzzle, which has no boxes, regions or further rules to mention.
bool fits_line(const Geometry& geometry) {
  const BoxShape boxes{geometry.box_height(), geometry.box_width()};
  return geometry.is_classic() && boxes == default_box_shape(geometry.side());
}

// Rules and drawings that a verdict is not about; nothing if there are none.
Message not_judged(const Puzzle& puzzle) {
  const Geometry& geometry = *puzzle.geometry;
  return ignored_in_words(ignored_constraints(preferred_algorithm(puzzle, 2), geometry), geometry.drawings());
}

Json numbers(std::span<const Digit> digits) {
  return Json::list(digits, [](Digit digit) { return digit == kBlank ? 0 : digit + 1; });
}

Json regions_of(const Geometry& geometry) {
  if (!geometry.is_jigsaw()) return nullptr;
  std::vector<int> regions;
  for (int cell = 0; cell < geometry.cell_count(); ++cell) regions.push_back(geometry.box_of(static_cast<Cell>(cell)));
  return Json::list(regions);
}

// Read by web/grid/puzzle_line.ts.
std::string puzzle_line(const Sheet& sheet) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  JsonObject line;
  line.add("boxHeight", geometry.is_jigsaw() ? 1 : geometry.box_height());
  line.add("boxWidth", geometry.is_jigsaw() ? geometry.side() : geometry.box_width());
  line.add("regions", regions_of(geometry));
  line.add("constraints", text_of(geometry.constraints()));
  line.add("givens", numbers(sheet.puzzle.givens));
  JsonObject words;
  for (const SheetTag& tag : sheet.tags) words.add(tag.name, tag.value);
  line.add("tags", words);
  return line.text();
}

}  // namespace

SheetList::SheetList(const std::string& text, const std::string& division)
    : text_(text), sheets_(text_, {}, need_division(division)) {}

bool SheetList::run(double most) {
  const std::uint64_t wanted = need_count(most, "most");
  lines_.clear();
  for (auto* column : {&line_, &begin_, &end_}) column->clear();
  problems_ = val::array();
  names_ = val::array();
  remarks_ = val::array();
  for (std::uint64_t count = 0; count < wanted; ++count) {
    const auto item = sheets_.next();
    if (!item) return false;
    take(*item);
  }
  return true;
}

void SheetList::take(const CollectionItem& item) {
  // A part of a Samurai has a line that the collection holds.
  const std::less_equal<> not_after;
  const bool in_text = !item.source.empty() && not_after(text_.data(), item.source.data()) &&
                       not_after(item.source.data() + item.source.size(), text_.data() + text_.size());
  const auto begin = in_text ? static_cast<std::uint32_t>(item.source.data() - text_.data()) : 0;
  line_.push_back(static_cast<std::uint32_t>(item.line));
  begin_.push_back(begin);
  end_.push_back(in_text ? begin + static_cast<std::uint32_t>(item.source.size()) : 0);
  if (!item.reading) {
    const ParseError& error = item.reading.error();
    fail(std::max(error.line, item.line), error.message);
  } else {
    const SheetReading& reading = item.reading.value();
    if (reading.name) note(names_, reading.name);
    for (const Message& left_out : reading.notes) note(remarks_, left_out);
    const Puzzle& puzzle = reading.sheet.puzzle;
    if (fits_line(*puzzle.geometry)) {
      lines_ += format_puzzle(*puzzle.geometry, puzzle.givens, GridStyle::kLine);
    } else {
      if (const Message ignored = not_judged(puzzle)) note(remarks_, ignored);
      lines_ += puzzle_line(reading.sheet);
    }
  }
  lines_ += '\n';
}

void SheetList::note(val& list, const Message& message) {
  val noted = val::object();
  noted.set("item", static_cast<double>(line_.size() - 1));
  noted.set("message", message_value(message));
  list.call<void>("push", noted);
}

void SheetList::fail(int line, const Message& message) {
  val problem = val::object();
  problem.set("item", static_cast<double>(line_.size() - 1));
  problem.set("line", line);
  problem.set("message", message_value(message));
  problems_.call<void>("push", problem);
  lines_ += kNoPuzzle;
}

val SheetList::line() const { return array_of(line_); }
val SheetList::begin() const { return array_of(begin_); }
val SheetList::end() const { return array_of(end_); }

}  // namespace sudoscope::wasm
