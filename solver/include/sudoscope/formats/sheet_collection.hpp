// Collections: texts of one puzzle after another, read and written one at a time.
#pragma once

#include <memory>
#include <string_view>

#include "sudoscope/formats/division.hpp"

namespace sudoscope {

struct CollectionItem {
  int line;  // the line where the puzzle begins, from 1
  // The line, the grid's lines, the game's tag, or the whole; for a part of a
  // Samurai a line that the collection holds. Read by itself, it is the same puzzle.
  std::string_view source;
  MaybeSheet reading;
};

// Reads a puzzle where a Divider found one. Lifetime: of the text. Lines of errors
// count from the extent's; an error about the whole puzzle is at its first line.
CollectionItem read_extent(std::string_view text, const Extent& extent, const ReadSheetOptions& options);

// Every puzzle of a text, one at a time. The text may have any size; each puzzle of it is bounded as in read_sheet().
class SheetCollection {
 public:
  // Lifetime: of the text and the options' regions. `asked`: the way to divide
  // the text; else its beginning decides. REQUIRES: a text from decode_text().
  explicit SheetCollection(std::string_view text, const ReadSheetOptions& options = {},
                           std::optional<Division> asked = {});
  SheetCollection(SheetCollection&&) noexcept;
  SheetCollection& operator=(SheetCollection&&) noexcept;
  ~SheetCollection();

  // The division of the text: other than kOne it means several puzzles, of which there may still be one or none.
  Division division() const;
  // Another possible division.
  std::optional<Division> other() const;
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

  // The next piece, which ends in a line feed. SheetCollection reads the same puzzles from the
  // pieces. Errors and `lost` are those of write_sheet(); after an error nothing is written.
  Result<Written, Message> add(const Sheet& sheet);
  // The last piece; may be empty.
  std::string finish();

 private:
  std::string_view format_;
  Alphabet alphabet_;
  bool begun_ = false;
};

}  // namespace sudoscope
