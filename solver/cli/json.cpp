// JSON (RFC 8259). Input that is not UTF-8 comes out as U+FFFD, so that the output always is.
#include "json.hpp"

#include <array>
#include <cmath>
#include <cstdio>

#include "sudoscope/utf8.hpp"

namespace sudoscope::cli {
namespace {

std::string quoted(std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string result = "\"";
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = utf8_length(text, at);
    const auto byte = static_cast<unsigned char>(text[at]);
    if (length == 0) {
      result += "\\ufffd";
    } else if (byte == '"' || byte == '\\') {
      result += {'\\', text[at]};
    } else if (byte == '\n') {
      result += "\\n";
    } else if (byte < 0x20) {
      result += {'\\', 'u', '0', '0', kHex[byte >> 4], kHex[byte & 15]};
    } else {
      result += text.substr(at, length);
    }
    at += length == 0 ? 1 : length;
  }
  return result + '"';
}

}  // namespace

void JsonObject::add(std::string_view key, std::string_view text) { add_raw(key, quoted(text)); }

void JsonObject::add(std::string_view key, std::span<const std::uint32_t> numbers) {
  add_list(key, numbers, [](std::uint32_t number) { return std::to_string(number); });
}

void JsonObject::add(std::string_view key, std::span<const std::string> texts) { add_list(key, texts, quoted); }

void JsonObject::add(std::string_view key, double number) {
  if (!std::isfinite(number)) return add_null(key);
  std::array<char, 40> text;
  std::snprintf(text.data(), text.size(), "%.9f", number);
  add_raw(key, text.data());
}

void JsonObject::add(std::string_view key, std::span<const JsonObject> objects) {
  add_list(key, objects, [](const JsonObject& object) { return object.text(); });
}

template <class Value, class Write>
void JsonObject::add_list(std::string_view key, std::span<const Value> values, const Write& write) {
  std::string list;
  for (const Value& value : values) {
    if (!list.empty()) list += ", ";
    list += write(value);
  }
  add_raw(key, "[" + list + "]");
}

void JsonObject::add_raw(std::string_view key, std::string_view value) {
  if (!members_.empty()) members_ += ", ";
  members_ += quoted(key) + ": ";
  members_ += value;
}

}  // namespace sudoscope::cli
