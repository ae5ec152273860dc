// libFuzzer target: parse_regions.
#include "fuzz_main.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return sudoscope::fuzz::run(sudoscope::fuzz::parse_regions_target, data, size);
}
