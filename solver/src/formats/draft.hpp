// The findings of a reader, before the grid is decided; and the types of readers and writers.
#pragma once

#include "sheet_text.hpp"

namespace sudoscope {

// The grid of formats that know a 9x9 grid and no other.
constexpr std::size_t kClassicSide = 9;
constexpr std::size_t kClassicCells = kClassicSide * kClassicSide;

struct Draft {
  std::string_view format;  // an id
  int side;
  std::vector<Digit> givens;              // side * side, as are the two below
  std::vector<Digit> entries = {};        // or none
  std::vector<DigitSet> candidates = {};  // or none
  std::vector<DigitSet> corners = {};     // or none, as are the colours
  std::vector<std::uint16_t> colours = {};
  std::optional<BoxShape> boxes = {};      // if the text names them
  std::vector<std::uint8_t> regions = {};  // if the text names them; they may be those of boxes
  Constraints constraints = {};            // in the text
  std::vector<SheetTag> tags = {};
  std::vector<Message> notes = {};
  Message name = {};                      // if the text has several puzzles with names
  std::optional<Alphabet> alphabet = {};  // if others fit too, or one was asked for
  std::vector<Alphabet> other_alphabets = {};
};

using DraftResult = Result<Draft, ParseError>;
// Nothing if the text is not in this format at all.
using MaybeDraft = std::optional<DraftResult>;
using ReadFormat = MaybeDraft (*)(const SheetText& text, std::optional<Alphabet> alphabet);
// Writes one puzzle, without the frame of a file. REQUIRES: losses() has no error.
using WriteFormat = std::string (*)(const Sheet& sheet, Alphabet alphabet);
// The losses beyond those in Format, a sentence each.
using FurtherLosses = std::vector<Message> (*)(const Sheet& sheet);
// Reason why a sheet of the right size cannot be written nevertheless; nothing if it can.
using Refuse = Message (*)(const Sheet& sheet);

// Signs that distinguish a format from all others, the most certain first. No two formats share one for the same text.
enum class ToldBy : std::uint8_t {
  kBeginning,    // its first characters
  kPunctuation,  // colons, tags, borders, a mark at each entry
  kLength,       // as many characters as its cells take, each possible at its place
  kSymbols,      // characters that the plain formats do not have
  kUnpacking,    // it unpacks to a puzzle exactly; asked after the plain formats
};

// Recognition of a format in any text. The plain formats are not recognised so: read_plain() distinguishes them.
struct Recognised {
  ToldBy by = ToldBy::kBeginning;
  ReadFormat read = nullptr;
};

// Form of a puzzle in links.
struct InLinks {
  // Its possible beginnings, split by spaces: https://site/?name=, whatever the path, or https://site/folder/, or
  // https://site/page# and https://site/page?, whatever the page. A site is also all below it.
  std::string_view addresses = {};
  ReadFormat read = nullptr;
};

struct FormatRow {
  Format facts;
  ReadFormat read;  // a text that is said to be in it
  WriteFormat write;
  Recognised recognised = {};
  InLinks links = {};
  FurtherLosses further = nullptr;
  Refuse refuse = nullptr;
  // Text of a file before the first puzzle, after the last, and between two.
  std::string_view begin = {};
  std::string_view end = {};
  std::string_view between = facts.many == Division::kGrids ? "\n" : "";
};

std::span<const FormatRow> format_rows();
const FormatRow& format_row(std::string_view id);  // REQUIRES: it is known

// The sheet as the format can hold it: if it has one kind of marks, the marks in the corners are its candidates.
Sheet fitted_to(const Sheet& sheet, const Format& format);

// A draft of this format with blank cells.
Draft blank_draft(std::string_view format, int side);
// The same, without its drawings if they are too large; or an error if its rules are longer than any puzzle's.
DraftResult with_bounded_rules(Draft draft);
DraftResult failure(std::string_view text, std::size_t offset, ParseErrorCode code, Message message);
DraftResult failure(ParseErrorCode code, Message message);

// The given of a cell, or kBlank.
Digit given_of(const Sheet& sheet, std::size_t cell);
// The digit that a cell holds, given or entered, or kBlank.
Digit held(const Sheet& sheet, std::size_t cell);
// The candidates of a cell; 0 if there are none.
DigitSet candidates_of(const Sheet& sheet, std::size_t cell);
// Number of cells that are not blank.
std::size_t filled(std::span<const Digit> digits);
// The value of the first tag of this name; empty if there is none.
std::string_view tag_of(const Sheet& sheet, std::string_view name);
// All digits that no given or entry in a house of the cell rules out; 0 in cells that hold a digit.
std::vector<DigitSet> plain_candidates(const Geometry& geometry, std::span<const Digit> digits);

}  // namespace sudoscope
