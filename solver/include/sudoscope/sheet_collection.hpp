// Collections: texts of one puzzle after another, read and written one at a time.
#pragma once

#include <memory>
#include <string_view>

#include "sudoscope/sheet_format.hpp"

namespace sudoscope {

struct CollectionItem {
  int line;                 // where the puzzle begins, from 1
  std::string_view source;  // the line, the game's tag, or the whole: by itself it reads as it does here
  Result<SheetReading, ParseError> reading;
};

// A puzzle a line (any format of one line; blank lines and those that begin with # are passed over), the games of
// OpenSudoku's folders, the records of a table, or one puzzle where the text is one. Lines of errors count in the whole
// text. The text may have any size; each puzzle of it is bounded as in read_sheet().
class SheetCollection {
 public:
  // Views the text and the options' regions. REQUIRES: a text as decode_text() leaves it.
  explicit SheetCollection(std::string_view text, const ReadSheetOptions& options = {});
  SheetCollection(SheetCollection&&) noexcept;
  SheetCollection& operator=(SheetCollection&&) noexcept;
  ~SheetCollection();

  // Whether it is read as several puzzles; there may be one or none all the same.
  bool several() const;
  // Nothing at the end. After a bad item the next good one follows.
  std::optional<CollectionItem> next();

 private:
  class Source;
  std::unique_ptr<Source> source_;
};

// Writes sheets as one text: piece by piece, to be put one behind the other.
class CollectionWriter {
 public:
  // REQUIRES: the format is known.
  explicit CollectionWriter(std::string_view format, Alphabet alphabet = Alphabet::kFromOne)
      : format_(format), alphabet_(alphabet) {}

  // The next piece, which ends in a line feed. Formats that hold one puzzle have a blank line between two. Errors and
  // `lost` are those of write_sheet(); after an error nothing is written.
  Result<Written, std::string> add(const Sheet& sheet);
  // The last piece; may be empty.
  std::string finish();

 private:
  std::string_view format_;
  Alphabet alphabet_;
  bool begun_ = false;
};

}  // namespace sudoscope
