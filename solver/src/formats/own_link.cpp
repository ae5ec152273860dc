// Fields of a link to a draft.
#include "own_link.hpp"

#include <algorithm>

#include "base/base64.hpp"
#include "base/inflate.hpp"
#include "grid/cell_texts.hpp"
#include "own_link_parts.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/grid/constraint.hpp"

namespace sudoscope {
namespace {

constexpr int kNewest = 10;
constexpr int kRevealedBit = 0x80;
constexpr std::size_t kMostTextBytes = 72'000;  // of the setter's words

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
    for (const char* const word : kLinkWords) {
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
  if (rest.size() < checked || link_checksum(body.substr(0, end)) != body.substr(end + 1))
    return refused(say(MessageId::kOwnLinkChanged));
  rest.remove_suffix(checked);
  auto draft = LinkReader(*head).read(rest);
  return draft ? DraftResult(std::move(*draft)) : refused(say(MessageId::kOwnLinkChanged));
}

}  // namespace sudoscope
