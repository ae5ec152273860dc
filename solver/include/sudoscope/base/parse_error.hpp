// ParseError: the fault of a text, and where it is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "sudoscope/base/message.hpp"

namespace sudoscope {

enum class ParseErrorCode : std::uint8_t { kEmpty, kTooLong, kBadCharacter, kBadNumber, kBadLength, kBadShape };

// The fault of a text and its position. `line` and `column` count from 1; 0 = the text, or the line, as a whole.
struct ParseError {
  ParseErrorCode code;
  int line;
  int column;
  Message message;  // without the position
};

// An error at an offset into a text; line and column count from 1, columns are characters.
ParseError error_at(std::string_view text, std::size_t offset, ParseErrorCode code, Message message);

}  // namespace sudoscope
