// parse_puzzle reads the output of format_puzzle: every side, both styles, from blank to full.
#include "grid_samples.hpp"

namespace sudoscope {
namespace {

std::vector<Digit> random_digits(const Geometry& geometry, std::size_t percent_filled, SampleRandom& random) {
  std::vector<Digit> digits;
  for (int cell = 0; cell < geometry.cell_count(); ++cell) {
    const auto digit = static_cast<Digit>(random.below(static_cast<std::size_t>(geometry.side())));
    digits.push_back(random.below(100) < percent_filled ? digit : kBlank);
  }
  return digits;
}

void check_round_trip(const Geometry& geometry, const std::vector<Digit>& digits, const ParseOptions& options) {
  for (const GridStyle style : {GridStyle::kLine, GridStyle::kGrid}) {
    const std::string text = format_puzzle(geometry, digits, style);
    INFO(text);
    const auto parsed = parse_puzzle(text, options);
    if (!parsed) FAIL(text_of(parsed.error().message));
    REQUIRE(parsed.value().puzzle.givens == digits);
    REQUIRE(parsed.value().puzzle.geometry->box_height() == geometry.box_height());
  }
}

}  // namespace

TEST_CASE("a formatted grid of any side reads back to the same digits") {
  SampleRandom random(3);
  for (int side = 1; side <= kMaxSide; ++side) {
    const BoxShape shape = default_box_shape(side);
    const GeometryPtr geometry = Geometry::boxes(shape.height, shape.width).value();
    for (const std::size_t percent : {0u, 2u, 30u, 80u, 100u}) {
      if (side > 16 && percent != 2 && percent != 80) continue;  // the parser's choices are among few and many
      check_round_trip(*geometry, random_digits(*geometry, percent, random), {});
    }
  }
}

TEST_CASE("a formatted grid of any box shape reads back with the boxes as an option") {
  SampleRandom random(5);
  for (int height = 1; height <= 16; ++height) {
    for (int width = 1; height * width <= 16; ++width) {
      const GeometryPtr geometry = Geometry::boxes(height, width).value();
      check_round_trip(*geometry, random_digits(*geometry, 35, random), {.boxes = BoxShape{height, width}});
    }
  }
}

TEST_CASE("a formatted jigsaw reads back with the regions as an option") {
  SampleRandom random(9);
  const auto regions = parse_regions("aabb\nabbd\naccd\nccdd").value();
  const GeometryPtr geometry = Geometry::jigsaw(regions).value();
  check_round_trip(*geometry, random_digits(*geometry, 50, random), {.regions = regions});
}

TEST_CASE("grids are drawn with rulers between boxes") {
  const GeometryPtr geometry = Geometry::boxes(2, 3).value();
  const Puzzle puzzle = puzzle_of("23.54..6....1..........3....1..12.35");
  CHECK(format_puzzle(*geometry, puzzle.givens, GridStyle::kGrid) ==
        "2 3 . | 5 4 .\n. 6 . | . . .\n------+------\n1 . . | . . .\n. . . | . . 3\n------+------\n"
        ". . . | . 1 .\n. 1 2 | . 3 5\n");
}

TEST_CASE("the default box is the most square one that is not higher than wide") {
  CHECK(default_box_shape(1) == BoxShape{1, 1});
  CHECK(default_box_shape(6) == BoxShape{2, 3});
  CHECK(default_box_shape(7) == BoxShape{1, 7});
  CHECK(default_box_shape(12) == BoxShape{3, 4});
  CHECK(default_box_shape(20) == BoxShape{4, 5});
  CHECK(default_box_shape(49) == BoxShape{7, 7});
  CHECK(default_box_shape(64) == BoxShape{8, 8});
}

}  // namespace sudoscope
