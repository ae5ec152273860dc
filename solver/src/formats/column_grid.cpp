// The places of cells are found by trying every even spacing: all digits must be at such a place, and there must
// be as many places as rows. Among the spacings that fit, the one with the same margin at both sides is taken.
#include "column_grid.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "blank_spaces.hpp"
#include "grid/read_digits.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kFewestRows = 4;
constexpr std::size_t kMostLines = 1000;
constexpr std::size_t kWidestStep = 6;
constexpr std::size_t kWidestGap = 4;  // between boxes, beyond the step

// A word and where it begins, in characters from the left end of its segment.
struct Word {
  CellText cell;
  std::size_t at;
};

// Text between two bars, or all of a row without any.
struct Segment {
  std::vector<Word> words;
  std::size_t width = 0;
  bool ends_row = false;  // no bar follows it
};

using DrawnRow = std::vector<Segment>;

bool is_drawn_symbol(char c) { return c != ' ' && is_cell_symbol(c); }

// Nothing if the segment has characters that no cell has.
std::optional<Segment> segment_of(const TextLine& line, std::size_t begin, std::size_t end, bool by_character) {
  Segment segment;
  segment.width = end - begin;
  for (std::size_t at = begin; at < end;) {
    if (line.text[at] == ' ') {
      ++at;
      continue;
    }
    std::size_t stop = at + 1;
    while (!by_character && stop < end && line.text[stop] != ' ') ++stop;
    const std::string_view word = std::string_view(line.text).substr(at, stop - at);
    if (!std::all_of(word.begin(), word.end(), is_drawn_symbol)) return std::nullopt;
    segment.words.push_back({{word, line.number, static_cast<int>(at) + 1}, at - begin});
    at = stop;
  }
  return segment;
}

std::optional<DrawnRow> drawn_row_of(const TextLine& line, bool by_character) {
  DrawnRow row;
  for (std::size_t begin = 0; begin <= line.text.size();) {
    const std::size_t end = std::min(line.text.find('|', begin), line.text.size());
    auto segment = segment_of(line, begin, end, by_character);
    if (!segment) return std::nullopt;
    segment->ends_row = end == line.text.size();
    row.push_back(*std::move(segment));
    begin = end + 1;
  }
  return row;
}

// Places of cells in a segment: `first`, then every `step`, and `gap` more after each `group` of them.
struct Places {
  std::size_t first;
  std::size_t step;
  std::size_t length = 1;  // of the longest word
  std::size_t group = 0;   // 0 = no gaps
  std::size_t gap = 0;

  std::size_t at(std::size_t index) const { return first + index * step + (group > 0 ? index / group * gap : 0); }
  // Index of the word's cell, among `count` cells.
  std::optional<std::size_t> index_of(const Word& word, std::size_t count) const {
    for (std::size_t index = 0; index < count; ++index) {
      if (word.at >= at(index) && word.at + word.cell.text.size() <= at(index) + length) return index;
    }
    return std::nullopt;
  }
};

bool all_fit(const std::vector<DrawnRow>& rows, const Places& places, std::size_t count) {
  for (const DrawnRow& row : rows) {
    for (const Segment& segment : row) {
      std::optional<std::size_t> before;
      for (const Word& word : segment.words) {
        const auto index = places.index_of(word, count);
        if (!index || index == before) return false;
        before = index;
      }
    }
  }
  return true;
}

std::size_t longest_word(const std::vector<DrawnRow>& rows) {
  std::size_t longest = 1;
  for (const DrawnRow& row : rows)
    for (const Segment& segment : row)
      for (const Word& word : segment.words) longest = std::max(longest, word.cell.text.size());
  return longest;
}

std::size_t words_in(const std::vector<DrawnRow>& rows) {
  std::size_t words = 0;
  for (const DrawnRow& row : rows)
    for (const Segment& segment : row) words += segment.words.size();
  return words;
}

// In a segment between bars the margins are alike.
std::optional<Places> places_between_bars(const std::vector<DrawnRow>& rows, std::size_t width, std::size_t count) {
  const std::size_t length = longest_word(rows);
  std::optional<Places> best;
  std::size_t best_margins = 0;
  for (std::size_t step = kWidestStep; step >= length; --step) {
    const std::size_t span = (count - 1) * step + length;
    for (std::size_t first = 0; first + span <= width; ++first) {
      const Places places{first, step, length};
      const std::size_t after = width - span - first;
      const std::size_t margins = first > after ? first - after : after - first;
      if ((best && margins >= best_margins) || !all_fit(rows, places, count)) continue;
      best = places;
      best_margins = margins;
    }
  }
  return best;
}

// Without bars a row begins at the left end and ends with its last cell, unless that is blank.
std::optional<Places> places_in_the_open(const std::vector<DrawnRow>& rows, std::size_t count) {
  const std::size_t length = longest_word(rows);
  std::size_t least = std::string::npos;
  std::size_t most = 0;
  for (const DrawnRow& row : rows) {
    for (const Word& word : row[0].words) {
      least = std::min(least, word.at);
      most = std::max(most, word.at + word.cell.text.size());
    }
  }
  constexpr std::size_t kMostSlack = 2;  // blank columns at the sides
  std::optional<Places> best;
  std::size_t best_slack = 0;
  const auto ask = [&](const Places& places) {
    std::size_t last = count - 1;
    while (last > 0 && places.at(last) >= most) --last;
    std::size_t begin = 0;
    while (begin < last && places.at(begin) + length <= least) ++begin;
    const std::size_t slack = (count - 1 - last) + begin;
    if (slack > kMostSlack || (best && slack >= best_slack) || !all_fit(rows, places, count)) return;
    best = places;
    best_slack = slack;
  };
  for (std::size_t step = length; step <= kWidestStep; ++step) {
    for (std::size_t first = 0; first <= least; ++first) {
      ask({first, step, length});
      for (std::size_t group = 2; group < count; ++group) {
        if (count % group != 0) continue;
        for (std::size_t gap = 1; gap <= kWidestGap; ++gap) ask({first, step, length, group, gap});
      }
    }
  }
  return best;
}

Reading cells_at(const std::vector<DrawnRow>& rows, const Places& places, std::size_t per_segment, bool barred) {
  const std::size_t side = rows.size();
  std::vector<Row> cells;
  for (const DrawnRow& row : rows) {
    const CellText* any = nullptr;
    for (const Segment& segment : row)
      if (!any && !segment.words.empty()) any = &segment.words.front().cell;
    Row line(side, CellText{{}, any ? any->line : 1, any ? any->column : 1});
    for (std::size_t index = 0; index < row.size(); ++index)
      for (const Word& word : row[index].words)
        line[index * per_segment + *places.index_of(word, per_segment)] = word.cell;
    cells.push_back(std::move(line));
  }
  if (!has_blanks_before_digits(cells)) return std::nullopt;
  const auto layout = barred ? TextLayout::kBorderedGrid : TextLayout::kRows;
  auto square =
      make_square(layout, barred ? say(MessageId::kFromBorderedGrid) : say(MessageId::kFromRows, side), cells);
  // A character that is no digit of such a grid rules the grid out.
  if (!square || !read_digits(square.value())) return std::nullopt;
  return square;
}

// True if there are digits, and no other blanks among them.
bool may_have_spaces_for_blanks(const std::vector<DrawnRow>& rows) {
  Row words;
  for (const DrawnRow& row : rows)
    for (const Segment& segment : row)
      for (const Word& word : segment.words) words.push_back(word.cell);
  const bool figures =
      std::any_of(words.begin(), words.end(), [](const CellText& word) { return is_numeral(word.text[0]); });
  return figures && !has_other_blanks(words, rows.size());
}

// Makes segments of all rows alike: nothing outside the frame, and cut-off ones as wide as
// the others. Returns their width, or nothing if bars are in other places in other rows.
std::optional<std::size_t> tidy_segments(std::vector<DrawnRow>& rows, bool& framed) {
  const auto drop_if_empty = [&](auto segment_at, auto drop) {
    const bool empty =
        std::all_of(rows.begin(), rows.end(), [&](DrawnRow& row) { return segment_at(row).words.empty(); });
    if (empty)
      for (DrawnRow& row : rows) drop(row);
    return empty;
  };
  const std::size_t count = std::max_element(rows.begin(), rows.end(), [](const DrawnRow& a, const DrawnRow& b) {
                              return a.size() < b.size();
                            })->size();
  for (DrawnRow& row : rows) row.resize(count);  // a row of blanks at its end may have lost its last bars
  framed = drop_if_empty([](DrawnRow& row) -> Segment& { return row.front(); },
                         [](DrawnRow& row) { row.erase(row.begin()); });
  if (rows[0].empty()) return std::nullopt;
  const std::size_t side = rows.size();
  if (side % rows[0].size() != 0 || rows[0].back().width == 0) {
    drop_if_empty([](DrawnRow& row) -> Segment& { return row.back(); }, [](DrawnRow& row) { row.pop_back(); });
  }
  const std::size_t segments = rows[0].size();
  if (segments == 0 || side % segments != 0) return std::nullopt;
  std::size_t width = 0;
  for (const DrawnRow& row : rows)
    for (const Segment& segment : row) width = std::max(width, segment.width);
  for (DrawnRow& row : rows) {
    for (std::size_t index = 0; index < segments; ++index) {
      Segment& segment = row[index];
      const bool at_end = segment.ends_row || segment.words.empty();
      const std::size_t lacks = width - segment.width;
      if (lacks == 0) continue;
      if (index == 0 && !framed) {
        for (Word& word : segment.words) word.at += lacks;
      } else if (!at_end) {
        return std::nullopt;
      }
      segment.width = width;
    }
  }
  return width;
}

Reading read_barred(const std::vector<const TextLine*>& lines, bool by_character) {
  const std::size_t side = lines.size();
  if (side < kFewestRows || side > kMaxSide) return std::nullopt;
  std::vector<DrawnRow> rows;
  for (const TextLine* line : lines) {
    auto row = drawn_row_of(*line, by_character);
    if (!row) return std::nullopt;
    rows.push_back(*std::move(row));
  }
  bool framed = false;
  const auto width = tidy_segments(rows, framed);
  if (!width || words_in(rows) >= side * side || !may_have_spaces_for_blanks(rows)) return std::nullopt;
  const std::size_t per_segment = side / rows[0].size();
  // Without a frame the first segment lacks the space that the others begin with.
  const std::size_t most_lacking = framed ? 0 : 2;
  for (std::size_t lacking = 0; lacking <= most_lacking; ++lacking) {
    if (const auto places = places_between_bars(rows, *width + lacking, per_segment))
      return cells_at(rows, *places, per_segment, true);
    for (DrawnRow& row : rows)
      for (Word& word : row.front().words) ++word.at;
  }
  return std::nullopt;
}

Reading read_open(const std::vector<const TextLine*>& lines, bool by_character) {
  const std::size_t side = lines.size();
  if (side < kFewestRows || side > kMaxSide) return std::nullopt;
  std::vector<DrawnRow> rows;
  for (const TextLine* line : lines) {
    auto segment = segment_of(*line, 0, line->text.size(), by_character);
    if (!segment || segment->words.size() > side) return std::nullopt;
    rows.push_back({*std::move(segment)});
  }
  const std::size_t words = words_in(rows);
  const bool even = std::all_of(rows.begin(), rows.end(),
                                [&](const DrawnRow& row) { return row[0].words.size() == rows[0][0].words.size(); });
  if (words < side || words >= side * side || !may_have_spaces_for_blanks(rows)) return std::nullopt;
  if (even && rows[0][0].words.size() > 1 && longest_word(rows) > 1 && side < 10) return std::nullopt;
  const auto places = places_in_the_open(rows, side);
  return places ? cells_at(rows, *places, side, false) : std::nullopt;
}

// Runs of lines with bars, with nothing between them but rulers.
std::vector<std::vector<const TextLine*>> barred_blocks(Lines lines) {
  std::vector<std::vector<const TextLine*>> blocks(1);
  for (const TextLine& line : lines) {
    if (is_ruler(line.text)) continue;
    if (line.text.find('|') != std::string::npos) {
      blocks.back().push_back(&line);
    } else if (!blocks.back().empty()) {
      blocks.emplace_back();
    }
  }
  if (blocks.back().empty()) blocks.pop_back();
  return blocks;
}

// True if letters are as close together as in prose.
bool has_long_word(std::string_view text) {
  constexpr int kLong = 4;
  int letters = 0;
  for (const char c : text) {
    const bool letter = c != ' ' && is_cell_symbol(c) && !is_numeral(c) && !is_blank_symbol(c);
    letters = letter ? letters + 1 : 0;
    if (letters == kLong) return true;
  }
  return false;
}

// The possible rows of lines without bars: the lines with text, or blank ones among them too.
std::vector<std::vector<const TextLine*>> open_blocks(Lines lines) {
  const auto looks_like_row = [](const TextLine& line) {
    return !has_long_word(line.text) && std::all_of(line.text.begin(), line.text.end(), [](char c) {
      return c == ' ' || is_numeral(c) || is_drawn_symbol(c);
    });
  };
  std::vector<const TextLine*> all;
  std::vector<const TextLine*> filled;
  for (const TextLine& line : lines) {
    if (is_ruler(line.text)) continue;
    if (!looks_like_row(line)) {
      if (!filled.empty()) break;
      all.clear();
      continue;
    }
    all.push_back(&line);
    if (!is_blank_line(line)) filled.push_back(&line);
  }
  std::vector<std::vector<const TextLine*>> blocks;
  if (filled.empty()) return blocks;
  blocks.push_back(filled);
  const auto first = std::find(all.begin(), all.end(), filled.front());
  const auto last = std::find(all.begin(), all.end(), filled.back());
  for (const std::size_t before : {0U, 1U}) {
    for (const std::size_t after : {0U, 1U}) {
      if (static_cast<std::size_t>(first - all.begin()) < before) continue;
      if (static_cast<std::size_t>(all.end() - last) - 1 < after) continue;
      blocks.emplace_back(first - static_cast<std::ptrdiff_t>(before), last + 1 + static_cast<std::ptrdiff_t>(after));
    }
  }
  return blocks;
}

}  // namespace

Reading read_columns(Lines lines) {
  const bool tabs = std::any_of(lines.begin(), lines.end(),
                                [](const TextLine& line) { return line.text.find('\t') != std::string::npos; });
  if (tabs || lines.size() > kMostLines || std::any_of(lines.begin(), lines.end(), is_too_long)) return std::nullopt;
  for (const bool by_character : {false, true}) {
    for (const auto& block : barred_blocks(lines))
      if (Reading reading = read_barred(block, by_character)) return reading;
  }
  const bool barred = std::any_of(lines.begin(), lines.end(),
                                  [](const TextLine& line) { return line.text.find('|') != std::string::npos; });
  if (barred) return std::nullopt;
  for (const bool by_character : {false, true}) {
    for (const auto& block : open_blocks(lines))
      if (Reading reading = read_open(block, by_character)) return reading;
  }
  return std::nullopt;
}

}  // namespace sudoscope
