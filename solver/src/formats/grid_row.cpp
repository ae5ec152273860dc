// Lines of grids: a character a cell, a word a cell, or fields between bars and commas, some of them empty.
#include "grid_row.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "foreign_digits.hpp"
#include "grid/cell_texts.hpp"
#include "pencil_marks.hpp"
#include "sheet_text.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kMarks = "*#@-+!:";  // around candidates
constexpr int kSmallest = 4;                    // lines of three are common in any text

bool is_letter(char symbol) { return (symbol >= 'A' && symbol <= 'Z') || (symbol >= 'a' && symbol <= 'z'); }

// True if a grid of this side can show the symbol in a cell, in any alphabet.
bool fits(char symbol, int side) {
  if (is_numeral(symbol)) return symbol - '0' <= side;
  if (is_blank_letter(symbol, side)) return true;
  if (is_letter(symbol)) return side > 36 || (symbol | 0x20) - 'a' < side;
  return symbol != ' ' && is_blank_symbol(symbol);
}

// A number, a blank, a symbol, or a group of candidates.
bool is_cell(std::string_view word, int side) {
  if (word == "-1" || (word.size() == 1 && fits(word[0], side))) return true;
  if (const auto number = small_number(word); number && word.size() == 2 && *number <= side) return true;
  while (!word.empty() && kMarks.find(word.front()) != std::string_view::npos) word.remove_prefix(1);
  while (!word.empty() && kMarks.find(word.back()) != std::string_view::npos) word.remove_suffix(1);
  return side <= 35 && read_group(word, side);
}

struct RowParts {
  TextLine line;
  Row words;
  std::size_t characters = 0;
  // Between bars or commas, empty ones too; 0 if there are none. An empty end may be a field or nothing.
  std::size_t fields = 0;
  bool empty_at_end = false;
  bool barred = false;
  bool figures = false;  // some numeral or blank, which prose rarely has
};

void count_fields(RowParts& parts) {
  const std::string_view text = trimmed(parts.line.text).text;
  const auto separates = [&](char c) { return parts.barred ? c == '|' : c == ',' || c == ';'; };
  const auto count = static_cast<std::size_t>(std::count_if(text.begin(), text.end(), separates));
  if (count == 0) return;
  parts.empty_at_end = separates(text.back());
  // Nothing is outside of a frame.
  parts.fields = count + (parts.barred && text.front() == '|' ? 0 : 1) - (parts.empty_at_end ? 1 : 0);
}

RowParts row_parts(std::string_view text) {
  RowParts parts;
  std::string plain = has_foreign_digits(text) ? with_plain_digits(text) : std::string(text);
  parts.barred = text.find('|') != std::string_view::npos || text.find("\u2502") != std::string_view::npos ||
                 text.find("\u2551") != std::string_view::npos;
  // Between bars a # marks a candidate; elsewhere a comment follows it.
  if (parts.barred) std::replace(plain.begin(), plain.end(), '#', ' ');
  parts.line = std::move(text_lines(plain).front());
  parts.words = split_words(parts.line, "| \t,;");
  for (const CellText& word : parts.words) parts.characters += word.text.size();
  count_fields(parts);
  parts.figures = parts.fields > 1 || std::any_of(parts.line.text.begin(), parts.line.text.end(), [](char c) {
                    return is_numeral(c) || (c != ' ' && is_blank_symbol(c));
                  });
  return parts;
}

bool are_symbols(std::string_view word, int side) {
  return std::all_of(word.begin(), word.end(), [&](char c) { return fits(c, side); });
}

bool has_width(const RowParts& parts, int side) {
  const auto width = static_cast<std::size_t>(side);
  const auto all = [&](auto good) { return std::all_of(parts.words.begin(), parts.words.end(), good); };
  if (parts.characters == width && all([&](const CellText& word) { return are_symbols(word.text, side); })) return true;
  const bool fields = parts.fields == width || (parts.empty_at_end && !parts.barred && parts.fields + 1 == width);
  if (parts.words.size() != width && !fields) return false;
  return all([&](const CellText& word) { return is_cell(word.text, side); });
}

bool is_lone_number(const RowParts& parts) {
  return parts.words.size() == 1 && parts.words[0].text.size() <= 3 && small_number(parts.words[0].text);
}

std::optional<LineKind> kind_by_its_beginning(std::string_view text) {
  if (text.front() == '#') return LineKind::kHeader;
  if (text.front() != '[') return std::nullopt;
  const std::string name = lower(text);
  return name == "[state]" || name == "[pencilmarks]" ? LineKind::kState : LineKind::kHeader;
}

}  // namespace

GridLine grid_line(std::string_view text, int side) {
  const std::string_view shown = trimmed(text).text;
  if (shown.empty()) return {LineKind::kEmpty};
  if (const auto kind = kind_by_its_beginning(shown)) return {*kind};
  const RowParts parts = row_parts(text);
  if (has_width(parts, side) && (parts.figures || side > 9) && !(parts.barred && is_ruler(parts.line.text))) {
    return {LineKind::kRow, parts.barred};
  }
  if (is_ruler(parts.line.text)) return {LineKind::kRuler, parts.barred};
  if (parts.words.empty()) return {LineKind::kEmpty};
  if (is_lone_number(parts)) return {LineKind::kHeader};
  const bool cells = parts.figures && std::all_of(parts.words.begin(), parts.words.end(), [&](const CellText& word) {
                       return is_cell(word.text, side) || are_symbols(word.text, side);
                     });
  if (!cells) return {LineKind::kOther};
  const bool by_character = parts.words.size() == 1 || parts.barred;
  return {LineKind::kWrongRow, parts.barred, by_character ? parts.characters : parts.words.size()};
}

std::vector<int> sides_of_row(std::string_view text) {
  const RowParts parts = row_parts(text);
  std::vector<int> sides;
  for (const std::size_t count : {parts.characters, parts.fields, parts.words.size()}) {
    const int side = static_cast<int>(std::min<std::size_t>(count, kMaxSide + 1));
    const bool known = std::find(sides.begin(), sides.end(), side) != sides.end();
    if (!known && side >= kSmallest && side <= kMaxSide && grid_line(text, side).kind == LineKind::kRow) {
      sides.push_back(side);
    }
  }
  return sides;
}

}  // namespace sudoscope
