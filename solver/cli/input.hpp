// The source of puzzles: a file or standard input, read only as far as puzzles are asked for.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "sudoscope/formats/sheet_collection.hpp"

namespace sudoscope::cli {

// The whole text of a file, or of standard input for "-", decoded. Nothing if it cannot be read.
std::optional<std::string> read_text(const std::string& file);

struct Entry {
  int line;          // the line where it begins, from 1
  std::string text;  // as it was written
  MaybeSheet reading;
};

// A line of a list, by itself.
Entry entry_of_line(std::string_view line, int number, const ReadSheetOptions& options);

// Some whole lines of a list.
struct Lines {
  std::string text;
  int first = 1;  // their first number
};

// The puzzles of the input one after another, however long it is: no more than a few of
// them are held, except those of OpenSudoku's XML, of tables, and of JSON and source text.
class PuzzleInput {
 public:
  // `asked`: the way to divide the text. Null if the file cannot be read. Lifetime: of the options' regions.
  static std::unique_ptr<PuzzleInput> open(const std::string& file, const ReadSheetOptions& options,
                                           std::optional<Division> asked);
  virtual ~PuzzleInput() = default;

  // True if reading failed before the end.
  virtual bool failed() const = 0;
  virtual Division division() const = 0;
  virtual std::optional<Division> other() const = 0;
  // Nothing at the end.
  virtual std::optional<Entry> next() = 0;
  // The unread part of the input of next(), as it is; nothing at the end. A line that is
  // too long for a puzzle is cut off, but still too long. REQUIRES: division() is kLines.
  virtual std::optional<Lines> next_lines() = 0;
};

}  // namespace sudoscope::cli
