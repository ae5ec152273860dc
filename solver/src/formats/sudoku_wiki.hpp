// SudokuWiki: ?bd= with 81 digits, and the S9B code, which keeps givens, entries and candidates apart.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// S9B and two base-36 characters for each cell: 0 = blank, 1..9 = given, 9 + n = entry, 18
// + a mask of candidates. The S9B may be missing if 162 characters cannot be anything else.
MaybeDraft read_s9b(const SheetText& text, std::optional<Alphabet> alphabet);
// Either of them, as in links.
MaybeDraft read_sudoku_wiki_link(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_s9b(const Sheet& sheet, Alphabet alphabet);
std::string write_sudoku_wiki(const Sheet& sheet, Alphabet alphabet);

}  // namespace sudoscope
