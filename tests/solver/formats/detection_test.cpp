// Tricky and ambiguous texts: the format that is recognised, and the other readings that are offered.
#include "sheets.hpp"
#include "sudoscope/formats/sheet_collection.hpp"

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
      {"a link whose site is a part of another name carries its digits all the same",
       "https://notsudokuwiki.org.example/?bd=" + line, "line", 9},
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
      {"4x4 with 0 beside a dot and no 4 is 0-3", "01" + dots(12) + "12", "line", 4, {"Digits 1-4"}},
      {"4x4 with a 4 and a 0 beside a dot has two blanks", "01" + dots(12) + "14", "line", 4},
      {"4x4 with two zeros in a row has two blanks", "00" + dots(12) + "12", "line", 4},
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
      {"JSON of another program", "{\"puzzle\":\"" + line + "\"}", "line", 9},
      {"a killer of Solo", "3x3k:" + std::string(3, 'z') + "c,", "", 0},
  };
}

}  // namespace

TEST_CASE("Tricky and ambiguous texts are recognised, with their other readings") {
  for (const Case& one : cases()) {
    CAPTURE(one.what, one.text);
    const auto reading = read_sheet(one.text);
    if (one.format.empty()) {
      REQUIRE_FALSE(reading);
      CHECK(text_of(reading.error().message).back() == '.');
      continue;
    }
    if (!reading) FAIL(text_of(reading.error().message));
    CHECK(reading.value().format == one.format);
    CHECK(reading.value().sheet.puzzle.geometry->side() == one.side);
    std::vector<std::string> others;
    for (const OtherReading& other : reading.value().others) others.push_back(text_of(other.description));
    CHECK(others == one.others);
  }
}

TEST_CASE("Every other reading that is offered works") {
  for (const Case& one : cases()) {
    const auto reading = read_sheet(one.text);
    if (!reading) continue;
    for (const OtherReading& other : reading.value().others) {
      CAPTURE(one.what, text_of(other.description));
      CHECK(text_of(other.offer).starts_with("Read as "));
      const auto again =
          read_sheet(one.text, {.format = other.format, .alphabet = other.alphabet, .shape = {.boxes = other.boxes}});
      if (!again) FAIL(text_of(again.error().message));
      CHECK(difference(again.value().sheet, reading.value().sheet) != "");
    }
  }
}

TEST_CASE("A format that is asked for precedes the one that is recognised") {
  const std::string blanks = dots(729);
  CHECK(read_sheet(blanks).value().format == "line");
  CHECK(read_sheet(blanks, {.format = "sukaku"}).value().sheet.puzzle.geometry->side() == 9);
  CHECK_FALSE(read_sheet(blanks, {.format = "solo"}));
  // A link is read like the text in it.
  const std::string link = "https://sudokupad.app/scfKDTRBQsV3CQ3p0q08RJ5avLJSRFc";
  CHECK(read_sheet(link, {.format = "scf"}).value().sheet.puzzle.geometry->side() == 9);
}

TEST_CASE("Rules of f-puzzles are kept, solvable or not") {
  const std::string grid = R"("grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{"cornerPencilMarks":[1]}]])";
  const auto reading =
      read_sheet(R"({"size":4,)" + grid +
                 R"(,"diagonal+":true,"killercage":[{"cells":["R1C1"]}],"antiknight":true,"odd":[],"title":"T"})");
  REQUIRE(reading);
  CHECK(reading.value().notes.empty());
  CHECK(reading.value().sheet.corners[15] == digit_bit(0));
  CHECK(text_of(reading.value().sheet.puzzle.geometry->constraints()) ==
        "diagonal+\nantiknight\nkillercage=[{\"cells\":[\"R1C1\"]}]\n");
  CHECK(text_of(names_of(reading.value().sheet.puzzle.geometry->ignored_constraints())) ==
        "anti-knight and killer cages");
  CHECK(reading.value().sheet.tags == std::vector<SheetTag>{{"title", "T"}});
  const auto both = read_sheet(R"({"size":4,)" + grid + R"(,"diagonal+":true,"diagonal-":true})");
  CHECK(text_of(both.value().sheet.puzzle.geometry->constraints()) == "diagonals\n");
}

TEST_CASE("f-puzzles holds every rule there and back, unchanged") {
  const std::string rules =
      R"("thermometer":[{"lines":[["R1C1","R2C2"]],"width":0.25}],"disjointgroups":true,"x=y":true,"name":"\u00e9")";
  const auto reading = read_sheet(R"({"size":9, "grid":[)" + [] {
    std::string rows;
    for (int row = 0; row < 9; ++row) rows += std::string(row > 0 ? "," : "") + "[{},{},{},{},{},{},{},{},{}]";
    return rows;
  }() + "], " + rules + "}");
  REQUIRE(reading);
  CHECK(texts_of(reading.value().notes) == std::vector<std::string>{"A rule with the name “x=y” is left out."});
  const Sheet& sheet = reading.value().sheet;
  const auto written = write_sheet(sheet, "f-puzzles-json");
  CHECK(written.value().lost.empty());
  CHECK(written.value().text.find(
            R"("disjointgroups":true,"thermometer":[{"lines":[["R1C1","R2C2"]],"width":0.25}],"name":"\u00e9")") !=
        std::string::npos);
  CHECK(texts_of(write_sheet(sheet, "line").value().lost) ==
        std::vector<std::string>{"These rules are left out: disjoint groups, thermometers and name."});
}

TEST_CASE("The windows are extra regions to f-puzzles, and windows again when they come back") {
  Sheet sheet;
  sheet.puzzle = {Geometry::boxes(3, 3, {{"windows"}}).value(), std::vector<Digit>(81, kBlank)};
  make_tidy(sheet);
  const std::string text = write_sheet(sheet, "f-puzzles-json").value().text;
  CHECK(text.find(R"("extraregion":[{"cells":["R2C2","R2C3","R2C4","R3C2",)") != std::string::npos);
  CHECK(text_of(read_sheet(text).value().sheet.puzzle.geometry->constraints()) == "windows\n");
  sheet.puzzle.geometry = Geometry::boxes(3, 3, {{"windows"}, {"extraregion", R"([{"cells":["R1C1"]}])"}}).value();
  CHECK(texts_of(losses(sheet, "f-puzzles").value()) == std::vector<std::string>{"The windows become extra regions."});
}

TEST_CASE("Rules that are longer than any puzzle's are refused") {
  const std::string text = R"({"size":1,"grid":[[{}]],"cloned":")" + std::string(kMostConstraintBytes, 'x') + "\"}";
  CHECK(text_of(read_sheet(text).error().message) ==
        "The rules of this puzzle are longer than 64 kB, which is more than Sudoscope keeps.");
}

TEST_CASE("Known unreadable formats are named, with an alternative") {
  const std::string zip = std::string("PK\x03\x04", 4) + std::string(26, '\0');
  const std::vector<std::pair<std::string, std::string>> known = {
      {"%PDF-1.7\n%\xE2\xE3\xCF\xD3\n", "PDF"},
      {"%PDF-1.7\n1 0 obj\n", "PDF"},
      {std::string("\x89PNG\r\n\x1A\n", 8), "picture"},
      {std::string("\xFF\xD8\xFF\xE0\0\x10JFIF", 10), "picture"},
      {zip + "xl/workbook.xml", "spreadsheet"},
      {zip + "mimetypeapplication/vnd.oasis.opendocument.spreadsheet", "spreadsheet"},
      {zip + "puzzles.sdm", "ZIP"},
      {std::string("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", 8), "spreadsheet"},
      {std::string("\x1F\x8B\x08\0\0", 5) + std::string((1 << 20) + 1, 'x'), "gzip"},
      {"\uFFFDPNG\r\n\x1A\n", "picture"},
      {std::string("\x1F\uFFFD\x08\0", 6), "gzip"},
      {"<!DOCTYPE html>\n<html><body>" + std::string(81, '.') + "</body></html>", "web page"},
      {"{\\rtf1\\ansi " + std::string(81, '.') + "}", "RTF"},
      {"3x3::k:5888:2817:2817:", "SumoCue"},
      {"SumoCueV1=17J0+0J0=9J1", "killer"},
      {"https://sudokupad.app/9bq8rtjvmd", "only names a puzzle"},
      {"https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VVNb9", "incomplete"},
      {"https://swaroopg92.github.io/penpa-edit/#m=edit", "penpa-edit"},
      {"https://puzz.link/p?slither/9/9/g2h3", "puzz.link"},
      {"https://tinyurl.com/2p8k", "short link"},
      {"{\"board\":[1,2]}", "JSON"},
      {std::string("\x7F"
                   "ELF\x02\x01",
                   6),
       "binary"},
  };
  for (const auto& [text, word] : known) {
    CAPTURE(text.substr(0, 80));
    const auto reading = read_sheet(text);
    REQUIRE_FALSE(reading);
    CHECK(text_of(reading.error().message).find(word) != std::string::npos);
    CHECK(text_of(reading.error().message).back() == '.');
  }
}

TEST_CASE("Letters that begin like a known format are still a grid") {
  CHECK(read_sheet("BM" + dots(254)).value().sheet.puzzle.geometry->side() == 16);
  CHECK(read_sheet("SCL" + dots(622)).value().sheet.puzzle.geometry->side() == 25);
}

TEST_CASE("Regions in pieces get a remark with the first cells of their pieces") {
  const std::string blank(16, '.');
  const auto notes_of = [&](const std::string& drawing) {
    const auto regions = parse_regions(drawing).value();
    return texts_of(read_sheet(blank, {.shape = {.regions = regions}}).value().notes);
  };
  CHECK(notes_of("aabb\naabb\nccdd\nccdd").empty());
  CHECK(notes_of("aaab\nacbb\nccbd\ncddd").empty());
  CHECK(notes_of("aaab\nbbbc\naccc\ndddd") ==
        std::vector<std::string>{"Regions 1 and 2 are in pieces; region 1 is in 2 pieces, at r1c1 and r3c1."});
  CHECK(notes_of("abbb\nbaaa\ncccc\ndddd").size() == 1);
  CHECK(notes_of("aaab\nbbbc\ncacc\ndddd").size() == 1);
  // The regions of a text itself.
  const std::string cell = "{\"region\":";
  std::string json = "{\"size\":4,\"grid\":[";
  for (const std::string row : {"0001", "1112", "0222", "3333"}) {
    json += json.back() == '[' ? "[" : ",[";
    for (const char region : row) json += (json.back() == '[' ? "" : ",") + cell + region + "}";
    json += "]";
  }
  CHECK(text_of(read_sheet(json + "]}").value().notes.back()) ==
        "Regions 1 and 2 are in pieces; region 1 is in 2 pieces, at r1c1 and r3c1.");
}

TEST_CASE("A table's puzzles are read from any column, and errors keep their place") {
  const std::string line = "...3.9..7..1.6..4.....1...32.6..31......2......87..9.56...7.....1..9.8..7..5.8...";
  const std::string other = "1" + dots(80);
  const std::vector<std::string> tables = {
      "puzzle,solution\n" + line + "," + std::string(81, '1') + "\n" + other + ",\n",
      "solution;id;puzzle\r\n\"" + std::string(81, '1') + "\";1;" + line + "\r\n;2;" + other + "\r\n",
      "\"" + line + "\",\"easy, or so\"\n\n\"" + other + "\",\"says \"\"hard\"\"\"",
      "\"a title, of two\nlines\",\"" + line + "\"\n\"b\",\"" + other + "\"\n",
      "quizzes\n" + line + "\n" + other + "\n",
      "id,which,level\n1," + line + ",2\n2," + other + ",1\n",
  };
  for (const std::string& table : tables) {
    CAPTURE(table);
    const auto first = read_sheet(table);
    if (!first) FAIL(text_of(first.error().message));
    CHECK(count_filled(first.value().sheet.puzzle.givens) == 25);
    CHECK(texts_of(first.value().notes) ==
          std::vector<std::string>{"The table holds more puzzles; this is the first."});
    SheetCollection collection(table);
    CHECK(collection.division() != Division::kOne);
    std::vector<int> givens;
    while (const auto item = collection.next()) {
      if (!item->reading) FAIL(text_of(item->reading.error().message));
      givens.push_back(count_filled(item->reading.value().sheet.puzzle.givens));
    }
    CHECK(givens == std::vector<int>{25, 1});
  }
  const std::string grid = "1...\n..2.\n..x.\n....";
  const auto wrong = read_sheet("name,puzzle\nok,\"" + grid.substr(0, 9) + "\n....\n....\"").value();
  CHECK(wrong.sheet.puzzle.geometry->side() == 4);
  const std::string broken = "\"two\nlines\",\"" + line + "\"\nb,\"12345\"\n";
  SheetCollection collection(broken);
  CHECK(collection.next()->line == 2);
  const auto bad = collection.next();
  CHECK(bad->line == 3);
  CHECK(bad->reading.error().line == 3);
}

TEST_CASE("Numbers in quotes are no table of puzzles") {
  CHECK(read_sheet("\"1\",\"\",\"\",\"\"\n\"\",\"2\",\"\",\"\"\n\"\",\"\",\"\",\"\"\n\"\",\"\",\"\",\"4\"\n")
            .value()
            .format == "numbers");
}
