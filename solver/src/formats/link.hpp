// Links of other sites: the site, and the puzzle in the link.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// Reads a text that is only a link, or only its query (?bd=...). An error for unknown sites.
MaybeDraft read_link(const SheetText& text, std::optional<Alphabet> alphabet);

// Reads the first link with a puzzle in a text with other words around it.
MaybeDraft read_link_among_words(const SheetText& text, std::optional<Alphabet> alphabet);

}  // namespace sudoscope
