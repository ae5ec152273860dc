// libFuzzer target: read_sheet, write_sheet and SheetCollection.
#include "fuzz_main.hpp"
#include "sheet_target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return sudoscope::fuzz::run(sudoscope::fuzz::read_sheet_target, data, size);
}
