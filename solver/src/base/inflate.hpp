// Inflate: the unpacking of DEFLATE (RFC 1951), without the frames of zlib or gzip around it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "sudoscope/base/result.hpp"

namespace sudoscope {

enum class InflateError : std::uint8_t {
  kBroken,    // or it ends early
  kTooLarge,  // more bytes than allowed would come out
};

// In time proportional to input and output. Bytes after the last block are ignored.
Result<std::string, InflateError> inflated(std::string_view packed, std::size_t most_bytes);

}  // namespace sudoscope
