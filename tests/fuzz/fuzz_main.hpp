// libFuzzer's entry: a finding stops the run and leaves the input behind.
#pragma once

#include <cstdio>
#include <cstdlib>

#include "targets.hpp"

namespace sudoscope::fuzz {

inline int run(Finding (*target)(std::string_view), const std::uint8_t* data, std::size_t size) {
  if (const Finding finding = target({reinterpret_cast<const char*>(data), size})) {
    std::fprintf(stderr, "%s\n", finding->c_str());
    std::abort();
  }
  return 0;
}

}  // namespace sudoscope::fuzz
