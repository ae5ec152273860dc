// .sdk files of SadMan Sudoku and SudoCue: nine lines of nine, lines of tags (#A author ...), and sections for entries
// and pencil marks. Source: SudoCue, File Formats, 2006.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// Recognised only if there are tags or sections: nine lines of nine are just lines of text.
MaybeDraft recognise_sadman(const SheetText& text, std::optional<Alphabet> alphabet);
MaybeDraft read_sadman(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_sadman(const Sheet& sheet, Alphabet alphabet);

}  // namespace sudoscope
