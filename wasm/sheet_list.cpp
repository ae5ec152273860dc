// Puzzles of any format to lines.
#include "sheet_list.hpp"

#include <algorithm>
#include <functional>

#include "arguments.hpp"
#include "sheets.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/grid/format.hpp"

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

}  // namespace

SheetList::SheetList(const std::string& text, const std::string& division)
    : text_(text), sheets_(text_, {}, need_division(division)) {}

bool SheetList::run(double most) {
  const std::uint64_t wanted = need_count(most, "most");
  lines_.clear();
  for (auto* column : {&line_, &begin_, &end_}) column->clear();
  problems_ = val::array();
  names_ = val::array();
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
    if (const Message& name = item.reading.value().name) {
      val named = val::object();
      named.set("item", static_cast<double>(line_.size() - 1));
      named.set("message", message_value(name));
      names_.call<void>("push", named);
    }
    const Puzzle& puzzle = item.reading.value().sheet.puzzle;
    if (fits_line(*puzzle.geometry))
      lines_ += format_puzzle(*puzzle.geometry, puzzle.givens, GridStyle::kLine);
    else
      fail(item.line, say(MessageId::kNoLineHoldsIt));
  }
  lines_ += '\n';
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
