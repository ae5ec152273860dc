// Constraints: lists as text, their names, and their houses.
#include "sudoscope/grid/constraint.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "sudoscope/base/language.hpp"
#include "sudoscope/grid/format.hpp"

namespace sudoscope {
namespace {

GeometryPtr ruled(int height, int width, const Constraints& constraints) {
  return Geometry::boxes(height, width, constraints).value();
}

std::vector<std::string> extra_houses(const Geometry& geometry) {
  std::vector<std::string> names;
  for (std::size_t id = 3 * static_cast<std::size_t>(geometry.side()); id < geometry.houses().size(); ++id) {
    names.push_back(text_of(house_named(geometry, static_cast<HouseId>(id))) + ", from " +
                    cell_name(geometry, geometry.houses()[id].cells.front()) + " to " +
                    cell_name(geometry, geometry.houses()[id].cells.back()));
  }
  return names;
}

TEST_CASE("a list of constraints survives its text form") {
  const Constraints list = {
      {"diagonals"}, {"killercage", R"([{"cells":["R1C1"],"value":"a=b"}])"}, {"unheard-of", "7"}};
  const std::string text = "diagonals\nkillercage=[{\"cells\":[\"R1C1\"],\"value\":\"a=b\"}]\nunheard-of=7\n";
  CHECK(text_of(list) == text);
  CHECK(constraints_of(text).value() == list);
  CHECK(constraints_of("").value().empty());
  CHECK(constraints_of("antiknight").value() == Constraints{{"antiknight"}});
}

TEST_CASE("a text other than a list of constraints is refused with a sentence") {
  for (const char* const text : {"=1\n", "\n", "windows\nwindows\n"})
    CHECK(text_of(constraints_of(text).error()) == "The list of rules has a line without a kind, or a kind twice.");
  CHECK(text_of(constraints_of(std::string(kMostConstraintBytes + 1, 'x')).error()) ==
        "The rules of this puzzle are longer than 64 kB, which is more than Sudoscope keeps.");
}

TEST_CASE("each kind of constraint has one id and one name") {
  std::set<std::string_view> ids;
  std::set<std::string> names;
  for (const ConstraintKind& kind : constraint_kinds()) {
    CHECK(ids.insert(kind.id).second);
    CHECK(names.insert(text_of(Message(kind.name))).second);
    CHECK(find_constraint_kind(kind.id) == &kind);
  }
  CHECK(find_constraint_kind("unheard-of") == nullptr);
}

TEST_CASE("constraints are named as a sentence lists them") {
  CHECK_FALSE(names_of({}));
  const Constraints list = {{"xv"}, {"arrow"}, {"unheard-of"}};
  CHECK(text_of(names_of(list)) == "X and V, arrows and unheard-of");
  CHECK_FALSE(ignored_in_words({}, {}));
  CHECK(text_of(ignored_in_words(list, {})) ==
        "Sudoscope does not check these rules yet: X and V, arrows and unheard-of. Its verdicts ignore them.");
}

TEST_CASE("one diagonal alone is a house") {
  const Constraints rising = {{"diagonal+"}};
  CHECK(extra_houses(*ruled(2, 2, rising)) == std::vector<std::string>{"the rising diagonal, from r1c4 to r4c1"});
}

TEST_CASE("disjoint groups are the cells at the same place of their boxes") {
  const GeometryPtr geometry = ruled(2, 3, {{"disjointgroups"}});
  CHECK(geometry->houses()[18 + 4].cells == std::vector<Cell>{7, 10, 19, 22, 31, 34});
  CHECK(extra_houses(*geometry).back() == "disjoint group 6, from r2c3 to r6c6");
  CHECK(geometry->is_all_houses());
}

TEST_CASE("extra regions are houses if they have a cell for each digit") {
  const std::string whole = R"({"cells":["R1C1","R2C2","R4C3","R3C4"]})";
  const GeometryPtr solved = ruled(2, 2, {{"extraregion", "[" + whole + "]"}});
  CHECK(extra_houses(*solved) == std::vector<std::string>{"extra region 1, from r1c1 to r4c3"});
  CHECK(solved->is_all_houses());
  for (const char* const other :
       {R"({"cells":["R1C1","R1C2"]})", R"({"cells":["R1C1","R1C1","R2C2","R3C3"]})",
        R"({"cells":["R0C1","R1C1","R2C2","R3C3"]})", R"({"cells":["R1C5","R1C1","R2C2","x"]})"}) {
    const GeometryPtr partly = ruled(2, 2, {{"extraregion", "[" + whole + "," + other + "]"}});
    CHECK(extra_houses(*partly).size() == 1);
    CHECK(text_of(names_of(partly->ignored_constraints())) == "extra regions");
  }
  for (const char* const broken : {"", "[", "[\"", "[\"R1C1", "[\"\\", "{}", "7", "[\"R1C1\"]]"}) {
    const GeometryPtr none = ruled(2, 2, {{"extraregion", broken}});
    CHECK(extra_houses(*none).empty());
    CHECK(none->ignored_constraints().size() == 1);
  }
}

TEST_CASE("constraints without houses are kept behind those with houses") {
  const GeometryPtr geometry = ruled(3, 3, {{"unheard-of"}, {"antiking"}, {"windows"}, {"odd", "[]"}, {"diagonals"}});
  CHECK(text_of(geometry->constraints()) == "diagonals\nwindows\nantiking\nodd=[]\nunheard-of\n");
  CHECK(text_of(names_of(geometry->ignored_constraints())) == "anti-king, odd cells and unheard-of");
}

TEST_CASE("a jigsaw has no disjoint groups, and keeps the rule") {
  const std::vector<std::uint8_t> regions = {0, 0, 1, 1, 0, 2, 2, 1, 0, 2, 2, 1, 3, 3, 3, 3};
  const GeometryPtr geometry = Geometry::jigsaw(regions, {{"disjointgroups"}}).value();
  CHECK(extra_houses(*geometry).empty());
  CHECK(text_of(names_of(geometry->ignored_constraints())) == "disjoint groups");
}

TEST_CASE("a rule with more houses than algorithms can hold is kept without them") {
  CHECK(ruled(8, 8, {{"disjointgroups"}})->ignored_constraints().size() == 1);
  std::string regions;
  for (int region = 0; region < 6; ++region)
    regions += std::string(region > 0 ? "," : "") + R"({"cells":["R1C1","R2C2","R3C3","R4C4"]})";
  const GeometryPtr crowded = ruled(2, 2, {{"diagonals"}, {"extraregion", "[" + regions + "]"}});
  CHECK(extra_houses(*crowded).size() == 2);
  CHECK(text_of(names_of(crowded->ignored_constraints())) == "extra regions");
}

TEST_CASE("the description of a shape names its rules") {
  const auto parsed = parse_puzzle("1...............", {.constraints = {{"diagonals"}, {"antiknight"}}});
  CHECK(text_of(parsed.value().description) == "4x4 with diagonals and anti-knight, 1 given, from a 16-character line");
}

}  // namespace
}  // namespace sudoscope
