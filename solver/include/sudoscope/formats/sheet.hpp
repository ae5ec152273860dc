// Sheet: a puzzle with its entries, candidates, marks and tags, as in files and links of other programs.
#pragma once

#include <string>
#include <vector>

#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

// A fact about the puzzle in its text.
struct SheetTag {
  std::string name;   // one of kSheetTags
  std::string value;  // one line of UTF-8, at most 1,000 bytes
  friend bool operator==(const SheetTag&, const SheetTag&) = default;
};

inline constexpr const char* kSheetTags[] = {"title", "author", "comment", "date",    "source",
                                             "level", "url",    "rules",   "solution"};

struct Sheet {
  Puzzle puzzle;
  std::vector<Digit> entries;        // cell_count() placed digits; kBlank for none, and in cells with a given
  std::vector<DigitSet> candidates;  // empty: there are none; else cell_count() sets, 0 in cells that hold a digit
  std::vector<SheetTag> tags;        // a name may come several times
  // Marks in the corners of cells, if they are apart from the candidates; sets like those.
  std::vector<DigitSet> corners = {};
  // Empty: there are none; else bits 0 to 8 of each cell are the colours A to I.
  std::vector<std::uint16_t> colours = {};
};

inline constexpr int kColours = 9;

// Establishes the rules above: no entry in a cell with a given, no candidates or corner marks in cells that hold
// a digit or beyond the side, and none at all if all sets are empty, nor colours if no cell has one; values of
// tags on one line. REQUIRES: a puzzle, and entries and candidates as many as its cells, or none of them.
void make_tidy(Sheet& sheet);

}  // namespace sudoscope
