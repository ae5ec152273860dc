// Reads JSON by recursive descent, to a limited depth.
#include "sudoscope/base/json_value.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "numerals.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/base/utf8.hpp"
#include "text_lines.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

constexpr int kDeepestValue = 100;
constexpr std::size_t kMostValues = 200'000;

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Result<JsonValue, ParseError> parse() {
    JsonValue value;
    read_value(value, 0);
    skip_space();
    if (!error_ && at_ < text_.size()) fail(Id::kJsonGoesOn);
    if (error_) return Result<JsonValue, ParseError>::failure(*error_);
    return value;
  }

 private:
  void fail(MessageId id) {
    if (!error_) error_ = error_at(text_, at_, ParseErrorCode::kBadCharacter, Message(id));
  }
  bool ended() const { return at_ >= text_.size(); }
  char peek() const { return ended() ? '\0' : text_[at_]; }
  void skip_space() {
    while (!ended() && (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\t' || text_[at_] == '\r')) ++at_;
  }
  bool take(char expected) {
    skip_space();
    if (peek() != expected || ended()) return false;
    ++at_;
    return true;
  }

  void read_value(JsonValue& value, int depth) {
    skip_space();
    const std::size_t begin = at_;
    read_some_value(value, depth);
    value.source = text_.substr(begin, at_ - begin);
  }

  void read_some_value(JsonValue& value, int depth) {
    if (depth > kDeepestValue) return fail(Id::kJsonTooDeep);
    if (++values_ > kMostValues) return fail(Id::kJsonTooLarge);
    const char first = peek();
    if (first == '{' || first == '[') return read_items(value, depth);
    if (first == '"') {
      value.kind = JsonValue::Kind::kString;
      return read_string(value.text);
    }
    if (first == '-' || is_numeral(first)) return read_number(value);
    constexpr std::array kWords = {std::pair{std::string_view("null"), JsonValue::Kind::kNull},
                                   std::pair{std::string_view("true"), JsonValue::Kind::kTrue},
                                   std::pair{std::string_view("false"), JsonValue::Kind::kFalse}};
    for (const auto& [word, kind] : kWords) {
      if (text_.substr(at_, word.size()) != word) continue;
      value.kind = kind;
      at_ += word.size();
      return;
    }
    fail(ended() ? Id::kJsonCut : Id::kJsonNoValue);
  }

  void read_items(JsonValue& value, int depth) {
    const bool object = text_[at_++] == '{';
    value.kind = object ? JsonValue::Kind::kObject : JsonValue::Kind::kArray;
    if (take(object ? '}' : ']')) return;
    do {
      if (object) {
        skip_space();
        if (peek() != '"') return fail(Id::kJsonNoName);
        read_string(value.names.emplace_back());
        if (!error_ && !take(':')) fail(Id::kJsonNoColon);
      }
      if (!error_) read_value(value.items.emplace_back(), depth + 1);
    } while (!error_ && take(','));
    if (!error_ && !take(object ? '}' : ']')) fail(ended() ? Id::kJsonCut : Id::kJsonNoComma);
  }

  void read_number(JsonValue& value) {
    value.kind = JsonValue::Kind::kNumber;
    const std::size_t begin = at_;
    if (peek() == '-') ++at_;
    const bool zero = peek() == '0';
    const std::size_t whole = skip_numerals();
    bool right = whole > 0 && (!zero || whole == 1);
    const std::string_view numerals = text_.substr(at_ - whole, whole);
    if (peek() == '.') {
      ++at_;
      right = skip_numerals() > 0 && right;
    }
    if (peek() == 'e' || peek() == 'E') {
      ++at_;
      if (peek() == '+' || peek() == '-') ++at_;
      right = skip_numerals() > 0 && right;
    }
    if (!right) return fail(Id::kJsonNoNumber);
    const bool is_whole = numerals.data() + whole == text_.data() + at_;
    value.number =
        is_whole && whole <= 9 ? small_number(numerals).value_or(0) : std::numeric_limits<double>::quiet_NaN();
    if (text_[begin] == '-') value.number = -value.number;
  }

  std::size_t skip_numerals() {
    const std::size_t begin = at_;
    while (!ended() && is_numeral(peek())) ++at_;
    return at_ - begin;
  }

  void read_string(std::string& text) {
    for (++at_; !error_; ++at_) {
      const std::size_t begin = at_;
      while (!ended() && is_plain(text_[at_])) ++at_;
      text.append(text_, begin, at_ - begin);
      if (ended()) return fail(Id::kJsonTextCut);
      if (text_[at_] == '"') {
        ++at_;
        return;
      }
      if (text_[at_] != '\\') return fail(Id::kJsonTextLine);
      read_escape(text);
    }
  }

  // True for a character of a string that is neither its end nor an escape.
  static bool is_plain(char c) { return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= ' '; }

  // From the backslash to the last character of the escape.
  void read_escape(std::string& text) {
    ++at_;
    constexpr std::string_view kEscapes = "\"\\/bfnrt";
    constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    if (const std::size_t index = kEscapes.find(peek()); !ended() && index != std::string_view::npos) {
      text += kMeanings[index];
      return;
    }
    if (peek() != 'u') return fail(Id::kJsonEscape);
    unsigned code = read_code_unit();
    if (code >= 0xD800 && code < 0xDC00 && text_.substr(at_ + 1, 2) == "\\u") {
      at_ += 2;
      const unsigned low = read_code_unit();
      code = low >= 0xDC00 && low < 0xE000 ? 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00) : 0xFFFD;
    }
    const bool lone = code >= 0xD800 && code < 0xE000;
    append_utf8(text, lone ? 0xFFFD : code);
  }

  // Four hexadecimal numerals after the u that stands at at_, which goes to the last of them.
  unsigned read_code_unit() {
    unsigned code = 0;
    for (int numeral = 0; numeral < 4; ++numeral) {
      ++at_;
      const int value = base36(peek());
      if (ended() || value < 0 || value > 15) {
        fail(Id::kJsonHexadecimal);
        return 0;
      }
      code = code * 16 + static_cast<unsigned>(value);
    }
    return code;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t values_ = 0;
  std::optional<ParseError> error_;
};

}  // namespace

const JsonValue* JsonValue::member(std::string_view name) const {
  const auto found = std::find(names.begin(), names.end(), name);
  return found == names.end() ? nullptr : &items[static_cast<std::size_t>(found - names.begin())];
}

bool JsonValue::says_something() const {
  return kind == Kind::kTrue || (kind == Kind::kNumber && number != 0) || !text.empty() || !items.empty();
}

Result<JsonValue, ParseError> parse_json(std::string_view text) { return Parser(text).parse(); }

std::string in_ascii(std::string_view json) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string ascii;
  const auto escape = [&](unsigned unit) {
    ascii += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4) ascii += kHex[unit >> shift & 15];
  };
  for (const std::string_view character : characters(json)) {
    const auto first = static_cast<unsigned char>(character[0]);
    if (first < 0x80) {
      ascii += character[0];
      continue;
    }
    unsigned code = first >= 0xF0 ? first & 0x07u : first >= 0xE0 ? first & 0x0Fu : first & 0x1Fu;
    for (const char byte : character.substr(1)) code = code << 6 | (static_cast<unsigned char>(byte) & 0x3Fu);
    if (code < 0x10000) {
      escape(code);
    } else {
      escape(0xD800 + ((code - 0x10000) >> 10 & 0x3FF));
      escape(0xDC00 + (code & 0x3FF));
    }
  }
  return ascii;
}

std::string compact_json(std::string_view source) {
  std::string compact;
  bool in_text = false;
  for (std::size_t at = 0; at < source.size(); ++at) {
    if (!in_text && std::string_view(" \t\r\n").find(source[at]) != std::string_view::npos) continue;
    compact += source[at];
    if (source[at] == '"') in_text = !in_text;
    if (in_text && source[at] == '\\') compact += source[++at];
  }
  return in_ascii(compact);
}

}  // namespace sudoscope
