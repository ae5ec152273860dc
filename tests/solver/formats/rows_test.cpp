// Each row of the list of formats: the sign that distinguishes its texts, and its links.
#include "../../fuzz/replay.hpp"
#include "examples.hpp"
#include "formats/draft.hpp"
#include "sheets.hpp"

using namespace sudoscope;

namespace {

// The formats that recognise the text by the same sign.
std::vector<std::string> told_by(ToldBy by, std::string_view text) {
  std::vector<std::string> ids;
  for (const FormatRow& row : format_rows()) {
    if (!row.recognised.read || row.recognised.by != by) continue;
    if (row.recognised.read({text, text_lines(text)}, std::nullopt)) ids.emplace_back(row.facts.id);
  }
  return ids;
}

// The value in a link that the format writes, or all of a text that is no link.
std::string carried(const FormatRow& row, const Sheet& sheet) {
  const std::string text = row.write(sheet, Alphabet::kFromOne);
  const std::string_view first = row.links.addresses.substr(0, row.links.addresses.find(' '));
  return text.starts_with(first) ? text.substr(first.size()) : text;
}

}  // namespace

TEST_CASE("No text has the same sign of two formats") {
  std::vector<std::string> texts = fuzz::saved_inputs("read_sheet");
  for (const examples::Example& example : examples::all()) texts.push_back(example.text);
  std::size_t told = 0;
  for (const std::string& text : texts) {
    CAPTURE(text);
    for (const ToldBy by :
         {ToldBy::kBeginning, ToldBy::kPunctuation, ToldBy::kLength, ToldBy::kSymbols, ToldBy::kUnpacking}) {
      const std::vector<std::string> ids = told_by(by, text);
      CHECK(ids.size() <= 1);
      told += ids.size();
    }
  }
  CHECK(told > 20);
}

TEST_CASE("A link to each address of a format is read as that format, from a site below it and in http as well") {
  const Sheet sheet = read_sheet(examples::kPuzzle).value().sheet;
  int links = 0;
  for (const FormatRow& row : format_rows()) {
    if (row.links.addresses.empty()) continue;
    for (const std::string_view address : split_at(row.links.addresses, ' ')) {
      const std::string rest(address.substr(address.find("://") + 3));
      const std::string value = carried(row, sheet);
      for (const std::string& link : {"https://" + rest + value, "http://my." + rest + value, rest + value}) {
        CAPTURE(row.facts.id, link);
        const auto reading = read_sheet(link);
        if (!reading) FAIL(text_of(reading.error().message));
        CHECK(reading.value().format == row.facts.id);
        CHECK(reading.value().sheet.puzzle.givens == sheet.puzzle.givens);
        ++links;
      }
    }
  }
  CHECK(links > 30);
}

TEST_CASE("The link that opens a puzzle on another site is read again") {
  const Sheet sheet = read_sheet(examples::kPuzzle).value().sheet;
  std::vector<std::string> sites;
  for (const Format& format : all_formats()) {
    if (format.site.empty()) continue;
    sites.emplace_back(format.site);
    const std::string link = std::string(format.address) + write_sheet(sheet, format.id).value().text;
    CAPTURE(link);
    CHECK(link.starts_with("https://"));
    CHECK(read_sheet(link).value().sheet.puzzle.givens == sheet.puzzle.givens);
  }
  CHECK(sites == std::vector<std::string>{"SudokuWiki", "SudokuExchange", "f-puzzles", "SudokuPad",
                                          "Interactive Sudoku Solver", "lisudoku", "SudokuMaker", "penpa-edit"});
}

TEST_CASE("A link of a known site without a puzzle is distinct from one whose puzzle is missing") {
  const auto message = [](std::string_view text) { return text_of(read_sheet(text).error().message); };
  CHECK(message("https://www.sudokuwiki.org/sudoku.htm?bd=") == "This link does not contain a puzzle.");
  CHECK(message("https://www.sudokuwiki.org/sudoku.htm").starts_with("This link contains no puzzle that can be read."));
  CHECK(message("https://sudokupad.app/?puzzleid=9bq8rtjvmd").find("only names a puzzle") != std::string::npos);
}
