// penpa-edit: its layers, the shape of its grid, and the drawings that stand for rules.
#include <array>

#include "base/base64.hpp"
#include "examples.hpp"
#include "sheets.hpp"

using namespace sudoscope;

namespace {

// The link of lines of text, stored as they are.
std::string link_of(const std::string& text) {
  const auto low = [](std::size_t number) { return static_cast<char>(number & 0xFF); };
  const std::size_t length = text.size();
  const std::string block =
      std::string("\1") + low(length) + low(length >> 8) + low(~length) + low(~length >> 8) + text;
  std::string packed = to_base64(block);
  for (char& symbol : packed) symbol = symbol == '-' ? '+' : symbol == '_' ? '/' : symbol;
  return "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + packed;
}

// A grid of 4x4 cells without margins: points are 8 a row, and the first cell is 18.
std::string four(const std::string& setter, const std::string& solver = "{}", const std::string& colours = "{}") {
  return link_of("square,4,4,38,0,1,1,190,190,100,100,0,0,0,0,Title: ,Author: ,,,OFF,false\n[0,0,0,0]\n{}\n" + setter +
                 '\n' + solver + "\n[18,1,1,1,5,1,1,1,5,1,1,1,5,1,1,1]\n[]\n{}\nx\nx\n[3,0,0]\n{}\nx\n0\n" + colours);
}

Sheet sheet_of(const std::string& link) {
  const auto reading = read_sheet(link);
  if (!reading) FAIL(text_of(reading.error().message));
  CHECK(reading.value().format == "penpa");
  return reading.value().sheet;
}

std::string drawn(const std::string& setter, const std::string& colours = "{}") {
  return text_of(sheet_of(four(setter, "{}", colours)).puzzle.geometry->constraints());
}

}  // namespace

TEST_CASE("Both layers of penpa-edit, its words and its drawings are read from a packed link") {
  const auto all = examples::all();
  const auto example = std::find_if(all.begin(), all.end(), [](const auto& one) { return one.format == "penpa"; });
  const auto reading = read_sheet(example->text).value();
  const Sheet& sheet = reading.sheet;
  CHECK(sheet.puzzle.geometry->box_height() == 2);
  CHECK(sheet.puzzle.givens[0] == 0);
  CHECK(sheet.puzzle.givens[7] == 2);
  CHECK(sheet.entries[1] == 1);
  CHECK(sheet.candidates[4] == (digit_bit(2) | digit_bit(3)));
  CHECK(sheet.corners[12] == digit_bit(1));
  CHECK(by_name(sheet.tags) == std::vector<SheetTag>{{"author", "Zed"},
                                                     {"rules",
                                                      "Thermos\xE2\x80\xA8"
                                                      "1 & 2"},
                                                     {"title", "A zoo, maybe"}});
  CHECK(
      text_of(sheet.puzzle.geometry->constraints()) ==
      "killercage=[{\"cells\":[\"R1C3\",\"R1C4\"],\"value\":\"5\"}]\n"
      "cage=[{\"cells\":[\"R4C3\",\"R4C4\"]}]\n"
      "line=[{\"lines\":[[\"R3C1\",\"R3C2\",\"R4C2\"]],\"outlineC\":\"#cfcfcf\",\"width\":0.33},"
      "{\"lines\":[[\"R3C3\",\"R3C4\",\"R4C4\"]],\"outlineC\":\"#999999\",\"width\":0.1}]\n"
      "circle=[{\"cells\":[\"R3C1\"],\"baseC\":\"#cfcfcf\",\"outlineC\":\"#00000000\",\"width\":0.85,\"height\":0.85},"
      "{\"cells\":[\"R2C1\",\"R2C2\"],\"baseC\":\"#ffffff\",\"outlineC\":\"#000000\",\"width\":0.26,\"height\":0.26}]\n"
      "text=[{\"cells\":[\"R0C2\"],\"value\":\"5\",\"size\":1.167}]\n");
  CHECK(texts_of(reading.notes) ==
        std::vector<std::string>{
            "penpa-edit stores drawings without their rules. The text of the puzzle explains them."});
}

TEST_CASE("Drawn edges of penpa-edit are the regions if they cut the grid into such, and a diagonal is a line") {
  // Vertices are 64 and more: 73 is the corner of the grid.
  const auto geometry = [](const std::string& edges) {
    return sheet_of(four("{\"lineE\":{" + edges + "}}")).puzzle.geometry;
  };
  const std::string upright = "\"75,83\":2,\"83,91\":2,\"91,99\":2,\"99,107\":2";
  const std::string level = "\"89,90\":2,\"90,91\":2,\"91,92\":2,\"92,93\":2";
  CHECK(geometry("")->box_height() == 1);
  CHECK(geometry(upright + ',' + level)->box_height() == 2);
  CHECK(
      texts_of(read_sheet(four("{\"lineE\":{" + upright + "}}")).value().notes)[0].starts_with("The regions overlap"));
  CHECK(drawn("{\"lineE\":{\"73,82\":12,\"82,91\":12,\"91,100\":12,\"100,109\":12}}") ==
        "line=[{\"lines\":[[\"R1C1\",\"R2C2\",\"R3C3\",\"R4C4\"]],\"outlineC\":\"#34bbe6\",\"width\":0.03,"
        "\"wayPoints\":[[0,0],[1,1],[2,2],[3,3],[4,4]]}]\n");
}

TEST_CASE("Lines of penpa-edit are joined where two of a look meet, and the setter's own colours are kept") {
  const std::string lines = R"({"line":{"18,19":5,"19,27":5,"27,28":3}})";
  CHECK(drawn(lines) ==
        "line=[{\"lines\":[[\"R2C2\",\"R2C3\"]],\"outlineC\":\"#208020\",\"width\":0.1},"
        "{\"lines\":[[\"R1C1\",\"R1C2\",\"R2C2\"]],\"outlineC\":\"#999999\",\"width\":0.1}]\n");
  CHECK(drawn(R"({"line":{"18,19":5}})", R"({"line":{"18,19":"#67f067"}})") ==
        "line=[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"outlineC\":\"#67f067\",\"width\":0.1}]\n");
  CHECK(drawn(R"({"arrows":[[18,19,20]],"symbol":{"18":[1,"circle_L",1]}})") ==
        "line=[{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\"]],\"outlineC\":\"#a1a1a1\",\"width\":0.05,\"headLength\":0.3}]\n"
        "circle=[{\"cells\":[\"R1C1\"],\"baseC\":\"#ffffff\",\"outlineC\":\"#000000\",\"width\":0.86,\"height\":0.86}]"
        "\n");
  CHECK(texts_of(read_sheet(four(R"({"wall":{"18,19":2}})")).value().notes)[0] ==
        "A rule with the name “wall” is left out.");
}

TEST_CASE("Cages with sums are written for penpa-edit, and all other rules are named as lost") {
  const auto sheet = [](const Constraints& rules) {
    Sheet one{{Geometry::boxes(2, 2, rules).value(), std::vector<Digit>(16, kBlank)}, {}, {}, {}};
    make_tidy(one);
    return one;
  };
  const Sheet cages = sheet({{"killercage", R"([{"cells":["R1C1","R1C2"],"value":"3"}])"}});
  CHECK(losses(cages, "penpa").value().empty());
  CHECK_ROUND_TRIP(cages, "penpa");
  for (const Constraint& rule : {Constraint{"killercage", R"([{"cells":["R1C1","R1C2"]}])"}, Constraint{"antiking"}})
    CHECK(losses(sheet({rule}), "penpa").value().size() == 1);
}

TEST_CASE("A grid of penpa-edit that is no square, or a broken link, is refused with a sentence") {
  const auto message = [](const std::string& text) { return text_of(read_sheet(text).error().message); };
  CHECK(message(link_of("hex,4,4,38\n[0,0,0,0]\n{}\n{}\n{}\n[18]")).find("contains no grid") != std::string::npos);
  CHECK(message(link_of("square,4,4,38\n[0,0,0,0]\n{}\n{}\n{}\n[18,1,1]")).find("contains no grid") !=
        std::string::npos);
  CHECK(message(link_of("square,4,4,38\n[0,0,0,0]\n{}\n{\n{}\n[18,1,7,1]")).find("contains no grid") !=
        std::string::npos);
  const std::string link = four("{}");
  CHECK(message(link.substr(0, link.size() - 40)).find("incomplete") != std::string::npos);
}
