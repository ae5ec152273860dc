// The min-lex form: it is the smallest, equivalent puzzles share it, and its transformation leads to it.
#include "sudoscope/equivalence/minlex.hpp"

#include <array>
#include <set>

#include "../catch.hpp"
#include "exchanges.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

MinlexForm form_of(const Puzzle& puzzle) {
  const auto form = minlex(puzzle);
  REQUIRE(form);
  return form.value();
}

// Checks the form as far as possible without other puzzles.
void check_form(const Puzzle& puzzle, const MinlexForm& form) {
  CHECK(preserves_validity(*puzzle.geometry, form.transformation));
  CHECK(transformed(form.transformation, puzzle.givens) == form.givens);
}

Puzzle moved(const Puzzle& puzzle, std::uint64_t seed) {
  const auto other = equivalent(puzzle, seed);
  REQUIRE(other);
  return other.value();
}

std::vector<GeometryPtr> geometries_with_rules() {
  return {boxes(2, 2, {{"diagonals"}}),
          boxes(2, 3, {{"diagonals"}}),
          boxes(3, 3, {{"diagonals"}}),
          boxes(3, 3, {{"diagonal-"}}),
          boxes(3, 3, {{"windows"}}),
          boxes(3, 3, {{"windows"}, {"diagonals"}}),
          boxes(2, 3, {{"disjointgroups"}}),
          jigsaw("0001022211133233"),
          boxes(4, 4, {{"diagonals"}}),
          boxes(2, 2, {{"extraregion", R"([{"cells":["R1C1","R2C3","R3C2","R4C4"]}])"}})};
}

}  // namespace

TEST_CASE("the min-lex form is the smallest of all exchanges of lines, tried one by one") {
  Rng rng(1);
  for (const auto [height, width] : {std::array{2, 2}, {2, 3}, {3, 2}, {1, 4}, {4, 1}, {1, 3}}) {
    const Puzzle full = pattern(height, width);
    auto finder = MinlexFinder::of(*full.geometry);
    REQUIRE(finder);
    for (int times = 0; times < 6; ++times) {
      Puzzle puzzle = dig(moved(full, rng.next()), rng.below(full.givens.size()), rng);
      // Not every question is about a puzzle: a line may repeat digits.
      if (times % 3 == 0) puzzle = change_one(puzzle, rng);
      const auto form = finder.value().find(puzzle.givens);
      REQUIRE(form);
      check_form(puzzle, form.value());
      CAPTURE(height, width, to_line(puzzle.givens));
      std::vector<int> labels;
      for (const Digit label : form.value().givens) labels.push_back(label == kBlank ? 0 : label + 1);
      CHECK(labels == slow_form(puzzle));
    }
  }
}

TEST_CASE("equivalent puzzles on ordinary grids of any size have the same form") {
  Rng rng(2);
  for (const auto [height, width] : {std::array{1, 1}, {2, 2}, {2, 3}, {2, 4}, {3, 3}, {1, 7}, {3, 4}, {4, 4}}) {
    const Puzzle full = pattern(height, width);
    for (const std::size_t share : {3, 5, 7, 9}) {
      const Puzzle puzzle = dig(full, full.givens.size() * share / 10, rng);
      const MinlexForm form = form_of(puzzle);
      check_form(puzzle, form);
      CAPTURE(height, width, to_line(puzzle.givens));
      for (int times = 0; times < 3; ++times) {
        const Puzzle other = moved(puzzle, rng.next());
        const MinlexForm same = form_of(other);
        check_form(other, same);
        CHECK(same.givens == form.givens);
      }
      CHECK(form_of({puzzle.geometry, form.givens}).givens == form.givens);
    }
  }
}

TEST_CASE("equivalent puzzles by other rules have the same form, which keeps the rules") {
  Rng rng(3);
  for (const GeometryPtr& geometry : geometries_with_rules()) {
    auto finder = MinlexFinder::of(*geometry);
    REQUIRE(finder);
    const auto side = static_cast<std::size_t>(geometry->side());
    for (int times = 0; times < 4; ++times) {
      Puzzle puzzle = blank(geometry);
      for (std::size_t givens = rng.below(puzzle.givens.size()); givens > 0; --givens)
        puzzle.givens[rng.below(puzzle.givens.size())] = static_cast<Digit>(rng.below(side));
      const Puzzle other = moved(puzzle, rng.next());
      const auto form = finder.value().find(puzzle.givens), same = finder.value().find(other.givens);
      REQUIRE((form && same));
      check_form(puzzle, form.value());
      check_form(other, same.value());
      CHECK(same.value().givens == form.value().givens);
    }
  }
}

TEST_CASE("puzzles that are not equivalent have different forms") {
  std::set<std::vector<Digit>> forms;
  const std::vector<Puzzle> puzzles = line_file("17clue_sample.txt", 200);
  for (const Puzzle& puzzle : puzzles) forms.insert(form_of(puzzle).givens);
  CHECK(forms.size() == puzzles.size());
}

TEST_CASE("the min-lex form is compared row by row, blank before all digits") {
  // As M. Deverin published it with his program for row-minimal forms in 2007.
  const Puzzle puzzle =
      from_line(boxes(3, 3), ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...");
  CHECK(to_line(form_of(puzzle).givens) ==
        "........1.......2......3.......4.5....6...3....781.....1..2...4.3.....7.95.......");
}

TEST_CASE("empty, nearly empty, full and symmetric grids have min-lex forms") {
  const Puzzle empty = blank(boxes(3, 3));
  CHECK(to_line(form_of(empty).givens) == std::string(81, '.'));
  for (const std::size_t cell : {0u, 40u, 77u}) {
    Puzzle one = empty;
    one.givens[cell] = 6;
    const MinlexForm form = form_of(one);
    check_form(one, form);
    CHECK(to_line(form.givens) == std::string(80, '.') + '1');
  }
  // The most canonical grid, whose form is known, with 648 symmetries; and one digit in each row, column and box.
  const Puzzle full =
      from_line(boxes(3, 3), "123456789456789123789123456231564897564897231897231564312645978645978312978312645");
  CHECK(form_of(full).givens == full.givens);
  Puzzle diagonal = empty;
  for (std::size_t at = 0; at < 9; ++at) diagonal.givens[at / 3 + at % 3 * 3 + at * 9] = static_cast<Digit>(at);
  for (const Puzzle& puzzle : {full, diagonal}) {
    const Puzzle other = moved(puzzle, 4);
    check_form(other, form_of(other));
    CHECK(form_of(other).givens == form_of(puzzle).givens);
  }
}

TEST_CASE("a large grid with too many equal ways is refused in every orientation") {
  const Puzzle shifted = pattern(4, 4);
  CHECK_FALSE(minlex(shifted));
  CHECK_FALSE(minlex(moved(shifted, 5)));
  for (const Puzzle& puzzle : number_file("uniq16.txt", 2)) {
    const Puzzle other = moved(puzzle, 6);
    check_form(other, form_of(other));
    CHECK(form_of(other).givens == form_of(puzzle).givens);
  }
}

TEST_CASE("unknown rules, and too many transformations to try, are errors") {
  const auto unknown = minlex(blank(boxes(3, 3, {{"antiknight"}})));
  REQUIRE_FALSE(unknown);
  CHECK(text_of(unknown.error()) == "Sudoscope does not know which transformations preserve these rules: anti-knight.");
  CHECK_FALSE(equivalent(blank(boxes(3, 3, {{"killercage", "[]"}})), 1));
  CHECK_FALSE(minlex(blank(boxes(4, 4, {{"disjointgroups"}}))));
  CHECK(equivalent(blank(boxes(4, 4, {{"disjointgroups"}})), 1));
}
