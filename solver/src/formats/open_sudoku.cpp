// Reading and writing OpenSudoku's XML.
#include "open_sudoku.hpp"

#include <algorithm>
#include <array>

#include "grid/cell_texts.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kMostHeaderTags = 16;

constexpr std::array kHeader = {
    std::pair{std::string_view("name"), "title"},          std::pair{std::string_view("author"), "author"},
    std::pair{std::string_view("description"), "comment"}, std::pair{std::string_view("comment"), "comment"},
    std::pair{std::string_view("created"), "date"},        std::pair{std::string_view("source"), "source"},
    std::pair{std::string_view("level"), "level"},         std::pair{std::string_view("sourceURL"), "url"}};

Message read_digits_of(std::string_view data, Draft& draft) {
  if (data.size() != kClassicCells) {
    return say(MessageId::kGameLength, data.size(), kClassicCells);
  }
  for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
    const char symbol = data[cell];
    if (!is_numeral(symbol) && !is_blank_symbol(symbol))
      return say(MessageId::kNoDigitOfGrid, data.substr(cell, 1), square(9));
    draft.givens[cell] = is_numeral(symbol) ? digit_of_symbol(symbol) : kBlank;
  }
  return {};
}

// "1,5,", "-", or, from version 2 on, a number whose bits they are.
std::optional<DigitSet> notes_of(std::string_view field, bool bits) {
  DigitSet set = 0;
  if (field == "-" || field.empty()) return set;
  if (bits) {
    const auto mask = small_number(field);
    return mask && *mask <= 511 ? std::optional(static_cast<DigitSet>(*mask)) : std::nullopt;
  }
  for (const std::string_view note : split_at(field, ',')) {
    if (note.empty()) continue;
    if (note.size() != 1 || note[0] < '1' || note[0] > '9') return std::nullopt;
    set |= digit_bit(static_cast<Digit>(note[0] - '1'));
  }
  return set;
}

// The fields of a cell by the version of the data. From 2 on notes are bits; 4 has secondary notes as well, and 5 a
// colour.
constexpr std::array<std::size_t, 6> kFieldsOfVersion = {0, 3, 3, 3, 4, 5};
constexpr std::size_t kSecondary = 2;
constexpr std::size_t kColour = 3;

// Secondary notes by themselves are the candidates.
void take_secondary(const std::vector<DigitSet>& secondary, Draft& draft) {
  const auto any = [](const std::vector<DigitSet>& notes) {
    return std::any_of(notes.begin(), notes.end(), [](DigitSet set) { return set != 0; });
  };
  if (!any(secondary)) return;
  if (any(draft.candidates)) {
    draft.notes.push_back(say(MessageId::kSecondaryLeftOut));
  } else {
    draft.candidates = secondary;
  }
}

// `version: 1`, white space, then `value|notes|editable|` 81 times; without a version it is 1.
Message read_fields(std::string_view data, Draft& draft) {
  constexpr std::string_view kVersion = "version:";
  int version = 1;
  if (data.substr(0, kVersion.size()) == kVersion) {
    data = trimmed(data.substr(kVersion.size())).text;
    const std::size_t end = std::min(data.find_first_of(" \t\r\n"), data.size());
    version = small_number(data.substr(0, end)).value_or(0);
    data = trimmed(data.substr(end)).text;
  }
  if (version < 1 || version >= static_cast<int>(kFieldsOfVersion.size())) {
    return say(MessageId::kGameVersion);
  }
  const std::size_t width = kFieldsOfVersion[static_cast<std::size_t>(version)];
  std::vector<std::string_view> fields = split_at(data, '|');
  if (fields.back().empty()) fields.pop_back();
  // Some programs of version 2 write an empty field after the notes.
  if (version == 2 && fields.size() == 4 * kClassicCells) {
    for (std::size_t cell = 0; cell < kClassicCells; ++cell)
      fields.erase(fields.begin() + static_cast<std::ptrdiff_t>(3 * cell + 2));
  }
  if (fields.size() != width * kClassicCells) {
    return say(MessageId::kGameFields, fields.size(), width * kClassicCells);
  }
  draft.entries.assign(kClassicCells, kBlank);
  draft.candidates.assign(kClassicCells, 0);
  std::vector<DigitSet> secondary(kClassicCells, 0);
  bool coloured = false;
  for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
    const auto field = [&](std::size_t index) { return fields[width * cell + index]; };
    const auto value = small_number(field(0));
    const auto notes = notes_of(field(1), version > 1);
    const auto second = width > 3 ? notes_of(field(kSecondary), true) : DigitSet{0};
    const std::string_view editable = field(width - 1);
    if (!value || *value > 9 || !notes || !second || (editable != "0" && editable != "1")) {
      return say(MessageId::kGameCell, CellName{static_cast<int>(cell) / 9 + 1, static_cast<int>(cell) % 9 + 1});
    }
    (editable == "0" ? draft.givens : draft.entries)[cell] = static_cast<Digit>(*value - 1);  // 0 wraps to kBlank
    draft.candidates[cell] = *notes;
    secondary[cell] = *second;
    coloured = coloured || (width > 4 && field(kColour) != "0");
  }
  take_secondary(secondary, draft);
  if (coloured) draft.notes.push_back(say(MessageId::kColoursLeftOut));
  return {};
}

}  // namespace

void OpenSudokuGames::take_header(const XmlTag& tag) {
  const auto known = std::find_if(kHeader.begin(), kHeader.end(), [&](const auto& h) { return h.first == tag.name; });
  if (known == kHeader.end() || tag.before.empty() || header_.size() >= kMostHeaderTags) return;
  header_.push_back({known->second, tag.before});
}

void OpenSudokuGames::count_lines_to(std::size_t offset) {
  line_ += static_cast<int>(std::count(text_.begin() + static_cast<std::ptrdiff_t>(counted_to_),
                                       text_.begin() + static_cast<std::ptrdiff_t>(offset), '\n'));
  counted_to_ = offset;
}

MaybeDraft OpenSudokuGames::take_other(const XmlTag& tag) {
  // Blanks alone may be anything unless they are called a puzzle.
  const bool may_be_blank = tag.name == "sudoku";
  const auto cells_of = [&](std::string_view text) {
    const std::string_view cells = trimmed(text).text;
    const bool plain = cells.size() == kClassicCells && std::all_of(cells.begin(), cells.end(), [](char c) {
                         return is_numeral(c) || is_blank_symbol(c);
                       });
    const bool any = may_be_blank || cells.find_first_of("123456789") != std::string_view::npos;
    return plain && any ? cells : std::string_view();
  };
  std::string_view data;
  for (const auto& [name, value] : tag.attributes) {
    const bool answer =
        lower(name).find("solution") != std::string::npos || lower(name).find("solved") != std::string::npos;
    if (tag.opens && data.empty() && !answer) data = cells_of(value);
  }
  if (tag.closes && !tag.opens && lower(tag.name).find("solution") == std::string::npos) data = cells_of(tag.before);
  if (data.empty()) return std::nullopt;
  has_others_ = true;
  count_lines_to(tag.offset);
  source_ = text_.substr(tag.offset, tags_.position() - tag.offset);
  Draft draft = blank_draft("xml", 9);
  if (read_digits_of(data, draft)) return std::nullopt;
  return draft;
}

MaybeDraft OpenSudokuGames::next() {
  while (auto tag = tags_.next()) {
    if (!is_open_sudoku_) {
      is_open_sudoku_ = tag->name == "opensudoku" || tag->name == "opensudoku2" || tag->name == "game";
      if (!is_open_sudoku_) {
        if (root_.empty()) root_ = tag->name;
        if (MaybeDraft other = take_other(*tag)) return other;
        continue;
      }
    }
    if (tag->closes && !tag->opens) take_header(*tag);
    if (!tag->opens || tag->name != "game") continue;
    count_lines_to(tag->offset);
    source_ = text_.substr(tag->offset, tags_.position() - tag->offset);
    Draft draft = blank_draft("opensudoku", 9);
    const std::string* attribute = tag->attribute("data");
    if (!attribute) attribute = tag->attribute("cells_data");
    const std::string_view data = attribute ? trimmed(*attribute).text : std::string_view();
    const bool fields = data.find('|') != std::string_view::npos;
    if (Message wrong = fields ? read_fields(data, draft) : read_digits_of(data, draft)) {
      return DraftResult::failure({ParseErrorCode::kBadLength, line_, 1, std::move(wrong)});
    }
    draft.tags = header_;
    for (const char* const name : {"note", "user_note"}) {
      if (const std::string* note = tag->attribute(name); note && !note->empty())
        draft.tags.push_back({"comment", *note});
    }
    return draft;
  }
  if (over_) return std::nullopt;
  over_ = true;
  source_ = {};
  if (tags_.error()) return DraftResult::failure(*tags_.error());
  if (is_open_sudoku_ || has_others_) return std::nullopt;
  return failure(ParseErrorCode::kBadShape, say(MessageId::kNoPuzzleInXml, root_));
}

MaybeDraft read_open_sudoku(const SheetText& text, std::optional<Alphabet>) {
  if (trimmed(text.text).text.substr(0, 1) != "<") return std::nullopt;
  OpenSudokuGames games(text.text);
  MaybeDraft first = games.next();
  if (!first) return failure(ParseErrorCode::kEmpty, say(MessageId::kGameMissing));
  if (first->ok() && games.next()) first->value().notes.push_back(say(MessageId::kMoreGamesInFile));
  return first;
}

std::string write_open_sudoku(const Sheet& sheet, Alphabet) {
  const bool plain = filled(sheet.entries) == 0 && sheet.candidates.empty();
  std::string data = plain ? "" : "version: 1\n";
  for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
    const Digit digit = held(sheet, cell);
    data += static_cast<char>('0' + (digit == kBlank ? 0 : digit + 1));
    if (plain) continue;
    std::string notes;
    for (DigitSet set = candidates_of(sheet, cell); set != 0; set = without_first(set)) {
      notes += std::string(1, symbol_of(first_digit(set))) + ',';
    }
    data += "|" + (notes.empty() ? "-" : notes) + "|" + (sheet.puzzle.givens[cell] == kBlank ? "1|" : "0|");
  }
  const std::string_view comment = tag_of(sheet, "comment");
  return "    <game data=\"" + xml_escaped(data) + "\"" +
         (comment.empty() ? "" : " note=\"" + xml_escaped(comment) + "\"") + "/>\n";
}

std::vector<Message> open_sudoku_losses(const Sheet& sheet) {
  const auto comments =
      std::count_if(sheet.tags.begin(), sheet.tags.end(), [](const auto& t) { return t.name == "comment"; });
  if (comments < 2) return {};
  return {say(MessageId::kOneCommentKept)};
}

std::string write_xml(const Sheet& sheet, Alphabet) {
  std::string data;
  for (const Digit digit : sheet.puzzle.givens) data += static_cast<char>('0' + (digit == kBlank ? 0 : digit + 1));
  return "  <sudoku data=\"" + data + "\"/>\n";
}

}  // namespace sudoscope
