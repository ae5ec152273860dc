// LZ-string, the compression of f-puzzles links: LZ78 over UTF-16 with codes that grow by a bit when they run out, in
// base64. Source: Pieroxy, lz-string, 2013.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sudoscope {

// REQUIRES: ASCII.
std::string lz_compress(std::string_view ascii);

// As UTF-8; in time and memory proportional to what comes out, of which at most 2^20 characters are made. Nothing where
// the code is broken or ends early. Base64 as it survives links: a space or - for +, _ for /, with or without =.
std::optional<std::string> lz_decompress(std::string_view base64);

}  // namespace sudoscope
