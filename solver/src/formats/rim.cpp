// A name of a row or column may be a letter or a number, with R or C before it, and brackets,
// a colon, a full stop or a comma around it, as in tables of programs ([1,] and [,1]).
#include "rim.hpp"

#include <algorithm>
#include <string>

namespace sudoscope {
namespace {

constexpr std::size_t kFewestNames = 4;
constexpr std::string_view kAround = "[]():.,;'\"";

struct RimName {
  char kind;  // of the counted thing: a letter, a number, or R or C with a number
  int value;
};

std::optional<RimName> rim_name_of(std::string_view word) {
  while (!word.empty() && kAround.find(word.front()) != std::string_view::npos) word.remove_prefix(1);
  while (!word.empty() && kAround.find(word.back()) != std::string_view::npos) word.remove_suffix(1);
  if (word.empty() || word.size() > 4) return std::nullopt;
  if (word.size() == 1 && !is_numeral(word[0])) {
    const char letter = static_cast<char>(word[0] | 0x20);
    if (letter < 'a' || letter > 'z') return std::nullopt;
    return RimName{'a', letter - 'a'};
  }
  char kind = '1';
  if (!is_numeral(word[0])) {
    kind = static_cast<char>(word[0] | 0x20);
    if (std::string_view("rclz").find(kind) == std::string_view::npos) return std::nullopt;
    word.remove_prefix(1);
  }
  if (word.size() > 2 || !std::all_of(word.begin(), word.end(), is_numeral)) return std::nullopt;
  int value = 0;
  for (const char numeral : word) value = value * 10 + (numeral - '0');
  return RimName{kind, value};
}

// True if the words count on by one, from 1, 0 or A.
bool count_on(const Row& words) {
  if (words.size() < kFewestNames || words.size() > kMaxSide) return false;
  std::optional<RimName> before;
  for (const CellText& word : words) {
    const auto name = rim_name_of(word.text);
    if (!name) return false;
    const int first = name->kind == 'a' ? 0 : 1;
    if (!before && name->value != first && !(name->kind != 'a' && name->value == 0)) return false;
    if (before && (name->kind != before->kind || name->value != before->value + 1)) return false;
    before = name;
  }
  return true;
}

// The names of columns in a line without other text, one for each word or each character.
std::optional<std::size_t> named_columns(const TextLine& line) {
  const Row words = split_words(line, " \t|");
  if (count_on(words)) return words.size();
  const Row characters = split_characters(words);
  if (count_on(characters)) return characters.size();
  return std::nullopt;
}

void blank_out(std::string& text, std::size_t begin, std::size_t length) { text.replace(begin, length, length, ' '); }

}  // namespace

std::optional<WithoutRim> without_rim(Lines lines) {
  std::vector<std::size_t> filled;
  for (std::size_t index = 0; index < lines.size(); ++index) {
    const std::string& text = lines[index].text;
    if (text.find_first_not_of(" \t|") != std::string::npos && !is_ruler(text)) filled.push_back(index);
  }
  WithoutRim grid{{lines.begin(), lines.end()}, 0};
  const auto clear = [&](std::size_t line) { grid.lines[line].text.clear(); };
  // Above the rows; a first row may count on as well, so there have to be as many rows below it.
  std::optional<std::size_t> columns;
  std::size_t begin = 0;
  for (std::size_t index = 0; index < filled.size() && !columns; ++index) {
    columns = named_columns(lines[filled[index]]);
    if (columns) begin = index + 1;
  }
  std::vector<std::size_t> rows(filled.begin() + static_cast<std::ptrdiff_t>(columns ? begin : 0), filled.end());
  if (columns) {
    if (rows.size() > *columns && named_columns(lines[rows[*columns]]) == columns) rows.resize(*columns);
    if (rows.size() != *columns) columns.reset();
  }
  if (!columns) {
    // Below them alone, or nowhere.
    rows = filled;
    if (rows.size() > kFewestNames && named_columns(lines[rows.back()]) == rows.size() - 1) {
      columns = rows.size() - 1;
      rows.pop_back();
    }
  }
  if (rows.size() < kFewestNames || rows.size() > kMaxSide) return std::nullopt;
  Row names;
  Row last_words;
  for (const std::size_t row : rows) {
    const Row words = split_words(lines[row], " \t|");
    names.push_back(words.front());
    last_words.push_back(words.back());
  }
  const bool named = count_on(names);
  const bool named_again = count_on(last_words);
  if (!named && !named_again && !columns) return std::nullopt;
  if (columns)
    for (std::size_t index = 0; index < filled.size(); ++index)
      if (std::find(rows.begin(), rows.end(), filled[index]) == rows.end()) clear(filled[index]);
  for (std::size_t index = 0; index < rows.size(); ++index) {
    std::string& text = grid.lines[rows[index]].text;
    if (named) blank_out(text, static_cast<std::size_t>(names[index].column) - 1, names[index].text.size());
    if (named_again && (names[index].column != last_words[index].column || !named))
      blank_out(text, static_cast<std::size_t>(last_words[index].column) - 1, last_words[index].text.size());
  }
  grid.side = rows.size();
  return grid;
}

}  // namespace sudoscope
