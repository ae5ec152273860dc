// Killers as Solo, SumoCue and forums write them, and the links of lisudoku.
#include "sheets.hpp"

using namespace sudoscope;

namespace {

std::string constraints_in(const std::string& text) {
  const auto reading = read_sheet(text);
  if (!reading) FAIL(text_of(reading.error().message));
  return text_of(reading.value().sheet.puzzle.geometry->constraints());
}

std::string refusal_of(const std::string& text) { return text_of(read_sheet(text).error().message); }

// A killer that every format holds: each row is a cage.
Sheet rows_as_cages() {
  std::string cages;
  for (int row = 1; row <= 9; ++row) {
    std::string cells;
    for (int column = 1; column <= 9; ++column)
      cells += (cells.empty() ? "\"R" : ",\"R") + std::to_string(row) + "C" + std::to_string(column) + '"';
    cages += (cages.empty() ? "" : ",") + ("{\"cells\":[" + cells + "],\"value\":\"45\"}");
  }
  Sheet sheet{
      {Geometry::boxes(3, 3, {{"killercage", '[' + cages + ']'}}).value(), std::vector<Digit>(81, kBlank)}, {}, {}, {}};
  make_tidy(sheet);
  return sheet;
}

}  // namespace

TEST_CASE("Killer cages survive each format that has them") {
  const Sheet sheet = rows_as_cages();
  for (const std::string_view format : {"solo", "sumocue", "killer-line", "lisudoku", "constraint-string"}) {
    CAPTURE(format);
    CHECK(losses(sheet, format).value().empty());
    CHECK_ROUND_TRIP(sheet, format);
    CHECK(read_sheet(write_sheet(sheet, format).value().text).value().format == format);
  }
}

TEST_CASE("A killer of Solo has its cages behind the givens, and their sums in the cages") {
  CHECK(constraints_in(write_sheet(rows_as_cages(), "solo").value().text)
            .starts_with("killercage=[{\"cells\":[\"R1C1\",\"R1C2\""));
  CHECK(refusal_of("2x2k:p,a,p") == "The text after the comma is not a drawing of cages.");
}

TEST_CASE("A killer of SumoCue is read, with diagonals and with the place of a fault") {
  std::string numbers;
  for (int cell = 0; cell < 81; ++cell) numbers += cell < 2 ? "769:" : "0:";
  CHECK(constraints_in("3x3::k:" + numbers) == "killercage=[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"}]\n");
  CHECK(constraints_in("3x3:d:k:" + numbers).starts_with("diagonals\nkillercage="));
  CHECK(refusal_of("3x3::k:1:2:") == "The heading of a SumoCue killer is followed by 81 numbers, but here are 2.");
  const auto wrong = read_sheet("3x3::k:x" + numbers.substr(3));
  CHECK(text_of(wrong.error().message).starts_with("“x” is not a number of SumoCue"));
  CHECK(wrong.error().column == 8);
}

TEST_CASE("A killer in a line of signs is read, and a sign that leads nowhere is named") {
  std::string line = "3<" + std::string(79, '0');
  CHECK(constraints_in(line) == "killercage=[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"}]\n");
  line[9] = '^';  // R2C1 joins them
  line[18] = '\'';
  line[0] = 'A';
  CHECK(constraints_in(line).find("\"value\":\"10\"") != std::string::npos);
  CHECK(refusal_of("0^" + std::string(79, '0')) == "The arrow in r1c2 points out of the grid.");
  CHECK(refusal_of("><" + std::string(79, '0')) == "The arrows that begin in r1c1 lead to no sum.");
}

TEST_CASE("A link of lisudoku is read, packed or as digits, and what it does not know keeps its name") {
  CHECK(constraints_in("https://lisudoku.xyz/e?import="
                       "N4Ig5gTglgJgylAXgUxALgJwBoQAdoC2AhhAJ4AiURYA9gHZEA26ALhAK7IC%2BQA%3D") == "diagonal-\n");
  const std::string digits = "000000000000000010000000200000003000000040000000500000000000000000000000000000000";
  CHECK(read_sheet("https://lisudoku.xyz/solver?import=" + digits).value().format == "lisudoku");
  const Constraints rules = {
      {"diagonals"},
      {"antiknight"},
      {"antiking"},
      {"odd", R"([{"cell":"R1C1"}])"},
      {"even", R"([{"cell":"R1C9"}])"},
      {"arrow", R"([{"lines":[["R1C1","R1C2","R1C3"]],"cells":["R1C1"]}])"},
      {"thermometer", R"([{"lines":[["R2C1","R2C2"]]}])"},
      {"renban", R"([{"lines":[["R6C1","R6C2","R7C2"]]}])"},
      {"palindrome", R"([{"lines":[["R8C1","R8C2","R8C3"]]}])"},
      {"killercage", R"([{"cells":["R9C1","R9C2"],"value":"9"}])"},
      {"extraregion", R"([{"cells":["R1C5","R2C5","R3C5","R4C5","R5C5","R6C5","R7C5","R8C5","R9C5"]}])"},
      {"difference", R"([{"cells":["R4C1","R4C2"]}])"},
      {"ratio", R"([{"cells":["R5C1","R5C2"]}])"}};
  Sheet sheet{{Geometry::boxes(3, 3, rules).value(), std::vector<Digit>(81, kBlank)}, {}, {}, {}};
  make_tidy(sheet);
  CHECK(losses(sheet, "lisudoku").value().empty());
  CHECK_ROUND_TRIP(sheet, "lisudoku");
}

TEST_CASE("lisudoku's rule that all dots are given is both of ours, where they leave the same pairs alone") {
  const auto ruled = [](const Constraints& rules) {
    Sheet sheet{{Geometry::boxes(3, 3, rules).value(), std::vector<Digit>(81, kBlank)}, {}, {}, {}};
    make_tidy(sheet);
    return sheet;
  };
  const Constraint white = {"difference", R"([{"cells":["R4C1","R4C2"]}])"};
  const Constraint black = {"ratio", R"([{"cells":["R5C1","R5C2"]}])"};
  const Constraint ratios = {"negative", R"(["ratio"])"};
  for (const Sheet& sheet : {ruled({white, black, {"nonconsecutive"}, ratios}), ruled({{"nonconsecutive"}, ratios})}) {
    CHECK(losses(sheet, "lisudoku").value().empty());
    CHECK_ROUND_TRIP(sheet, "lisudoku");
  }
  for (const Sheet& sheet : {ruled({black, {"nonconsecutive"}, ratios}), ruled({white, {"nonconsecutive"}}),
                             ruled({{"negative", R"(["ratio","xv"])"}, {"nonconsecutive"}})})
    CHECK(losses(sheet, "lisudoku").value().size() == 1);
}
