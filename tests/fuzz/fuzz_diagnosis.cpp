// libFuzzer target: Diagnosis.
#include "diagnosis_target.hpp"
#include "fuzz_main.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return sudoscope::fuzz::run(sudoscope::fuzz::diagnosis_target, data, size);
}
