// Reading and writing .ss files.
#include "simple_sudoku.hpp"

#include <algorithm>

#include "grid/cell_texts.hpp"
#include "pencil_marks.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

// A grid's cells as sets: a lone digit, a group, or nothing.
struct MarkGrid {
  std::vector<DigitSet> sets;
  bool groups = false;
};

// |.3.|4..|...| or | 1567 3 1567 | 4 12579 179 | 689 5678 579 |
std::optional<std::vector<std::string>> cells_of(const TextLine& line) {
  std::vector<std::string> words = groups_in(line.text);
  if (words.size() == kClassicSide) return words;
  std::vector<std::string> characters;
  for (const std::string& word : words) {
    for (const char character : word) characters.emplace_back(1, character);
  }
  if (characters.size() != kClassicSide) return std::nullopt;
  return characters;
}

std::optional<std::vector<MarkGrid>> grids_of(const SheetText& text) {
  std::vector<MarkGrid> grids;
  std::size_t rows = 0;
  for (const TextLine& line : text.lines) {
    if (line.text.find('|') == std::string::npos || is_ruler(line.text)) continue;
    const auto cells = cells_of(line);
    if (!cells) return std::nullopt;
    if (rows++ % kClassicSide == 0) grids.emplace_back();
    for (const std::string& cell : *cells) {
      const auto set = read_group(cell, static_cast<int>(kClassicSide));
      if (!set) return std::nullopt;
      grids.back().sets.push_back(*set);
      grids.back().groups = grids.back().groups || cell.size() > 1;
    }
  }
  if (rows % kClassicSide != 0 || grids.empty() || grids[0].groups) return std::nullopt;
  return grids;
}

// A later grid is a state of the first only if it holds its givens.
bool holds(const MarkGrid& later, const MarkGrid& first) {
  for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
    if (first.sets[cell] != 0 && later.sets[cell] != first.sets[cell]) return false;
  }
  return true;
}

// Number of grids of the first puzzle: its givens, its entries, its candidates.
std::size_t of_the_first(const std::vector<MarkGrid>& grids) {
  std::size_t count = 1;
  while (count < std::min<std::size_t>(grids.size(), 3) && !grids[count - 1].groups && holds(grids[count], grids[0]))
    ++count;
  return count;
}

Digit digit_in(DigitSet set) { return set == 0 ? kBlank : first_digit(set); }

bool begins_with_border(const SheetText& text) {
  for (const TextLine& line : text.lines) {
    const std::size_t begin = line.text.find_first_not_of(" \t");
    if (begin != std::string::npos) return line.text.compare(begin, 3, "*--") == 0;
  }
  return false;
}

std::string compact(const Sheet& sheet, Digit (*digit_of)(const Sheet&, std::size_t)) {
  std::string text = "*-----------*\n";
  for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
    if (cell % 27 == 0 && cell > 0) text += "|---+---+---|\n";
    if (cell % 3 == 0) text += '|';
    text += symbol_of(digit_of(sheet, cell));
    if (cell % kClassicSide == kClassicSide - 1) text += "|\n";
  }
  return text + "*-----------*\n";
}

}  // namespace

MaybeDraft read_simple_sudoku(const SheetText& text, std::optional<Alphabet>) {
  auto grids = grids_of(text);
  if (!grids) return std::nullopt;
  Draft draft = blank_draft("ss", 9);
  const std::size_t all = grids->size();
  grids->resize(of_the_first(*grids));
  if (grids->size() < all) {
    draft.notes.push_back(grids->size() == 1 ? say(MessageId::kOnlyFirstGrid, all)
                                             : say(MessageId::kOnlyFirstPuzzle, all));
  }
  std::transform((*grids)[0].sets.begin(), (*grids)[0].sets.end(), draft.givens.begin(), digit_in);
  const bool state = grids->size() > 1 && !(*grids)[1].groups;
  if (state) {
    draft.entries.resize(kClassicCells);
    std::transform((*grids)[1].sets.begin(), (*grids)[1].sets.end(), draft.entries.begin(), digit_in);
  }
  if (grids->size() > 1 && !(state && grids->size() == 2)) {
    draft.candidates = grids->back().sets;
    // A lone digit is an entry if entries have no grid of their own.
    if (!state) draft.entries.assign(kClassicCells, kBlank);
    for (std::size_t cell = 0; !state && cell < kClassicCells; ++cell) {
      if (is_single(draft.candidates[cell])) draft.entries[cell] = first_digit(draft.candidates[cell]);
    }
  }
  return draft;
}

MaybeDraft recognise_simple_sudoku(const SheetText& text, std::optional<Alphabet> alphabet) {
  return begins_with_border(text) ? read_simple_sudoku(text, alphabet) : std::nullopt;
}

std::string write_simple_sudoku(const Sheet& sheet, Alphabet) {
  std::string text = compact(sheet, given_of);
  if (filled(sheet.entries) == 0 && sheet.candidates.empty()) return text;
  text += compact(sheet, held);
  if (sheet.candidates.empty()) return text;
  std::vector<std::string> groups;
  for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
    const Digit digit = held(sheet, cell);
    groups.push_back(write_group(digit != kBlank ? digit_bit(digit) : candidates_of(sheet, cell)));
  }
  std::string marks = write_columns(*sheet.puzzle.geometry, groups);
  // The same frame as in Simple Sudoku: stars at the corners, bars at the sides.
  const std::size_t width = marks.find('\n');
  for (std::size_t begin = 0; begin < marks.size(); begin += width + 1) {
    if (marks[begin] != '+') continue;
    const bool outer = begin == 0 || begin + width + 1 == marks.size();
    if (outer)
      std::replace(marks.begin() + static_cast<std::ptrdiff_t>(begin),
                   marks.begin() + static_cast<std::ptrdiff_t>(begin + width), '+', '-');
    marks[begin] = marks[begin + width - 1] = outer ? '*' : '|';
  }
  return text + marks;
}

}  // namespace sudoscope
