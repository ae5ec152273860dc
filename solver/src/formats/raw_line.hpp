// The lines of a decoded text, unchanged, with the place where each begins: for texts of any size, without copies.
#pragma once

#include <algorithm>
#include <string_view>

namespace sudoscope {

struct RawLine {
  std::string_view text;  // without its end
  std::size_t begin;
  std::size_t end;  // behind its end
};

// The line that begins at `begin`. REQUIRES: begin < text.size().
inline RawLine raw_line(std::string_view text, std::size_t begin) {
  const std::size_t stop = std::min(text.find('\n', begin), text.size());
  const std::size_t length = stop - begin - (stop > begin && text[stop - 1] == '\r' ? 1 : 0);
  return {text.substr(begin, length), begin, std::min(stop + 1, text.size())};
}

}  // namespace sudoscope
