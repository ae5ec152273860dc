// DEFLATE (RFC 1951) of blocks that are stored as they are, for links that must be packed but need not be short.
#pragma once

#include <string>
#include <string_view>

namespace sudoscope {

std::string stored_blocks(std::string_view bytes);

}  // namespace sudoscope
