// Lines and games, one at a time.
#include "sudoscope/formats/sheet_collection.hpp"

#include <algorithm>
#include <deque>

#include "csv_puzzles.hpp"
#include "finish_draft.hpp"
#include "found_grids.hpp"
#include "json_puzzles.hpp"
#include "open_sudoku.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {

class SheetCollection::Source {
 public:
  Source(std::string_view text, const ReadSheetOptions& options, std::optional<Division> asked)
      : options_(options), divider_(text, true, options, asked), rest_(text.substr(divider_.begin())) {
    if (divider_.division() == Division::kGames) games_.emplace(text);
    if (divider_.division() == Division::kTable) table_ = CsvPuzzles::recognise(text);
    if (divider_.division() != Division::kFound) return;
    if (auto objects = json_puzzles(text); objects.empty()) {
      found_.emplace(text, found_grids(text, options.alphabet));
    } else {
      objects_.emplace(Objects{text, std::move(objects)});
    }
  }

  const Divider& divider() const { return divider_; }

  std::optional<CollectionItem> next() {
    if (games_) return next_game();
    if (table_) return next_record();
    if (found_) return next_found();
    if (objects_) return next_object();
    const Cut cut = divider_.next(rest_, true);
    const std::string_view text = rest_;
    rest_.remove_prefix(cut.passed);
    if (!cut.puzzle) return std::nullopt;
    return read_extent(text, *cut.puzzle, options_);
  }

 private:
  std::optional<CollectionItem> next_game() {
    MaybeDraft game = games_->next();
    if (!game) return std::nullopt;
    if (!game->ok()) return CollectionItem{games_->line(), games_->source(), MaybeSheet::failure(game->error())};
    return CollectionItem{games_->line(), games_->source(), finish_draft(std::move(game->value()), options_)};
  }

  std::optional<CollectionItem> next_record() {
    const auto field = table_->next();
    if (!field) return std::nullopt;
    return read_extent(field->text, {0, field->text.size(), field->line}, options_);
  }

  std::optional<CollectionItem> next_object() {
    if (objects_->next == objects_->extents.size()) return std::nullopt;
    return read_extent(objects_->text, objects_->extents[objects_->next++], options_);
  }

  // After the last one an error if the text continues beyond the part that is read at once.
  std::optional<CollectionItem> next_found() {
    FoundInText& found = *found_;
    if (found.next == found.all.grids.size()) {
      const std::string_view rest = found.text.substr(found.all.read_to);
      if (found.told || trimmed(rest).text.empty()) return std::nullopt;
      found.told = true;
      const int line = line_at(found.all.read_to);
      ParseError error{ParseErrorCode::kTooLong, line, 1, say(MessageId::kMorePartsInText)};
      return CollectionItem{line, rest.substr(0, 0), MaybeSheet::failure(std::move(error))};
    }
    FoundGrid& grid = found.all.grids[found.next++];
    std::string_view source = found.text.substr(grid.begin, grid.end - grid.begin);
    const int line = line_at(grid.begin);
    MaybeSheet reading = finish_draft(std::move(grid.draft), options_);
    if (reading && (grid.is_shared || !reads_as(source, reading.value().sheet))) {
      source = found.lines.emplace_back(
          format_puzzle(*reading.value().sheet.puzzle.geometry, reading.value().sheet.puzzle.givens, GridStyle::kLine));
    }
    return CollectionItem{line, source, std::move(reading)};
  }

  bool reads_as(std::string_view source, const Sheet& sheet) const {
    const auto reading = read_sheet(source, options_);
    return reading && reading.value().notes.empty() && reading.value().sheet.puzzle.givens == sheet.puzzle.givens;
  }

  // The number of the line at a place, which never comes before the last one that was asked for.
  int line_at(std::size_t place) {
    FoundInText& found = *found_;
    if (place < found.counted_to) return found.line;  // the grids of a Samurai share lines
    const std::string_view passed = found.text.substr(found.counted_to, place - found.counted_to);
    found.line += static_cast<int>(std::count(passed.begin(), passed.end(), '\n'));
    found.counted_to = place;
    return found.line;
  }

  struct Objects {
    std::string_view text;
    std::vector<Extent> extents;
    std::size_t next = 0;
  };

  struct FoundInText {
    FoundInText(std::string_view whole, FoundGrids grids) : text(whole), all(std::move(grids)) {}

    std::string_view text;
    FoundGrids all;
    std::size_t next = 0;
    std::deque<std::string> lines = {};  // that represent puzzles which do not read by themselves
    std::size_t counted_to = 0;
    int line = 1;  // there
    bool told = false;
  };

  ReadSheetOptions options_;
  Divider divider_;
  std::string_view rest_;
  std::optional<OpenSudokuGames> games_;
  std::optional<CsvPuzzles> table_;
  std::optional<FoundInText> found_;
  std::optional<Objects> objects_;
};

CollectionItem read_extent(std::string_view text, const Extent& extent, const ReadSheetOptions& options) {
  const std::string_view source = trimmed(text.substr(extent.begin, extent.end - extent.begin)).text;
  if (extent.wrong) {
    ParseError error{ParseErrorCode::kBadLength, extent.wrong_line, 1, extent.wrong};
    return {extent.line, source, MaybeSheet::failure(std::move(error))};
  }
  auto reading = read_sheet(text.substr(extent.begin, extent.end - extent.begin), options);
  if (!reading) {
    // Its lines count from where it begins.
    ParseError error = reading.error();
    if (error.line == 0) error.column = 1;
    error.line = extent.line + std::max(error.line, 1) - 1;
    reading = MaybeSheet::failure(std::move(error));
  }
  return {extent.line, source, std::move(reading)};
}

SheetCollection::SheetCollection(std::string_view text, const ReadSheetOptions& options, std::optional<Division> asked)
    : source_(std::make_unique<Source>(text, options, asked)) {}
SheetCollection::SheetCollection(SheetCollection&&) noexcept = default;
SheetCollection& SheetCollection::operator=(SheetCollection&&) noexcept = default;
SheetCollection::~SheetCollection() = default;

Division SheetCollection::division() const { return source_->divider().division(); }
std::optional<Division> SheetCollection::other() const { return source_->divider().other(); }
std::optional<CollectionItem> SheetCollection::next() { return source_->next(); }

Result<Written, Message> CollectionWriter::add(const Sheet& sheet) {
  using Wrote = Result<Written, Message>;
  auto lost = losses(sheet, format_);
  if (!lost) return Wrote::failure(lost.error());
  const FormatRow& row = format_row(format_);
  std::string text(begun_ ? row.between : row.begin);
  text += row.write(fitted_to(sheet, row.facts), alphabet_);
  if (text.back() != '\n') text += '\n';
  begun_ = true;
  return Written{std::move(text), std::move(lost.value())};
}

std::string CollectionWriter::finish() {
  const FormatRow& row = format_row(format_);
  return begun_ ? std::string(row.end) : std::string(row.begin) + std::string(row.end);
}

}  // namespace sudoscope
