// The formats of other programs and sites: texts to sheets and back, and the properties of each format.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoscope/formats/sheet.hpp"
#include "sudoscope/grid/format.hpp"

namespace sudoscope {

enum class EntriesKept : std::uint8_t {
  kNone,   // givens alone
  kMixed,  // entries look like givens
  kApart,
};

// Ways to divide a text into puzzles.
enum class Division : std::uint8_t {
  kOne,    // the text is one puzzle
  kLines,  // a puzzle a line; blank lines and those that begin with # are skipped
  kGrids,  // grids of several lines, with any text between them
  kGames,  // the games of OpenSudoku's folders
  kTable,  // the records of a table, with the puzzle in one of their fields
  kFound,  // puzzles that are found in the text as a whole: JSON, source text, a Samurai, grids with spaces for blanks
};

inline constexpr std::string_view kEveryRule = "*";

// Properties that a format can hold; all others are lost when a sheet is written in it.
struct Format {
  std::string_view id;          // "sudoku-wiki": of options and of the command line
  MessageId name;               // for a person
  std::string_view files = {};  // media types, each followed by its extensions: "text/plain .txt text/csv .csv"
  int smallest_side;            // to write; a sheet that was read may be larger
  int largest_side;
  EntriesKept entries = EntriesKept::kNone;
  bool candidates = false;
  bool marks = false;         // corner marks apart from candidates, and colours
  bool square_boxes = false;  // takes no other ones
  bool boxes = false;         // holds the shape of its boxes; else readers take default_box_shape()
  bool jigsaw = false;
  std::string_view rules = {};       // ids of constraint_kinds(), split by spaces; kEveryRule: any list of constraints
  bool alphabets = false;            // written in the requested alphabet
  Division many = Division::kGrids;  // the division of several puzzles in one text
  std::string_view tags = {};        // names out of kSheetTags, split by spaces
  std::string_view site = {};        // a site that opens such a puzzle, for a person; empty = none
  std::string_view address = {};     // put before a text to make it a link to there; empty if the text is a link
};

// Every format, the most usual first: solver/src/formats/rows.def.
std::span<const Format> all_formats();
// Null if there is none of this id.
const Format* find_format(std::string_view id);

// The caller's knowledge beyond the text; nothing set = guess.
struct ReadSheetOptions {
  std::string_view format = {};  // an id; REQUIRES: find_format() knows it
  std::optional<Alphabet> alphabet = {};
  ParseOptions shape = {};
};

// Another way to read the same text: the options for it.
struct OtherReading {
  std::string_view format;
  std::optional<Alphabet> alphabet;
  std::optional<BoxShape> boxes;
  Message description;  // "6x6 in 3x2 boxes"
  Message offer;        // "Read as 3x2 boxes"
};

struct SheetReading {
  Sheet sheet;
  std::string_view format;           // an id
  std::optional<Alphabet> alphabet;  // if cells are symbols that leave a choice
  Message description;               // "SudokuWiki S9B, 9x9, 24 givens, 3 entries, candidates"
  std::vector<Message> notes;        // parts of the text that the sheet does not hold, a sentence each
  Message name;                      // if the text has several puzzles with names: "Samurai, top left"
  std::vector<OtherReading> others;
};

using MaybeSheet = Result<SheetReading, ParseError>;

// Reads one puzzle of side 1..64 from `text` (at most kMostPuzzleBytes, decoded or as stored), in time and
// memory proportional to its length; a link of another site is read like the puzzle in it. The first of several
// puzzles is read, if the format defines which is first. Never fails on a puzzle that merely has no solution.
MaybeSheet read_sheet(std::string_view text, const ReadSheetOptions& options = {});

// Losses when the sheet is written in the format, a sentence each; nothing: it reads
// back to the same sheet, given the format, and the box shape if the format does not
// hold it. Error: reason why it cannot be written at all. REQUIRES: the format is known.
Result<std::vector<Message>, Message> losses(const Sheet& sheet, std::string_view format);

struct Written {
  std::string text;  // lines end in \n; a text of one line has no end
  std::vector<Message> lost;
};

// Errors and `lost` are those of losses(). `alphabet`: for formats with a
// choice; kFromOne if it cannot show the side. REQUIRES: the format is known.
Result<Written, Message> write_sheet(const Sheet& sheet, std::string_view format,
                                     Alphabet alphabet = Alphabet::kFromOne);

}  // namespace sudoscope
