// The fuzz target of the formats, replayed.
#include "../../fuzz/replay.hpp"
#include "../../fuzz/sheet_target.hpp"

namespace sudoscope {

TEST_CASE("No mutation of a saved input breaks a reader of sheets, and what is read is written") {
  fuzz::check_target(fuzz::read_sheet_target, "read_sheet", 400);
}

}  // namespace sudoscope
