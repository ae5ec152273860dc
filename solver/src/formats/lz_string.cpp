// Packing and unpacking LZ-string.
#include "lz_string.hpp"

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "sudoscope/base/utf8.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t kMostCharacters = std::size_t{1} << 20;

// The codes below the dictionary: a new character of 8 or 16 bits follows, or the end.
constexpr std::uint32_t kNew8 = 0;
constexpr std::uint32_t kNew16 = 1;
constexpr std::uint32_t kEnd = 2;

// Number of bits of a code: one more each time as many codes were used as there are of its length.
class CodeWidth {
 public:
  CodeWidth(int bits, std::uint32_t left) : bits_(bits), left_(left) {}
  int bits() const { return bits_; }
  void use() {
    if (--left_ > 0) return;
    left_ = std::uint32_t{1} << bits_;
    ++bits_;
  }

 private:
  int bits_;
  std::uint32_t left_;
};

// Bits of numbers from the lowest on, six a character from the highest on.
class BitWriter {
 public:
  void write(std::uint32_t value, int bits) {
    for (; bits > 0; --bits, value >>= 1) {
      symbol_ = symbol_ << 1 | (value & 1);
      if (++filled_ == 6) push();
    }
  }
  // Pads like lz-string: at least one bit more, then = to a multiple of four.
  std::string finish() {
    do {
      write(0, 1);
    } while (filled_ != 0);
    while (text_.size() % 4 != 0) text_ += '=';
    return std::move(text_);
  }

 private:
  void push() {
    text_ += kBase64[symbol_];
    symbol_ = 0;
    filled_ = 0;
  }
  std::string text_;
  std::uint32_t symbol_ = 0;
  int filled_ = 0;
};

class BitReader {
 public:
  explicit BitReader(std::string_view text) : text_(text) {}
  bool failed() const { return failed_; }
  std::uint32_t read(int bits) {
    std::uint32_t value = 0;
    for (int bit = 0; bit < bits; ++bit) {
      if (left_ == 0) load();
      --left_;
      value |= (symbol_ >> left_ & 1) << bit;
    }
    return value;
  }

 private:
  void load() {
    left_ = 6;
    symbol_ = 0;
    if (at_ == text_.size()) {
      failed_ = true;
      return;
    }
    char character = text_[at_++];
    if (character == ' ' || character == '-') character = '+';
    if (character == '_') character = '/';
    const std::size_t value = kBase64.find(character);
    failed_ = failed_ || value == std::string_view::npos;
    symbol_ = static_cast<std::uint32_t>(value == std::string_view::npos ? 0 : value);
  }
  std::string_view text_;
  std::size_t at_ = 0;
  std::uint32_t symbol_ = 0;
  int left_ = 0;
  bool failed_ = false;
};

std::string utf8_of(const std::vector<std::uint16_t>& units) {
  std::string text;
  for (std::size_t at = 0; at < units.size(); ++at) {
    std::uint32_t code = units[at];
    const bool high = code >= 0xD800 && code < 0xDC00;
    const std::uint32_t low = high && at + 1 < units.size() ? units[at + 1] : 0u;
    if (low >= 0xDC00 && low < 0xE000) {
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
      ++at;
    } else if (code >= 0xD800 && code < 0xE000) {
      code = 0xFFFD;
    }
    append_utf8(text, code);
  }
  return text;
}

// An entry of the dictionary is part of the unpacked text: a word and the character after it.
struct Slice {
  std::size_t begin;
  std::size_t length;
};

}  // namespace

std::string lz_compress(std::string_view ascii) {
  // A word is its longest known beginning's number and the character after it; the empty word is 0, which no word has.
  std::unordered_map<std::uint64_t, std::uint32_t> words;
  const auto key = [](std::uint32_t word, char next) {
    return std::uint64_t{word} << 8 | static_cast<unsigned char>(next);
  };
  std::vector<char> fresh(3, 0);  // by number: the character of a word that the reader has not seen
  BitWriter writer;
  CodeWidth width(2, 2);
  const auto put = [&](std::uint32_t word) {
    if (fresh[word] != 0) {
      writer.write(kNew8, width.bits());
      writer.write(static_cast<unsigned char>(fresh[word]), 8);
      fresh[word] = 0;
      width.use();
    } else {
      writer.write(word, width.bits());
    }
    width.use();
  };
  std::uint32_t word = 0;
  for (const char next : ascii) {
    if (words.try_emplace(key(0, next), static_cast<std::uint32_t>(fresh.size())).second) fresh.push_back(next);
    const auto known = words.find(key(word, next));
    if (known != words.end()) {
      word = known->second;
      continue;
    }
    put(word);
    words.emplace(key(word, next), static_cast<std::uint32_t>(fresh.size()));
    fresh.push_back(0);
    word = words[key(0, next)];
  }
  if (word != 0) put(word);
  writer.write(kEnd, width.bits());
  return writer.finish();
}

Result<std::string, LzError> lz_decompress(std::string_view base64) {
  using Text = Result<std::string, LzError>;
  while (!base64.empty() && base64.back() == '=') base64.remove_suffix(1);
  BitReader reader(base64);
  std::vector<std::uint16_t> units;
  std::vector<Slice> words(3);
  CodeWidth width(3, 4);
  const auto new_character = [&](std::uint32_t code) {
    words.push_back({units.size(), 1});
    units.push_back(static_cast<std::uint16_t>(reader.read(code == kNew8 ? 8 : 16)));
  };
  const std::uint32_t first = reader.read(2);
  if (first == kEnd) return std::string();
  if (first > kEnd) return Text::failure(LzError::kBroken);
  new_character(first);
  Slice last{0, 1};
  while (!reader.failed()) {
    const std::uint32_t code = reader.read(width.bits());
    if (code == kEnd) return reader.failed() ? Text::failure(LzError::kBroken) : Text(utf8_of(units));
    Slice entry{units.size(), 1};
    if (code == kNew8 || code == kNew16) {
      new_character(code);
      width.use();
    } else {
      // The entry that is about to be made: the last word and its own first character.
      const Slice source = code < words.size() ? words[code] : Slice{last.begin, last.length + 1};
      if (code > words.size()) return Text::failure(LzError::kBroken);
      if (units.size() + source.length > kMostCharacters) return Text::failure(LzError::kTooLarge);
      entry.length = source.length;
      for (std::size_t at = 0; at < source.length; ++at) units.push_back(units[source.begin + at]);
    }
    words.push_back({last.begin, last.length + 1});
    width.use();
    last = entry;
  }
  return Text::failure(LzError::kBroken);
}

}  // namespace sudoscope
