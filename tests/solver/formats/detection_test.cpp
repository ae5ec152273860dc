// What is recognised in tricky and ambiguous texts, and which other readings are offered.
#include "sheets.hpp"

using namespace sudoscope;

namespace {

struct Case {
  std::string what;
  std::string text;
  std::string format;
  int side;
  std::vector<std::string> others = {};  // descriptions
};

std::string dots(std::size_t count) { return std::string(count, '.'); }

std::vector<Case> cases() {
  const std::string line = "...3.9..7..1.6..4.....1...32.6..31......2......87..9.56...7.....1..9.8..7..5.8...";
  std::string solved_sukaku;
  for (int cell = 0; cell < 16; ++cell) solved_sukaku += "1234";
  std::string twelve = "12";
  for (int cell = 1; cell < 144; ++cell) twelve += " .";
  return {
      {"a byte order mark and a last line without an end", "\xEF\xBB\xBF" + line, "line", 9},
      {"Windows line ends", line + "\r\n", "line", 9},
      {"a link with spaces around it", "  https://www.sudokuwiki.org/sudoku.htm?bd=" + line + " \n", "sudoku-wiki", 9},
      {"a link without its scheme", "sudokuexchange.com/play/?s=" + line, "sudoku-exchange", 9},
      {"a link whose site is a part of another name", "https://notsudokuwiki.org.example/?bd=" + line, "", 0},
      {"our own or any other link", "https://example.org/#puzzle", "", 0},
      {"729 blanks are a 27x27 grid, not a sukaku", dots(729), "line", 27, {"27x27 in 9x3 boxes"}},
      {"64 characters, each a digit in its place, are a sukaku", solved_sukaku, "sukaku", 4},
      {"64 other characters are an 8x8 grid", "2" + dots(63), "line", 8, {"8x8 in 4x2 boxes"}},
      {"162 numerals are two digits a cell", "0102" + std::string(158, '0'), "two-digits", 9},
      {"162 others are S9B without its name", "0a02ep" + std::string(156, '0'), "s9b", 9},
      {"a 6x6 grid leaves two shapes of boxes", "1" + dots(35), "line", 6, {"6x6 in 3x2 boxes"}},
      {"two givens in one box leave but the other shape", "1" + dots(6) + "1" + dots(28), "line", 6},
      {"12x12 leaves three other shapes",
       "1" + dots(143),
       "line",
       12,
       {"Digits 0-9A-B", "12x12 in 2x6 boxes", "12x12 in 4x3 boxes", "12x12 in 6x2 boxes"}},
      {"16x16 without 0 and G leaves two alphabets",
       "1F" + dots(254),
       "line",
       16,
       {"Digits 0-9A-F", "16x16 in 2x8 boxes", "16x16 in 8x2 boxes"}},
      {"16x16 with 0 beside a dot is 0-9A-F",
       "0F" + dots(254),
       "line",
       16,
       {"16x16 in 2x8 boxes", "16x16 in 8x2 boxes"}},
      {"16x16 with G is 1-9A-G", "1G" + dots(254), "line", 16, {"16x16 in 2x8 boxes", "16x16 in 8x2 boxes"}},
      {"16x16 of letters up to P", "AP" + dots(254), "line", 16, {"16x16 in 2x8 boxes", "16x16 in 8x2 boxes"}},
      {"16x16 of letters up to G may be either",
       "AG" + dots(254),
       "line",
       16,
       {"Digits A-P", "16x16 in 2x8 boxes", "16x16 in 8x2 boxes"}},
      {"a compressed puzzle has more letters than any grid of as many characters", "KDTRBQsV3CQ3p0q08RJ5avLJSRFc",
       "sudoku-exchange", 9},
      {"candidates without borders, with marks", "12* 3 4 1\n3 #4 1 2\n4- 1 2+ 3\n1 2 @3 4", "pencil-marks", 4},
      {"numbers of two numerals are no candidates",
       twelve,
       "numbers",
       12,
       {"12x12 in 2x6 boxes", "12x12 in 4x3 boxes", "12x12 in 6x2 boxes"}},
      {"nine lines with a comment that is a tag",
       "#CEasy\n" + line.substr(0, 9) + "\n" + line.substr(9, 9) + "\n" + line.substr(18, 9) + "\n" +
           line.substr(27, 9) + "\n" + line.substr(36, 9) + "\n" + line.substr(45, 9) + "\n" + line.substr(54, 9) +
           "\n" + line.substr(63, 9) + "\n" + line.substr(72, 9),
       "sdk", 9},
      {"five colons are not HoDoKu's", ":a:b:c:d:e", "", 0},
      {"XML of another program", "<html><body>" + line + "</body></html>", "", 0},
      {"JSON of another program", "{\"puzzle\":\"" + line + "\"}", "", 0},
      {"a killer of Solo", "3x3k:" + std::string(3, 'z') + "c,", "", 0},
  };
}

}  // namespace

TEST_CASE("Tricky and ambiguous texts are recognised, with the other readings beside") {
  for (const Case& one : cases()) {
    CAPTURE(one.what, one.text);
    const auto reading = read_sheet(one.text);
    if (one.format.empty()) {
      REQUIRE_FALSE(reading);
      CHECK(reading.error().message.back() == '.');
      continue;
    }
    if (!reading) FAIL(reading.error().message);
    CHECK(reading.value().format == one.format);
    CHECK(reading.value().sheet.puzzle.geometry->side() == one.side);
    std::vector<std::string> others;
    for (const OtherReading& other : reading.value().others) others.push_back(other.description);
    CHECK(others == one.others);
  }
}

TEST_CASE("Every other reading that is offered can be had") {
  for (const Case& one : cases()) {
    const auto reading = read_sheet(one.text);
    if (!reading) continue;
    for (const OtherReading& other : reading.value().others) {
      CAPTURE(one.what, other.description);
      const auto again =
          read_sheet(one.text, {.format = other.format, .alphabet = other.alphabet, .shape = {.boxes = other.boxes}});
      if (!again) FAIL(again.error().message);
      CHECK(difference(again.value().sheet, reading.value().sheet) != "");
    }
  }
}

TEST_CASE("A format that is asked for goes before what is recognised") {
  const std::string blanks = dots(729);
  CHECK(read_sheet(blanks).value().format == "line");
  CHECK(read_sheet(blanks, {.format = "sukaku"}).value().sheet.puzzle.geometry->side() == 9);
  CHECK_FALSE(read_sheet(blanks, {.format = "solo"}));
  // A link is read like what it carries.
  const std::string link = "https://sudokupad.app/scfKDTRBQsV3CQ3p0q08RJ5avLJSRFc";
  CHECK(read_sheet(link, {.format = "scf"}).value().sheet.puzzle.geometry->side() == 9);
}

TEST_CASE("Rules of f-puzzles that are not known are named") {
  const std::string grid = R"("grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{"cornerPencilMarks":[1]}]])";
  const auto reading =
      read_sheet(R"({"size":4,)" + grid +
                 R"(,"diagonal+":true,"killercage":[{"cells":["R1C1"]}],"antiknight":true,"odd":[],"title":"T"})");
  REQUIRE(reading);
  CHECK(reading.value().notes ==
        std::vector<std::string>{
            "Rules that Sudoscope does not know are left out: one diagonal alone, killercage, antiknight.",
            "The corner marks are left out."});
  CHECK(reading.value().sheet.tags == std::vector<SheetTag>{{"title", "T"}});
  const auto both = read_sheet(R"({"size":4,)" + grid + R"(,"diagonal+":true,"diagonal-":true})");
  CHECK(both.value().sheet.puzzle.geometry->extra().diagonals);
}
