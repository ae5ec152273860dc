// Reading and writing grids of candidates.
#include "pencil_marks.hpp"

#include <algorithm>

#include "grid/cell_texts.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kMarkSymbols = "*#@-+";
constexpr std::string_view kSeparators = " \t|,;:!";

bool has_bar(const TextLine& line) { return line.text.find('|') != std::string::npos; }

// Text behind a # is a mark here, not a comment.
std::vector<TextLine> lines_with_marks(std::string_view text) {
  std::string unmarked(text);
  std::replace(unmarked.begin(), unmarked.end(), '#', ' ');
  return text_lines(unmarked);
}

std::vector<std::string> all_groups(const std::vector<TextLine>& lines) {
  const bool barred = std::any_of(lines.begin(), lines.end(), has_bar);
  std::vector<std::string> groups;
  for (const TextLine& line : lines) {
    if (is_ruler(line.text) || (barred && !has_bar(line))) continue;
    for (std::string& group : groups_in(line.text)) groups.push_back(std::move(group));
  }
  return groups;
}

bool has_letter(std::string_view group) {
  return std::any_of(group.begin(), group.end(), [](char c) { return c > '9'; });
}

// True if it is certainly not a number of a grid of numbers.
bool is_surely_group(std::string_view group, int side) {
  return side <= 9 ? group.size() > 1 : group.size() > 2 || (group.size() == 2 && has_letter(group));
}

struct Found {
  Draft draft;
  bool sure;  // some cell can be nothing else
};

std::optional<Found> find_marks(const std::vector<TextLine>& lines) {
  const std::vector<std::string> groups = all_groups(lines);
  const std::optional<int> side = side_of(groups.size());
  if (!side || *side > 35) return std::nullopt;
  Found found{blank_draft("pencil-marks", *side), false};
  found.draft.candidates.assign(groups.size(), 0);
  for (std::size_t cell = 0; cell < groups.size(); ++cell) {
    const auto set = read_group(groups[cell], *side);
    if (!set) return std::nullopt;
    found.sure = found.sure || is_surely_group(groups[cell], *side);
    if (is_single(*set)) {
      found.draft.givens[cell] = first_digit(*set);
    } else {
      found.draft.candidates[cell] = *set;
    }
  }
  return found;
}

std::optional<Found> find_marks(const SheetText& text) {
  if (auto found = find_marks(lines_with_marks(text.text))) return found;
  return find_marks(text.lines);
}

}  // namespace

std::optional<DigitSet> read_group(std::string_view group, int side) {
  DigitSet set = 0;
  int last = -1;
  for (const char symbol : group) {
    const Digit digit = digit_of_symbol(symbol);
    if (group.size() == 1 && is_blank_symbol(symbol)) return 0;
    if (digit == kBlank || digit >= side || digit <= last) return std::nullopt;
    set |= digit_bit(digit);
    last = digit;
  }
  return set;
}

std::string write_group(DigitSet candidates) {
  std::string group;
  for (DigitSet set = candidates; set != 0; set = without_first(set)) group += symbol_of(first_digit(set));
  return group.empty() ? "." : group;
}

std::vector<std::string> groups_in(std::string_view line) {
  std::vector<std::string> groups;
  for (std::size_t at = 0; (at = line.find_first_not_of(kSeparators, at)) != std::string_view::npos;) {
    const std::size_t end = std::min(line.find_first_of(kSeparators, at), line.size());
    std::string group(line.substr(at, end - at));
    group.erase(std::remove_if(group.begin(), group.end(),
                               [](char c) { return kMarkSymbols.find(c) != std::string_view::npos; }),
                group.end());
    if (!group.empty()) groups.push_back(std::move(group));
    at = end;
  }
  return groups;
}

MaybeDraft read_pencil_marks(const SheetText& text, std::optional<Alphabet>) {
  auto found = find_marks(text);
  if (!found) return std::nullopt;
  return std::move(found->draft);
}

MaybeDraft recognise_pencil_marks(const SheetText& text, std::optional<Alphabet>) {
  auto found = find_marks(text);
  if (!found || !found->sure || found->draft.side < 4) return std::nullopt;
  return std::move(found->draft);
}

std::string write_columns(const Geometry& geometry, std::span<const std::string> texts) {
  const bool lines = geometry.box_height() > 1 && geometry.box_width() > 1;
  std::size_t width = 1;
  for (const std::string& text : texts) width = std::max(width, text.size());
  std::string ruler = "+";
  if (lines) {
    const std::size_t box_width = static_cast<std::size_t>(geometry.box_width()) * (width + 1) + 1;
    for (int box = 0; box < geometry.box_height(); ++box) ruler.append(box_width, '-').append("+");
    ruler += '\n';
  }
  std::string drawn;
  for (std::size_t cell = 0; cell < texts.size(); ++cell) {
    const int row = geometry.row_of(static_cast<Cell>(cell));
    const int column = geometry.column_of(static_cast<Cell>(cell));
    if (lines && column == 0 && row % geometry.box_height() == 0) drawn += ruler;
    if (lines && column % geometry.box_width() == 0) drawn += column == 0 ? "| " : " | ";
    if (column > 0 && (!lines || column % geometry.box_width() != 0)) drawn += ' ';
    drawn += texts[cell];
    const bool last = column + 1 == geometry.side();
    if (lines || !last) drawn.append(width - texts[cell].size(), ' ');
    if (last) drawn += lines ? " |\n" : "\n";
  }
  return lines ? drawn + ruler : drawn;
}

std::string write_pencil_marks(const Sheet& sheet, Alphabet) {
  std::vector<std::string> groups;
  for (std::size_t cell = 0; cell < sheet.entries.size(); ++cell) {
    const Digit digit = held(sheet, cell);
    groups.push_back(write_group(digit != kBlank ? digit_bit(digit) : candidates_of(sheet, cell)));
  }
  return write_columns(*sheet.puzzle.geometry, groups);
}

std::vector<Message> pencil_mark_losses(const Sheet& sheet) {
  if (std::none_of(sheet.candidates.begin(), sheet.candidates.end(), is_single)) return {};
  return {say(MessageId::kSingleLooksPlaced)};
}

}  // namespace sudoscope
