// A line of HoDoKu's library: `:technique:candidates:grid:deleted:eliminations:placements:extra`, where +d in the grid
// is an entry and triples are digit, row, column. Candidates are all that no digit rules out, without the deleted ones.
// Source: HoDoKu user manual, library format.
#pragma once

#include "draft.hpp"

namespace sudoscope {

MaybeDraft read_hodoku(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_hodoku(const Sheet& sheet, Alphabet alphabet);
std::vector<Message> hodoku_losses(const Sheet& sheet);

}  // namespace sudoscope
