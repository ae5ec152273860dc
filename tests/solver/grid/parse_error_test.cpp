// Text that is no puzzle, and drawings that are no regions: the sentence and the place.
#include "grid_samples.hpp"

namespace sudoscope {
namespace {

template <class Parsed>
std::string error_of(const Parsed& parsed) {
  if (parsed) return "no error";
  const ParseError& error = parsed.error();
  return std::to_string(error.line) + ":" + std::to_string(error.column) + " " + text_of(error.message);
}

std::string puzzle_error(const std::string& text, const ParseOptions& options = {}) {
  return error_of(parse_puzzle(text, options));
}

std::string regions_error(const std::string& text) { return error_of(parse_regions(text)); }

}  // namespace

TEST_CASE("text without a puzzle is refused with a sentence") {
  CHECK(puzzle_error("") == "0:0 There is no puzzle in this text yet.");
  CHECK(puzzle_error(" \n\t\r\n # only a comment") == "0:0 There is no puzzle in this text yet.");
  CHECK(puzzle_error("hello world, how are you") == "0:0 There is no grid in this text: no digits and no blanks.");
  CHECK(parse_puzzle(std::string((1u << 20) + 1, '.')).error().code == ParseErrorCode::kTooLong);
}

TEST_CASE("the error for a line of the wrong length has its length and the right one") {
  CHECK(puzzle_error(std::string(80, '.')) == "1:0 The text has 80 cells, but a 9x9 grid has 81.");
  CHECK(puzzle_error("\n" + std::string(257, '.') + ",comment") ==
        "2:0 The text has 257 cells, but a 16x16 grid has 256.");
  CHECK(puzzle_error("1 2 3 4 1") == "1:0 The text has 5 cells, but a 4x4 grid has 16.");
  CHECK(puzzle_error(std::string(5000, '.')) == "1:0 There are 5,000 cells, but the largest grid, 64x64, has 4,096.");
  std::string lines;  // nearly a mebibyte, and answered at once
  for (int line = 0; line < 500'000; ++line) lines += "1\n";
  CHECK(puzzle_error(lines) == "1:0 There are 500,000 cells, but the largest grid, 64x64, has 4,096.");
}

TEST_CASE("the error for a row of the wrong length names the row and the cell") {
  CHECK(puzzle_error("1...\n.2.\n..3.\n...4") == "2:3 Row 2 has 3 cells where 4 were expected.");
  CHECK(puzzle_error("1 2 3 4\n1 2 3 4\n1 2 3 4 1\n1 2 3 4") == "3:9 Row 3 has 5 cells where 4 were expected.");
  CHECK(puzzle_error("1 . | . .\n. . | .\n----+----\n. . | . .\n. . | . .") ==
        "2:7 Row 2 has 3 cells where 4 were expected.");
  CHECK(puzzle_error("1.....\n......\n......\n......\n......") ==
        "5:1 There are 5 rows of 6 cells where 6 rows were expected.");
  CHECK(regions_error("a\nb") == "2:1 There are 2 rows of 1 cell where 1 row was expected.");
}

TEST_CASE("the error for a wrong character or number has its place") {
  CHECK(puzzle_error("1..4.2.......w..") == "1:14 “w” is not a digit of a 4x4 grid.");
  CHECK(puzzle_error("1...\n..5.\n....\n....") == "2:3 “5” is not a digit of a 4x4 grid.");
  CHECK(puzzle_error("1..4.2...\xC3\xA4...3..") == "1:10 This character is not a digit of a 4x4 grid.");
  CHECK(puzzle_error("1 2 3 4\n1 2 3 4\n1 17 3 4\n1 2 3 4") ==
        "3:3 17 is more than 4, the largest digit of this grid.");
  CHECK(puzzle_error("1 2 3 4\n1 2 3 4\n1 2x 3 4\n1 2 3 4") == "3:3 “2x” is neither a number nor a blank.");
}

TEST_CASE("a picture or a program is refused as not a text") {
  const std::string sentence = "0:0 This is not text but binary data, which cannot be read.";
  CHECK(puzzle_error("\x89PNG\r\n\x1A\n") == sentence);
  CHECK(puzzle_error(std::string(81, '\0')) == sentence);
  CHECK(parse_puzzle("1...\t\r\n....\f\r\n....\r\n....\r\n").ok());
}

TEST_CASE("boxes and regions that do not fit are refused with a sentence") {
  const std::string line = std::string(36, '.');
  CHECK(puzzle_error(line, {.boxes = BoxShape{3, 3}}) ==
        "0:0 Boxes of 3x3 do not fit a 6x6 grid: height times width must be 6.");
  CHECK(puzzle_error(line, {.boxes = BoxShape{-2, -3}}).rfind("0:0 Boxes of -2x-3 do not fit", 0) == 0);
  CHECK(puzzle_error(line, {.constraints = {{"windows"}}}) == "0:0 Windows need a 9x9 grid with 3x3 boxes.");
  const std::vector<std::uint8_t> regions(16, 0);
  CHECK(puzzle_error(line, {.regions = regions}) == "0:0 The regions are drawn for 16 cells, but this is a 6x6 grid.");
  CHECK(puzzle_error(std::string(16, '.'), {.regions = regions}) == "0:0 Region 1 has 16 cells where 4 are needed.");
}

TEST_CASE("regions are numbered in order of first appearance, with any symbols") {
  const std::vector<std::uint8_t> expected = {0, 0, 1, 1, 0, 1, 1, 2, 0, 3, 3, 2, 3, 3, 2, 2};
  CHECK(parse_regions("aabb\nabbd\naccd\nccdd").value() == expected);
  CHECK(parse_regions("  7711\r\n7112\r\n7332\r\n3322\r\n").value() == expected);
  CHECK(parse_regions("10 10 11 11\n10 11 11 13\n10 12 12 13\n12 12 13 13").value() == expected);
  CHECK(parse_regions("\xC3\xA4\xC3\xA4--\n\xC3\xA4--|\n\xC3\xA4##|\n##||").value() == expected);
}

TEST_CASE("a drawing without regions is refused with a sentence and a place") {
  CHECK(regions_error("") == "0:0 There are no cells in this text.");
  CHECK(regions_error("aabb\nabb\naccd\nccdd") == "2:3 Row 2 has 3 cells where 4 were expected.");
  CHECK(regions_error("aabb\nabbd\naccd\ncccd") == "2:4 Region “d” has 3 cells where 4 are needed.");
  CHECK(regions_error("aabb\nabbd\naccd\nccde") == "4:4 “e” starts one region too many: 4 are needed.");
  // A word that is cut keeps its characters whole.
  CHECK(regions_error("1_23456789012345678\xC3\xA4 2\n2 2") ==
        "1:1 Region “1_23456789012345678” has 1 cell where 2 are needed.");
}

}  // namespace sudoscope
