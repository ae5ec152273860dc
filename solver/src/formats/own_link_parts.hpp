// Reader and writer of own links share the limits, the names of the words, and the checksum.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace sudoscope {

inline constexpr int kLargestText = 9;  // side of the largest grid with a character a cell
// The setter's words about a puzzle, each a tag of the sheet
inline constexpr std::array kLinkWords = {"title", "author", "rules", "solution"};

// CRC-24 (RFC 4880, 6.1), as four symbols of base64.
std::string link_checksum(std::string_view text);

}  // namespace sudoscope
