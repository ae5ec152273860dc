// f-puzzles: JSON of a puzzle, as it is or compressed in a link; SudokuPad takes the same behind the prefix fpuz.
#pragma once

#include <array>

#include "draft.hpp"

namespace sudoscope {

// True for JSON of an object with a size and a grid of objects; JSON of other programs has numbers there.
bool is_f_puzzles_json(std::string_view text);
// The object itself, or the first such one within it.
MaybeDraft read_f_puzzles_json(const SheetText& text, std::optional<Alphabet> alphabet);
// The compressed JSON, with the prefix fpuz or fpuzzles or without.
MaybeDraft read_f_puzzles(const SheetText& text, std::optional<Alphabet> alphabet);
// The same, only where it has the prefix.
MaybeDraft recognise_fpuz(const SheetText& text, std::optional<Alphabet> alphabet);
// The same, only where it unpacks to JSON.
MaybeDraft recognise_f_puzzles(const SheetText& text, std::optional<Alphabet> alphabet);

std::string write_f_puzzles_json(const Sheet& sheet, Alphabet alphabet);
std::string write_f_puzzles(const Sheet& sheet, Alphabet alphabet);
std::string write_fpuz(const Sheet& sheet, Alphabet alphabet);
std::vector<Message> f_puzzles_losses(const Sheet& sheet);

// A packed text for the path of a link, in which / would end it.
std::string in_path(std::string_view packed);
// The tags that keep only one of two titles, authors or rules.
std::vector<Message> repeated_tags(const Sheet& sheet);

// "R2C3", in quotes.
std::string cell_called(Cell cell, int side);
// The windows as f-puzzles holds them: its extra regions, without the brackets around them.
std::string windows_as_extra_regions();

// Colours of f-puzzles for A to I, which are blue, orange, green, red, purple, teal, yellow, pink and grey.
inline constexpr std::array<std::string_view, kColours> kHighlights = {
    "#8080F0", "#FFE060", "#60D060", "#FFA0A0", "#D0D0FF", "#B0FFB0", "#FFFFB0", "#FF80FF", "#A8A8A8"};

}  // namespace sudoscope
