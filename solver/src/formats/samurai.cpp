// Each line of a text is tried as each row of a Samurai; 21 of them in their order are one.
#include "samurai.hpp"

#include <algorithm>
#include <array>

#include "grid/cell_texts.hpp"
#include "raw_line.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kWidth = 21;
constexpr std::size_t kSpan = 6;  // from one grid to the next
constexpr std::size_t kGivensEach = 4;
constexpr std::size_t kFewestSamuraiBytes = 200;
constexpr std::size_t kMostSamuraiBytes = std::size_t{1} << 16;

struct Place {
  std::size_t row;
  std::size_t column;
  MessageId name;
};

constexpr std::array<Place, 5> kPlaces = {{{0, 0, MessageId::kSamuraiTopLeft},
                                           {0, 2 * kSpan, MessageId::kSamuraiTopRight},
                                           {kSpan, kSpan, MessageId::kSamuraiMiddle},
                                           {2 * kSpan, 0, MessageId::kSamuraiBottomLeft},
                                           {2 * kSpan, 2 * kSpan, MessageId::kSamuraiBottomRight}}};

bool is_cell(std::size_t row, std::size_t column) {
  return std::any_of(kPlaces.begin(), kPlaces.end(), [&](const Place& place) {
    return row >= place.row && row < place.row + kClassicSide && column >= place.column &&
           column < place.column + kClassicSide;
  });
}

std::size_t cells_in_row(std::size_t row) {
  std::size_t count = 0;
  for (std::size_t column = 0; column < kWidth; ++column) count += is_cell(row, column) ? 1 : 0;
  return count;
}

bool is_digit(char c) { return c >= '1' && c <= '9'; }
bool is_blank(char c) { return c != ' ' && (is_blank_symbol(c) || c == 'x' || c == 'X'); }
bool is_space(char c) { return c == ' ' || c == '\t'; }

// A row as 21 characters: digits, and '.' for a blank or a place outside of the grids. Empty: the line is no such row.
using SamuraiRow = std::string;

// From as many characters as there are places in all, or in the grids alone.
SamuraiRow row_of_symbols(std::string_view symbols, std::size_t row) {
  const bool all = symbols.size() == kWidth;
  if (!all && symbols.size() != cells_in_row(row)) return {};
  SamuraiRow cells(kWidth, '.');
  std::size_t at = 0;
  for (std::size_t column = 0; column < kWidth; ++column) {
    const bool inside = is_cell(row, column);
    if (!inside && !all) continue;
    const char c = symbols[at++];
    if (is_digit(c) ? !inside : inside && !is_blank(c)) return {};
    if (is_digit(c)) cells[column] = c;
  }
  return cells;
}

// From 21 fields between commas, semicolons or tabs; empty ones are blanks.
SamuraiRow row_of_fields(std::string_view line, std::size_t row) {
  for (const char separator : {',', ';', '\t'}) {
    const auto fields = split_at(line, separator);
    if (fields.size() != kWidth && !(fields.size() == kWidth + 1 && trimmed(fields.back()).text.empty())) continue;
    std::string symbols;
    for (std::size_t column = 0; column < kWidth; ++column) {
      const std::string_view field = trimmed(fields[column]).text;
      if (field.size() > 1) return {};
      symbols += field.empty() ? '.' : field[0];
    }
    return row_of_symbols(symbols, row);
  }
  return {};
}

// With all blanks drawn: spaces, bars and signs between the cells do not count.
SamuraiRow row_of_drawn_blanks(std::string_view line, std::size_t row) {
  std::string symbols;
  for (const char c : line)
    if (!is_space(c) && c != '|' && c != '!') symbols += c;
  SamuraiRow cells = row_of_symbols(symbols, row);
  return cells.empty() ? row_of_fields(line, row) : cells;
}

// Arrangement of the columns in lines with spaces for blanks.
struct Columns {
  std::size_t indent;
  std::size_t step;
  std::string_view bar;  // the part that is a bar and left out; empty = none
};

constexpr std::array<Columns, 9> kColumns = {{{0, 1, ""},
                                              {0, 2, ""},
                                              {1, 2, ""},
                                              {0, 1, "|"},
                                              {0, 2, "|"},
                                              {1, 2, "|"},
                                              {0, 2, "| "},
                                              {1, 2, "| "},
                                              {0, 3, ""}}};

SamuraiRow row_of_columns(std::string_view line, std::size_t row, const Columns& columns) {
  std::string without;
  for (std::size_t at = 0; at < line.size();) {
    const bool bar = !columns.bar.empty() && line[at] == '|';
    if (!bar) without += line[at];
    at += bar && line.substr(at, columns.bar.size()) == columns.bar ? columns.bar.size() : 1;
  }
  SamuraiRow cells(kWidth, '.');
  for (std::size_t at = 0; at < without.size(); ++at) {
    const char c = without[at];
    if (c == ' ') continue;
    const std::size_t column = (at - columns.indent) / columns.step;
    const bool between = at < columns.indent || (at - columns.indent) % columns.step != 0 || column >= kWidth;
    if (between || (is_cell(row, column) ? !is_digit(c) && !is_blank(c) : is_digit(c))) return {};
    if (is_digit(c)) cells[column] = c;
  }
  return cells;
}

// A line of the text, with signs of Unicode made plain, and where it is in the text.
struct SamuraiLine {
  std::string text;
  std::size_t begin;
  std::size_t end;
};

std::vector<SamuraiLine> lines_of(std::string_view text) {
  std::vector<SamuraiLine> lines;
  for (std::size_t at = 0; at < text.size();) {
    const RawLine raw = raw_line(text, at);
    std::string line(raw.text);
    std::replace(line.begin(), line.end(), '#', '~');  // a sign outside of the grids here, no comment
    const std::string plain = text_lines(line).front().text;
    lines.push_back({plain.substr(0, plain.find_last_not_of(" \t") + 1), raw.begin, raw.begin + raw.text.size()});
    at = raw.end;
  }
  return lines;
}

using Rows = std::array<SamuraiRow, kWidth>;

// The 21 rows that begin at a line.
template <class ReadRow>
std::optional<Rows> rows_at(std::span<const SamuraiLine> lines, ReadRow read) {
  Rows rows;
  for (std::size_t row = 0; row < kWidth; ++row) {
    rows[row] = read(lines[row].text, row);
    if (rows[row].empty()) return std::nullopt;
  }
  return rows;
}

// The five grids, or none if one of them has next to no givens.
std::vector<FoundGrid> grids_of(const Rows& rows, std::span<const SamuraiLine> lines) {
  std::vector<FoundGrid> grids;
  for (const Place& place : kPlaces) {
    Draft draft = blank_draft("rows", static_cast<int>(kClassicSide));
    for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
      const char c = rows[place.row + cell / kClassicSide][place.column + cell % kClassicSide];
      if (is_digit(c)) draft.givens[cell] = static_cast<Digit>(c - '1');
    }
    if (filled(draft.givens) < kGivensEach) return {};
    draft.boxes = BoxShape{3, 3};
    draft.name = Message(place.name);
    // Lines of a text that is one line are all the same.
    const SamuraiLine& first = lines[std::min(place.row, lines.size() - 1)];
    const SamuraiLine& last = lines[std::min(place.row + kClassicSide, lines.size()) - 1];
    grids.push_back({std::move(draft), first.begin, last.end, true});
  }
  return grids;
}

template <class ReadRow>
std::vector<FoundGrid> grids_in(std::span<const SamuraiLine> lines, ReadRow read) {
  std::vector<FoundGrid> all;
  for (std::size_t at = 0; at + kWidth <= lines.size();) {
    const auto rows = rows_at(lines.subspan(at), read);
    std::vector<FoundGrid> grids = rows ? grids_of(*rows, lines.subspan(at, kWidth)) : std::vector<FoundGrid>();
    at += grids.empty() ? 1 : kWidth;
    std::move(grids.begin(), grids.end(), std::back_inserter(all));
  }
  return all;
}

// All cells in one word.
std::vector<FoundGrid> grids_in_line(const SamuraiLine& line) {
  std::size_t inside = 0;
  for (std::size_t row = 0; row < kWidth; ++row) inside += cells_in_row(row);
  const std::string_view word = trimmed(line.text).text;
  if (word.size() != kWidth * kWidth && word.size() != inside) return {};
  Rows rows;
  std::size_t at = 0;
  for (std::size_t row = 0; row < kWidth; ++row) {
    const std::size_t length = word.size() == inside ? cells_in_row(row) : kWidth;
    rows[row] = row_of_symbols(word.substr(at, length), row);
    if (rows[row].empty()) return {};
    at += length;
  }
  return grids_of(rows, std::span(&line, 1));
}

}  // namespace

std::vector<FoundGrid> samurai_grids(std::string_view text) {
  if (text.size() < kFewestSamuraiBytes || text.size() > kMostSamuraiBytes) return {};
  const std::vector<SamuraiLine> lines = lines_of(text);
  std::vector<SamuraiLine> filled_lines;
  std::vector<SamuraiLine> unruled;
  for (const SamuraiLine& line : lines) {
    const bool ruler = is_ruler(line.text) || line.text.find("-+-") != std::string::npos;
    if (!ruler) unruled.push_back(line);
    if (!ruler && !line.text.empty()) filled_lines.push_back(line);
  }
  std::vector<FoundGrid> grids;
  for (const SamuraiLine& line : filled_lines) {
    auto more = grids_in_line(line);
    std::move(more.begin(), more.end(), std::back_inserter(grids));
  }
  if (grids.empty()) grids = grids_in(std::span<const SamuraiLine>(filled_lines), row_of_drawn_blanks);
  // A row of blanks may look like a ruler, and be empty if spaces are blanks.
  if (grids.empty()) grids = grids_in(std::span<const SamuraiLine>(lines), row_of_drawn_blanks);
  for (const auto& some : {lines, unruled}) {
    for (const Columns& columns : kColumns) {
      if (!grids.empty()) return grids;
      grids = grids_in(std::span<const SamuraiLine>(some),
                       [&](std::string_view line, std::size_t row) { return row_of_columns(line, row, columns); });
    }
  }
  return grids;
}

std::vector<FoundGrid> samurai_of_square(const FoundGrid& square) {
  if (square.draft.side != static_cast<int>(kWidth)) return {};
  Rows rows;
  for (std::size_t row = 0; row < kWidth; ++row) {
    for (std::size_t column = 0; column < kWidth; ++column) {
      const Digit digit = square.draft.givens[row * kWidth + column];
      if (digit != kBlank && (digit >= kClassicSide || !is_cell(row, column))) return {};
      rows[row] += digit == kBlank ? '.' : static_cast<char>('1' + digit);
    }
  }
  const SamuraiLine line{{}, square.begin, square.end};
  return grids_of(rows, std::span(&line, 1));
}

}  // namespace sudoscope
