// Hostile and broken texts: bounded time and memory, and a sentence with its place.
#include <fstream>
#include <iterator>

#include "sheets.hpp"
#include "sudoscope/formats/sheet_collection.hpp"

using namespace sudoscope;

namespace {

std::string repeated(const std::string& text, std::size_t times) {
  std::string all;
  for (std::size_t time = 0; time < times; ++time) all += text;
  return all;
}

ParseError refused(const std::string& text) {
  const auto reading = read_sheet(text);
  REQUIRE_FALSE(reading);
  CHECK(text_of(reading.error().message).back() == '.');
  return reading.error();
}

}  // namespace

TEST_CASE("Texts that are too large, too deep or bombs are refused") {
  CHECK(refused(std::string((std::size_t{1} << 20) + 1, '.')).code == ParseErrorCode::kTooLong);
  CHECK(text_of(refused(repeated("[", 500'000)).message).back() == '.');
  CHECK(text_of(refused("{\"size\":9,\"grid\":" + repeated("[", 200'000)).message) == "The JSON is nested too deeply.");
  CHECK(text_of(refused("{\"a\":[" + repeated("0,", 300'000) + "0]}").message) ==
        "The JSON has more values than any puzzle.");
  CHECK(text_of(refused(repeated("<a>", 100'000)).message) != "");
  CHECK(text_of(refused("<opensudoku>" + repeated("<a>", 100'000)).message) == "The XML is nested too deeply.");
  CHECK(text_of(refused("<opensudoku><game" + repeated(" a=''", 100) + "/></opensudoku>").message) ==
        "This tag has too many attributes.");
  const std::string bomb =
      "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><opensudoku><name>&b;</name></opensudoku>";
  CHECK(text_of(refused(bomb).message) == "XML with a document type is not read.");
  CHECK(text_of(refused("<opensudoku><name>&b;</name></opensudoku>").message) ==
        "This & does not begin a character that XML defines.");
  CHECK(text_of(refused(repeated("1 ", 500'000)).message) != "");
  CHECK(text_of(refused(std::string(1'000'000, '1')).message) ==
        "There are 1,000,000 cells, but the largest grid, 64x64, has 4,096.");
  CHECK(text_of(refused(repeated("|", 1'000'000)).message) != "");
  CHECK(text_of(refused("99999x99999:a").message) != "");
  CHECK(text_of(refused("9j:" + repeated("z", 1'000'000)).message) != "");
}

TEST_CASE("A compressed link cannot unpack to more than is allowed") {
  // Each code means "the last word and its own first character": 11 kB that expand to 18 million characters.
  std::ifstream file(std::string(SUDOSCOPE_TEST_DATA) + "/bomb.txt");
  const std::string bomb{std::istreambuf_iterator<char>(file), {}};
  REQUIRE(bomb.size() > 10'000);
  CHECK(refused(bomb).code == ParseErrorCode::kTooLong);
  CHECK(text_of(refused("fpuz" + bomb.substr(bomb.find('=') + 1)).message) ==
        "The compressed puzzle would be larger than any puzzle.");
  Sheet sheet = read_sheet("1...............").value().sheet;
  std::string link = write_sheet(sheet, "f-puzzles").value().text;
  CHECK(read_sheet(link).ok());
  for (std::size_t cut = 30; cut < link.size(); cut += 7) CHECK_FALSE(read_sheet(link.substr(0, cut)));
  CHECK_FALSE(read_sheet("https://f-puzzles.com/?load=IYkI1EGNOATWBTCA" + repeated("////", 200'000)));
}

TEST_CASE("Errors of formats point at the wrong place of the text") {
  const auto at = [](const std::string& text) {
    const ParseError error = refused(text);
    return std::pair{error.line, error.column};
  };
  CHECK(at(std::string("12\n3\0", 5)) == std::pair{2, 2});
  CHECK(at("  S9B0z") == std::pair{1, 6});
  CHECK(at("scf12!") == std::pair{1, 6});
  CHECK(at("{\n  \"size\": 9,\n  oops}") == std::pair{3, 3});
  CHECK(at("{\"title\":\"\xC3\xA9\" 1}") == std::pair{1, 14});
  CHECK(at("<opensudoku>\r\n  <game data='12'/>\r\n</opensudoku>") == std::pair{2, 1});
  CHECK(at("<opensudoku>\n</opensudokus>") == std::pair{2, 1});
  CHECK(at("2x2:a9o") == std::pair{1, 6});
  CHECK(at(":0000:x:" + std::string(80, '.') + "x::::") == std::pair{1, 89});
  CHECK(at("https://sudokuexchange.com/play/?s=KD!") == std::pair{1, 38});
  CHECK(at("[Puzzle]\n" + repeated(".........\n", 8) + "....x....") == std::pair{10, 5});
}

TEST_CASE("Broken UTF-8 in tags comes out as UTF-8") {
  const auto reading = read_sheet(
      "#A\xFFRu\xC3\xA9"
      "d\xE2\x94\n" +
      repeated(".........\n", 9));
  REQUIRE(reading);
  CHECK(reading.value().sheet.tags == std::vector<SheetTag>{{"author",
                                                             "Ru\xC3\xA9"
                                                             "d"}});
}

TEST_CASE("A collection continues after a mistake, and reports its place") {
  const std::string line = "...3.9..7..1.6..4.....1...32.6..31......2......87..9.56...7.....1..9.8..7..5.8...";
  const std::string text = line + "\n# a comment\n\nscfKDTRBQsV3CQ3p0q08RJ5avLJSRFc\n12x\n:0000:x:" + line + "::::\n";
  SheetCollection sheets(text);
  CHECK(sheets.division() == Division::kLines);
  std::vector<std::pair<int, std::string>> found;
  while (const auto item = sheets.next()) {
    found.emplace_back(item->line, item->reading ? std::string(item->reading.value().format) : "");
    if (!item->reading) CHECK(item->reading.error().line == 5);
  }
  CHECK(found == std::vector<std::pair<int, std::string>>{{1, "line"}, {4, "scf"}, {5, ""}, {6, "hodoku"}});
}

TEST_CASE("One puzzle over several lines is not a collection") {
  const std::string rows = "F...............\n" + repeated("................\n", 15);
  for (const std::string& text : {rows, std::string("1..4\n....\n.2..\n....\n"), std::string("1...............")}) {
    SheetCollection sheets(text);
    CHECK(sheets.division() == Division::kOne);
    CHECK(sheets.next()->reading.ok());
    CHECK_FALSE(sheets.next());
  }
}

TEST_CASE("The source of a puzzle in a collection reads as the same puzzle") {
  const std::string line = "...3.9..7..1.6..4.....1...32.6..31......2......87..9.56...7.....1..9.8..7..5.8...";
  const std::string game = "<game data='" + line + "'/>";
  const auto check = [](const std::string& text, const std::vector<std::string>& sources) {
    SheetCollection sheets(text);
    std::vector<std::string> found;
    while (const auto item = sheets.next()) {
      found.emplace_back(item->source);
      const auto alone = read_sheet(item->source);
      REQUIRE(alone.ok() == item->reading.ok());
      if (alone) CHECK(alone.value().sheet.puzzle.givens == item->reading.value().sheet.puzzle.givens);
    }
    CHECK(found == sources);
  };
  check(line + "\r\n\n# no\n :0000:x:" + line + "::::\n12x", {line, ":0000:x:" + line + "::::", "12x"});
  check("<opensudoku><folder>\n" + game + game + "</folder></opensudoku>", {game, game});
  check(game + "\n" + game, {game, game});
}

TEST_CASE("Folders of OpenSudoku are collections, each game by itself") {
  const std::string blank(81, '0');
  const std::string text = "<opensudoku>\n<folder name='a'>\n<game data='" + blank +
                           "'/>\n<game data='1'/>\n</folder><folder name='b'>\n<game data='" + blank +
                           "'/></folder></opensudoku>";
  SheetCollection sheets(text);
  std::vector<std::pair<int, bool>> found;
  while (const auto item = sheets.next()) found.emplace_back(item->line, item->reading.ok());
  CHECK(found == std::vector<std::pair<int, bool>>{{3, true}, {4, false}, {6, true}});
}
