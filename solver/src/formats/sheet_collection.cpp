// Lines and games, one at a time.
#include "sudoscope/sheet_collection.hpp"

#include <algorithm>

#include "csv_puzzles.hpp"
#include "finish_draft.hpp"
#include "open_sudoku.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kProbeBytes = 1 << 16;  // of a large text, enough to tell a list of puzzles from a grid
constexpr std::size_t kLinesAsked = 20;
constexpr int kSmallestInList = 4;  // a row of a 9x9 grid would pass for a 3x3 puzzle

struct Line {
  std::string_view text;
  int number;
};

// The next line with something on it that is no comment; takes it and all before it off `rest`.
std::optional<Line> take_line(std::string_view& rest, int& number) {
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    ++number;
    const TextPart part = trimmed(line);
    if (!part.text.empty() && part.text.front() != '#') return Line{line, number};
  }
  return std::nullopt;
}

// Whether these lines are puzzles of their own. A row of a 16x16 grid passes for a 4x4 puzzle: a text that is a puzzle
// as a whole, over several lines, is meant as one. Where it is neither that nor a line among others, most of its lines
// tell.
bool is_list(std::string_view text, const ReadSheetOptions& options) {
  std::string_view rest = text.substr(0, kProbeBytes);
  if (rest.size() < text.size()) rest = rest.substr(0, rest.rfind('\n') + 1);
  const std::string_view probe = rest;
  std::vector<Line> lines;
  int number = 0;
  while (lines.size() < kLinesAsked) {
    const auto line = take_line(rest, number);
    if (!line) break;
    lines.push_back(*line);
  }
  if (lines.size() < 2) return false;
  if (const auto whole = read_sheet(probe, options)) {
    const std::string_view format = whole.value().format;
    if (format != "line" && format != "sdm") return false;
  }
  const auto good = std::count_if(lines.begin(), lines.end(), [&](const Line& line) {
    const auto reading = read_sheet(line.text, options);
    return reading && reading.value().sheet.puzzle.geometry->side() >= kSmallestInList;
  });
  return static_cast<std::size_t>(good) * 2 >= lines.size();
}

}  // namespace

class SheetCollection::Source {
 public:
  Source(std::string_view text, const ReadSheetOptions& options) : options_(options), rest_(text) {
    const bool any_format = options.format.empty();
    const SheetFormat* format = any_format ? nullptr : find_sheet_format(options.format);
    if (trimmed(text).text.substr(0, 1) == "<" && (any_format || format->id == "opensudoku")) {
      games_.emplace(text);
    } else if (auto table = CsvPuzzles::recognise(text)) {
      table_ = *table;
    } else {
      lines_ = (any_format || format->several) && is_list(text, options);
    }
  }

  bool several() const { return games_ || table_ || lines_; }

  std::optional<CollectionItem> next() {
    if (games_) return next_game();
    if (table_) return next_of_table();
    if (lines_) return next_line();
    if (read_) return std::nullopt;
    read_ = true;
    return CollectionItem{1, rest_, read_sheet(rest_, options_)};
  }

 private:
  std::optional<CollectionItem> next_game() {
    MaybeDraft game = games_->next();
    if (!game) return std::nullopt;
    using Read = Result<SheetReading, ParseError>;
    if (!game->ok()) return CollectionItem{games_->line(), games_->source(), Read::failure(game->error())};
    return CollectionItem{games_->line(), games_->source(), finish_draft(std::move(game->value()), options_)};
  }

  std::optional<CollectionItem> next_of_table() {
    const auto field = table_->next();
    if (!field) return std::nullopt;
    return item_of(field->text, field->line);
  }

  std::optional<CollectionItem> next_line() {
    const auto line = take_line(rest_, number_);
    if (!line) return std::nullopt;
    return item_of(line->text, line->number);
  }

  CollectionItem item_of(std::string_view text, int line) const {
    auto reading = read_sheet(text, options_);
    if (!reading) {
      ParseError error = reading.error();
      if (error.line == 0) error.column = 1;
      error.line = line + std::max(error.line, 1) - 1;
      reading = Result<SheetReading, ParseError>::failure(std::move(error));
    }
    return {line, trimmed(text).text, std::move(reading)};
  }

  ReadSheetOptions options_;
  std::string_view rest_;
  std::optional<OpenSudokuGames> games_;
  std::optional<CsvPuzzles> table_;
  bool lines_ = false;
  bool read_ = false;
  int number_ = 0;
};

SheetCollection::SheetCollection(std::string_view text, const ReadSheetOptions& options)
    : source_(std::make_unique<Source>(text, options)) {}
SheetCollection::SheetCollection(SheetCollection&&) noexcept = default;
SheetCollection& SheetCollection::operator=(SheetCollection&&) noexcept = default;
SheetCollection::~SheetCollection() = default;

bool SheetCollection::several() const { return source_->several(); }
std::optional<CollectionItem> SheetCollection::next() { return source_->next(); }

Result<Written, std::string> CollectionWriter::add(const Sheet& sheet) {
  using Wrote = Result<Written, std::string>;
  auto lost = losses(sheet, format_);
  if (!lost) return Wrote::failure(lost.error());
  const FormatRow& row = format_row(format_);
  std::string text(begun_ ? (row.facts.several ? "" : "\n") : row.begin);
  text += row.write(sheet, alphabet_);
  if (text.back() != '\n') text += '\n';
  begun_ = true;
  return Written{std::move(text), std::move(lost.value())};
}

std::string CollectionWriter::finish() {
  const FormatRow& row = format_row(format_);
  return begun_ ? std::string(row.end) : std::string(row.begin) + std::string(row.end);
}

}  // namespace sudoscope
