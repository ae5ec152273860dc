// Records and fields, and the choice of the column with puzzles.
#include "csv_puzzles.hpp"

#include <algorithm>
#include <array>

#include "sheet_text.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kSeparators = ",;\t";
constexpr std::size_t kMostFields = 64;
constexpr std::size_t kLooked = 256;  // to see how a text begins
constexpr int kSmallestSide = 4;
constexpr std::size_t kSmallestWithoutNames = 36;  // cells; a row of a grid in quotes has fewer
constexpr std::array kNames = {"puzzle",  "puzzles", "quiz",   "quizzes", "sudoku",  "grid",
                               "problem", "board",   "givens", "clues",   "question"};

bool is_puzzle(std::string_view text) {
  const auto parsed = parse_puzzle(text);
  return parsed && parsed.value().puzzle.geometry->side() >= kSmallestSide;
}

bool is_name(std::string_view text) {
  const std::string name = lower(trimmed(text).text);
  return std::any_of(kNames.begin(), kNames.end(), [&](const char* known) { return name == known; });
}

}  // namespace

// The field up to its separator or the end of its line, which stay.
CsvPuzzles::Field CsvPuzzles::take_field() {
  const std::size_t space = std::min(rest_.find_first_not_of(' '), rest_.size());
  if (rest_.substr(space, 1) == "\"") {
    std::size_t end = rest_.find('"', space + 1);
    while (rest_.substr(std::min(end, rest_.size() - 1), 2) == "\"\"") end = rest_.find('"', end + 2);
    if (end != std::string_view::npos) {
      const std::string_view text = rest_.substr(space + 1, end - space - 1);
      const Field field{text, line_};
      quoted_ = true;
      line_ += static_cast<int>(std::count(text.begin(), text.end(), '\n'));
      rest_.remove_prefix(end + 1);
      rest_.remove_prefix(std::min(rest_.find_first_of(std::string{separator_, '\n'}), rest_.size()));
      return field;
    }
  }
  const std::string_view text = rest_.substr(0, rest_.find_first_of(std::string{separator_, '\n'}));
  rest_.remove_prefix(text.size());
  return {text, line_};
}

// Blank lines and comments are passed over.
std::optional<CsvPuzzles::Record> CsvPuzzles::take_record() {
  while (!rest_.empty()) {
    const std::string_view line = trimmed(rest_.substr(0, rest_.find('\n'))).text;
    if (!line.empty() && line.front() != '#') break;
    rest_.remove_prefix(std::min(rest_.find('\n'), rest_.size() - 1) + 1);
    ++line_;
  }
  if (rest_.empty()) return std::nullopt;
  Record record;
  bool more = true;
  while (more) {
    Field field = take_field();
    if (record.size() < kMostFields) record.push_back(field);
    more = !rest_.empty() && rest_.front() == separator_;
    if (more) rest_.remove_prefix(1);
  }
  if (!rest_.empty()) {
    rest_.remove_prefix(1);
    ++line_;
  }
  return record;
}

std::optional<CsvPuzzles> CsvPuzzles::recognise(std::string_view text) {
  CsvPuzzles table(text);
  const std::string_view shown = trimmed(text.substr(0, kLooked)).text;
  if (shown.substr(0, 1) == "[" || shown.substr(0, 1) == "{") return std::nullopt;  // JSON
  const auto cut = [&](char separator) {
    CsvPuzzles probe = table;
    probe.separator_ = separator;
    const auto first = probe.take_record();
    return first && first->size() > 1;
  };
  const auto separator = std::find_if(kSeparators.begin(), kSeparators.end(), cut);
  if (separator != kSeparators.end()) table.separator_ = *separator;
  CsvPuzzles after_first = table;
  const auto taken = after_first.take_record();
  if (!taken) return std::nullopt;
  const Record& first = *taken;
  const auto named = std::find_if(first.begin(), first.end(), [](const Field& f) { return is_name(f.text); });
  const auto puzzle_in = [](const Record& record) {
    return std::find_if(record.begin(), record.end(), [](const Field& f) { return is_puzzle(f.text); });
  };
  if (named == first.end() && first.size() == kMostFields) return std::nullopt;
  const bool has_names = named != first.end() || (first.size() > 1 && puzzle_in(first) == first.end());
  if (!has_names) {
    if (!after_first.quoted_) return std::nullopt;
    const auto puzzle = puzzle_in(first);
    if (puzzle == first.end() || puzzle->text.size() < kSmallestWithoutNames) return std::nullopt;
    table.puzzle_column_ = static_cast<std::size_t>(puzzle - first.begin());
    table.quoted_ = true;
    return table;
  }
  CsvPuzzles after_second = after_first;
  const auto second = after_second.take_record();
  if (!second || second->size() != first.size()) return std::nullopt;
  const auto puzzle = named != first.end() ? second->begin() + (named - first.begin()) : puzzle_in(*second);
  if (puzzle == second->end() || !is_puzzle(puzzle->text)) return std::nullopt;
  after_first.puzzle_column_ = static_cast<std::size_t>(puzzle - second->begin());
  after_first.quoted_ = after_second.quoted_;
  return after_first;
}

std::optional<CsvPuzzles::Field> CsvPuzzles::next() {
  const auto record = take_record();
  if (!record) return std::nullopt;
  if (puzzle_column_ < record->size()) return (*record)[puzzle_column_];
  return Field{record->front().text.substr(0, 0), record->front().line};
}

}  // namespace sudoscope
