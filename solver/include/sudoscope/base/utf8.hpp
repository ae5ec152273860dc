// UTF-8 (RFC 3629), byte by byte.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace sudoscope {

// The length of the well-formed sequence at `at`, 0 if there is none. REQUIRES: at < text.size().
std::size_t utf8_length(std::string_view text, std::size_t at);

// REQUIRES: code <= 0x10FFFF, and no half of a surrogate pair.
void append_utf8(std::string& text, std::uint32_t code);

}  // namespace sudoscope
