// LZ-string, the compression of f-puzzles links: LZ78 over UTF-16 with codes that grow by a bit when they run out, in
// base64. Source: Pieroxy, lz-string, 2013.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "sudoscope/base/result.hpp"

namespace sudoscope {

// REQUIRES: ASCII.
std::string lz_compress(std::string_view ascii);

enum class LzError : std::uint8_t {
  kBroken,    // or it ends early
  kTooLarge,  // more than 2^20 characters would come out
};

// As UTF-8; in time and memory proportional to the output. Base64 as
// it survives links: a space or - for +, _ for /, with or without =.
Result<std::string, LzError> lz_decompress(std::string_view base64);

}  // namespace sudoscope
