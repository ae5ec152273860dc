// From UTF-16 (RFC 2781) to UTF-8, then line ends.
#include "sudoscope/base/decode_text.hpp"

#include <string_view>

#include "sudoscope/base/utf8.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";
constexpr std::string_view kLittleEndianMark = "\xFF\xFE";
constexpr std::string_view kBigEndianMark = "\xFE\xFF";
constexpr std::uint32_t kReplacement = 0xFFFD;

bool is_high_surrogate(std::uint32_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
bool is_low_surrogate(std::uint32_t unit) { return unit >= 0xDC00 && unit < 0xE000; }

}  // namespace

std::string decode_text(std::string text) {
  TextDecoder decoder;
  decoder.decode(text);
  text += decoder.finish();
  return text;
}

std::string TextDecoder::finish() {
  std::string rest;
  run(rest, true);
  return rest;
}

void TextDecoder::run(std::string& piece, bool is_last) {
  if (!waiting_.empty()) piece.insert(0, waiting_);
  waiting_.clear();
  if (encoding_ == Encoding::kUnknown) {
    if (piece.size() < kUtf8Mark.size() && !is_last) {
      waiting_.swap(piece);
      return;
    }
    find_encoding(piece);
  }
  if (encoding_ != Encoding::kUtf8) to_utf8(piece, is_last);
  mend_line_ends(piece, is_last);
}

void TextDecoder::find_encoding(std::string& piece) {
  const auto take = [&](std::string_view mark) {
    const bool begins = piece.compare(0, mark.size(), mark) == 0;
    if (begins) piece.erase(0, mark.size());
    return begins;
  };
  encoding_ = take(kLittleEndianMark) ? Encoding::kUtf16LittleEndian
              : take(kBigEndianMark)  ? Encoding::kUtf16BigEndian
                                      : Encoding::kUtf8;
  if (encoding_ == Encoding::kUtf8) take(kUtf8Mark);
}

void TextDecoder::to_utf8(std::string& piece, bool is_last) {
  const std::size_t high_byte = encoding_ == Encoding::kUtf16BigEndian ? 0 : 1;
  const auto unit_at = [&](std::size_t at) {
    return static_cast<std::uint32_t>(static_cast<unsigned char>(piece[at + high_byte]) << 8 |
                                      static_cast<unsigned char>(piece[at + 1 - high_byte]));
  };
  std::string text;
  text.reserve(piece.size() / 2);
  std::size_t at = 0;
  for (; at + 2 <= piece.size(); at += 2) {
    const std::uint32_t unit = unit_at(at);
    const bool has_next = at + 4 <= piece.size();
    if (is_high_surrogate(unit) && !has_next && !is_last) break;
    if (is_high_surrogate(unit) && has_next && is_low_surrogate(unit_at(at + 2))) {
      append_utf8(text, 0x10000 + ((unit - 0xD800) << 10) + (unit_at(at + 2) - 0xDC00));
      at += 2;
    } else {
      append_utf8(text, is_high_surrogate(unit) || is_low_surrogate(unit) ? kReplacement : unit);
    }
  }
  if (is_last && at < piece.size()) append_utf8(text, kReplacement);
  if (!is_last) waiting_ = piece.substr(at);
  piece.swap(text);
}

void TextDecoder::mend_line_ends(std::string& piece, bool is_last) {
  if (has_waiting_return_) piece.insert(0, 1, '\r');
  has_waiting_return_ = !is_last && !piece.empty() && piece.back() == '\r';
  if (has_waiting_return_) piece.pop_back();
  for (std::size_t at = 0; (at = piece.find('\r', at)) != std::string::npos; ++at) {
    if (at + 1 == piece.size() || piece[at + 1] != '\n') piece[at] = '\n';
  }
}

}  // namespace sudoscope
