// The table of all formats.
#include <algorithm>
#include <cassert>

#include "plain_formats.hpp"
#include "sudoku_wiki.hpp"
#include "sukaku.hpp"
#include "two_digits.hpp"
#include "zero_runs.hpp"

namespace sudoscope {
namespace {

constexpr EntriesKept kApart = EntriesKept::kApart;

const FormatRow kRows[] = {
    {{.id = "line",
      .name = "One line",
      .extensions = "txt",
      .smallest_side = 1,
      .largest_side = 61,
      .alphabets = true,
      .several = true},
     read_plain_line,
     write_line},
    {{.id = "rows",
      .name = "Lines of text",
      .extensions = "txt",
      .smallest_side = 4,
      .largest_side = 61,
      .alphabets = true},
     read_plain_rows,
     write_rows},
    {{.id = "grid", .name = "Grid with borders", .extensions = "txt", .smallest_side = 4, .largest_side = 64},
     read_plain_grid,
     write_grid},
    {{.id = "sdm",
      .name = "Collection (.sdm)",
      .extensions = "sdm",
      .smallest_side = 9,
      .largest_side = 9,
      .several = true},
     read_plain_line,
     write_sdm},
    {{.id = "sukaku",
      .name = "Sukaku",
      .extensions = "",
      .smallest_side = 4,
      .largest_side = 35,
      .candidates = true,
      .several = true},
     read_sukaku,
     write_sukaku,
     sukaku_losses},
    {{.id = "sudoku-wiki",
      .name = "SudokuWiki link",
      .extensions = "",
      .smallest_side = 9,
      .largest_side = 9,
      .several = true},
     read_plain_line,
     write_sudoku_wiki},
    {{.id = "s9b",
      .name = "SudokuWiki S9B",
      .extensions = "",
      .smallest_side = 9,
      .largest_side = 9,
      .entries = kApart,
      .candidates = true,
      .several = true},
     read_s9b,
     write_s9b},
    {{.id = "sudoku-exchange",
      .name = "SudokuExchange link",
      .extensions = "",
      .smallest_side = 9,
      .largest_side = 9,
      .several = true},
     read_sudoku_exchange,
     write_sudoku_exchange},
    {{.id = "sudokupad",
      .name = "SudokuPad link",
      .extensions = "",
      .smallest_side = 9,
      .largest_side = 9,
      .several = true},
     read_scf,
     write_scf},
    {{.id = "numbers", .name = "Numbers", .extensions = "txt csv", .smallest_side = 4, .largest_side = 64},
     read_plain_numbers,
     write_numbers},
    {{.id = "two-digits",
      .name = "Two digits a cell",
      .extensions = "",
      .smallest_side = 9,
      .largest_side = 64,
      .several = true},
     read_two_digits,
     write_two_digits},
    {{.id = "lewis",
      .name = "Lewis matrix",
      .extensions = "txt",
      .smallest_side = 4,
      .largest_side = 64,
      .square_boxes = true,
      .boxes = true},
     read_plain_numbers,
     write_lewis},
    {{.id = "instance",
      .name = "Line with its shape",
      .extensions = "",
      .smallest_side = 4,
      .largest_side = 64,
      .boxes = true,
      .several = true},
     read_plain_instance,
     write_instance},
};

}  // namespace

std::span<const FormatRow> format_rows() { return kRows; }

std::span<const SheetFormat> sheet_formats() {
  static const std::vector<SheetFormat> facts = [] {
    std::vector<SheetFormat> all;
    for (const FormatRow& row : kRows) all.push_back(row.facts);
    return all;
  }();
  return facts;
}

const SheetFormat* find_sheet_format(std::string_view id) {
  const auto formats = sheet_formats();
  const auto found = std::find_if(formats.begin(), formats.end(), [&](const SheetFormat& f) { return f.id == id; });
  return found == formats.end() ? nullptr : &*found;
}

const FormatRow& format_row(std::string_view id) {
  const auto found =
      std::find_if(std::begin(kRows), std::end(kRows), [&](const FormatRow& r) { return r.facts.id == id; });
  assert(found != std::end(kRows));
  return *found;
}

}  // namespace sudoscope
