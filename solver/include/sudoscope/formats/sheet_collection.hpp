// Collections: texts of one puzzle after another, read and written one at a time.
#pragma once

#include <memory>
#include <string_view>

#include "sudoscope/formats/division.hpp"

namespace sudoscope {

struct CollectionItem {
  int line;  // where the puzzle begins, from 1
  // The line, the grid's lines, the game's tag, or the whole; of a part of a Samurai a line that the collection holds.
  // Read by itself, it is the same puzzle.
  std::string_view source;
  MaybeSheet reading;
};

// Reads a puzzle where a Divider found one. Views the text. Lines of errors count as the extent's does; an error about
// the whole puzzle is at its first line.
CollectionItem read_extent(std::string_view text, const Extent& extent, const ReadSheetOptions& options);

// Every puzzle of a text, one at a time. The text may have any size; each puzzle of it is bounded as in read_sheet().
class SheetCollection {
 public:
  // Views the text and the options' regions. `asked`: how the text is to be divided; else it is decided by its
  // beginning. REQUIRES: a text as decode_text() leaves it.
  explicit SheetCollection(std::string_view text, const ReadSheetOptions& options = {},
                           std::optional<Division> asked = {});
  SheetCollection(SheetCollection&&) noexcept;
  SheetCollection& operator=(SheetCollection&&) noexcept;
  ~SheetCollection();

  // How it is read: unless as one, as several puzzles, of which there may be one or none all the same.
  Division division() const;
  // How it can be read as well.
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

  // The next piece, which ends in a line feed. SheetCollection reads them as what they were. Errors and `lost` are
  // those of write_sheet(); after an error nothing is written.
  Result<Written, Message> add(const Sheet& sheet);
  // The last piece; may be empty.
  std::string finish();

 private:
  std::string_view format_;
  Alphabet alphabet_;
  bool begun_ = false;
};

}  // namespace sudoscope
