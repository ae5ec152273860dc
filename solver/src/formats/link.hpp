// Links of other sites: which site, and what the link carries.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// A text that is a link and nothing else, or only its query (?bd=...). An error for sites that are not known.
MaybeDraft read_link(const SheetText& text, std::optional<Alphabet> alphabet);

// The first link of a text with other words around it that carries a puzzle.
MaybeDraft read_link_among_words(const SheetText& text, std::optional<Alphabet> alphabet);

}  // namespace sudoscope
