// The fuzz target of the diagnosis, replayed.
#include "../../fuzz/diagnosis_target.hpp"
#include "../../fuzz/replay.hpp"

namespace sudoscope {

TEST_CASE("The diagnosis of small puzzles agrees with brute force") {
  fuzz::check_target(fuzz::diagnosis_target, "diagnosis", 100);
}

}  // namespace sudoscope
