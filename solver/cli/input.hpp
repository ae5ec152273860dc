// Where puzzles come from: a file or standard input, read as far as they are asked for.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "sudoscope/formats/sheet_collection.hpp"

namespace sudoscope::cli {

// The whole text of a file, of standard input for "-", decoded. Nothing when it cannot be read.
std::optional<std::string> read_text(const std::string& file);

struct Entry {
  int line;          // where it begins, from 1
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

// The puzzles of the input one after another, however long it is: no more than a few of them are held, save for those
// of OpenSudoku's XML, of tables, and of JSON and source text.
class PuzzleInput {
 public:
  // `asked`: how the text is to be divided. Null where the file cannot be read. Views the options' regions.
  static std::unique_ptr<PuzzleInput> open(const std::string& file, const ReadSheetOptions& options,
                                           std::optional<Division> asked);
  virtual ~PuzzleInput() = default;

  // Whether reading went wrong before the end.
  virtual bool failed() const = 0;
  virtual Division division() const = 0;
  virtual std::optional<Division> other() const = 0;
  // Nothing at the end.
  virtual std::optional<Entry> next() = 0;
  // What next() would go through, as it stands; nothing at the end. A line that is too long for a puzzle is cut off,
  // but still too long. REQUIRES: division() is kLines.
  virtual std::optional<Lines> next_lines() = 0;
};

}  // namespace sudoscope::cli
