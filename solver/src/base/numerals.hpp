// Numerals and small numbers in a text.
#pragma once

#include <optional>
#include <string_view>

namespace sudoscope {

bool is_numeral(char character);
// 0..35 for 0-9, a-z and A-Z; -1 for any other character.
int base36(char character);
// A number of at most nine numerals.
std::optional<int> small_number(std::string_view text);

}  // namespace sudoscope
