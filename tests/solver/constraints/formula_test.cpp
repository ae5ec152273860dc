// Relations of two digits as formulas.
#include <functional>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/constraints/broken_clues.hpp"
#include "sudoscope/formats/formats.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

using test::boxes;

// Two cells that share no house.
GeometryPtr grid_with(std::string_view formula, int height = 3, int width = 3) {
  return boxes(height, width,
               {{"pairwise", R"([{"lines":[["R1C1","R4C4"]],"value":")" + std::string(formula) + "\"}]"}});
}

std::string reason_of(std::string_view formula) {
  std::vector<Message> reasons;
  ignored_constraints(*find_algorithm("sudoscope-v"), *grid_with(formula), &reasons);
  return reasons.empty() ? std::string() : text_of(reasons[0]);
}

// The pairs that do not break it.
std::string pairs_kept(std::string_view formula, int height = 3, int width = 3) {
  const GeometryPtr geometry = grid_with(formula, height, width);
  const CompiledConstraints compiled = compile_constraints(*geometry);
  const int side = geometry->side();
  std::string kept;
  for (int a = 0; a < side; ++a)
    for (int b = 0; b < side; ++b) {
      std::vector<Digit> digits(static_cast<std::size_t>(side * side), kBlank);
      digits[0] = static_cast<Digit>(a);
      digits[static_cast<std::size_t>(3 * side + 3)] = static_cast<Digit>(b);
      kept += broken_clues(compiled, side, digits).empty() ? '1' : '0';
    }
  return kept;
}

std::string pairs_where(int side, const std::function<bool(int, int)>& holds) {
  std::string pairs;
  for (int a = 1; a <= side; ++a)
    for (int b = 1; b <= side; ++b) pairs += holds(a, b) ? '1' : '0';
  return pairs;
}

TEST_CASE("A formula holds for the digits that it tells") {
  const std::pair<const char*, std::function<bool(int, int)>> formulas[] = {
      {"abs(a - b) >= 5", [](int a, int b) { return std::abs(a - b) >= 5; }},
      {"|a-b|≥5", [](int a, int b) { return std::abs(a - b) >= 5; }},
      {"A = 2B or b = 2a", [](int a, int b) { return a == 2 * b || b == 2 * a; }},
      {"a + b = 10 && a != 5", [](int a, int b) { return a + b == 10 && a != 5; }},
      {"a / b = 2", [](int a, int b) { return a == 2 * b; }},
      {"a % 3 == b mod 3", [](int a, int b) { return a % 3 == b % 3; }},
      {"(a - b) mod 4 = 1", [](int a, int b) { return (a - b + 8) % 4 == 1; }},
      {"2 < a <= b", [](int a, int b) { return 2 < a && a <= b; }},
      {"not (a < b) and !(a = b)", [](int a, int b) { return a > b; }},
      {"max(a, b) - min(a, b) <> 3", [](int a, int b) { return std::abs(a - b) != 3; }},
      {"a > 5 or a < 3 and b = 1", [](int a, int b) { return a > 5 || (a < 3 && b == 1); }},
      {"2(a + 1) - -b > 3 × 4", [](int a, int b) { return 2 * (a + 1) + b > 12; }},
      {"1 / (a - b) > 0", [](int a, int b) { return a > b; }},
      {"|a-b|=1||a=9", [](int a, int b) { return std::abs(a - b) == 1 || a == 9; }},
  };
  for (const auto& [formula, holds] : formulas) {
    INFO(formula);
    CHECK(reason_of(formula).empty());
    CHECK(pairs_kept(formula) == pairs_where(9, holds));
  }
  CHECK(pairs_kept("a + b > 16", 4, 4) == pairs_where(16, [](int a, int b) { return a + b > 16; }));
}

TEST_CASE("A text that is no formula is refused from the place of its fault") {
  const std::string of = "relations of neighbours on lines, clue 1: ";
  CHECK(reason_of("a - b") == of + "the formula needs a comparison, such as abs(a - b) >= 5.");
  CHECK(reason_of("a >") == of + "the formula needs a comparison, such as abs(a - b) >= 5.");
  CHECK(reason_of("a > c") == of + "the formula cannot be read from “c” on.");
  CHECK(reason_of("a > b b") == of + "the formula cannot be read from “b” on.");
  CHECK(reason_of("(a > b") == of + "the formula needs a comparison, such as abs(a - b) >= 5.");
  CHECK(reason_of("abs a > 1").starts_with(of + "the formula cannot be read from “"));
  CHECK_FALSE(reason_of("(a > b) + 1 = 2").empty());
  CHECK_FALSE(reason_of("a and b").empty());
  CHECK(reason_of(std::string(101, '(')) == of + "a formula has at most 100 characters.");
  CHECK_FALSE(reason_of(std::string(100, '(')).empty());
}

TEST_CASE("A formula is written for others as the pairs that it allows") {
  Sheet sheet{{grid_with("a < b"), std::vector<Digit>(81, kBlank)}, {}, {}, {}};
  sheet.puzzle.givens[80] = 4;
  const auto written = write_sheet(sheet, "constraint-string");
  REQUIRE(written);
  CHECK(written.value().lost.empty());
  const auto read = read_sheet(written.value().text);
  REQUIRE(read);
  const auto rules = read.value().sheet.puzzle.geometry->constraints();
  REQUIRE(rules.size() == 1);
  CHECK(rules[0].data.find(pairs_where(9, [](int a, int b) { return a < b; })) != std::string::npos);
}

}  // namespace
}  // namespace sudoscope
