// Tables of puzzles as CSV (RFC 4180): records of fields split by commas, semicolons or tabs, in
// quotes if a field holds one of these or several lines. The first record may name the columns.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace sudoscope {

class CsvPuzzles {
 public:
  // A view into the table, without quotes, and the line where it begins, from 1.
  struct Field {
    std::string_view text;
    int line;
  };

  // Nothing if the text is no such table, which has names of columns or quotes: a line of fields
  // by itself is read like any line. Lifetime: of the text. Examines only its first records.
  static std::optional<CsvPuzzles> recognise(std::string_view text);

  // True if each line can be read by itself: a puzzle comes first, and nothing is in quotes.
  bool is_list() const { return puzzle_column_ == 0 && !quoted_; }
  // The puzzle of the next record; empty if the record is too short to have one. Nothing at the end.
  std::optional<Field> next();

 private:
  using Record = std::vector<Field>;
  explicit CsvPuzzles(std::string_view text) : rest_(text) {}

  std::optional<Record> take_record();
  Field take_field();

  std::string_view rest_;
  char separator_ = ',';
  std::size_t puzzle_column_ = 0;
  bool quoted_ = false;  // some field so far
  int line_ = 1;
};

}  // namespace sudoscope
