// Sukaku: candidates alone, `side` characters for each cell; an impossible digit is a blank.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// Recognised only if each character is its digit or a blank, and nearly each cell has a candidate: 729
// characters may be a 27x27 grid too. The candidates become a rule of the grid, and are in the cells as well.
MaybeDraft recognise_sukaku(const SheetText& text, std::optional<Alphabet> alphabet);
MaybeDraft read_sukaku(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_sukaku(const Sheet& sheet, Alphabet alphabet);
std::vector<Message> sukaku_losses(const Sheet& sheet);

}  // namespace sudoscope
