// libFuzzer target: the constraints of a puzzle.
#include "constraints_target.hpp"
#include "fuzz_main.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return sudoscope::fuzz::run(sudoscope::fuzz::constraints_target, data, size);
}
