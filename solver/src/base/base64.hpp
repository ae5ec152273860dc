// Base64 (RFC 4648), as it is in links: with - and _ in place of + and /, and without = at the end.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sudoscope {

// The 6 bits of a symbol of either alphabet; -1 for any other character.
int base64_value(char symbol);
// REQUIRES: 0..63.
char base64_symbol(int value);

std::string to_base64(std::string_view bytes);
// Nothing if there is another character, or half a byte is left.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace sudoscope
