// Fields: a position on a line, a field a cell with commas between: ==d a given, =d a digit that was entered, else the
// candidates of a blank cell, or nothing where there is no note of them: "==1,=2,34,34" and so on.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// Without being asked for only where some field has an equal sign: others are lists of numbers.
MaybeDraft recognise_fields(const SheetText& text, std::optional<Alphabet> alphabet);
MaybeDraft read_fields(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_fields(const Sheet& sheet, Alphabet alphabet);
// Why the fields would not be recognised; nothing where they would.
Message why_no_fields(const Sheet& sheet);

}  // namespace sudoscope
