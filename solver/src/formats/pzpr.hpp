// The links of puzz.link and related sites, in the format of pzpr: sudoku/9/9/ and the cells row by row, a numeral
// of base 16 or more behind a sign for a digit, g to z for 1 to 20 blanks. Source: pzprjs, Encode.js (number16).
#pragma once

#include "draft.hpp"

namespace sudoscope {

// The text behind the question mark of a link, which begins with sudoku/.
MaybeDraft read_pzpr(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_pzpr(const Sheet& sheet, Alphabet alphabet);

}  // namespace sudoscope
