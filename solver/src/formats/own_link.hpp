// Links of Sudoscope's page, whatever its address: the fragment that web/link/link.ts describes.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// True for a text that begins as a fragment does, with or without its #.
bool begins_own_link(std::string_view fragment);
// A fragment, with or without its #. Runs and the like, which only the page has, are passed over.
MaybeDraft read_own_link(const SheetText& text, std::optional<Alphabet> alphabet);
// The fragment without its #, which would be a remark in a list.
std::string write_own_link(const Sheet& sheet, Alphabet alphabet);
std::vector<Message> own_link_losses(const Sheet& sheet);

}  // namespace sudoscope
