// libFuzzer target: the fast engine.
#include "fast_target.hpp"
#include "fuzz_main.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return sudoscope::fuzz::run(sudoscope::fuzz::fast_target, data, size);
}
