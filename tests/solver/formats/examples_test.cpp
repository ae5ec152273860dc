// Each example is recognised, has the expected contents, and is written back to the same sheet.
#include "examples.hpp"

#include <algorithm>

#include "catch.hpp"
#include "sheets.hpp"

using namespace sudoscope;

namespace {

examples::Example first_of(const std::string& format) {
  const auto all = examples::all();
  return *std::find_if(all.begin(), all.end(), [&](const auto& example) { return example.format == format; });
}

}  // namespace

TEST_CASE("Each example is recognised and has its listed contents") {
  for (const examples::Example& example : examples::all()) {
    CAPTURE(example.format, example.text);
    const auto reading = read_sheet(example.text);
    if (!reading) FAIL(text_of(reading.error().message));
    const Sheet& sheet = reading.value().sheet;
    CHECK(reading.value().format == example.format);
    CHECK(sheet.puzzle.geometry->side() == example.side);
    CHECK(count_filled(sheet.puzzle.givens) == example.givens);
    CHECK(count_filled(sheet.entries) == example.entries);
    CHECK(!sheet.candidates.empty() == example.candidates);
    if (!example.line.empty()) CHECK(write_sheet(sheet, "sdm").value().text == example.line);
  }
}

TEST_CASE("Each example is written back to the same sheet") {
  for (const examples::Example& example : examples::all()) {
    CAPTURE(example.format, example.text);
    const auto reading = read_sheet(example.text).value();
    if (!losses(reading.sheet, example.format)) continue;  // smaller than any written puzzle
    CHECK_ROUND_TRIP(reading.sheet, example.format);
    // The written text is recognised by itself.
    const auto written = write_sheet(reading.sheet, example.format).value();
    CHECK(read_sheet(written.text).value().format == example.format);
  }
}

TEST_CASE("The golden texts are written exactly as they were read") {
  for (const examples::Example& example : examples::all()) {
    const bool golden = example.format == "solo" || example.format == "s9b" || example.format == "scf" ||
                        example.format == "sudoku-exchange";
    if (!golden) continue;
    CAPTURE(example.text);
    const std::string text = write_sheet(read_sheet(example.text).value().sheet, example.format).value().text;
    const auto is_code = [](char c) { return c != '/' && c != '=' && c != '#'; };
    const auto last_word = [&](const std::string& s) {
      return std::string(std::find_if_not(s.rbegin(), s.rend(), is_code).base(), s.end());
    };
    if (example.text.find("&d=") == std::string::npos) CHECK(last_word(text) == last_word(example.text));
  }
}

TEST_CASE("Tags of .sdk files survive reading and writing") {
  const std::string text = first_of("sdk").text;
  const auto reading = read_sheet(text).value();
  CHECK(reading.sheet.tags.size() == 7);
  CHECK(reading.sheet.tags[1] == SheetTag{"title", "A random puzzle created by SudoCue"});
  CHECK(write_sheet(reading.sheet, "sdk").value().text == text);
}

TEST_CASE("f-puzzles JSON is packed exactly as by its site") {
  const std::string link = first_of("f-puzzles").text;
  Sheet sheet = read_sheet(link).value().sheet;
  const std::string json = write_sheet(sheet, "f-puzzles-json").value().text;
  CHECK(json.rfind("{\"size\":9,\"grid\":[[{\"value\":1,\"given\":true},{},", 0) == 0);
  const std::string packed = write_sheet(sheet, "f-puzzles").value().text;
  CHECK(packed.rfind("https://f-puzzles.com/?load=N4Ig", 0) == 0);
  CHECK_ROUND_TRIP(sheet, "f-puzzles");
}
