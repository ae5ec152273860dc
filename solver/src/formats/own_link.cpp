// Fields of a link to a draft and back. A page inflates whatever it finds, and so blocks are written as they are.
#include "own_link.hpp"

#include <algorithm>
#include <array>

#include "base/inflate.hpp"
#include "base64.hpp"
#include "f_puzzles.hpp"
#include "grid/cell_texts.hpp"
#include "stored_blocks.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/grid/constraint.hpp"

namespace sudoscope {
namespace {

constexpr int kNewest = 10;
constexpr int kLargestText = 9;  // side of the largest grid with a character a cell
constexpr int kRevealedBit = 0x80;
constexpr std::size_t kMostTextBytes = 72'000;  // of the setter's words
constexpr std::array kWords = {"title", "author", "rules", "solution"};

// CRC-24 (RFC 4880, 6.1).
std::string checksum(std::string_view text) {
  std::uint32_t crc = 0xb704ce;
  for (const char symbol : text) {
    crc ^= static_cast<std::uint32_t>(static_cast<unsigned char>(symbol)) << 16;
    for (int bit = 0; bit < 8; ++bit) crc = (crc & 0x800000) != 0 ? ((crc << 1) ^ 0x864cfb) & 0xffffff : crc << 1;
  }
  std::string bytes;
  for (const int shift : {16, 8, 0}) bytes += static_cast<char>(crc >> shift & 0xFF);
  return to_base64(bytes);
}

struct Head {
  int version;
  int side;
  std::optional<BoxShape> boxes;  // of a jigsaw nothing
  Constraints everyday;
  std::string_view regions;  // of a jigsaw: its field
  std::string_view rest;     // from the givens on
};

// A whole number from 1 on, of at most `most` numerals.
std::optional<int> take_number(std::string_view& text, std::size_t most) {
  std::size_t length = 0;
  int number = 0;
  for (; length < std::min(most, text.size()) && is_numeral(text[length]); ++length)
    number = number * 10 + (text[length] - '0');
  if (length == 0 || text[0] == '0') return std::nullopt;
  text.remove_prefix(length);
  return number;
}

bool take(std::string_view& text, char symbol) {
  if (text.substr(0, 1) != std::string_view(&symbol, 1)) return false;
  text.remove_prefix(1);
  return true;
}

std::string_view take_field(std::string_view& rest) {
  const std::size_t end = std::min(rest.find('.'), rest.size());
  const std::string_view field = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return field;
}

std::optional<Head> head_of(std::string_view text) {
  take(text, '#');
  Head head{};
  const auto version = take_number(text, 4);
  if (!version || !take(text, '.')) return std::nullopt;
  head.version = *version;
  const bool is_jigsaw = take(text, 'j');
  const auto first = take_number(text, 2);
  if (!first) return std::nullopt;
  head.side = *first;
  if (!is_jigsaw) {
    if (!take(text, 'x')) return std::nullopt;
    const auto width = take_number(text, 2);
    if (!width) return std::nullopt;
    head.boxes = BoxShape{*first, *width};
    head.side = *first * *width;
  }
  if (take(text, 'x')) head.everyday.push_back({"diagonals"});
  if (take(text, 'h')) head.everyday.push_back({"windows"});
  if (is_jigsaw && take(text, '-')) {
    head.regions = take_field(text);
  } else if (is_jigsaw || !take(text, '.')) {
    return std::nullopt;
  }
  head.rest = text;
  if (head.side > kMaxSide) return std::nullopt;
  // The cells of a small grid are counted, so that no list of numbers passes for a link.
  const std::string_view givens = take_field(text);
  const auto cells = static_cast<std::size_t>(head.side * head.side);
  return head.side > kLargestText || givens.size() == cells ? std::optional(head) : std::nullopt;
}

std::optional<std::string> unpacked(std::string_view text, std::size_t most_bytes) {
  const auto packed = from_base64(text);
  if (!packed) return std::nullopt;
  auto bytes = inflated(*packed, most_bytes);
  return bytes ? std::optional(std::move(bytes.value())) : std::nullopt;
}

class LinkReader {
 public:
  explicit LinkReader(const Head& head) : head_(head), draft_(blank_draft("sudoscope", head.side)) {}

  // Nothing if a field is damaged.
  std::optional<Draft> read(std::string_view rest) {
    draft_.boxes = head_.boxes;
    draft_.constraints = head_.everyday;
    if (!head_.boxes) {
      const auto regions = bytes_of(head_.regions);
      if (!regions) return std::nullopt;
      draft_.regions.assign(regions->begin(), regions->end());
    }
    const auto givens = bytes_of(take_field(rest));
    if (!givens || !take_digits(*givens, draft_.givens)) return std::nullopt;
    while (!rest.empty())
      if (!take_one(take_field(rest))) return std::nullopt;
    // Notes of one sort are the candidates.
    if (draft_.candidates.empty()) draft_.candidates.swap(draft_.corners);
    return std::move(draft_);
  }

 private:
  std::size_t cells() const { return draft_.givens.size(); }

  // A byte a cell.
  std::optional<std::string> bytes_of(std::string_view field) const {
    if (draft_.side > kLargestText) {
      auto bytes = unpacked(field, cells());
      return bytes && bytes->size() == cells() ? bytes : std::nullopt;
    }
    std::string bytes;
    for (const char symbol : field) {
      const int value = base36(symbol);
      if (value < 0 || value > 2 * kLargestText) return std::nullopt;
      bytes += static_cast<char>(value > kLargestText ? value - kLargestText + kRevealedBit : value);
    }
    return bytes.size() == cells() ? std::optional(bytes) : std::nullopt;
  }

  bool take_digits(std::string_view bytes, std::vector<Digit>& digits) const {
    digits.assign(cells(), kBlank);
    for (std::size_t cell = 0; cell < cells(); ++cell) {
      const int value = static_cast<unsigned char>(bytes[cell]) & ~kRevealedBit;
      if (value > draft_.side) return false;
      if (value > 0) digits[cell] = static_cast<Digit>(value - 1);
    }
    return true;
  }

  // A bit a digit of each cell: the bytes of digits 1 to 8 of all cells, then those of 9 to 16.
  template <class Set>
  bool take_bits(std::string_view field, int digits, std::vector<Set>& sets) const {
    const std::size_t planes = (static_cast<std::size_t>(digits) + 7) / 8;
    const auto bytes = unpacked(field, planes * cells());
    if (!bytes || bytes->size() != planes * cells()) return false;
    sets.assign(cells(), 0);
    for (std::size_t at = 0; at < bytes->size(); ++at) {
      const auto byte = static_cast<std::uint64_t>(static_cast<unsigned char>((*bytes)[at]));
      sets[at % cells()] |= static_cast<Set>(byte << (8 * (at / cells())));
    }
    return true;
  }

  bool take_rules(std::string_view field) {
    const auto text = unpacked(field, kMostConstraintBytes);
    auto rules = constraints_of(text.value_or("="));
    if (!rules) return false;
    draft_.constraints = std::move(rules.value());
    return true;
  }

  bool take_words(std::string_view field) {
    const auto text = unpacked(field, kMostTextBytes);
    const auto json = parse_json(text.value_or(""));
    if (!json) return false;
    for (const char* const word : kWords) {
      const JsonValue* value = json.value().member(word);
      if (value && !value->text.empty()) draft_.tags.push_back({word, value->text});
    }
    return true;
  }

  bool take_one(std::string_view field) {
    if (field.empty()) return false;
    const std::string_view value = field.substr(1);
    switch (field[0]) {
      case 'k':
        return take_rules(value);
      case 'u':
        return take_words(value);
      case 'e': {
        const auto bytes = bytes_of(value);
        return bytes && take_digits(*bytes, draft_.entries);
      }
      case 'n':
        return take_bits(value, draft_.side, draft_.corners);
      case 'm':
        return take_bits(value, draft_.side, draft_.candidates);
      case 'o':
        return take_bits(value, kColours, draft_.colours);
      default:
        return true;
    }
  }

  const Head& head_;
  Draft draft_;
};

class LinkWriter {
 public:
  explicit LinkWriter(const Sheet& sheet) : sheet_(sheet), side_(sheet.puzzle.geometry->side()) {}

  std::string text() {
    const auto constraints = sheet_.puzzle.geometry->constraints();
    const bool everyday = std::all_of(constraints.begin(), constraints.end(), [](const Constraint& rule) {
      return rule.kind == "diagonals" || rule.kind == "windows";
    });
    add_shape(everyday ? constraints : std::span<const Constraint>());
    text_ += '.' + cells_of(sheet_.puzzle.givens);
    if (!everyday) add(4, 'k', packed(text_of(constraints)));
    add_words();
    if (filled(sheet_.entries) > 0) add(1, 'e', cells_of(sheet_.entries));
    const auto& [puzzle, entries, candidates, tags, corners, colours] = sheet_;
    if (!corners.empty() || !candidates.empty()) add(2, 'n', bits_of(corners.empty() ? candidates : corners, side_));
    if (!corners.empty())
      add(6, 'm', bits_of(candidates.empty() ? std::vector<DigitSet>(corners.size()) : candidates, side_));
    if (!colours.empty()) add(6, 'o', bits_of(colours, kColours));
    const std::string body = std::to_string(version_) + '.' + text_;
    return body + '.' + checksum(body);
  }

 private:
  static std::string packed(std::string_view bytes) { return to_base64(stored_blocks(bytes)); }

  std::string cells_text(std::string_view bytes) const {
    if (side_ > kLargestText) return packed(bytes);
    std::string text;
    for (const char byte : bytes) text += static_cast<char>('0' + byte);
    return text;
  }

  std::string cells_of(const std::vector<Digit>& digits) const {
    std::string bytes;
    for (const Digit digit : digits) bytes += static_cast<char>(digit == kBlank ? 0 : digit + 1);
    return cells_text(bytes);
  }

  template <class Set>
  std::string bits_of(const std::vector<Set>& sets, int digits) const {
    std::string bytes;
    for (int shift = 0; shift < digits; shift += 8)
      for (const Set set : sets) bytes += static_cast<char>(static_cast<std::uint64_t>(set) >> shift & 0xFF);
    return packed(bytes);
  }

  void add_shape(std::span<const Constraint> everyday) {
    const Geometry& geometry = *sheet_.puzzle.geometry;
    text_ = geometry.is_jigsaw() ? "j" + std::to_string(side_)
                                 : std::to_string(geometry.box_height()) + 'x' + std::to_string(geometry.box_width());
    if (has_kind(everyday, "diagonals")) text_ += 'x';
    if (has_kind(everyday, "windows")) text_ += 'h';
    if (!geometry.is_jigsaw()) return;
    std::string regions;
    for (int cell = 0; cell < geometry.cell_count(); ++cell)
      regions += static_cast<char>(geometry.box_of(static_cast<Cell>(cell)));
    text_ += '-' + cells_text(regions);
  }

  void add_words() {
    JsonObject words;
    bool any = false;
    for (const char* const word : kWords) {
      const std::string_view value = tag_of(sheet_, word);
      any = any || !value.empty();
      words.add(word, with_line_breaks(value));
    }
    if (any) add(10, 'u', packed(words.text()));
  }

  // `version`: the oldest that has the field.
  void add(int version, char letter, const std::string& field) {
    version_ = std::max(version_, version);
    text_ += '.';
    text_ += letter;
    text_ += field;
  }

  const Sheet& sheet_;
  int side_;
  int version_ = 1;
  std::string text_;
};

}  // namespace

bool begins_own_link(std::string_view fragment) { return head_of(fragment).has_value(); }

MaybeDraft read_own_link(const SheetText& text, std::optional<Alphabet>) {
  const auto word = only_word(text.text);
  const auto head = word ? head_of(word->text) : std::nullopt;
  if (!head) return std::nullopt;
  const auto refused = [&](Message reason) {
    return failure(text.text, word->offset, ParseErrorCode::kBadShape, std::move(reason));
  };
  if (head->version > kNewest) return refused(say(MessageId::kOwnLinkNewer));
  std::string_view body = word->text;
  take(body, '#');
  const std::size_t end = body.rfind('.');
  const std::size_t checked = body.size() - end;
  std::string_view rest = head->rest;
  // Without givens, the checksum is in their place.
  if (rest.size() < checked || checksum(body.substr(0, end)) != body.substr(end + 1))
    return refused(say(MessageId::kOwnLinkChanged));
  rest.remove_suffix(checked);
  auto draft = LinkReader(*head).read(rest);
  return draft ? DraftResult(std::move(*draft)) : refused(say(MessageId::kOwnLinkChanged));
}

std::string write_own_link(const Sheet& sheet, Alphabet) { return LinkWriter(sheet).text(); }

std::vector<Message> own_link_losses(const Sheet& sheet) { return repeated_tags(sheet); }

}  // namespace sudoscope
