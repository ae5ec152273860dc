// Each block has its length, and the complement of it.
#include "stored_blocks.hpp"

#include <algorithm>

namespace sudoscope {

std::string stored_blocks(std::string_view bytes) {
  constexpr std::size_t kMostStored = 65'535;
  std::string packed;
  do {
    const std::size_t length = std::min(bytes.size(), kMostStored);
    packed += length == bytes.size() ? '\1' : '\0';
    for (const std::size_t number : {length, length ^ 0xFFFF})
      for (const int shift : {0, 8}) packed += static_cast<char>(number >> shift & 0xFF);
    packed += bytes.substr(0, length);
    bytes.remove_prefix(length);
  } while (!bytes.empty());
  return packed;
}

}  // namespace sudoscope
