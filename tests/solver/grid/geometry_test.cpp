// The houses and peers of grids of every kind.
#include "sudoscope/grid/geometry.hpp"

#include <algorithm>
#include <set>

#include "catch.hpp"
#include "sudoscope/base/language.hpp"

namespace sudoscope {
namespace {

GeometryPtr boxes(int height, int width, Constraints constraints = {}) {
  return Geometry::boxes(height, width, std::move(constraints)).value();
}

const std::vector<std::uint8_t> kJigsaw4 = {0, 0, 1, 1, 0, 2, 2, 1, 0, 2, 2, 1, 3, 3, 3, 3};

void check_consistency(const Geometry& geometry) {
  const auto side = static_cast<std::size_t>(geometry.side());
  for (const House& house : geometry.houses()) {
    REQUIRE(house.cells.size() == side);
    REQUIRE(std::is_sorted(house.cells.begin(), house.cells.end()));
  }
  for (int index = 0; index < geometry.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    std::set<Cell> peers;
    for (const HouseId id : geometry.houses_of(cell)) {
      const auto& cells = geometry.houses()[id].cells;
      REQUIRE(std::count(cells.begin(), cells.end(), cell) == 1);
      peers.insert(cells.begin(), cells.end());
    }
    peers.erase(cell);
    const auto found = geometry.peers(cell);
    REQUIRE(std::equal(found.begin(), found.end(), peers.begin(), peers.end()));
    const auto ids = geometry.houses_of(cell);
    REQUIRE(ids[0] == geometry.row_of(cell));
    REQUIRE(ids[1] == geometry.side() + geometry.column_of(cell));
    REQUIRE(std::is_sorted(ids.begin(), ids.end()));
  }
}

}  // namespace

TEST_CASE("every box shape of 1 to 64 digits makes a consistent grid") {
  for (int height = 1; height <= kMaxSide; ++height) {
    for (int width = 1; height * width <= kMaxSide; ++width) {
      if (height * width > 25 && height != width) continue;  // the rest differ in size alone
      const GeometryPtr geometry = boxes(height, width);
      REQUIRE(geometry->houses().size() == static_cast<std::size_t>(3 * height * width));
      check_consistency(*geometry);
    }
  }
  check_consistency(*boxes(1, 64));
  check_consistency(*boxes(8, 8, {{"diagonals"}}));
}

TEST_CASE("a box of 2x3 is two rows high and three columns wide") {
  const GeometryPtr geometry = boxes(2, 3);
  CHECK(geometry->houses()[12 + 1].cells == std::vector<Cell>{3, 4, 5, 9, 10, 11});
  CHECK(geometry->houses()[12 + 2].cells == std::vector<Cell>{12, 13, 14, 18, 19, 20});
  CHECK(geometry->box_of(20) == 2);
  CHECK(geometry->peers(0).size() == 12);
}

TEST_CASE("both diagonals and the four windows are houses after the boxes") {
  const GeometryPtr geometry = boxes(3, 3, {{"diagonals"}, {"windows"}});
  check_consistency(*geometry);
  REQUIRE(geometry->houses().size() == 33);
  CHECK(geometry->houses()[27].cells == std::vector<Cell>{0, 10, 20, 30, 40, 50, 60, 70, 80});
  CHECK(geometry->houses()[28].cells == std::vector<Cell>{8, 16, 24, 32, 40, 48, 56, 64, 72});
  CHECK(geometry->houses()[32].cells == std::vector<Cell>{50, 51, 52, 59, 60, 61, 68, 69, 70});
  CHECK(geometry->houses_of(10).size() == 5);
}

TEST_CASE("a jigsaw has regions for boxes") {
  const GeometryPtr geometry = Geometry::jigsaw(kJigsaw4).value();
  check_consistency(*geometry);
  CHECK(geometry->is_jigsaw());
  CHECK(geometry->houses()[8].kind == HouseKind::kRegion);
  CHECK(geometry->houses()[8].cells == std::vector<Cell>{0, 1, 4, 8});
}

TEST_CASE("a shape that makes no grid is refused with a sentence") {
  CHECK(text_of(Geometry::boxes(0, 3).error()) == "A box of 0x3 does not make a grid of 1 to 64 digits.");
  CHECK_FALSE(Geometry::boxes(5, 13).ok());
  CHECK_FALSE(Geometry::boxes(1 << 20, 1 << 20).ok());
  CHECK(text_of(Geometry::boxes(2, 2, {{"windows"}}).error()) == "Windows need a 9x9 grid with 3x3 boxes.");
  CHECK(text_of(Geometry::jigsaw({}).error()) == "0 cells do not make a square of side 1 to 64.");

  std::vector<std::uint8_t> regions = kJigsaw4;
  regions[15] = 2;
  CHECK(text_of(Geometry::jigsaw(regions).error()) == "Region 3 has 5 cells where 4 are needed.");
  regions[15] = 4;
  CHECK(text_of(Geometry::jigsaw(regions).error()) == "Region 4 has 3 cells where 4 are needed.");
}

TEST_CASE("names of cells and houses count from 1") {
  const GeometryPtr geometry = boxes(3, 3, {{"diagonals"}, {"windows"}});
  CHECK(cell_name(*geometry, 38) == "r5c3");
  CHECK(text_of(house_named(*geometry, 4)) == "row 5");
  CHECK(text_of(house_named(*geometry, 11)) == "column 3");
  CHECK(text_of(house_named(*geometry, 23)) == "box 6");
  CHECK(text_of(house_named(*geometry, 27)) == "the falling diagonal");
  CHECK(text_of(house_named(*geometry, 28)) == "the rising diagonal");
  CHECK(text_of(house_named(*geometry, 29)) == "window 1");
  CHECK(text_of(house_named(*Geometry::jigsaw(kJigsaw4).value(), 9)) == "region 2");
}

}  // namespace sudoscope
