// Puzzles in JSON and in source text: lists of rows, one list of all cells, and texts in quotes.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// A puzzle that stands in a text among others.
struct FoundGrid {
  Draft draft;
  std::size_t begin;
  std::size_t end;
};

// Every puzzle of the text, in its order, without the solutions beside them; only solutions where there is nothing
// else.
std::vector<FoundGrid> literal_grids(std::string_view text, std::optional<Alphabet> alphabet = {});

// The first of them, with a note where there are more; nothing where there is none.
MaybeDraft read_literal_grid(const SheetText& text, std::optional<Alphabet> alphabet);

}  // namespace sudoscope
