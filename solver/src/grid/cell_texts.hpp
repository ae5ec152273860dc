// The result of a reader of one format: the text of each cell and its position, before it is read as a digit.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/numerals.hpp"
#include "base/text_lines.hpp"
#include "sudoscope/grid/format.hpp"

namespace sudoscope {

// The text of one cell, a view into a TextLine; empty = blank.
struct CellText {
  std::string_view text;
  int line;
  int column;
};

using Row = std::vector<CellText>;
using Lines = std::span<const TextLine>;

// Arrangements of the cells in a text.
enum class TextLayout : std::uint8_t {
  kLine,          // one line of side * side characters
  kRows,          // `side` lines of `side` characters (Garshol's files)
  kBorderedGrid,  // the same between bars and rulers, one token a cell
  kNumbers,       // side * side numbers or blanks split by spaces, commas, semicolons
};

struct CellTexts {
  TextLayout layout;
  Message source;  // "an 81-character line"
  int side;
  Row cells;                           // side * side, row by row
  std::optional<BoxShape> boxes = {};  // if the text itself shows them
  Message only_first = {};             // where the text has several: "Only the first of 2 grids with borders was read."
};

using CellTextsResult = Result<CellTexts, ParseError>;
// Nothing if the text is not in this format at all.
using Reading = std::optional<CellTextsResult>;

// One line: `name side box_height box_width v1 v2 ...`.
Reading read_instance(Lines lines);
// Side lines of side characters with a space as a blank, or one line of side * side of them.
Reading read_spaced_out(Lines lines);
// Rows between bars or rulers.
Reading read_bordered(Lines lines);
// Side lines of side characters among lines of other lengths.
Reading read_rows(Lines lines);
// A word of side * side characters in the first line that has one.
Reading read_line(Lines lines);
// Numbers or blanks split by spaces, commas, semicolons or tabs. Nothing if the cells found do not make a square.
Reading read_numbers(Lines lines);
// All characters except spaces. An error if they do not make a square.
CellTextsResult read_characters(Lines lines);

// ---- shared by the readers

bool is_blank_symbol(char character);
// An X, which is a blank unless it is a digit in some alphabet.
bool is_blank_letter(char character, int side);
// True for a possible symbol of a cell: a letter, a numeral or a blank.
bool is_cell_symbol(char character);
// A line of dashes, equal signs, plus signs, bars and stars with two dashes or equal signs in a row.
bool is_ruler(std::string_view text);

// The longest runs of characters that are not in `separators`.
Row split_words(const TextLine& line, std::string_view separators);
// Each character of the words as a cell of its own.
Row split_characters(const Row& words);

// The side of a grid of `cells` cells, 1..64; nothing if that is not a square.
std::optional<int> side_of(std::size_t cells);

// A square of rows, or all cells in one row; else an error that names the wrong row or the wrong number of cells.
CellTextsResult make_square(TextLayout layout, Message source, const std::vector<Row>& rows);

// "9x9".
Size square(int side);
// The text read, for a sentence; a long text is cut.
std::string_view excerpt(std::string_view text);

}  // namespace sudoscope
