// Game IDs of Simon Tatham's Solo: `CxR[x][k]:` or `Nj[x][k]:`, runs of blanks as letters, digits as numbers; for a
// jigsaw its borders after a comma; for a killer the borders of its cages and their sums, each after a comma. Source:
// Simon Tatham's Portable Puzzle Collection, solo.c.
#pragma once

#include "draft.hpp"

namespace sudoscope {

MaybeDraft read_solo_id(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_solo_id(const Sheet& sheet, Alphabet alphabet);
// The ID holds only borders, so that each region has to be in one piece.
Message solo_refusal(const Sheet& sheet);
// Killer cages, where Solo cannot have them.
std::vector<Message> solo_losses(const Sheet& sheet);

}  // namespace sudoscope
