// Fields: a position on a line, one field for each cell, split by commas: ==d a given, =d a digit that was
// entered, else the candidates of a blank cell, or nothing if it has no note: "==1,=2,34,34" and so on.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// Recognised only if some field has an equal sign: other lines are lists of numbers.
MaybeDraft recognise_fields(const SheetText& text, std::optional<Alphabet> alphabet);
MaybeDraft read_fields(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_fields(const Sheet& sheet, Alphabet alphabet);
// Reason why the fields would not be recognised; nothing if they would.
Message why_no_fields(const Sheet& sheet);

}  // namespace sudoscope
