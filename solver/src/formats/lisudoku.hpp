// lisudoku: JSON of a puzzle, compressed in a link behind ?import=, or its digits alone there.
// Source: lisudoku/sudoku_formats, src/formats/lisudoku.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// The value in a link.
MaybeDraft read_lisudoku(const SheetText& text, std::optional<Alphabet> alphabet);
// The compressed JSON, only where it unpacks to such JSON.
MaybeDraft recognise_lisudoku(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_lisudoku(const Sheet& sheet, Alphabet alphabet);
// Rules that have clues without a counterpart there.
std::vector<Message> lisudoku_losses(const Sheet& sheet);

}  // namespace sudoscope
