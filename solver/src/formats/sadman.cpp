// Reading and writing .sdk files.
#include "sadman.hpp"

#include <algorithm>
#include <array>

#include "grid/cell_texts.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

struct TagLetter {
  char letter;
  std::string_view name;
};
constexpr std::array kTags = {TagLetter{'A', "author"}, TagLetter{'D', "title"},  TagLetter{'C', "comment"},
                              TagLetter{'B', "date"},   TagLetter{'S', "source"}, TagLetter{'L', "level"},
                              TagLetter{'U', "url"}};

enum class Section : std::uint8_t { kPuzzle, kState, kMarks, kOther };

// Parts of the file, before its lines are examined.
struct Parts {
  std::array<std::vector<TextPart>, 4> sections;
  std::vector<SheetTag> tags;
  bool headed = false;  // some line names a section
};

Section section_of(std::string_view heading) {
  const std::string name = lower(heading);
  if (name == "[puzzle]") return Section::kPuzzle;
  if (name == "[state]") return Section::kState;
  return name == "[pencilmarks]" ? Section::kMarks : Section::kOther;
}

void take_line(Parts& parts, TextPart line, Section& section) {
  if (line.text.front() == '[') {
    section = section_of(line.text);
    parts.headed = parts.headed || section != Section::kOther;
    return;
  }
  if (line.text.front() != '#') {
    parts.sections[static_cast<std::size_t>(section)].push_back(line);
    return;
  }
  const auto tag = std::find_if(kTags.begin(), kTags.end(),
                                [&](const TagLetter& t) { return line.text.size() > 1 && t.letter == line.text[1]; });
  if (tag == kTags.end()) return;  // a comment that is no tag
  if (std::string value = tidy_value(line.text.substr(2)); !value.empty()) {
    parts.tags.push_back({std::string(tag->name), std::move(value)});
  }
}

Parts parts_of(std::string_view text) {
  Parts parts;
  Section section = Section::kPuzzle;
  for (const std::string_view raw : split_at(text, '\n')) {
    const TextPart line = trimmed(raw);
    if (line.text.empty()) continue;
    take_line(parts, {line.text, static_cast<std::size_t>(line.text.data() - text.data())}, section);
  }
  return parts;
}

std::optional<ParseError> read_digits_of(const SheetText& text, const std::vector<TextPart>& lines,
                                         MessageId wrong_length, std::vector<Digit>& digits) {
  for (std::size_t row = 0; row < lines.size(); ++row) {
    const TextPart& line = lines[row];
    if (row >= kClassicSide || line.text.size() != kClassicSide) {
      return error_at(text.text, line.offset, ParseErrorCode::kBadLength, Message(wrong_length));
    }
    for (std::size_t column = 0; column < kClassicSide; ++column) {
      const char symbol = line.text[column];
      if (!is_numeral(symbol) && !is_blank_symbol(symbol)) {
        return error_at(text.text, line.offset + column, ParseErrorCode::kBadCharacter,
                        say(MessageId::kNoDigitOfGrid, line.text.substr(column, 1), square(9)));
      }
      digits[row * kClassicSide + column] = digit_of_symbol(is_numeral(symbol) ? symbol : '0');
    }
  }
  if (lines.size() == kClassicSide) return std::nullopt;
  return ParseError{ParseErrorCode::kBadLength, 0, 0, Message(wrong_length)};
}

std::optional<ParseError> read_marks(const SheetText& text, const std::vector<TextPart>& lines, Draft& draft) {
  draft.candidates.assign(kClassicCells, 0);
  for (std::size_t row = 0; row < lines.size(); ++row) {
    const TextPart& line = lines[row];
    const char separator = line.text.find(',') == std::string_view::npos ? ' ' : ',';
    const std::vector<std::string_view> cells = split_at(line.text, separator);
    if (row >= kClassicSide || cells.size() != kClassicSide) {
      return error_at(text.text, line.offset, ParseErrorCode::kBadLength, say(MessageId::kSadmanMarks));
    }
    for (std::size_t column = 0; column < kClassicSide; ++column) {
      for (const char mark : cells[column]) {
        if (mark >= '1' && mark <= '9') {
          draft.candidates[row * kClassicSide + column] |= digit_bit(static_cast<Digit>(mark - '1'));
        } else if (!is_blank_symbol(mark)) {
          return error_at(text.text, static_cast<std::size_t>(cells[column].data() - text.text.data()),
                          ParseErrorCode::kBadCharacter, say(MessageId::kNoPencilMarks, excerpt(cells[column])));
        }
      }
    }
  }
  return std::nullopt;
}

DraftResult draft_of(const SheetText& text, Parts parts) {
  Draft draft = blank_draft("sdk", 9);
  const auto lines = [&](Section section) { return parts.sections[static_cast<std::size_t>(section)]; };
  if (auto error = read_digits_of(text, lines(Section::kPuzzle), MessageId::kSadmanPuzzle, draft.givens)) {
    return DraftResult::failure(*std::move(error));
  }
  if (!lines(Section::kState).empty()) {
    draft.entries.assign(kClassicCells, kBlank);
    if (auto error = read_digits_of(text, lines(Section::kState), MessageId::kSadmanState, draft.entries)) {
      return DraftResult::failure(*std::move(error));
    }
  }
  if (!lines(Section::kMarks).empty()) {
    if (auto error = read_marks(text, lines(Section::kMarks), draft)) return DraftResult::failure(*std::move(error));
  }
  draft.tags = std::move(parts.tags);
  return draft;
}

void add_rows(std::string& text, const Sheet& sheet, Digit (*digit_of)(const Sheet&, std::size_t)) {
  for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
    text += symbol_of(digit_of(sheet, cell));
    if (cell % kClassicSide == kClassicSide - 1) text += '\n';
  }
}

}  // namespace

MaybeDraft read_sadman(const SheetText& text, std::optional<Alphabet>) { return draft_of(text, parts_of(text.text)); }

MaybeDraft recognise_sadman(const SheetText& text, std::optional<Alphabet>) {
  Parts parts = parts_of(text.text);
  const bool tagged = !parts.tags.empty() && parts.sections[0].size() == kClassicSide &&
                      std::all_of(parts.sections[0].begin(), parts.sections[0].end(),
                                  [](const TextPart& line) { return line.text.size() == kClassicSide; });
  if (!parts.headed && !tagged) return std::nullopt;
  return draft_of(text, std::move(parts));
}

std::string write_sadman(const Sheet& sheet, Alphabet) {
  std::string text;
  for (const SheetTag& tag : sheet.tags) {
    const auto known = std::find_if(kTags.begin(), kTags.end(), [&](const TagLetter& t) { return t.name == tag.name; });
    if (known != kTags.end()) text += std::string("#") + known->letter + tag.value + '\n';
  }
  const bool entered = filled(sheet.entries) > 0;
  const bool marked = !sheet.candidates.empty();
  if (entered || marked) text += "[Puzzle]\n";
  add_rows(text, sheet, given_of);
  if (entered) {
    text += "[State]\n";
    add_rows(text, sheet, held);
  }
  if (!marked) return text;
  text += "[PencilMarks]\n";
  for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
    for (DigitSet set = sheet.candidates[cell]; set != 0; set = without_first(set)) text += symbol_of(first_digit(set));
    text += cell % kClassicSide == kClassicSide - 1 ? '\n' : ',';
  }
  return text;
}

}  // namespace sudoscope
