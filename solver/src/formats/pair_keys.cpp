// Relations to keys and back.
#include "pair_keys.hpp"

#include "base/base64.hpp"

namespace sudoscope {

std::string pairs_where(int side, const std::function<bool(int, int)>& holds) {
  std::string pairs;
  for (int a = 1; a <= side; ++a)
    for (int b = 1; b <= side; ++b) pairs += holds(a, b) ? '1' : '0';
  return pairs;
}

std::string key_of_pairs(std::string_view pairs) {
  std::string key;
  for (std::size_t first = 0; first < pairs.size(); first += 6) {
    int bits = 0;
    for (std::size_t bit = 0; bit < 6 && first + bit < pairs.size(); ++bit)
      bits |= (pairs[first + bit] == '1' ? 1 : 0) << bit;
    key += base64_symbol(bits);
  }
  while (!key.empty() && key.back() == 'A') key.pop_back();
  return key;
}

std::optional<std::string> pairs_of_key(std::string_view key, int side) {
  std::string pairs(static_cast<std::size_t>(side * side), '0');
  for (std::size_t at = 0; at < key.size(); ++at) {
    const int bits = base64_value(key[at]);
    if (bits < 0) return std::nullopt;
    for (std::size_t bit = 0; bit < 6; ++bit) {
      if ((bits >> bit & 1) == 0) continue;
      if (at * 6 + bit >= pairs.size()) return std::nullopt;
      pairs[at * 6 + bit] = '1';
    }
  }
  return pairs;
}

}  // namespace sudoscope
