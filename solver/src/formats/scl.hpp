// SudokuPad's own format: JSON of cells, regions and drawings, plain or compressed behind the prefix
// scl or ctc, and there often with shorter names and fewer quotes. Source: SudokuPad, puzzlezipper.js.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// Also reads the JSON by itself. Rules in words alone are in the tag "rules",
// with a note that they are not kept if the puzzle draws more than its grid.
MaybeDraft read_scl(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_scl(const Sheet& sheet, Alphabet alphabet);
std::vector<Message> scl_losses(const Sheet& sheet);

}  // namespace sudoscope
