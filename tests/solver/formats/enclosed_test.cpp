// Puzzles enclosed in links, sentences, fields, XML and lists: found there, and nothing beside them dropped.
#include "seen_grids.hpp"
#include "sudoscope/formats/sheet_collection.hpp"

using namespace sudoscope;

TEST_CASE("A link is found in a sentence and with punctuation behind it") {
  const std::vector<std::string> links = {"https://www.sudokuwiki.org/sudoku.htm?bd=" + kNine,
                                          "https://sudokuexchange.com/play/?s=KDTRBQsV3CQ3p0q08RJ5avLJSRFc",
                                          "https://sudokupad.app/scfKDTRBQsV3CQ3p0q08RJ5avLJSRFc"};
  for (const std::string& link : links) {
    const std::string line = read_line_of(link);
    for (const std::string end :
         {")", ".", "),", "%20", "\xE2\x80\x8B", ">", "\"", "'", "]", "!", " ", "%20%20", ").\xE2\x80\x8B", "*"}) {
      CAPTURE(link + end);
      CHECK(read_line_of(link + end) == line);
    }
    CHECK(read_line_of("<" + link + ">") == line);
    CHECK(read_line_of("[a puzzle](" + link + ")") == line);
    CHECK(read_line_of("Have a look at this one: " + link + " It is hard.\nBye") == line);
  }
}

TEST_CASE("A link of any site is read if it holds a whole puzzle") {
  std::string zeros = kNine;
  std::replace(zeros.begin(), zeros.end(), '.', '0');
  for (const std::string& value : {kNine, zeros}) {
    for (const std::string& link :
         {"https://sudoku.coach/en/play/" + value, "https://sudokupad.app/classic/" + value,
          "https://example.org/?q=" + value, "http://soodoku.example/#/play/" + value + "/easy",
          "https://example.org/p?level=3&puzzle=" + value + "&x=1", "sudoku.coach/de/play/" + value}) {
      CAPTURE(link);
      CHECK(read_line_of(link) == kNine);
    }
  }
  const std::string packed = write_sheet(read_sheet(kNine).value().sheet, "fpuz").value().text;
  const std::string code = packed.substr(packed.find("fpuz"));
  CHECK(read_line_of("https://sudokupad.svencodes.example/puzzle/" + code) == kNine);
  CHECK(read_line_of("https://example.org/embed?id=" + code + "&theme=dark") == kNine);
  CHECK_FALSE(read_sheet("https://example.org/" + std::string(81, 'a')));
  CHECK_FALSE(read_sheet("https://example.org/" + kNine + "1"));
}

TEST_CASE("SudokuWiki's links since 2023 carry givens, solved cells and candidates in base 32") {
  const std::string link =
      "https://www.sudokuwiki.org/"
      "sudoku.htm?bd=vu4804032o1508g080030k10o888882647046888g06828060k10029k260b90478go003g0g950"
      "90b0b6a2c00g0bcg038ga8g9ao1506601oh847063a2ag288gg8g0626c082c2k20b159818920k9ag9462044";
  std::string code;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const char c = kNine[cell];
    const int value = c == '.' ? 511 << 1 : 1 << (c - '1') << 1 | 1;
    const char* const numerals = "0123456789abcdefghijklmnopqrstuv";
    code += std::string(1, numerals[value / 32]) + numerals[value % 32];
  }
  const auto reading = read_sheet("https://www.sudokuwiki.org/sudoku.htm?bd=" + code);
  REQUIRE(reading);
  CHECK(line_of(reading.value()) == kNine);
  CHECK(read_line_of(code) == kNine);
  CHECK(reading.value().sheet.candidates[2] == 511);
  CHECK(link.size() > 162);
}

TEST_CASE("A puzzle with fields behind colons is read, and triples behind a position are struck candidates") {
  CHECK(read_line_of(kNine + ":1:534678912672195348198342567859761423426853791713924856961537284287419635345286179") ==
        kNine);
  CHECK(read_line_of(kNine + ":a name") == kNine);
  std::string position = "+" + kNine + ":214 425";
  position = "53+47" + kNine.substr(4);
  position = "53+4.7" + kNine.substr(5) + ":214 425";
  const auto reading = read_sheet(position);
  REQUIRE(reading);
  const Sheet& sheet = reading.value().sheet;
  CHECK(reading.value().format == "hodoku");
  CHECK(count_filled(sheet.entries) == 1);
  CHECK_FALSE(has_digit(sheet.candidates[3], 1));
  CHECK(has_digit(sheet.candidates[3], 5));
}

TEST_CASE("XML of any program has its puzzles in 81 characters") {
  std::string zeros = kNine;
  std::replace(zeros.begin(), zeros.end(), '.', '0');
  const std::string text = "<?xml version=\"1.0\"?>\n<sudokus>\n<sudoku data=\"" + zeros + "\"/>\n<sudoku data=\"" +
                           zeros + "\"/>\n</sudokus>\n";
  CHECK(read_line_of(text) == kNine);
  SheetCollection list(text);
  CHECK(list.division() == Division::kGames);
  CHECK(list.next());
  CHECK(list.next());
  CHECK_FALSE(list.next());
  CHECK(read_line_of("<p><puzzle level=\"1\">" + kNine + "</puzzle><solution>" + std::string(81, '1') +
                     "</solution></p>") == kNine);
  CHECK(text_of(read_sheet("<rss><channel/></rss>").error().message).find("<rss>") != std::string::npos);
}

TEST_CASE("A sukaku with a cell without candidates is still a sukaku") {
  std::string text;
  for (int cell = 0; cell < 81; ++cell) text += cell == 5 ? "........." : "12.45678.";
  const auto reading = read_sheet(text);
  REQUIRE(reading);
  CHECK(reading.value().format == "sukaku");
  CHECK(reading.value().sheet.candidates[5] == 0);
}

TEST_CASE("Nothing is dropped from a list, neither at its head nor in its middle") {
  const std::string good = kNine + "\n";
  const std::vector<std::string> wrong = {kNine.substr(1) + "\n", kNine + "1\n", "!" + kNine.substr(1) + "\n",
                                          kNine.substr(0, 40) + "\n", "53..7....6..\n"};
  for (const std::string& bad : wrong) {
    for (const std::string& text : {bad + good + good, good + bad + good, good + good + bad, bad + bad + good + good,
                                    bad + good, good + bad, bad + good + bad + good + bad}) {
      CAPTURE(text);
      SheetCollection list(text);
      CHECK(list.division() == Division::kLines);
      int line = 0;
      while (const auto item = list.next()) {
        CHECK(item->line == ++line);
        CHECK(item->reading.ok() == (item->source == kNine));
      }
      CHECK(line == static_cast<int>(std::count(text.begin(), text.end(), '\n')));
    }
  }
  SheetCollection all_wrong(wrong[0] + wrong[1]);
  CHECK(all_wrong.division() == Division::kLines);
}

TEST_CASE("Labels before the puzzles of a list are not cells, in lines of any length") {
  for (const std::size_t width : {81U + 10U, 100U, 121U, 144U, 169U}) {
    for (const std::string label : {"Puzzle 12", "7", "No. 3"}) {
      const std::string before = label + std::string(width - 81 - label.size(), ' ');
      const std::string text = before + kNine + "\n" + before + kNine + "\n";
      CAPTURE(text);
      CHECK(read_line_of(before + kNine) == kNine);
      SheetCollection list(text);
      CHECK(list.division() == Division::kLines);
      CHECK(list.next()->reading.ok());
      CHECK(list.next()->reading.ok());
      CHECK_FALSE(list.next());
    }
  }
}
