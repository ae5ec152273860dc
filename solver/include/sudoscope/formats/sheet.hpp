// Sheet: a puzzle with what has been written into it, as files and links of other programs carry it.
#pragma once

#include <string>
#include <vector>

#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

// What a text says about its puzzle.
struct SheetTag {
  std::string name;   // one of kSheetTags
  std::string value;  // one line of UTF-8, at most 1,000 bytes
  friend bool operator==(const SheetTag&, const SheetTag&) = default;
};

inline constexpr const char* kSheetTags[] = {"title", "author", "comment", "date", "source", "level", "url", "rules"};

struct Sheet {
  Puzzle puzzle;
  std::vector<Digit> entries;        // cell_count() placed digits; kBlank where none is, and in cells with a given
  std::vector<DigitSet> candidates;  // empty: there are none; else cell_count() sets, 0 in cells that hold a digit
  std::vector<SheetTag> tags;        // a name may come several times
  // Marks in the corners of cells, where those are apart from the candidates; as these.
  std::vector<DigitSet> corners = {};
  // Empty: there are none; else bits 0 to 8 of each cell are the colours A to I.
  std::vector<std::uint16_t> colours = {};
};

inline constexpr int kColours = 9;

// Makes a sheet what is said above: no entry where a given is, no candidates or corner marks in cells that hold a digit
// or beyond the side, and none at all where all sets are empty, nor colours where no cell has one; values of tags on
// one line. REQUIRES: a puzzle, and entries and candidates as many as its cells, or none of them.
void make_tidy(Sheet& sheet);

}  // namespace sudoscope
