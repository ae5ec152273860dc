// The immediate check: fires on every kind of impossible grid, never on one that has a solution.
#include "grid_samples.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/techniques/find_contradiction.hpp"

namespace sudoscope {
namespace {

std::string why(const std::string& text, const ParseOptions& options = {}) {
  const Puzzle puzzle = puzzle_of(text, options);
  const auto found = find_contradiction(puzzle);
  return found ? text_of(message_of(*puzzle.geometry, *found)) : "";
}

// A full grid of any box shape: shifted rows, then digits, bands and stacks permuted at random.
std::vector<Digit> full_grid(const Geometry& geometry, SampleRandom& random) {
  const int side = geometry.side();
  const int height = geometry.box_height();
  const int width = geometry.box_width();
  std::vector<int> name(static_cast<std::size_t>(side));
  for (std::size_t digit = 0; digit < name.size(); ++digit) name[digit] = static_cast<int>(digit);
  for (std::size_t digit = name.size(); digit > 1; --digit) std::swap(name[digit - 1], name[random.below(digit)]);
  const int bands = static_cast<int>(random.below(static_cast<std::size_t>(side / height)));
  const int stacks = static_cast<int>(random.below(static_cast<std::size_t>(side / width)));
  std::vector<Digit> digits;
  for (int cell = 0; cell < side * side; ++cell) {
    const int row = (cell / side + bands * height) % side;
    const int column = (cell % side + stacks * width) % side;
    const int digit = (row % height * width + row / height + column) % side;
    digits.push_back(static_cast<Digit>(name[static_cast<std::size_t>(digit)]));
  }
  return digits;
}

}  // namespace

TEST_CASE("the contradiction in Norvig's impossible grid is found at once") {
  CHECK(why(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........") ==
        "1, 5 and 6 share only 2 places in column 5: r8c5 and r9c5.");
}

TEST_CASE("the contradiction of two equal givens names one house that holds both") {
  CHECK(why("..7.7...." + std::string(72, '.')) == "Row 1 holds 7 twice, at r1c3 and r1c5.");
  CHECK(why("1....1..........") == "Box 1 holds 1 twice, at r1c1 and r2c2.");
  CHECK(why("1..............1", {.constraints = {{"diagonals"}}}) ==
        "The falling diagonal holds 1 twice, at r1c1 and r4c4.");
  CHECK(find_clash(puzzle_of("1..............1")) == std::nullopt);
}

TEST_CASE("the contradiction of a cell without candidates names the cell") {
  CHECK(why("12..\n....\n..4.\n....") == "");
  CHECK(why("12..\n...3\n..4.\n....") == "No digit fits at r1c3.");
}

TEST_CASE("the contradiction of a digit without a place names the digit and the house") {
  CHECK(why("....1....\n.........\n.........\n.......1.\n.........\n.........\n23.......\n.........\n4........") == "");
  CHECK(why("23.......\n45.......\n........1\n...1.....\n.........\n.........\n..1......\n.........\n.........") ==
        "No place for 1 in box 1.");
}

TEST_CASE("the contradiction of cells with too few digits names the cells") {
  CHECK(why("..1234...\n567......\n8........\n.........\n.........\n.........\n.........\n.........\n.........") ==
        "r1c1 and r1c2 share only 1 digit in row 1: 9.");
}

TEST_CASE("a contradiction that needs forced digits counts them") {
  CHECK(why("1.....4.....3..2") == "After 10 forced digits: No digit fits at r3c4.");
}

TEST_CASE("the immediate check never fires on a puzzle that has a solution") {
  for (const char* name : {"17clue_sample.txt", "hardest_1905_sample.txt", "top95.txt", "hardest11.txt", "uniq6.txt",
                           "uniq12.txt", "uniq16.txt", "gecode16_sample.txt"}) {
    for (const std::string& line : lines_of(std::string(SUDOSCOPE_TEST_DATA "/") + name)) CHECK(why(line) == "");
  }
}

TEST_CASE("the immediate check never fires on a full grid with holes, of any shape") {
  SampleRandom random(7);
  for (const auto& [height, width] : {BoxShape{1, 1}, {2, 2}, {2, 3}, {3, 2}, {1, 7}, {3, 3}, {3, 4}, {4, 4}, {5, 5}}) {
    const GeometryPtr geometry = Geometry::boxes(height, width).value();
    for (std::size_t holes = 1; holes <= 9; ++holes) {
      Puzzle puzzle{geometry, full_grid(*geometry, random)};
      for (Digit& given : puzzle.givens) given = random.below(10) < holes ? kBlank : given;
      CHECK_FALSE(find_contradiction(puzzle).has_value());
    }
  }
}

TEST_CASE("the immediate check always finds a wrong digit in a nearly full grid") {
  SampleRandom random(11);
  const GeometryPtr geometry = Geometry::boxes(4, 4).value();
  for (int trial = 0; trial < 50; ++trial) {
    Puzzle puzzle{geometry, full_grid(*geometry, random)};
    Digit& wrong = puzzle.givens[random.below(puzzle.givens.size())];
    wrong = static_cast<Digit>((wrong + 1) % 16);
    const auto found = find_contradiction(puzzle);
    REQUIRE(found.has_value());
    CHECK(found->kind == ContradictionKind::kTwice);
  }
}

}  // namespace sudoscope
