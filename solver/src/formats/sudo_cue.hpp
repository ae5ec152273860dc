// .sdx files of SudoCue, puzzles in progress: nine lines of nine groups, each a given, a u and an entry, or the
// candidates of an open cell. Source: SudoCue, File Formats, 2006.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// Recognised only if there is an entry: the others are grids of candidates.
MaybeDraft recognise_sudo_cue(const SheetText& text, std::optional<Alphabet> alphabet);
MaybeDraft read_sudo_cue(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_sudo_cue(const Sheet& sheet, Alphabet alphabet);
std::vector<Message> sudo_cue_losses(const Sheet& sheet);

}  // namespace sudoscope
