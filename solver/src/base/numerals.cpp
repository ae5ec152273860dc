// Numerals of ASCII, whatever the locale.
#include "numerals.hpp"

#include <algorithm>

namespace sudoscope {

bool is_numeral(char character) { return character >= '0' && character <= '9'; }

int base36(char character) {
  if (is_numeral(character)) return character - '0';
  if (character >= 'a' && character <= 'z') return character - 'a' + 10;
  if (character >= 'A' && character <= 'Z') return character - 'A' + 10;
  return -1;
}

std::optional<int> small_number(std::string_view text) {
  if (text.empty() || text.size() > 9 || !std::all_of(text.begin(), text.end(), is_numeral)) return std::nullopt;
  int value = 0;
  for (const char numeral : text) value = value * 10 + (numeral - '0');
  return value;
}

}  // namespace sudoscope
