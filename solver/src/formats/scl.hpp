// SudokuPad's own format: JSON of cells, regions and drawings, plain or compressed behind the prefix
// scl or ctc, and there often with shorter names and fewer quotes. Source: SudokuPad, puzzlezipper.js.
#pragma once

#include "draft.hpp"
#include "sudoscope/base/json_value.hpp"

namespace sudoscope {

// Also reads the JSON by itself. Rules in words alone are in the tag "rules", and what is drawn for them is a drawing.
MaybeDraft read_scl(const SheetText& text, std::optional<Alphabet> alphabet);
// The member of a long name, or of the short one in its place; null if there is none.
const JsonValue* scl_member(const JsonValue& json, std::string_view name, std::string_view short_name);
std::string write_scl(const Sheet& sheet, Alphabet alphabet);
std::vector<Message> scl_losses(const Sheet& sheet);

}  // namespace sudoscope
