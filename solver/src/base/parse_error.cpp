// The line and the column of an offset.
#include "sudoscope/base/parse_error.hpp"

#include <algorithm>
#include <utility>

namespace sudoscope {

ParseError error_at(std::string_view text, std::size_t offset, ParseErrorCode code, Message message) {
  int line = 1;
  int column = 1;
  for (std::size_t at = 0; at < std::min(offset, text.size()); ++at) {
    const bool half = text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
    const bool goes_on = (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80;  // a later byte of a character
    if (half) continue;
    if (text[at] == '\n' || text[at] == '\r') {
      ++line;
      column = 1;
    } else if (!goes_on) {
      ++column;
    }
  }
  return {code, line, column, std::move(message)};
}

}  // namespace sudoscope
