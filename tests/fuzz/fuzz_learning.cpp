// libFuzzer target: the learning search.
#include "fuzz_main.hpp"
#include "learning_target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return sudoscope::fuzz::run(sudoscope::fuzz::learning_target, data, size);
}
