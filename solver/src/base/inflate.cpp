// Blocks of literals and copies, each code a canonical Huffman code that is found by counting the codes of each length.
#include "inflate.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

namespace sudoscope {
namespace {

constexpr int kLongestCode = 15;
constexpr int kEndOfBlock = 256;
constexpr std::size_t kFirstLength = 257;

class Bits {
 public:
  explicit Bits(std::string_view bytes) : bytes_(bytes) {}

  bool failed() const { return failed_; }

  // The lowest bit first; zeros behind the end.
  int read(int count) {
    int value = 0;
    for (int bit = 0; bit < count; ++bit) {
      if (left_ == 0) load();
      value |= (byte_ & 1) << bit;
      byte_ >>= 1;
      --left_;
    }
    return value;
  }

  // Bytes from the next whole byte on; nothing if there are fewer.
  std::optional<std::string_view> take(std::size_t count) {
    left_ = 0;
    if (bytes_.size() - at_ < count) return std::nullopt;
    at_ += count;
    return bytes_.substr(at_ - count, count);
  }

 private:
  void load() {
    failed_ = failed_ || at_ == bytes_.size();
    byte_ = failed_ ? 0 : static_cast<unsigned char>(bytes_[at_++]);
    left_ = 8;
  }

  std::string_view bytes_;
  std::size_t at_ = 0;
  int byte_ = 0;
  int left_ = 0;
  bool failed_ = false;
};

// Symbols by the length of their codes, 0 for none.
class Huffman {
 public:
  explicit Huffman(std::span<const int> lengths) {
    for (const int length : lengths) ++counts_[static_cast<std::size_t>(length)];
    counts_[0] = 0;
    for (int length = 1; length <= kLongestCode; ++length)
      for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol)
        if (lengths[symbol] == length) symbols_.push_back(static_cast<int>(symbol));
  }

  // False if there are more codes than their lengths allow.
  bool is_possible() const {
    int left = 1;
    for (int length = 1; length <= kLongestCode && left >= 0; ++length)
      left = 2 * left - counts_[static_cast<std::size_t>(length)];
    return left >= 0;
  }

  // -1 for bits that are no code.
  int read(Bits& bits) const {
    int code = 0;
    int first = 0;
    int index = 0;
    for (int length = 1; length <= kLongestCode; ++length) {
      code |= bits.read(1);
      const int count = counts_[static_cast<std::size_t>(length)];
      if (code - first < count) return symbols_[static_cast<std::size_t>(index + code - first)];
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return -1;
  }

 private:
  std::array<int, kLongestCode + 1> counts_ = {};
  std::vector<int> symbols_;
};

struct Codes {
  Huffman literals;
  Huffman distances;
};

Codes fixed_codes() {
  std::array<int, 288> literals;
  for (std::size_t symbol = 0; symbol < literals.size(); ++symbol)
    literals[symbol] = symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8;
  std::array<int, 30> distances;
  distances.fill(5);
  return {Huffman(literals), Huffman(distances)};
}

// The lengths of codes, which are packed themselves; nothing if they are wrong.
std::optional<Codes> read_codes(Bits& bits) {
  constexpr std::array<std::size_t, 19> kOrder = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  const auto literals = static_cast<std::size_t>(bits.read(5)) + kFirstLength;
  const auto distances = static_cast<std::size_t>(bits.read(5)) + 1;
  const auto count = static_cast<std::size_t>(bits.read(4)) + 4;
  std::array<int, 19> code_lengths = {};
  for (std::size_t at = 0; at < count; ++at) code_lengths[kOrder[at]] = bits.read(3);
  const Huffman packed(code_lengths);
  std::vector<int> lengths;
  while (lengths.size() < literals + distances && !bits.failed()) {
    const int symbol = packed.read(bits);
    if (symbol < 0 || (symbol == 16 && lengths.empty())) return std::nullopt;
    if (symbol < 16) {
      lengths.push_back(symbol);
      continue;
    }
    const int repeated = symbol == 16 ? lengths.back() : 0;
    const int times = symbol == 16 ? 3 + bits.read(2) : symbol == 17 ? 3 + bits.read(3) : 11 + bits.read(7);
    lengths.insert(lengths.end(), static_cast<std::size_t>(times), repeated);
  }
  if (!packed.is_possible() || lengths.size() != literals + distances) return std::nullopt;
  const std::span<const int> all(lengths);
  Codes codes{Huffman(all.first(literals)), Huffman(all.subspan(literals))};
  const bool is_possible = codes.literals.is_possible() && codes.distances.is_possible();
  return is_possible ? std::optional(std::move(codes)) : std::nullopt;
}

class Inflater {
 public:
  Inflater(std::string_view packed, std::size_t most_bytes) : bits_(packed), most_bytes_(most_bytes) {}

  Result<std::string, InflateError> inflate() {
    using Text = Result<std::string, InflateError>;
    for (bool is_last = false; !is_last;) {
      is_last = bits_.read(1) == 1;
      const int kind = bits_.read(2);
      const bool is_read = kind == 0 ? read_stored() : kind < 3 && read_packed(kind);
      if (out_.size() > most_bytes_) return Text::failure(InflateError::kTooLarge);
      if (!is_read || bits_.failed()) return Text::failure(InflateError::kBroken);
    }
    return std::move(out_);
  }

 private:
  bool read_stored() {
    const auto header = bits_.take(4);
    if (!header) return false;
    const auto byte = [&](std::size_t at) { return std::size_t{static_cast<unsigned char>((*header)[at])}; };
    const std::size_t length = byte(0) | byte(1) << 8;
    const auto stored = (length ^ (byte(2) | byte(3) << 8)) == 0xFFFF ? bits_.take(length) : std::nullopt;
    if (stored) out_ += *stored;
    return stored.has_value();
  }

  bool read_packed(int kind) {
    const auto codes = kind == 1 ? fixed_codes() : read_codes(bits_);
    if (!codes) return false;
    while (!bits_.failed() && out_.size() <= most_bytes_) {
      const int symbol = codes->literals.read(bits_);
      if (symbol == kEndOfBlock) return true;
      if (symbol < 0) return false;
      if (symbol < kEndOfBlock)
        out_ += static_cast<char>(symbol);
      else if (!copy(static_cast<std::size_t>(symbol) - kFirstLength, codes->distances))
        return false;
    }
    return false;
  }

  // Copies bytes that came out before, perhaps some that this copy makes.
  bool copy(std::size_t symbol, const Huffman& distances) {
    constexpr std::array<std::size_t, 29> kLengths = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                                      31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
    constexpr std::array<std::size_t, 30> kDistances = {1,    2,    3,    4,    5,    7,    9,    13,    17,    25,
                                                        33,   49,   65,   97,   129,  193,  257,  385,   513,   769,
                                                        1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
    if (symbol >= kLengths.size()) return false;
    const int more_length = symbol < 8 || symbol == 28 ? 0 : static_cast<int>(symbol / 4) - 1;
    const std::size_t length = kLengths[symbol] + static_cast<std::size_t>(bits_.read(more_length));
    const int code = distances.read(bits_);
    if (code < 0 || static_cast<std::size_t>(code) >= kDistances.size()) return false;
    const std::size_t distance =
        kDistances[static_cast<std::size_t>(code)] + static_cast<std::size_t>(bits_.read(code < 4 ? 0 : code / 2 - 1));
    if (distance > out_.size()) return false;
    for (std::size_t copied = 0; copied < length; ++copied) out_ += out_[out_.size() - distance];
    return true;
  }

  Bits bits_;
  std::size_t most_bytes_;
  std::string out_;
};

}  // namespace

Result<std::string, InflateError> inflated(std::string_view packed, std::size_t most_bytes) {
  return Inflater(packed, most_bytes).inflate();
}

}  // namespace sudoscope
