// Messages, and the languages that make sentences of them.
#include "catch.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

TEST_CASE("a message in JSON is its id and its arguments", "[message]") {
  const Message row = say(Id::kRow, 5);
  CHECK(row.json() == "[" + std::to_string(static_cast<int>(Id::kRow)) + ",5]");
  const Message twice = say(Id::kHoldsTwice, row, std::vector{DigitName{7}}, std::vector<CellName>{{1, 2}, {1, 5}});
  CHECK(twice.json() ==
        "[" + std::to_string(static_cast<int>(Id::kHoldsTwice)) + "," + row.json() + ",[7],[[1,2],[1,5]]]");
  CHECK(say(Id::kListAnd, "a \"b\"", "\\").json() ==
        "[" + std::to_string(static_cast<int>(Id::kListAnd)) + ",\"a \\\"b\\\"\",\"\\\\\"]");
  CHECK(say(Id::kNoCandidate, std::vector<CellName>{}).json().ends_with(",[]]"));
  CHECK(!Message());
  CHECK(text_of(Message()).empty());
}

TEST_CASE("English and German make sentences of the same message", "[message]") {
  const Message twice =
      say(Id::kHoldsTwice, say(Id::kRow, 5), std::vector{DigitName{7}}, std::vector<CellName>{{5, 2}, {5, 12}});
  CHECK(text_of(twice) == "Row 5 holds 7 twice, at r5c2 and r5c12.");
  CHECK(text_of(twice, german()) == "In Zeile 5 steht 7 zweimal, bei Z5S2 und Z5S12.");
  CHECK(text_of(say(Id::kAfterForcedDigits, 1, twice)) ==
        "After 1 forced digit: Row 5 holds 7 twice, at r5c2 and r5c12.");
  CHECK(text_of(say(Id::kNoDigitWorks, std::vector<CellName>{{1, 1}}, 1719)) ==
        "No digit works at r1c1: a search with 1,719 guesses ends only in contradictions.");
  CHECK(text_of(say(Id::kNoDigitWorks, std::vector<CellName>{{1, 1}}, 1719), german()) ==
        "Bei Z1S1 geht keine Ziffer: Eine Suche mit 1.719 Versuchen endet nur in Widersprüchen.");
}

TEST_CASE("the text of a long list names eight and counts the rest", "[message]") {
  CHECK(text_of(say(Id::kNoPlace, digits_named(all_digits(3)), say(Id::kBox, 2))) ==
        "No place for 1, 2 and 3 in box 2.");
  CHECK(text_of(say(Id::kNoPlace, digits_named(all_digits(9)), say(Id::kBox, 2))) ==
        "No place for 1, 2, 3, 4, 5, 6, 7, 8 and 9 in box 2.");
  CHECK(text_of(say(Id::kNoPlace, digits_named(all_digits(16)), say(Id::kBox, 2))) ==
        "No place for 1, 2, 3, 4, 5, 6, 7, 8 and 8 more in box 2.");
}

TEST_CASE("any text in a message comes out unchanged", "[message]") {
  const std::string odd = "a\n\t\"\\{#}, [1]\x01";
  CHECK(text_of(say(Id::kListAnd, odd, "ü")) == odd + " and ü");
}

TEST_CASE("numbers are written by the rules of the language", "[message]") {
  CHECK(number_text(-1234567) == "-1,234,567");
  CHECK(number_text(999, german()) == "999");
  CHECK(text_of(say(Id::kRow, 0.25), german()) == "Zeile 0,25");
  CHECK(text_of(say(Id::kRow, 12.0)) == "row 12");
}

TEST_CASE("a locale finds its language", "[message]") {
  CHECK(find_language("de_AT.UTF-8") == &german());
  CHECK(find_language("de") == &german());
  CHECK(find_language("de@euro") == &german());
  CHECK(find_language("en-GB") == &english());
  CHECK(find_language("den") == nullptr);
  CHECK(find_language("") == nullptr);
}

}  // namespace
}  // namespace sudoscope
