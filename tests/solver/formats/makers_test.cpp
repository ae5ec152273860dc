// SudokuMaker: its rules by their numbers, the places that it counts, and its solutions; every rule that both programs
// have survives writing and reading.
#include "known_puzzles.hpp"

using namespace sudoscope;

namespace {

std::string cells_json(std::size_t count, const std::string& first = "{}") {
  std::string cells = first;
  for (std::size_t cell = 1; cell < count; ++cell) cells += ",{}";
  return '[' + cells + ']';
}

std::string maker_json(const std::string& rules, const std::string& spec = "\"size\":4", std::size_t cells = 16) {
  return "{\"formatVersion\":\"1.5.0\",\"puzzle\":{" + spec + ",\"cells\":" + cells_json(cells) +
         ",\"constraints\":[{\"type\":0}" + (rules.empty() ? "" : ',' + rules) + "]}}";
}

SheetReading reading_of(const std::string& json) {
  auto reading = read_sheet(json);
  if (!reading) FAIL(text_of(reading.error().message));
  return reading.value();
}

std::string maker_rules_of(const std::string& rules) {
  return text_of(reading_of(maker_json(rules)).sheet.puzzle.geometry->constraints());
}

}  // namespace

TEST_CASE("A rule breaks in the same grids before and after it is written for SudokuMaker, or is named as lost") {
  Rng rng(7);
  int whole = 0;
  for (const Known& known : known_puzzles()) {
    CAPTURE(known.id);
    const auto written = write_sheet(known.sheet, "sudoku-maker").value();
    const SheetReading reading = reading_of(written.text);
    CHECK(reading.format == "sudoku-maker");
    check_same_rules(known, reading.sheet, written.lost.empty() ? 10 : 0, rng);
    whole += written.lost.empty() ? 1 : 0;
    const std::string again = write_sheet(reading.sheet, "sudoku-maker").value().text;
    CHECK(write_sheet(reading_of(again).sheet, "sudoku-maker").value().text == again);
  }
  CHECK(whole > 30);
}

TEST_CASE("Places of SudokuMaker are counted in the grid, between its cells and around it") {
  // Edges at the left of cells come before those below, row by row.
  CHECK(
      maker_rules_of(
          R"({"type":202,"clues":[{"value":10,"edge":1},{"value":5,"edge":4},{"value":5,"edge":27}],"negative":[]})") ==
      "xv=[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"X\"},{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":\"V\"},"
      "{\"cells\":[\"R4C3\",\"R4C4\"],\"value\":\"V\"}]\n");
  CHECK(maker_rules_of(R"({"type":303,"clues":[{"corner":6,"digits":[1,2]}]})") ==
        "quadruple=[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"values\":[1,2]}]\n");
  CHECK(maker_rules_of(R"({"type":501,"clues":[{"outerCell":2,"value":7},{"outerCell":23,"value":0}]})") ==
        "sandwichsum=[{\"cell\":\"R0C2\",\"value\":\"7\"},{\"cell\":\"R3C5\",\"value\":\"0\"}]\n");
  CHECK(maker_rules_of(
            R"({"type":500,"clues":[{"outerCell":1,"diagonal":-1,"value":6},{"outerCell":30,"diagonal":1}]})") ==
        "littlekillersum=[{\"cell\":\"R0C1\",\"direction\":\"DR\",\"value\":\"6\"},"
        "{\"cell\":\"R5C0\",\"direction\":\"UR\"}]\n");
}

TEST_CASE("Lines, groups and cages of SudokuMaker are the rules that their data make them") {
  CHECK(maker_rules_of(
            R"({"type":300,"slow":true,"thermometers":[[0,1]]},{"type":401,"lines":[[4,5]],"minDifference":3})") ==
        "slowthermometer=[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]\nwhispers=[{\"lines\":[[\"R2C1\",\"R2C2\"]],\"value\":"
        "\"3\"}]\n");
  CHECK(maker_rules_of(
            R"({"type":406,"lines":[[0,1]],"groups":[20,10]},{"type":406,"lines":[[2,3]],"groups":[18,4,8]})") ==
        "modularline=[{\"lines\":[[\"R1C3\",\"R1C4\"]]}]\nparityline=[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]\n");
  CHECK(maker_rules_of(R"({"type":301,"cages":[{"cells":[0,1],"value":3},{"cells":[2,3],"value":0}]})") ==
        "killercage=[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"},{\"cells\":[\"R1C3\",\"R1C4\"]}]\n");
  CHECK(maker_rules_of(
            R"({"type":302,"groups":[[0,10],[1,11]]},{"type":11},{"type":10},{"type":4000,"lightCells":[5]})") ==
        "diagonals\nclone=[{\"cells\":[\"R1C1\",\"R1C2\"],\"cloneCells\":[\"R3C3\",\"R3C4\"]}]\nfoglight=[\"R2C2\"]\n");
  // A number in two cells is read as in a text, in whatever order they are.
  const std::string arrow = "arrow=[{\"lines\":[[\"R1C2\",\"R1C3\",\"R1C4\"]],\"cells\":[";
  CHECK(maker_rules_of(R"({"type":408,"bulbsWithArrows":[{"bulbCells":[1,0],"arrows":[[1,2,3]]}]})") ==
        arrow + "\"R1C2\",\"R1C1\"]}]\n");
}

TEST_CASE("Values that all marks of SudokuMaker show are ours, or relations of the pairs without a mark") {
  const std::string white =
      R"({"type":200,"clues":[{"value":1,"edge":1}],"negative":[1],"overrideNegativeRatios":true})";
  const std::string black =
      R"({"type":201,"clues":[{"value":2,"edge":2}],"negative":[2],"overrideNegativeDifferences":)";
  CHECK(maker_rules_of(white + ',' + black + "true}") ==
        "nonconsecutive\ndifference=[{\"cells\":[\"R1C1\",\"R1C2\"]}]\nratio=[{\"cells\":[\"R1C2\",\"R1C3\"]}]\n"
        "negative=[\"ratio\"]\n");
  CHECK(maker_rules_of(white + ',' + black + "false}").find("pairwise=[{\"lines\"") != std::string::npos);
  CHECK(maker_rules_of(R"({"type":202,"clues":[],"negative":[10,5]})") == "negative=[\"xv\"]\n");
  CHECK(maker_rules_of(R"({"type":202,"clues":[],"negative":[5]})").starts_with("pairwise=[{\"lines\""));
  CHECK(maker_rules_of(R"({"type":15})") == "nonconsecutive\n");
  // All neighbours are meant, although a white dot is there.
  CHECK(maker_rules_of(white.substr(0, white.find("[1]")) + "[]},{\"type\":15}").find("pairwise=") !=
        std::string::npos);
}

TEST_CASE("Rules of SudokuMaker that are programs, unknown or wrong keep a name, and those switched off are left out") {
  CHECK(maker_rules_of(R"({"type":1000,"definition":{"name":"Zipper lines","backend":{"code":"x"}}})") ==
        "Zipper-lines\n");
  CHECK(maker_rules_of(R"({"type":404,"lines":[[0,1]],"singleRegionTotals":true})") == "sudokumaker-404\n");
  CHECK(maker_rules_of(R"({"type":400,"lines":[[0,16]]})") == "sudokumaker-400\n");
  CHECK(maker_rules_of(R"({"type":200,"clues":[{"edge":0}]},{"type":303,"clues":[{"corner":0}]})") ==
        "sudokumaker-200\nsudokumaker-303\n");
  CHECK(maker_rules_of(R"({"type":12,"disabled":true})").empty());
}

TEST_CASE("Drawings of SudokuMaker, and rules that are only to be seen, are drawings at their places") {
  CHECK(maker_rules_of(
            R"({"type":400,"solverIgnored":true,"lines":[[0,1]],"style":{"color":"#f067f0","thickness":0.15}})") ==
        "line=[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"outlineC\":\"#f067f0\",\"width\":0.15}]\n");
  CHECK(
      maker_rules_of(
          R"({"type":2000,"lines":[[{"x":0.5,"y":1.5},{"x":2.5,"y":1.5}]],"style":{"color":"#ff0000","thickness":0.1}})") ==
      "line=[{\"lines\":[[\"R2C1\",\"R2C2\",\"R2C3\"]],\"outlineC\":\"#ff0000\",\"width\":0.1}]\n");
  CHECK(maker_rules_of(R"({"type":2001,"cages":[{"cells":[0,1],"value":"a"}]})") ==
        "cage=[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"a\"}]\n");
  CHECK(maker_rules_of(
            R"({"type":2002,"params":[{"type":"ellipse","rx":0.15,"ry":0.15,"fill":"#ffffffff","stroke":"#000000ff"}],)"
            R"("symbols":[[1,0.5]]})") ==
        "circle=[{\"cells\":[\"R1C1\",\"R1C2\"],\"baseC\":\"#ffffffff\",\"outlineC\":\"#000000ff\",\"width\":0.3,"
        "\"height\":0.3}]\n");
}

TEST_CASE("Regions of SudokuMaker are those of the grid, extra regions or none") {
  const auto geometry = [](const std::string& rules) { return reading_of(maker_json(rules)).sheet.puzzle.geometry; };
  const std::string boxes = R"({"type":1,"regions":[0,0,1,1,0,0,1,1,2,2,3,3,2,2,3,3]})";
  CHECK(geometry(boxes)->box_height() == 2);
  CHECK(geometry("")->box_height() == 1);
  CHECK(geometry(R"({"type":1,"regions":[0,0,0,1,2,0,1,1,2,2,3,1,2,3,3,3]})")->is_jigsaw());
  CHECK(maker_rules_of(R"({"type":1,"regions":[0,0,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1]})") ==
        "extraregion=[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\"]}]\n");
}

TEST_CASE("Digits in all cells of SudokuMaker are its solution, and a solution is written as such") {
  std::string cells;
  for (const char digit : std::string("1234341221434321"))
    cells += std::string(cells.empty() ? "{\"given\":true," : ",{") + "\"value\":" + digit + '}';
  const SheetReading reading =
      reading_of("{\"puzzle\":{\"size\":4,\"cells\":[" + cells + "],\"constraints\":[]},\"formatVersion\":\"1.5.0\"}");
  CHECK(reading.sheet.tags == std::vector<SheetTag>{{"solution", "1234341221434321"}});
  CHECK(count_filled(reading.sheet.puzzle.givens) == 1);
  CHECK(count_filled(reading.sheet.entries) == 0);
  CHECK(losses(reading.sheet, "sudoku-maker").value().empty());
  CHECK_ROUND_TRIP(reading.sheet, "sudoku-maker");
  Sheet entered = reading.sheet;
  entered.entries[1] = 1;
  CHECK(texts_of(losses(entered, "sudoku-maker").value()) ==
        std::vector<std::string>{"The solution is left out: this format keeps either entries or a solution."});
}

TEST_CASE("A puzzle of SudokuMaker that is not a Sudoku or is broken is refused with its fault") {
  const auto message = [](const std::string& text) { return text_of(read_sheet(text).error().message); };
  CHECK(message(maker_json("", "\"width\":4,\"height\":5", 20)) ==
        "The puzzle in “SudokuMaker link” is not a square grid with the digits from 1 on.");
  CHECK(message(maker_json("", "\"size\":4,\"minDigit\":0")).ends_with("with the digits from 1 on."));
  CHECK(message(maker_json("", "\"type\":\"custom\",\"size\":4,\"maxDigit\":4")) ==
        "The rules in “SudokuMaker link” let digits repeat in rows and columns. Sudoscope solves only Sudokus.");
  CHECK(read_sheet(maker_json(R"({"type":2003})", "\"type\":\"custom\",\"size\":4,\"maxDigit\":4")));
  CHECK(message("{\"puzzle\":{\"size\":2,\"cells\":[{\"value\":3},{},{},{}],\"constraints\":[]}}") ==
        "The digit of r1c1 in “SudokuMaker link” is not one of the grid’s digits.");
  const std::string link = write_sheet(reading_of(maker_json("")).sheet, "sudoku-maker").value().text;
  CHECK(message(link.substr(0, link.size() - 9)).find("incomplete") != std::string::npos);
}

TEST_CASE("Drawings are written for SudokuMaker, but for the heads of arrows") {
  const auto kept = [](const Constraint& drawing) {
    Sheet sheet{{Geometry::boxes(2, 2, {drawing}).value(), std::vector<Digit>(16, kBlank)}, {}, {}, {}};
    make_tidy(sheet);
    const auto written = write_sheet(sheet, "sudoku-maker").value();
    if (!written.lost.empty()) return text_of(written.lost[0]);
    return text_of(reading_of(written.text).sheet.puzzle.geometry->constraints());
  };
  for (const Constraint& drawing : Constraints{
           {"line", R"([{"lines":[["R1C1","R1C2","R2C2"]],"outlineC":"#67f067","width":0.25}])"},
           {"line", R"([{"lines":[["R1C1","R2C2"]],"outlineC":"#34bbe6","width":0.03,"wayPoints":[[0,0],[2,2]]}])"},
           {"circle", R"([{"cells":["R1C1","R1C2"],"baseC":"#000000","outlineC":"#ffffff","width":0.3,"height":0.3}])"},
           {"rectangle", R"([{"cells":["R4C4"],"baseC":"#cfcfcf","outlineC":"#00000000","width":0.7,"height":0.5}])"},
           {"text", R"([{"cells":["R0C2"],"value":"12","fontC":"#000000","size":1}])"},
           {"cage", R"([{"cells":["R1C1","R2C1"],"value":"a, b"}])"}})
    CHECK(kept(drawing) == text_of(Constraints{drawing}));
  CHECK(kept({"line", R"([{"lines":[["R1C1","R1C2"]],"headLength":0.3}])"}) == "A rule is left out: drawn lines.");
}
