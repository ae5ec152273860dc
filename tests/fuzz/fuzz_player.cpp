// libFuzzer target: Player.
#include "fuzz_main.hpp"
#include "player_target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return sudoscope::fuzz::run(sudoscope::fuzz::player_target, data, size);
}
