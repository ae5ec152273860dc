// The fuzz target of the diagnosis, replayed.
#include "../../fuzz/diagnosis_target.hpp"
#include "../../fuzz/replay.hpp"

namespace sudoscope {

TEST_CASE("What the diagnosis says of small puzzles is what brute force says") {
  fuzz::check_target(fuzz::diagnosis_target, "diagnosis", 100);
}

}  // namespace sudoscope
