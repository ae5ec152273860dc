// Strings of Interactive Sudoku Solver: every rule that both programs have survives writing and reading.
#include <fstream>

#include "sheets.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/constraints/broken_clues.hpp"

using namespace sudoscope;

namespace {

struct Known {
  std::string id;
  Sheet sheet;
  std::vector<Digit> solution;
};

// The puzzles with rules whose solutions are known.
std::vector<Known> known_puzzles() {
  std::vector<Known> known;
  std::ifstream file(SUDOSCOPE_TEST_DATA "/variants.jsonl");
  for (std::string line; std::getline(file, line);) {
    const auto json = parse_json(line);
    const JsonValue& record = json.value();
    Known one{record.member("id")->text, read_sheet(record.member("puzzle")->source).value().sheet, {}};
    const std::string& digits = record.member("solution")->text;
    const bool has_commas = digits.find(',') != std::string::npos;
    for (std::size_t at = 0; at < digits.size();) {
      const std::size_t end = has_commas ? std::min(digits.find(',', at), digits.size()) : at + 1;
      one.solution.push_back(static_cast<Digit>(std::stoi(digits.substr(at, end - at)) - 1));
      at = end + (has_commas ? 1 : 0);
    }
    known.push_back(std::move(one));
  }
  return known;
}

std::string string_of(const Sheet& sheet) { return write_sheet(sheet, "constraint-string").value().text; }

std::vector<Digit> changed(std::vector<Digit> digits, std::size_t cell, Digit digit) {
  digits[cell] = digit;
  return digits;
}

}  // namespace

TEST_CASE("A rule breaks in the same grids before and after it is written as a string") {
  Rng rng(7);
  const std::vector<Known> puzzles = known_puzzles();
  REQUIRE(puzzles.size() > 50);
  for (const Known& known : puzzles) {
    CAPTURE(known.id);
    const Geometry& before = *known.sheet.puzzle.geometry;
    const auto reading = read_sheet(string_of(known.sheet));
    if (!reading) FAIL(text_of(reading.error().message));
    CHECK(reading.value().format == "constraint-string");
    const Geometry& after = *reading.value().sheet.puzzle.geometry;
    CHECK(region_shape(before) == region_shape(after));
    CHECK(known.sheet.puzzle.givens == reading.value().sheet.puzzle.givens);
    const CompiledConstraints& first = compile_constraints(before);
    const CompiledConstraints& second = compile_constraints(after);
    CHECK(second.refusals.empty());
    CHECK(broken_clues(second, after.side(), known.solution).empty());
    // One changed cell breaks the clues that speak of it.
    for (std::size_t cell = 0; cell < known.solution.size(); ++cell) {
      const auto digit = static_cast<Digit>(rng.below(static_cast<std::uint32_t>(before.side())));
      const std::vector<Digit> grid = changed(known.solution, cell, digit);
      const bool breaks = !broken_clues(first, before.side(), grid).empty();
      CAPTURE(cell, digit);
      CHECK(breaks == !broken_clues(second, after.side(), grid).empty());
    }
    // Written again, it is the same string, or another order of its parts.
    const std::string again = string_of(reading.value().sheet);
    CHECK(string_of(read_sheet(again).value().sheet) == again);
  }
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
