// Killers in one line of 81 characters, as forums exchange them: a cell of each cage has its sum (0-9, A-Z for 10 to
// 35, a-j for 36 to 45; 0 for none), the others point to a neighbour on the way there: < > ^ v, or ` ' , . for up left,
// up right, down left, down right. Source: enjoysudoku.com forum, "Understandable, snarfable killer cages".
#pragma once

#include "draft.hpp"

namespace sudoscope {

// The text may be wrapped.
MaybeDraft read_killer_line(const SheetText& text, std::optional<Alphabet> alphabet);
// The same, only where it has < > or ^, which no other line of 81 characters has.
MaybeDraft recognise_killer_line(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_killer_line(const Sheet& sheet, Alphabet alphabet);
// Holds cages of neighbours that do not overlap, and no givens.
Message killer_line_refusal(const Sheet& sheet);

}  // namespace sudoscope
