// Bytes to symbols of 6 bits and back.
#include "base/base64.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kBase64Url = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

int base64_value(char symbol) {
  const std::size_t at = kBase64Url.find(symbol == '+' ? '-' : symbol == '/' ? '_' : symbol);
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

char base64_symbol(int value) { return kBase64Url[static_cast<std::size_t>(value)]; }

std::string to_base64(std::string_view bytes) {
  std::string text;
  std::uint32_t bits = 0;
  int held = 0;
  for (const char byte : bytes) {
    bits = (bits << 8 | static_cast<unsigned char>(byte)) & 0xFFFF;
    for (held += 8; held >= 6; held -= 6) text += base64_symbol(static_cast<int>(bits >> (held - 6) & 63));
  }
  if (held > 0) text += base64_symbol(static_cast<int>(bits << (6 - held) & 63));
  return text;
}

std::optional<std::string> from_base64(std::string_view text) {
  while (!text.empty() && text.back() == '=') text.remove_suffix(1);
  if (text.size() % 4 == 1) return std::nullopt;
  std::string bytes;
  std::uint32_t bits = 0;
  int held = 0;
  for (const char symbol : text) {
    const int value = base64_value(symbol);
    if (value < 0) return std::nullopt;
    bits = (bits << 6 | static_cast<std::uint32_t>(value)) & 0xFFFF;
    if ((held += 6) < 8) continue;
    held -= 8;
    bytes += static_cast<char>(bits >> held & 0xFF);
  }
  return bytes;
}

}  // namespace sudoscope
