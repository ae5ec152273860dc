// A grid is the next lines, as many as its side. An empty row and an empty line
// between two grids look the same, so the usual sides are tried one after the other.
#include "column_list.hpp"

#include <algorithm>
#include <array>

#include "blank_spaces.hpp"
#include "column_grid.hpp"
#include "grid/cell_texts.hpp"
#include "plain_formats.hpp"
#include "raw_line.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kMostListBytes = std::size_t{1} << 16;
constexpr std::size_t kMostListLines = 1000;
constexpr std::array<std::size_t, 8> kSides = {9, 16, 6, 4, 8, 10, 12, 25};

struct TextRow {
  std::string_view text;
  std::size_t begin;
  std::size_t end;
  bool is_empty;
  bool is_ruler;
};

// Lines without rulers; a ruler between two grids is the end of one all the same.
std::vector<TextRow> rows_of(std::string_view text) {
  std::vector<TextRow> rows;
  for (std::size_t at = 0; at < text.size();) {
    const RawLine line = raw_line(text, at);
    const bool ruler = is_ruler(text_lines(line.text).front().text);
    rows.push_back({line.text, line.begin, line.begin + line.text.size(), trimmed(line.text).text.empty(), ruler});
    at = line.end;
  }
  return rows;
}

// The grid of `side` rows that begins at a line, with the rulers among them and below.
std::optional<FoundGrid> grid_at(std::string_view text, std::span<const TextRow> lines, std::size_t side,
                                 std::optional<Alphabet> alphabet, std::size_t& taken) {
  std::size_t rows = 0;
  std::size_t last = 0;
  for (taken = 0; taken < lines.size() && rows < side; ++taken) {
    if (lines[taken].is_ruler) continue;
    ++rows;
    last = taken;
  }
  if (rows < side || lines[last].end - lines.front().begin > kMostListBytes) return std::nullopt;
  if (taken < lines.size() && lines[taken].is_ruler) ++taken;
  const std::string_view part = text.substr(lines.front().begin, lines[last].end - lines.front().begin);
  const std::vector<TextLine> part_lines = text_lines(part);
  const Reading reading = read_columns(part_lines);
  if (!reading || !reading->ok() || static_cast<std::size_t>(reading->value().side) != side) return std::nullopt;
  DraftResult draft = draft_of_cells(*reading, part_lines, alphabet);
  if (!draft) return std::nullopt;
  return FoundGrid{std::move(draft.value()), lines.front().begin, lines[last].end};
}

// True for a line that may stand between two grids: empty, or with words.
bool is_between(const TextRow& line) {
  const auto letters =
      std::count_if(line.text.begin(), line.text.end(), [](char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; });
  return line.is_empty || line.is_ruler || letters >= 2;
}

// True if none of the lines has a word or a sign that no such grid has.
bool may_be_rows(std::span<const TextRow> lines) {
  return std::none_of(lines.begin(), lines.end(),
                      [](const TextRow& line) { return !line.is_empty && !line.is_ruler && is_between(line); });
}

// The most grids of a side in the lines from a place on: all lines are in a grid or between two. Among equally
// many, grids with a line between each two win: a row of blanks at a grid's rim looks like such a line.
struct Taken {
  bool possible = false;
  std::size_t grids = 0;
  std::size_t apart = 0;          // of them have such a line below
  std::optional<FoundGrid> grid;  // that begins here
  std::size_t next = 0;
};

std::vector<FoundGrid> grids_of_side(std::string_view text, std::span<const TextRow> lines, std::size_t side,
                                     std::optional<Alphabet> alphabet) {
  std::vector<Taken> taken(lines.size() + 1);
  taken.back().possible = true;
  for (std::size_t at = lines.size(); at-- > 0;) {
    Taken& here = taken[at];
    here.next = at + 1;
    if (is_between(lines[at]) && taken[at + 1].possible) {
      here.possible = true;
      here.grids = taken[at + 1].grids;
      here.apart = taken[at + 1].apart;
    }
    if (lines.size() - at < side || !may_be_rows(lines.subspan(at, side))) continue;
    std::size_t count = 0;
    auto grid = grid_at(text, lines.subspan(at), side, alphabet, count);
    const Taken& behind = taken[at + count];
    const std::size_t apart = behind.apart + (at + count < lines.size() && !behind.grid ? 1 : 0);
    if (!grid || !behind.possible) continue;
    if (here.possible && std::pair(behind.grids + 1, apart) <= std::pair(here.grids, here.apart)) continue;
    here = {true, behind.grids + 1, apart, std::move(grid), at + count};
  }
  std::vector<FoundGrid> grids;
  for (std::size_t at = 0; taken[0].possible && at < lines.size(); at = taken[at].next)
    if (taken[at].grid) grids.push_back(*std::move(taken[at].grid));
  return grids;
}

}  // namespace

std::vector<FoundGrid> column_grids(std::string_view text, std::optional<Alphabet> alphabet) {
  if (text.size() > kMostListBytes || text.find(' ') == std::string_view::npos) return {};
  const std::vector<TextRow> lines = rows_of(text);
  if (lines.size() > kMostListLines) return {};
  for (const std::size_t side : kSides) {
    if (lines.size() < 2 * side) continue;
    std::vector<FoundGrid> grids = grids_of_side(text, lines, side, alphabet);
    if (grids.size() > 1) return grids;
  }
  return {};
}

}  // namespace sudoscope
