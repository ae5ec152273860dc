// libFuzzer target: SheetCollection, Divider and CollectionWriter.
#include "collection_target.hpp"
#include "fuzz_main.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return sudoscope::fuzz::run(sudoscope::fuzz::collection_target, data, size);
}
