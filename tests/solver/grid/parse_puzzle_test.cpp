// Pasted texts: each format once as it occurs in the wild, and its description.
#include "grid_samples.hpp"

namespace sudoscope {
namespace {

const std::string kLine81 = "000309007001060040000010003206003100000020000008700905600070000010090800700508000";
const std::string kLine4 = "1..4.2.......3..";

std::string described(const std::string& text, const ParseOptions& options = {}) {
  const auto parsed = parse_puzzle(text, options);
  INFO(text);
  if (!parsed) FAIL(text_of(parsed.error().message));
  return text_of(parsed.value().description);
}

// The givens as one line, whatever the format.
std::string read(const std::string& text, const ParseOptions& options = {}) {
  const Puzzle puzzle = puzzle_of(text, options);
  return format_puzzle(*puzzle.geometry, puzzle.givens, GridStyle::kLine);
}

// `line` as side lines, `before` and `after` each, `between` the characters.
std::string as_rows(const std::string& line, std::size_t side, const std::string& before, const std::string& between,
                    const std::string& after) {
  std::string text;
  for (std::size_t cell = 0; cell < line.size(); ++cell) {
    text += cell % side == 0 ? before : between;
    text += line[cell];
    if ((cell + 1) % side == 0) text += after + "\n";
  }
  return text;
}

std::string with_blank(std::string line, char blank) {
  for (char& character : line) character = character == '0' || character == '.' ? blank : character;
  return line;
}

}  // namespace

TEST_CASE("a line of side * side characters is read with any kind of blank") {
  const std::string dots = with_blank(kLine81, '.');
  for (const char blank : {'0', '.', '*', '_', '?', '-', ' '}) CHECK(read(with_blank(kLine81, blank)) == dots);
  CHECK(described(kLine81) == "9x9, 25 givens, from an 81-character line");
  CHECK(described("23.54..6....1..........3....1..12.35") == "6x6 in 2x3 boxes, 12 givens, from a 36-character line");
  CHECK(described(std::string(49, '.')) == "7x7 without boxes, no givens, from a 49-character line");
  CHECK(described("1...") == "2x2 without boxes, 1 given, from a 4-character line");
}

TEST_CASE("text before and after the cells of a line is left out") {
  const std::string dots = with_blank(kLine81, '.');
  for (const std::string after : {" # rated 7.2", "#x", ",comment", ", a comment", " 9.1 skfr", "\t1.2\tname", ";"}) {
    CHECK(read(kLine81 + after) == dots);
  }
  CHECK(read("\xEF\xBB\xBF  " + kLine81 + "\r\n\r\n") == dots);
  CHECK(read("99480,99408,114,1895," + kLine81 + ",Easter-Monster") == dots);
  CHECK(read("puzzle,solution\n" + kLine81 + "," + std::string(81, '1')) == dots);
  CHECK(described(kLine81 + "\n" + kLine81) == "9x9, 25 givens, from the first of 2 lines of 81 characters");
}

TEST_CASE("lines of text are read, lines of other lengths left out") {
  CHECK(described("Puzzle 12\n" + as_rows(kLine81, 9, "", "", "") + "\nend") == "9x9, 25 givens, from 9 lines of text");
  CHECK(read("#A someone\n[Puzzle]\n" + as_rows(kLine81, 9, "", "", "")) == with_blank(kLine81, '.'));
  CHECK(read(as_rows(kLine4, 4, "  ", "", "\r")) == kLine4);
  CHECK(read(as_rows(with_blank(kLine4, ' '), 4, "", "", "")) == kLine4);
  CHECK(read("1..4 .2..\n.... .3..") == kLine4);
  CHECK(read("12 34\n34 12\n\n21 43\n43 21") == "1234341221434321");
  CHECK(read("53. .7. ...\n" + std::string("... ... ...\n") +
             "... ... ...\n\n... ... ...\n... ... ...\n... ... ...\n\n"
             "... ... ...\n... ... ...\n... ... ..9\n") == "53..7...." + std::string(71, '.') + "9");
}

TEST_CASE("grids between bars and rulers are read in every style") {
  const std::string rows = "1 . | . 4\n. 2 | . .\n";
  const std::string rest = ". . | . .\n. 3 | . .\n";
  CHECK(described(rows + "----+----\n" + rest) == "4x4, 4 givens, from a grid with borders");
  CHECK(read("+-----+-----+\n| 1 0 | 0 4 |\n| 0 2 | 0 0 |\n+=====+=====+\n| 0 0 | 0 0 |\n| 0 3 | 0 0 |\n") == kLine4);
  CHECK(read("*--*--*\n|1.|.4|\n|.2|..|\n|--+--|\n|..|..|\n|.3|..|\n*--*--*\n") == kLine4);
  CHECK(read("| 1 |   |   | 4 |\n|---+---+---+---|\n|   | 2 |   |   |\n|   |   |   |   |\n|   | 3 |   |   |\n") ==
        kLine4);
  CHECK(read("|1 | 4|\n| 2|  |\n|  |  |\n| 3|  |\n") == kLine4);
  CHECK(read("|1-|-4|\n|-2|--|\n|--|--|\n|-3|--|\n") == kLine4);
  CHECK(read("┌───┬───┐\n│1 ·│· 4│\n│· 2│· ·│\n├───┼───┤\n│· ·│· ·│\n│· 3│· ·│\n└───┴───┘") == kLine4);
  CHECK(described("|1.|.4|\n|.2|..|\n|..|..|\n|.3|..|\n\n|12|34|\n|.2|..|\n|..|..|\n|.3|..|\n") ==
        "4x4, 4 givens, from the first of 2 grids with borders");
}

TEST_CASE("numbers are read between any separators") {
  for (const std::string between : {" ", ",", ", ", ";", "\t"}) {
    CHECK(read(as_rows(kLine4, 4, "", between, "")) == kLine4);
    CHECK(read(as_rows(with_blank(kLine4, '0'), 4, "", between, between)) == kLine4);
  }
  CHECK(read("1,,,4\n,2,,\n,,,\n,3,,\n") == kLine4);
  CHECK(read("1\t\t\t4\n\t2\t\t\n\t\t\t\n\t3\t\t\n") == kLine4);
  CHECK(read("[[1,0,0,4],[0,2,0,0],\n[0,0,0,0],[0,3,0,0]]") == kLine4);
  CHECK(read("[[\"1\",\".\",\".\",\"4\"],[\".\",\"2\",\".\",\".\"],[\".\",\".\",\".\",\".\"],[\".\",\"3\",\".\",\".\"]"
             "]") == kLine4);
  CHECK(read("2\n1\n1 -1 -1 4\n-1 2 -1 -1\n-1 -1 -1 -1\n-1 3 -1 -1\n") == kLine4);
  CHECK(described("1 0 0 4 0 2 0 0 0 0 0 0 0 3 0 0") == "4x4, 4 givens, from 16 numbers");
}

TEST_CASE("a line of a benchmark file has its own box shape") {
  const std::string line = lines_of(SUDOSCOPE_TEST_DATA "/uniq12.txt").at(0);
  CHECK(described(line) == "12x12 in 3x4 boxes, 46 givens, from a line of 144 numbers");
  CHECK(described(line, {.boxes = BoxShape{2, 6}}) == "12x12 in 2x6 boxes, 46 givens, from a line of 144 numbers");
  CHECK(described("tall 6 3 2 " + as_rows(std::string(36, '0'), 36, "", " ", "")) ==
        "6x6 in 3x2 boxes, no givens, from a line of 36 numbers");
  CHECK(text_of(parse_puzzle("short_one 4 2 2 1 2 3").error().message) ==
        "The line announces a grid of 16 cells, but 3 follow.");
}

TEST_CASE("the symbols of a large grid decide its alphabet") {
  const auto first_digits = [](const std::string& start, std::size_t side) {
    const Puzzle puzzle = puzzle_of(start + std::string(side * side - start.size(), '.'));
    std::vector<int> digits;
    for (std::size_t cell = 0; cell < start.size(); ++cell) digits.push_back(puzzle.givens[cell]);
    return digits;
  };
  CHECK(first_digits("19AG", 16) == std::vector<int>{0, 8, 9, 15});
  CHECK(first_digits("19ag", 16) == std::vector<int>{0, 8, 9, 15});
  CHECK(first_digits("09AF", 16) == std::vector<int>{0, 9, 10, 15});
  CHECK(first_digits("AHP", 16) == std::vector<int>{0, 7, 15});
  CHECK(first_digits("AG", 16) == std::vector<int>{9, 15});
  CHECK(first_digits("AY", 25) == std::vector<int>{0, 24});
  CHECK(first_digits("ay", 25) == std::vector<int>{0, 24});
  CHECK(first_digits("09", 10) == std::vector<int>{0, 9});
  CHECK(first_digits("AI", 9) == std::vector<int>{0, 8});
  CHECK(first_digits("9Za", 36) == std::vector<int>{8, 34, 35});
  CHECK(puzzle_of("1G" + std::string(254, '0')).givens[2] == kBlank);
}

TEST_CASE("extra houses, regions and box shapes are taken from the caller") {
  CHECK(described(kLine81, {.constraints = {{"diagonals"}, {"windows"}}}) ==
        "9x9 with diagonals and windows, 25 givens, from an 81-character line");
  const auto regions = parse_regions("aabb\nabbd\naccd\nccdd").value();
  CHECK(described(kLine4, {.regions = regions}) == "4x4 jigsaw, 4 givens, from a 16-character line");
}

TEST_CASE("the description of a puzzle is in the language asked for") {
  const auto described = [](const std::string& text, const ParseOptions& options = {}) {
    return text_of(parse_puzzle(text, options).value().description, german());
  };
  CHECK(described("1" + std::string(80, '.')) == "9x9, 1 Vorgabe, aus einer Zeile mit 81 Zeichen");
  CHECK(described("....\n....\n....\n....", {.constraints = {{"diagonals"}, {"antiknight"}}}) ==
        "4x4, dazu Diagonalen und Springerabstand, keine Vorgaben, aus 4 Textzeilen");
  CHECK(described(std::string(36, '.')) ==
        "6x6 mit Blöcken der Größe 2x3, keine Vorgaben, aus einer Zeile mit 36 Zeichen");
}

}  // namespace sudoscope
