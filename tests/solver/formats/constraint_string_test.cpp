// Strings of Interactive Sudoku Solver: every rule that both programs have survives writing and reading.
#include "known_puzzles.hpp"

using namespace sudoscope;

namespace {

std::string string_of(const Sheet& sheet) { return write_sheet(sheet, "constraint-string").value().text; }

}  // namespace

TEST_CASE("A rule breaks in the same grids before and after it is written as a string") {
  Rng rng(7);
  const std::vector<Known> puzzles = known_puzzles();
  REQUIRE(puzzles.size() > 50);
  for (const Known& known : puzzles) {
    CAPTURE(known.id);
    const auto reading = read_sheet(string_of(known.sheet));
    if (!reading) FAIL(text_of(reading.error().message));
    CHECK(reading.value().format == "constraint-string");
    check_same_rules(known, reading.value().sheet, 1, rng);
    // Written again, it is the same string, or another order of its parts.
    const std::string again = string_of(reading.value().sheet);
    CHECK(string_of(read_sheet(again).value().sheet) == again);
  }
}

TEST_CASE("All dots are given by one rule there, with white dots or without any") {
  const auto again = [](const std::string& text) { return string_of(read_sheet(text).value().sheet); };
  CHECK(again(".StrictKropki.WhiteDot~R1C1~R1C2").find(".StrictKropki") != std::string::npos);
  CHECK(again(".StrictKropki.WhiteDot~R1C1~R1C2").find(".Pair") == std::string::npos);
  CHECK(again(".StrictKropki.SearchPriority~1~R1C1").find(".StrictKropki") != std::string::npos);
  CHECK(again(".StrictKropki.BlackDot~R1C1~R1C2").find(".StrictKropki") == std::string::npos);
}

TEST_CASE("Rules without a counterpart are told of when a string is written") {
  const auto lost = [](const Constraint& constraint) {
    Sheet sheet{{Geometry::boxes(3, 3, {constraint}).value(), std::vector<Digit>(81, kBlank)}, {}, {}, {}};
    make_tidy(sheet);
    return texts_of(losses(sheet, "constraint-string").value());
  };
  CHECK(lost({"boxindexer", R"([{"cells":["R1C1"]}])"}) ==
        std::vector<std::string>{"A rule is left out: box indexers."});
  CHECK(lost({"killercage", R"([{"cells":["R1C1","R1C2"],"value":"about 7"}])"}) ==
        std::vector<std::string>{"A rule is left out: killer cages."});
  CHECK(lost({"killercage", R"([{"cells":["R1C1","R1C2"]}])"}).empty());
}

TEST_CASE("Pairs of a known relation become its kind, and all others a relation of pairs") {
  const auto rules = [](const std::string& text) {
    return text_of(read_sheet(text).value().sheet.puzzle.geometry->constraints());
  };
  CHECK(rules(".PairX~8H_xf8H_xf8H_B~_nabner~R1C1~R1C2~R1C3") ==
        "nabner=[{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\"]]}]\n");
  CHECK(rules(".Pair~8H_xf8H_xf8H_B~_mine~R1C1~R1C2")
            .starts_with("pairwise=[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"pairs\""));
  // Older strings exchange two symbols of the key.
  CHECK(rules(".BinaryX~8H-xf8H-xf8H-B~~R1C1~R1C2") == "nabner=[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]\n");
}

namespace {

std::string rules_read(const std::string& text) {
  const auto reading = read_sheet(text);
  if (!reading) return text_of(reading.error().message);
  return text_of(reading.value().sheet.puzzle.geometry->constraints());
}

}  // namespace

TEST_CASE("Empty parts of a string say nothing") {
  const std::string thermometer = "thermometer=[{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\"]]}]\n";
  CHECK(rules_read(".Thermo~R1C1~R1C2~R1C3.") == thermometer);  // no givens, as the site writes them
  CHECK(rules_read(".Thermo~R1C1~R1C2~R1C3..AntiKnight.") == "antiknight\n" + thermometer);
  CHECK(rules_read(".AntiKnight.AntiKing.") == "antiknight\nantiking\n");
  // Names are not taken for rows of letters and blanks, nor these for names.
  CHECK(read_sheet(".A.B.C..D...A..B").value().format == "line");
}

TEST_CASE("Parts that only collect or repeat rules become plain rules") {
  const std::string renban = "renban=[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]\n";
  CHECK(rules_read(".And.Renban~R1C1~R1C2.End") == renban);
  CHECK(rules_read(".Or.And.Renban~R1C1~R1C2.End.End") == renban);
  CHECK(rules_read(".Or.Renban~R1C1~R1C2.Renban~R1C2~R1C3.End").starts_with("eitheror="));
  // One bit for each cell from the origin on: here R1C1 and R1C3, then R2C2 and R2C3.
  CHECK(rules_read(".Replicate~F.Renban~R1C1~R1C2.End") ==
        "renban=[{\"lines\":[[\"R1C1\",\"R1C2\"]]},{\"lines\":[[\"R1C3\",\"R1C4\"]]}]\n");
  CHECK(rules_read(".Replicate~D~R2C2.Renban~R2C2~R1C1.End") ==
        "renban=[{\"lines\":[[\"R2C2\",\"R1C1\"]]},{\"lines\":[[\"R2C3\",\"R1C2\"]]}]\n");
  CHECK(rules_read(".Replicate~F.And.Replicate~BI.Renban~R1C1~R1C2.End.End.End") ==
        "renban=[{\"lines\":[[\"R1C1\",\"R1C2\"]]},{\"lines\":[[\"R2C1\",\"R2C2\"]]},"
        "{\"lines\":[[\"R1C3\",\"R1C4\"]]},{\"lines\":[[\"R2C3\",\"R2C4\"]]}]\n");
  // Givens are moved too, and a copy beside the grid leaves all as it is.
  const auto givens = read_sheet(".Shape~4x4.Replicate~B.~R1C1_3.End").value().sheet.puzzle.givens;
  CHECK(givens[0] == 2);
  CHECK(count_filled(givens) == 1);
  CHECK(rules_read(".Shape~4x4.Replicate~I.Renban~R1C1~R1C2.End").starts_with("Replicate="));
  CHECK(rules_read(".Or.Renban~R1C1~R1C2").starts_with("Or="));  // without its end
}

TEST_CASE("Rules that speak of boxes mean the usual ones, also in a grid without them") {
  const auto houses = [](const std::string& text) {
    return read_sheet(text).value().sheet.puzzle.geometry->houses().size();
  };
  CHECK(rules_read(".Shape~4x4.DisjointSets") == "disjointgroups\n");
  CHECK(rules_read(".Shape~4x4.NoBoxes.DisjointSets")
            .starts_with("extraregion=[{\"cells\":[\"R1C1\",\"R1C3\",\"R3C1\",\"R3C3\"]}"));
  CHECK(houses(".Shape~4x4.NoBoxes.DisjointSets.") == 12 + 4);
  CHECK(rules_read(".Shape~5x5.DisjointSets.Windoku.~R1C1_1") == "");
  CHECK(rules_read(".Windoku") == "windows\n");
  CHECK(rules_read(".Shape~4x4.Windoku") == "extraregion=[{\"cells\":[\"R2C2\",\"R2C3\",\"R3C2\",\"R3C3\"]}]\n");
  CHECK(houses(".NoBoxes.Windoku.") == 27 + 4);

  const auto geometry_of = [](const std::string& text) { return read_sheet(text).value().sheet.puzzle.geometry; };
  const std::string regions = ".Jigsaw~AAABACBBCCDBCDDD";
  const GeometryPtr jigsaw = geometry_of(".Shape~4x4.NoBoxes" + regions);
  CHECK(jigsaw->is_jigsaw());
  CHECK(jigsaw->houses().size() == 12);
  const GeometryPtr both = geometry_of(".Shape~4x4.RegionSumLine~R1C1~R1C2~R1C3" + regions);
  CHECK(!both->is_jigsaw());
  CHECK(both->houses().size() == 16);
  // Cells in no region have one symbol.
  CHECK(geometry_of(".Shape~4x4.NoBoxes.Jigsaw~AAABA0BB000B0000")->houses().size() == 12 + 2);
}

TEST_CASE("A sum with weights below 0 is one sum, and so is one with a total below 0") {
  CHECK(rules_read(".Sum~3_=_2_-1~R1C1~R1C2") ==
        "sumcage=[{\"cells\":[\"R1C1\",\"R1C2\"],\"coefficients\":[2,-1],\"value\":\"3\"}]\n");
  CHECK(rules_read(".Sum~-3_=_2_-1~R1C1~R1C2") ==
        "sumcage=[{\"cells\":[\"R1C1\",\"R1C2\"],\"coefficients\":[-2,1],\"value\":\"3\"}]\n");
  CHECK(rules_read(".Sum~0_=_1_1~R1C1~R1C2").starts_with("sumcage="));
  const std::string again = string_of(read_sheet(".Sum~3_=_2_-1~R1C1~R1C2").value().sheet);
  CHECK(again.ends_with(".Sum~3_=_2_-1~R1C1~R1C2"));
}

TEST_CASE("An automaton keeps its lines and its name") {
  const std::string text = ".NFA~RhP_YYY_8MMP_GGG~_by%20three~R1C1~R1C2~~R2C1~R2C2";
  CHECK(rules_read(text) ==
        "automaton=[{\"lines\":[[\"R1C1\",\"R1C2\"],[\"R2C1\",\"R2C2\"]],"
        "\"value\":\"RhP_YYY_8MMP_GGG\",\"name\":\"by three\"}]\n");
  CHECK(rules_read(string_of(read_sheet(text).value().sheet)) == rules_read(text));
  // A line in segments is a clue by itself.
  const std::string segments = ".NFA~RhP_YYY_8MMP_GGG~_a~R1C1~R1C2~~R1C3~~R1C1~-~R2C1~R2C2~-~R3C1~~R1C4";
  const std::string automaton = ",\"value\":\"RhP_YYY_8MMP_GGG\",\"name\":\"a\"";
  CHECK(rules_read(segments) == "automaton=[{\"lines\":[[\"R1C1\",\"R1C2\"],[\"R1C3\"]]" + automaton +
                                    "},{\"lines\":[[\"R1C1\"],[\"R2C1\",\"R2C2\"],[\"R3C1\"]]" + automaton +
                                    ",\"segments\":true},{\"lines\":[[\"R1C4\"]]" + automaton + "}]\n");
  CHECK(rules_read(string_of(read_sheet(segments).value().sheet)) == rules_read(segments));
  CHECK(rules_read(".Regex~MTI~R1C1~R1C2~-~R2C1").starts_with("Regex="));
}

TEST_CASE("Alternatives are one clue, and one without a counterpart keeps them all as they are") {
  const std::string text = ".Or.~R5C2_5_6.And.Skyscraper~C2~5~.Cage~3~R1C1~R2C1.End.End";
  CHECK(rules_read(text) ==
        "eitheror=[{\"any\":[{\"digits\":[{\"cell\":\"R5C2\",\"values\":[5,6]}]},"
        "{\"killercage\":[{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":\"3\"}],"
        "\"skyscraper\":[{\"cell\":\"R0C2\",\"value\":\"5\"}]}]}]\n");
  CHECK(rules_read(string_of(read_sheet(text).value().sheet)) == rules_read(text));
  // Each alternative may have a clue of its own beside the same row.
  const std::string rooms = ".Or.NumberedRoom~R2~8~.XSum~R2~8~.End.Or.XSum~R2~~8.XSum~R2~8~.End";
  CHECK(rules_read(string_of(read_sheet(rooms).value().sheet)) == rules_read(rooms));
  for (const std::string other : {".Or.~R1C1_1.ChaosArrow~R1C1.End", ".Or.~R1C1_1.~R2C1_1", ".Or.~R1C1_10.~R1C1_1.End"})
    CHECK(rules_read(other).starts_with("Or="));
  CHECK(rules_read(".~R1C1_1.Or.End").empty());
}

TEST_CASE("Rules below a grid of digits are those of the grid") {
  const std::string rules = "\n\n.AntiKnight.\n.Renban~R1C1~R1C2\n";
  for (const std::string grid : {"1..2............", "1..2\n....\n....\n....", "1..2............ AAABACBBCCDBCDDD"}) {
    CHECK(rules_read(grid + rules) == "antiknight\nrenban=[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]\n");
    const Puzzle puzzle = read_sheet(grid + rules).value().sheet.puzzle;
    CHECK(count_filled(puzzle.givens) == 2);
    CHECK(puzzle.geometry->is_jigsaw() == (grid.back() == 'D'));
  }
  const auto wrong = read_sheet("1..2............\n\n.Renban~R1C1~R1C5\n");
  REQUIRE(!wrong);
  CHECK(wrong.error().line == 3);
}

TEST_CASE("Regions as symbols are a jigsaw, alone or behind the givens") {
  const std::string regions = "AAABACBBCCDBCDDD";
  const std::string givens = "1..2............";
  const auto is_jigsaw = [](const std::string& text) {
    const auto reading = read_sheet(text);
    return reading && reading.value().sheet.puzzle.geometry->is_jigsaw();
  };
  CHECK(is_jigsaw(regions));
  CHECK(is_jigsaw("1112132233423444"));
  for (const char* const between : {"", " ", "\n"}) {
    CHECK(is_jigsaw(givens + between + regions));
    CHECK(count_filled(read_sheet(givens + between + regions).value().sheet.puzzle.givens) == 2);
  }
  CHECK(!is_jigsaw("1234341221434321"));                // a full grid
  CHECK(!is_jigsaw(givens + "1342" + "341221434321"));  // its solution behind it
  CHECK(!is_jigsaw("AABAACBBCCDBCDDD"));                // a region of two parts
}
