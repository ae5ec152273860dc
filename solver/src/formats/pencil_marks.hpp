// Grids of candidates as people post them: a group of digits for
// each cell, a lone digit being placed; with or without borders.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// Recognised only if some group cannot be a number.
MaybeDraft recognise_pencil_marks(const SheetText& text, std::optional<Alphabet> alphabet);
MaybeDraft read_pencil_marks(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_pencil_marks(const Sheet& sheet, Alphabet alphabet);
std::vector<Message> pencil_mark_losses(const Sheet& sheet);

// The candidates of a group such as 157, of symbols 1-9A-Z in ascending
// order up to the side; nothing for any other word. A blank is an empty set.
std::optional<DigitSet> read_group(std::string_view group, int side);
std::string write_group(DigitSet candidates);
// Words without the marks * # @ - + that people set beside candidates; words of nothing else are left out.
std::vector<std::string> groups_in(std::string_view line);
// Rows of texts in columns of one width, with lines around the boxes if these have several rows and columns.
std::string write_columns(const Geometry& geometry, std::span<const std::string> texts);

}  // namespace sudoscope
