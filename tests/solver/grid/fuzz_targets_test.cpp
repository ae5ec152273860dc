// The fuzz targets of the grid's readers, replayed.
#include "../../fuzz/replay.hpp"

namespace sudoscope {

TEST_CASE("no mutation of a saved input breaks parse_puzzle") {
  fuzz::check_target(fuzz::parse_puzzle_target, "parse_puzzle", 3000);
}

TEST_CASE("no mutation of a saved input breaks parse_regions") {
  fuzz::check_target(fuzz::parse_regions_target, "parse_regions", 5000);
}

}  // namespace sudoscope
