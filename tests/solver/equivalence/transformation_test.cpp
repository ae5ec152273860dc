// Transformations: their number, the rules that they keep, and their composition.
#include "sudoscope/equivalence/transformation.hpp"

#include <set>

#include "../catch.hpp"
#include "exchanges.hpp"
#include "puzzles.hpp"
#include "sudoscope/search/solve.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

CellSymmetries symmetries_of(const GeometryPtr& geometry) {
  auto symmetries = CellSymmetries::of(*geometry);
  REQUIRE(symmetries);
  return std::move(symmetries.value());
}

Transformation moving(const GeometryPtr& geometry, const std::vector<Cell>& cell_to) {
  Transformation transformation = identity(*geometry);
  transformation.cell_to = cell_to;
  return transformation;
}

// By hand: exchanges of lines, and transpositions of ordinary grids, that leave all houses houses.
double exchanges_that_keep(const GeometryPtr& geometry) {
  const auto side = static_cast<std::size_t>(geometry->side());
  const auto height = static_cast<std::size_t>(geometry->box_height()), width = side / height;
  const auto row_orders = line_orders(width, height), column_orders = line_orders(height, width);
  double count = 0;
  for (const bool turned : {false, true}) {
    for (const auto& rows : row_orders) {
      for (const auto& columns : column_orders) {
        std::vector<Cell> to(side * side);
        for (std::size_t row = 0; row < side; ++row)
          for (std::size_t column = 0; column < side; ++column)
            to[turned ? column * side + row : row * side + column] =
                static_cast<Cell>(rows[row] * side + columns[column]);
        count += preserves_validity(*geometry, moving(geometry, to));
      }
    }
  }
  return count;
}

}  // namespace

TEST_CASE("the number of transformations is the published one, and that of line exchanges that keep the rules") {
  CHECK(symmetries_of(boxes(3, 3)).order() == 3359232);  // half of them with the transposition
  CHECK(symmetries_of(boxes(3, 3, {{"diagonals"}})).order() == 96);
  CHECK(symmetries_of(boxes(3, 3, {{"windows"}})).order() == 128);
  // Rows, boxes, columns and disjoint groups can take each other's places in a ring.
  CHECK(symmetries_of(boxes(3, 3, {{"disjointgroups"}})).order() == 10368);
  CHECK(symmetries_of(boxes(1, 5)).order() == 2 * 120 * 120);
  for (const GeometryPtr& geometry : {boxes(2, 2), boxes(2, 3), boxes(3, 2), boxes(1, 4), boxes(2, 3, {{"diagonals"}})})
    CHECK(symmetries_of(geometry).order() == exchanges_that_keep(geometry));
}

TEST_CASE("all ways to move the cells are different and keep every house") {
  for (const GeometryPtr& geometry : {boxes(2, 2), boxes(3, 3, {{"diagonals"}}), boxes(3, 3, {{"windows"}}),
                                      boxes(2, 2, {{"disjointgroups"}}), jigsaw("0001022211133233")}) {
    const CellSymmetries symmetries = symmetries_of(geometry);
    const auto all = symmetries.all();
    CHECK(static_cast<double>(std::set(all.begin(), all.end()).size()) == symmetries.order());
    for (const auto& cell_to : all) REQUIRE(preserves_validity(*geometry, moving(geometry, cell_to)));
  }
  for (const GeometryPtr& geometry : {boxes(5, 5, {{"diagonals"}}), boxes(4, 6), boxes(6, 6)}) {
    const CellSymmetries symmetries = symmetries_of(geometry);
    for (const auto& cell_to : symmetries.generators())
      REQUIRE(preserves_validity(*geometry, moving(geometry, cell_to)));
  }
}

TEST_CASE("a transformation that breaks a house or loses a cell does not preserve validity") {
  const GeometryPtr geometry = boxes(3, 3);
  Transformation transformation = identity(*geometry);
  CHECK(preserves_validity(*geometry, transformation));
  std::swap(transformation.cell_to[0], transformation.cell_to[1]);
  CHECK_FALSE(preserves_validity(*geometry, transformation));
  transformation = identity(*geometry);
  transformation.digit_to[3] = 4;
  CHECK_FALSE(preserves_validity(*geometry, transformation));
  transformation = identity(*geometry);
  transformation.cell_to[80] = 0;
  CHECK_FALSE(preserves_validity(*geometry, transformation));
}

TEST_CASE("transformations compose, and have inverses") {
  const Puzzle puzzle = line_file("top95.txt", 1)[0];
  const auto first = random_transformation(*puzzle.geometry, 1), second = random_transformation(*puzzle.geometry, 2);
  REQUIRE((first && second));
  const Transformation both = composed(first.value(), second.value());
  CHECK(transformed(both, puzzle.givens) == transformed(second.value(), transformed(first.value(), puzzle.givens)));
  CHECK(composed(both, inverse(both)) == identity(*puzzle.geometry));
  CHECK(composed(inverse(both), both) == identity(*puzzle.geometry));
}

TEST_CASE("the same seed makes the same equivalent puzzle, another seed another") {
  const Puzzle puzzle = line_file("top95.txt", 1)[0];
  const auto one = equivalent(puzzle, 14), same = equivalent(puzzle, 14), other = equivalent(puzzle, 15);
  REQUIRE((one && same && other));
  CHECK(one.value().givens == same.value().givens);
  CHECK(one.value().givens != other.value().givens);
  CHECK(to_line(one.value().givens) ==
        "6..1.3......4....7......2.9..2.8....1......4.....9.......6............3..78.....2");
}

TEST_CASE("an equivalent puzzle keeps its rules: its solutions are those of the puzzle, moved") {
  for (const Puzzle& puzzle : puzzles_of_every_kind(2)) {
    const auto transformation = random_transformation(*puzzle.geometry, 7);
    if (puzzle.geometry->is_restricted()) {
      CHECK_FALSE(transformation);
      continue;
    }
    REQUIRE(transformation);
    const Puzzle moved = transformed(transformation.value(), puzzle);
    const Algorithm& algorithm = preferred_algorithm(puzzle, 2);
    Solve before(puzzle, algorithm, 2), after(moved, algorithm, 2);
    if (!before.run(20'000) || !after.run(20'000)) continue;
    CHECK(before.status() == after.status());
    if (before.status() != SolveStatus::kUnique) continue;
    CHECK(transformed(transformation.value(), before.solution()) == after.solution());
    CHECK(is_solution(moved, after.solution()));
  }
}
