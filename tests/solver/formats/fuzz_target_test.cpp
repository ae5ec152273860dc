// The fuzz targets of the formats, replayed.
#include "../../fuzz/collection_target.hpp"
#include "../../fuzz/replay.hpp"
#include "../../fuzz/sheet_target.hpp"

namespace sudoscope {

TEST_CASE("No mutation of a saved input breaks a reader of sheets, and every sheet is written") {
  fuzz::check_target(fuzz::read_sheet_target, "read_sheet", 400);
}

TEST_CASE("No mutation of a saved collection loses a puzzle, in pieces or written") {
  fuzz::check_target(fuzz::collection_target, "collection", 20);
}

}  // namespace sudoscope
