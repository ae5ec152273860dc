// Decides by the first part of a text how it is divided, and goes through it.
#include <algorithm>

#include "csv_puzzles.hpp"
#include "draft.hpp"
#include "f_puzzles.hpp"
#include "found_grids.hpp"
#include "grid/cell_texts.hpp"
#include "grid_cutter.hpp"
#include "json_puzzles.hpp"
#include "literal_grids.hpp"
#include "open_sudoku.hpp"
#include "plain_formats.hpp"
#include "raw_line.hpp"
#include "string_parts.hpp"
#include "string_sections.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/formats/division.hpp"
#include "sudoscope/grid/contradiction.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kLinesAsked = 20;     // enough to tell a list of puzzles from a grid
constexpr int kSmallestInList = 4;          // a row of a 9x9 grid would pass for a 3x3 puzzle
constexpr std::size_t kFewestFigures = 12;  // of a line that is meant as a puzzle
constexpr std::size_t kGridsAsked = 3;

bool has_content(std::string_view line) {
  const std::string_view shown = trimmed(line).text;
  return !shown.empty() && shown.front() != '#';
}

std::size_t lines_with_content(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size();) {
    const RawLine line = raw_line(text, at);
    count += has_content(line.text) ? 1 : 0;
    at = line.end;
  }
  return count;
}

int line_ends(std::string_view text) {
  int count = 0;
  for (std::size_t at = 0; at < text.size(); at = raw_line(text, at).end) ++count;
  return count;
}

// The whole lines of the part that is examined.
std::string_view probe_of(std::string_view text, bool whole) {
  if (whole && text.size() <= Divider::kEnough) return text;
  const std::string_view part = text.substr(0, Divider::kEnough);
  return part.substr(0, part.rfind('\n') + 1);
}

// Reads each line of a text by itself, from the first on that is a puzzle or was meant as one.
struct ListSample {
  std::size_t begin = std::string_view::npos;  // of that line; npos if there is none
  std::size_t asked = 0;                       // 0 as long as no line is a puzzle
  std::size_t before = 0;                      // lines before the first puzzle that were meant as one
  std::size_t read = 0;                        // are puzzles
  std::size_t mistyped = 0;                    // are none, but long enough, and hardly prose
  std::size_t valid = 0;                       // have givens, no two of which clash, or candidates, or clues

  bool any() const { return asked >= 2; }
  bool mostly_read() const { return any() && read * 2 >= asked; }
  bool mostly_valid() const { return any() && valid * 4 >= asked * 3; }
};

bool is_mistyped(std::string_view line) {
  const auto count = [&](auto counted) {
    return static_cast<std::size_t>(std::count_if(line.begin(), line.end(), counted));
  };
  const std::size_t figures = count([](char c) { return is_numeral(c) || (c != ' ' && is_blank_symbol(c)); });
  return figures >= kFewestFigures && figures * 2 >= count([](char c) { return c != ' '; });
}

// True if a line above a list is one of its puzzles with a mistake in it, and not a heading: a line of figures, or one
// long word.
bool is_of_list(std::string_view line) {
  const std::string_view shown = trimmed(line).text;
  // An address alone is not a puzzle; a link has one after one of these characters, or as a long code at its end.
  constexpr std::size_t kLongCode = 16;
  const std::size_t code = shown.size() - std::min(shown.rfind('/') + 1, shown.size());
  const bool is_address = shown.find("://") != std::string_view::npos &&
                          shown.find_first_of("?#=") == std::string_view::npos && code < kLongCode;
  const bool is_word = shown.find_first_of(" \t") == std::string_view::npos && !is_address;
  return !is_ruler(shown) && (is_mistyped(shown) || (is_word && shown.size() >= kFewestFigures));
}

// The same for shorter ones, if all other lines have a letter or no blank.
bool is_attempt(std::string_view line) {
  constexpr std::size_t kFewestCells = 5;
  const std::string_view shown = trimmed(line).text;
  const bool cells = shown.size() >= kFewestCells && std::all_of(shown.begin(), shown.end(), [](char c) {
                       return is_numeral(c) || (c != ' ' && is_blank_symbol(c));
                     });
  const bool figures = std::any_of(shown.begin(), shown.end(), is_numeral);
  return (figures && is_of_list(shown)) || (cells && shown.find_first_of(".*_") != std::string_view::npos);
}

ListSample sample_lines(std::string_view text, const ReadSheetOptions& options) {
  ListSample sample;
  for (std::size_t at = 0; at < text.size() && sample.asked < kLinesAsked;) {
    const RawLine line = raw_line(text, at);
    at = line.end;
    if (!has_content(line.text)) continue;
    const auto reading = read_sheet(line.text, options);
    const bool read = reading && reading.value().sheet.puzzle.geometry->side() >= kSmallestInList;
    if (!read && sample.asked == 0) {
      if (!is_attempt(line.text)) continue;
      if (sample.before++ == 0) sample.begin = line.begin;
      ++sample.mistyped;
      continue;
    }
    if (sample.asked == 0) {
      if (sample.before == 0) sample.begin = line.begin;
      sample.asked = sample.before;
    }
    ++sample.asked;
    if (!read) {
      sample.mistyped += is_mistyped(line.text) ? 1 : 0;
      continue;
    }
    ++sample.read;
    const Sheet& sheet = reading.value().sheet;
    const std::vector<Digit>& givens = sheet.puzzle.givens;
    const bool blank = std::all_of(givens.begin(), givens.end(), [](Digit d) { return d == kBlank; });
    const bool any = !blank || !sheet.candidates.empty() || !sheet.puzzle.geometry->constraints().empty();
    if (any && !find_clash(sheet.puzzle)) ++sample.valid;
  }
  return sample;
}

// The first grids of a text that are drawn over several lines.
struct GridSample {
  int side = 0;
  std::size_t whole = 0;
  std::size_t broken = 0;  // rows of one that are too few or wrong, and not just a line that looks like a row

  bool several() const { return whole >= 2 || (whole == 1 && broken > 0); }
};

GridSample sample_grids(std::string_view text, bool whole) {
  GridSample sample;
  const auto side = side_of_grids(text);
  if (!side) return sample;
  sample.side = *side;
  while (sample.whole + sample.broken < kGridsAsked) {
    const auto grid = first_grid(text, *side, whole);
    if (!grid) break;
    const std::string_view rows = text.substr(grid->begin, grid->end - grid->begin);
    if (!grid->wrong) {
      ++sample.whole;
    } else if (line_ends(rows) * 2 >= *side) {
      ++sample.broken;
    }
    text.remove_prefix(grid->end);
  }
  return sample;
}

// True if the lines are longer than a row of the largest grid.
bool are_long(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const RawLine line = raw_line(text, at);
    at = line.end;
    if (has_content(line.text) && trimmed(line.text).text.size() <= kMaxSide) return false;
  }
  return true;
}

bool is_xml(std::string_view text, const ReadSheetOptions& options) {
  return trimmed(text.substr(0, Divider::kEnough)).text.substr(0, 1) == "<" &&
         (options.format.empty() || find_format(options.format)->many == Division::kGames);
}

bool has_two_games(std::string_view text) {
  constexpr std::string_view kGame = "<game";
  const std::size_t first = text.find(kGame);
  if (first != std::string_view::npos && text.find(kGame, first + kGame.size()) != std::string_view::npos) return true;
  OpenSudokuGames games(text);
  const MaybeDraft one = games.next();
  return one && one->ok() && games.next();
}

bool has_two_records(CsvPuzzles table) { return table.next() && table.next(); }

// True if the format is a line, of which more may follow.
bool is_of_one_line(std::string_view format) { return format_row(format).read == read_plain_line; }

// True if JSON over several lines is one puzzle, perhaps with its solution, which is a line too.
bool is_one_literal(std::string_view text, const ListSample& lines) {
  const std::string_view begin = trimmed(text).text.substr(0, 1);
  return (begin == "{" || begin == "[") && lines.read > 1 && literal_grids(text).grids.size() == 1;
}

// True if a text as a whole has a format that is known by more than its symbols.
bool is_recognised(std::string_view text, const ReadSheetOptions& options) {
  const auto one = read_sheet(text, options);
  return one && format_row(one.value().format).recognised.read;
}

// True if several puzzles are found in a text of no single format. Lines that are puzzles
// win if they are the same ones: in JSON over several lines, solutions are such lines too.
// `is_line`: the text is one line, which is faster to read than to search.
bool has_found_grids(std::string_view text, bool whole, bool is_line, const ReadSheetOptions& options,
                     const ListSample& lines) {
  const bool some_lines = lines.asked == kLinesAsked;
  if (is_line && is_f_puzzles_json(text)) return false;
  if (const std::size_t objects = json_puzzles(text).size(); objects > 1)
    return some_lines ? !lines.mostly_read() : lines.read < objects;
  if (is_line && is_recognised(text, options)) return false;
  const std::size_t found = found_grids(text, options.alphabet).grids.size();
  if (found == 0) return false;
  const bool all_meant = lines.asked == lines.read || lines.mistyped > 0;  // no brackets on lines of their own
  if (lines.mostly_valid() && all_meant && (some_lines ? found >= lines.read : found == lines.read)) return false;
  return is_line || !whole || !is_recognised(text, options);
}

}  // namespace

Divider::Divider(std::string_view text, bool whole, const ReadSheetOptions& options, std::optional<Division> asked,
                 int first_line)
    : line_(first_line) {
  if (asked) {
    const GridSample grids = asked == Division::kGrids ? sample_grids(probe_of(text, whole), whole) : GridSample{};
    division_ = asked == Division::kGrids && !grids.several() ? Division::kOne : *asked;
    side_ = grids.side;
  } else if (is_xml(text, options)) {
    division_ = !whole || has_two_games(text) ? Division::kGames : Division::kOne;
  } else if (const auto table = CsvPuzzles::recognise(text); table && !table->is_list()) {
    division_ = !whole || has_two_records(*table) ? Division::kTable : Division::kOne;
  } else {
    do {
      decide(text, whole, options);
    } while (prose_ && whole);
    line_ += line_ends(text.substr(0, begin_));
  }
}

void Divider::decide(std::string_view text, bool whole, const ReadSheetOptions& options) {
  text.remove_prefix(begin_);
  const std::string_view probe = probe_of(text, whole);
  const bool is_all = whole && probe.size() == text.size();
  const bool any_format = options.format.empty();
  if ((any_format || options.format == "constraint-string") &&
      (is_laid_out_string(probe) || (is_all && string_sections(probe))))
    return;  // it is one
  const bool in_lines = any_format || find_format(options.format)->many != Division::kGrids;
  const bool is_line = is_all && lines_with_content(probe) == 1;  // and so no list
  const ListSample lines = in_lines && !is_line ? sample_lines(probe, options) : ListSample{};
  const GridSample grids = any_format || !in_lines ? sample_grids(probe, is_all) : GridSample{};

  const auto take_lines = [&] {
    division_ = Division::kLines;
    begin_ += lines.begin;
  };
  // A long text may have no line end in the examined part.
  if (any_format && has_found_grids(text.substr(0, kEnough), is_all, is_line, options, lines)) {
    division_ = Division::kFound;
  } else if (any_format && is_all && is_one_literal(text, lines)) {
    division_ = Division::kOne;
  } else if (lines.mostly_valid()) {
    take_lines();
    const bool also_grids = is_all && grids.whole > 0 && grids.broken == 0 &&
                            lines_with_content(probe) % static_cast<std::size_t>(grids.side) == 0;
    if (also_grids) other_ = Division::kGrids;
  } else if (grids.several()) {
    division_ = Division::kGrids;
    side_ = grids.side;
    if (lines.mostly_read()) other_ = Division::kLines;
  } else if (grids.whole == 1) {
    if (lines.mostly_read()) other_ = Division::kLines;
  } else if (lines.any()) {
    const auto one = read_sheet(probe, options);
    const bool is_plain = one && is_of_one_line(one.value().format);
    if (lines.mostly_read() ? !one || is_plain : is_plain && lines.mistyped > 0) take_lines();
  } else if (lines.asked == 0 && lines.before >= 2 && are_long(probe) && !read_sheet(probe, options)) {
    take_lines();  // all of them are wrong, each for its own reason
  }
  // A grid may have begun in the second half.
  const std::size_t half = probe.rfind('\n', probe.size() / 2);
  prose_ =
      !is_all && division_ == Division::kOne && lines.asked == 0 && grids.side == 0 && half != std::string_view::npos;
  if (prose_) begin_ += half + 1;
}

Cut Divider::next(std::string_view rest, bool whole) {
  if (passing_ && division_ != Division::kLines) return pass(rest, rest.size());
  if (division_ == Division::kLines) return next_line(rest, whole);
  return division_ == Division::kGrids ? next_grid(rest, whole) : the_one(rest, whole);
}

Cut Divider::next_line(std::string_view rest, bool whole) {
  for (std::size_t at = 0; at < rest.size();) {
    const RawLine line = raw_line(rest, at);
    const bool ended = whole || line.end < rest.size() || rest.back() == '\n';
    if (!ended && line.text.size() <= kMostPuzzleBytes) return {std::nullopt, at};
    const bool is_rest = passing_;
    const bool is_long = line.text.size() > kMostPuzzleBytes;
    passing_ = !ended;
    at = line.end;
    const int number = ended ? line_++ : line_;
    if (is_rest || (!is_long && !has_content(line.text))) continue;
    Extent extent{line.begin, line.begin + line.text.size(), number};
    if (is_long) {
      extent.wrong = say(MessageId::kLineTooLong);
      extent.wrong_line = number;
    }
    return {std::move(extent), at};
  }
  return {std::nullopt, rest.size()};
}

Cut Divider::next_grid(std::string_view rest, bool whole) {
  auto grid = first_grid(rest, side_, whole);
  if (!grid) {
    if (whole) return pass(rest, rest.size());
    // A grid may have begun in the second half.
    return pass(rest, rest.size() <= kMostPuzzleBytes ? 0 : rest.rfind('\n', rest.size() / 2) + 1);
  }
  grid->line += line_ - 1;
  if (grid->wrong) grid->wrong_line += line_ - 1;
  const std::size_t end = grid->end;
  Cut cut = pass(rest, end);
  cut.puzzle = std::move(grid);
  return cut;
}

Cut Divider::the_one(std::string_view rest, bool whole) {
  const bool is_long = rest.size() > kMostPuzzleBytes;
  if (!whole && !is_long) return {std::nullopt, 0};
  if (lines_with_content(rest) == 0) return {std::nullopt, rest.size()};
  passing_ = true;
  Extent extent{0, rest.size(), line_};
  if (is_long) {
    extent.wrong = say(MessageId::kTextTooLong);
    extent.wrong_line = line_;
  }
  return {std::move(extent), rest.size()};
}

Cut Divider::pass(std::string_view rest, std::size_t bytes) {
  line_ += line_ends(rest.substr(0, bytes));
  return {std::nullopt, bytes};
}

}  // namespace sudoscope
