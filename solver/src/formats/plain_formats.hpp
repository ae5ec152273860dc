// Formats that hold digits alone, one text a cell.
#pragma once

#include "draft.hpp"
#include "grid/cell_texts.hpp"

namespace sudoscope {

// The draft of the cells found, in the alphabet that is asked for or guessed. `lines`: of the text that they are from.
DraftResult draft_of_cells(const CellTextsResult& cells, Lines lines, std::optional<Alphabet> alphabet);

// Reads any plain format.
DraftResult read_plain(const SheetText& text, std::optional<Alphabet> alphabet);

MaybeDraft read_plain_line(const SheetText& text, std::optional<Alphabet> alphabet);
MaybeDraft read_plain_rows(const SheetText& text, std::optional<Alphabet> alphabet);
MaybeDraft read_plain_grid(const SheetText& text, std::optional<Alphabet> alphabet);
MaybeDraft read_plain_numbers(const SheetText& text, std::optional<Alphabet> alphabet);
MaybeDraft read_plain_instance(const SheetText& text, std::optional<Alphabet> alphabet);

std::string write_line(const Sheet& sheet, Alphabet alphabet);
std::string write_rows(const Sheet& sheet, Alphabet alphabet);
std::string write_sdm(const Sheet& sheet, Alphabet alphabet);
std::string write_grid(const Sheet& sheet, Alphabet alphabet);
std::string write_numbers(const Sheet& sheet, Alphabet alphabet);
std::string write_lewis(const Sheet& sheet, Alphabet alphabet);
std::string write_instance(const Sheet& sheet, Alphabet alphabet);

// Numbers with spaces between them and `row_end` after each row.
std::string number_rows(const Sheet& sheet, std::string_view blank, char row_end);

}  // namespace sudoscope
