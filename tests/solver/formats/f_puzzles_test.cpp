// Members of f-puzzles beside givens and rules: cells in no region, and drawings.
#include "sheets.hpp"

using namespace sudoscope;

namespace {

// A grid of side 4 in which the cells have these regions, "-" for none and " " where the member is missing.
std::string grid_with_regions(std::string_view regions, const std::string& members = "") {
  std::string grid;
  for (int row = 0; row < 4; ++row) {
    std::string cells;
    for (int column = 0; column < 4; ++column) {
      const char region = regions[static_cast<std::size_t>(row * 4 + column)];
      const std::string told = region == '-' ? "null" : std::string(1, region);
      cells += (column == 0 ? "{" : ",{") + (region == ' ' ? std::string() : "\"region\":" + told) + "}";
    }
    grid += (row == 0 ? "[" : ",[") + cells + "]";
  }
  return "{\"size\":4,\"grid\":[" + grid + "]" + members + "}";
}

std::string rules_of(const std::string& text) {
  return text_of(read_sheet(text).value().sheet.puzzle.geometry->constraints());
}

}  // namespace

TEST_CASE("A grid whose cells are in no region has no boxes, and keeps so when it is written") {
  const std::string none = grid_with_regions(std::string(16, '-'));
  const auto reading = read_sheet(none).value();
  const Geometry& geometry = *reading.sheet.puzzle.geometry;
  CHECK_FALSE(geometry.has_boxes());
  CHECK_FALSE(geometry.is_jigsaw());
  CHECK(geometry.peers(0).size() == 6);
  CHECK(write_sheet(reading.sheet, "f-puzzles-json").value().text == none);
}

TEST_CASE("Regions that leave cells out are extra regions of a grid without boxes") {
  const std::string corner = R"({"cells":["R1C1","R1C2","R2C1","R2C2"]})";
  const std::string lower = R"({"cells":["R3C3","R3C4","R4C3","R4C4"]})";
  CHECK(rules_of(grid_with_regions("00--00----33--33")) == "extraregion=[" + corner + ',' + lower + "]\n");
  // Cells without the member are in their box.
  CHECK(rules_of(grid_with_regions("  --  ----  --  ")) == "extraregion=[" + corner + ',' + lower + "]\n");
  const std::string row = R"({"cells":["R1C1","R1C2","R1C3","R1C4"]})";
  CHECK(rules_of(grid_with_regions("00--00----------", ",\"extraregion\":[" + row + "]")) ==
        "extraregion=[" + corner + ',' + row + "]\n");
  CHECK(text_of(read_sheet(grid_with_regions("000-------------")).error().message) ==
        "Region 1 has 3 cells where 4 are needed.");
}

TEST_CASE("Cages called FOW are lamps in the fog, and cages called FOGLIGHT light their cells") {
  const std::string cages =
      R"(,"cage":[{"cells":["R1C1"],"value":"FOW"},{"cells":["R2C2","R2C3"],"value":"FOGLIGHT"},{"cells":["R4C4"]}])";
  CHECK(rules_of(grid_with_regions(std::string(16, ' '), cages)) ==
        "fogofwar=[\"R1C1\"]\nfoglight=[\"R2C2\",\"R2C3\"]\ncage=[{\"cells\":[\"R4C4\"]}]\n");
  CHECK(rules_of(grid_with_regions(std::string(16, ' '), cages + ",\"foglight\":[\"R3C3\"],\"fogofwar\":[]")) ==
        "fogofwar=[\"R1C1\"]\nfoglight=[\"R3C3\",\"R2C2\",\"R2C3\"]\ncage=[{\"cells\":[\"R4C4\"]}]\n");
}

TEST_CASE("Drawings are kept, and those that show a rule of the file are not") {
  const std::string line = R"({"lines":[["R1C1","R1C2"]],"outlineC":"#F067F0"})";
  const std::string shown = R"({"lines":[["R2C1","R2C2"]],"fromConstraint":"Renban"})";
  const std::string circle = R"({"cells":["R1C1"],"width":0.8})";
  const std::string members = ",\"line\":[" + line + ',' + shown + "],\"circle\":[" + circle +
                              "],\"cage\":[{\"cells\":[],\"value\":\"title: One\"}],\"text\":[]";
  const std::string text = grid_with_regions(std::string(16, ' '), members);
  CHECK(rules_of(text) == "line=[" + line + "]\ncircle=[" + circle + "]\n");
  const Geometry& geometry = *read_sheet(text).value().sheet.puzzle.geometry;
  CHECK(geometry.drawings().size() == 2);
  CHECK(geometry.is_all_houses());
  CHECK(
      text_of(ignored_in_words(geometry.ignored_constraints(), geometry.drawings())) ==
      "No rule of this puzzle explains its drawn lines and drawn circles. The rules text may give them a meaning that "
      "verdicts ignore.");
  CHECK(text_of(ignored_in_words({}, {})).empty());
}

TEST_CASE("Drawings too large to keep are left out, and the puzzle is read") {
  std::string lines;
  for (int line = 0; line < 4'000; ++line)
    lines += (line == 0 ? "" : ",") + std::string(R"({"lines":[["R1C1","R1C2"]]})");
  const auto reading = read_sheet(grid_with_regions(std::string(16, ' '), ",\"line\":[" + lines + "]")).value();
  CHECK(reading.sheet.puzzle.geometry->drawings().empty());
  CHECK(texts_of(reading.notes) == std::vector<std::string>{"The drawings are left out, as they are too large."});
}
