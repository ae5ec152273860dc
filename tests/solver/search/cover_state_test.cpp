// The exact cover matrix that a board shows is the one that the links hold.
#include "sudoscope/trace/cover_state.hpp"

#include "catch.hpp"
#include "puzzles.hpp"
#include "search/dancing_links.hpp"
#include "sudoscope/trace/player.hpp"

namespace sudoscope {
namespace {

using namespace test;

std::size_t index_of(const ExactCover::Column& column, const Geometry& geometry) {
  const auto side = static_cast<std::size_t>(geometry.side());
  return column.house == kNoHouse ? column.cell : side * side + column.house * side + column.digit;
}

// The links after covering every column of the digits on the board, in the cover's own numbers.
std::vector<std::uint8_t> by_links(const Puzzle& puzzle, const ExactCover& matrix, const Links& start,
                                   std::span<const Digit> digits) {
  Links links = start;
  for (const ExactCover::Row& row : std::span(matrix.rows).first(matrix.rows.size() - 1))
    if (digits[row.cell] == row.digit)
      for (Node node = row.begin; node < matrix.row_end(row.begin); ++node)
        links.cover(matrix, matrix.column_of[node], [](Node) {});
  const Geometry& geometry = *puzzle.geometry;
  const auto side = static_cast<std::size_t>(geometry.side());
  std::vector<std::uint8_t> rows(side * side + geometry.houses().size() * side, CoverState::kCovered);
  for (Node column = links.first_column(); column != matrix.root(); column = links.next_column(column))
    rows[index_of(matrix.columns[column], geometry)] = static_cast<std::uint8_t>(links.size(column));
  return rows;
}

TEST_CASE("The cover state has the rows and covered columns of the links, at every event") {
  const std::vector<Puzzle> puzzles = {line_file("top95.txt", 1)[0], number_file("uniq12.txt", 1)[0],
                                       blank(boxes(3, 3, {{"diagonals"}, {"windows"}})), blank(jigsaw(kJigsaw6))};
  for (const char* id : {"algorithm-x", "dancing-links"})
    for (const Puzzle& puzzle : puzzles) {
      INFO(id << " side " << puzzle.geometry->side());
      const ExactCover matrix(puzzle);
      const Links start(matrix);
      Player player(puzzle, *find_algorithm(id), 0);
      int wrong = 0;
      for (int i = 0; i < 1500 && player.next(); ++i)
        wrong += cover_state(player.board()).rows != by_links(puzzle, matrix, start, player.board().digits());
      CHECK(wrong == 0);
    }
}

TEST_CASE("The chosen column of a cover state had the fewest rows and is covered; a contradiction's has none") {
  const Puzzle puzzle = line_file("hardest_1905_sample.txt", 1)[0];
  for (const char* id : {"algorithm-x", "dancing-links"}) {
    INFO(id);
    Player player(puzzle, *find_algorithm(id), 0);
    CHECK(cover_state(player.board()).chosen == CoverState::kNone);
    int wrong = 0;
    int choices = 0;
    int conflicts = 0;
    for (int i = 0; i < 4000; ++i) {
      const CoverState before = cover_state(player.board());
      const bool retries = player.board().last().kind == EventKind::kBacktrack;
      REQUIRE(player.next());
      const CoverState after = cover_state(player.board());
      const std::uint8_t fewest = *std::min_element(before.rows.begin(), before.rows.end());
      switch (player.board().last().kind) {
        case EventKind::kDecide:
        case EventKind::kAssign:
          ++choices;
          wrong += after.rows[after.chosen] != CoverState::kCovered;
          // After a backtrack the same column is tried on: it had the fewest rows at the first try.
          wrong += !retries && before.rows[after.chosen] != fewest;
          break;
        case EventKind::kConflict:
          ++conflicts;
          wrong += after.rows[after.chosen] != 0;
          break;
        case EventKind::kBacktrack:
          wrong += after.chosen != CoverState::kNone;
          break;
        default:
          break;
      }
    }
    CHECK(wrong == 0);
    CHECK(choices > 100);
    CHECK(conflicts > 10);
  }
}

}  // namespace
}  // namespace sudoscope
