// Two characters a cell, 01 to the side, with 00 or .. for blanks: for sides of two numerals.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// One word, or a row a line.
MaybeDraft read_two_digits(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_two_digits(const Sheet& sheet, Alphabet alphabet);

}  // namespace sudoscope
