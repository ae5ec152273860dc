// Puzzles for people: each fits its recipe, on any grid, and is the same however it is made.
#include "sudoscope/generate/maker.hpp"

#include <algorithm>
#include <set>
#include <sstream>

#include "../catch.hpp"
#include "made_puzzles.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/rating/rating.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/techniques/logic.hpp"

using namespace sudoscope;
using test::boxes;
using test::is_solution;
using test::made;
using test::maker_of;

namespace {

const std::string_view kRing = "..xxxxx...x.....x.x...x...xx..x.x..xx.x...x.xx..x.x..xx...x...x.x.....x...xxxxx..";

std::string line_of(const Puzzle& puzzle) { return format_puzzle(*puzzle.geometry, puzzle.givens, GridStyle::kLine); }

// By an algorithm that made none of them, and one that does not take minutes for hard 16x16 grids.
bool has_one_solution(const Puzzle& puzzle) {
  Solve solve(puzzle, *find_algorithm("propagate-and-guess-advanced"), 2);
  while (!solve.run(1'000'000));
  return solve.status() == SolveStatus::kUnique;
}

void check_proper(const MadePuzzle& made) {
  CAPTURE(line_of(made.puzzle));
  CHECK(has_one_solution(made.puzzle));
  CHECK(is_solution(made.puzzle, made.solution));
}

std::vector<Cell> given_cells(const Puzzle& puzzle) {
  std::vector<Cell> cells;
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell)
    if (puzzle.givens[cell] != kBlank) cells.push_back(static_cast<Cell>(cell));
  return cells;
}

bool is_minimal(Puzzle puzzle) {
  for (const Cell cell : given_cells(puzzle)) {
    const Digit taken = std::exchange(puzzle.givens[cell], kBlank);
    if (has_one_solution(puzzle)) return false;
    puzzle.givens[cell] = taken;
  }
  return true;
}

std::vector<Cell> cells_of(std::string_view pattern) {
  std::vector<Cell> cells;
  for (std::size_t cell = 0; cell < pattern.size(); ++cell)
    if (pattern[cell] == 'x') cells.push_back(static_cast<Cell>(cell));
  return cells;
}

}  // namespace

TEST_CASE("a made puzzle has the wanted difficulty, on grids of any kind") {
  const GeometryPtr grids[] = {boxes(3, 3), boxes(2, 3), boxes(3, 3, {{"diagonals"}}), boxes(3, 3, {{"windows"}})};
  for (const GeometryPtr& geometry : grids) {
    for (const Grade grade : {Grade::kGentle, Grade::kEasy, Grade::kMedium, Grade::kHard}) {
      if (geometry->side() == 6 && grade > Grade::kEasy) break;  // hardly any have one
      CAPTURE(geometry->side(), geometry->houses().size(), name_of(grade));
      for (const MadePuzzle& puzzle : made({.geometry = geometry, .aim = grade}, 2)) {
        check_proper(puzzle);
        CHECK(rate_own(puzzle.puzzle).value().grade == grade);
      }
    }
  }
}

TEST_CASE("fiendish and extreme puzzles are made, too") {
  for (const Grade grade : {Grade::kFiendish, Grade::kExtreme}) {
    const MadePuzzle puzzle = made({.geometry = boxes(3, 3), .aim = grade})[0];
    check_proper(puzzle);
    CHECK(rate_own(puzzle.puzzle).value().grade == grade);
  }
}

TEST_CASE("a made puzzle is rated within the wanted range of another program's scale") {
  for (const MadePuzzle& puzzle : made({.geometry = boxes(3, 3), .aim = SeRange{30, 44}}, 2)) {
    check_proper(puzzle);
    const int er = rate_se(puzzle.puzzle).value().er;
    CHECK((er >= 30 && er <= 44));
  }
  for (const MadePuzzle& puzzle : made({.geometry = boxes(3, 3), .aim = HodokuRange{600, 900}}, 2)) {
    check_proper(puzzle);
    const int score = rate_hodoku(puzzle.puzzle).value().score;
    CHECK((score >= 600 && score <= 900));
  }
}

TEST_CASE("a made puzzle needs the wanted technique, and none that is harder") {
  for (const Technique technique : {Technique::kNakedPair, Technique::kXWing, Technique::kXyWing}) {
    const MadePuzzle puzzle = made({.geometry = boxes(3, 3), .aim = technique})[0];
    check_proper(puzzle);
    const OwnRating rating = rate_own(puzzle.puzzle).value();
    const auto order = sought_techniques();
    const auto place_of = [&](Technique each) { return std::find(order.begin(), order.end(), each); };
    const auto hardest = std::max_element(rating.path.begin(), rating.path.end(), [&](const auto& a, const auto& b) {
      return place_of(a.technique) < place_of(b.technique);
    });
    CAPTURE(line_of(puzzle.puzzle));
    CHECK(hardest->technique == technique);
  }
}

TEST_CASE("the givens of a made puzzle have the wanted symmetry") {
  CHECK(symmetry_names().size() == 9);
  CHECK_FALSE(find_symmetries("Half-turn"));
  for (const std::string_view name : symmetry_names()) {
    const auto symmetries = find_symmetries(name).value();
    for (const GeometryPtr& geometry : {boxes(3, 3), boxes(2, 4)}) {
      for (const MadePuzzle& puzzle : made({.geometry = geometry, .symmetries = symmetries}, 2)) {
        check_proper(puzzle);
        const auto cells = given_cells(puzzle.puzzle);
        for (const Symmetry symmetry : symmetries)
          for (const Cell cell : cells)
            CHECK(puzzle.puzzle.givens[image_of(cell, symmetry, geometry->side())] != kBlank);
      }
    }
  }
}

TEST_CASE("a made puzzle has the wanted number of givens, or as few as possible") {
  for (const auto& [least, most] : {std::pair(30, 30), std::pair(24, 26), std::pair(40, 81), std::pair(81, 81)}) {
    for (const MadePuzzle& puzzle : made({.geometry = boxes(3, 3), .least_givens = least, .most_givens = most}, 3)) {
      check_proper(puzzle);
      const int givens = static_cast<int>(given_cells(puzzle.puzzle).size());
      CHECK((givens >= least && givens <= most));
    }
  }
  // For a range together with a difficulty that fewer givens would have.
  const MadePuzzle full =
      made({.geometry = boxes(3, 3), .least_givens = 36, .most_givens = 45, .aim = Grade::kGentle})[0];
  CHECK((given_cells(full.puzzle).size() >= 36 && given_cells(full.puzzle).size() <= 45));
  for (const GeometryPtr& geometry : {boxes(3, 3), boxes(2, 3), boxes(3, 3, {{"diagonals"}})}) {
    for (const char* const symmetry : {"none", "half-turn"}) {
      const MadePuzzle puzzle =
          made({.geometry = geometry, .symmetries = find_symmetries(symmetry).value(), .minimal = true})[0];
      check_proper(puzzle);
      CHECK(is_minimal(puzzle.puzzle));
    }
  }
}

TEST_CASE("the givens of a made puzzle are in the cells of the pattern and nowhere else") {
  const auto ring = cells_of(kRing);
  for (const MadePuzzle& puzzle : made({.geometry = boxes(3, 3), .pattern = ring}, 2)) {
    check_proper(puzzle);
    CHECK(given_cells(puzzle.puzzle) == ring);
  }
  const auto small = cells_of("x..x....x..x.x..");
  const MadePuzzle puzzle = made({.geometry = boxes(2, 2), .pattern = small})[0];
  check_proper(puzzle);
  CHECK(given_cells(puzzle.puzzle) == small);
  const auto easy = made({.geometry = boxes(3, 3), .pattern = ring, .aim = Grade::kEasy})[0];
  CHECK(rate_own(easy.puzzle).value().grade == Grade::kEasy);
}

TEST_CASE("a made jigsaw has new connected regions each time") {
  for (const GeometryPtr& geometry : {boxes(2, 2), boxes(1, 5), boxes(2, 3), boxes(3, 3)}) {
    const auto puzzles = made({.geometry = geometry, .new_regions = true}, 2);
    for (const MadePuzzle& puzzle : puzzles) {
      check_proper(puzzle);
      const Geometry& jigsaw = *puzzle.puzzle.geometry;
      CHECK(jigsaw.is_jigsaw());
      for (const House& house : jigsaw.houses()) {
        if (house.kind != HouseKind::kRegion) continue;
        std::vector<Cell> reached{house.cells[0]};
        for (std::size_t next = 0; next < reached.size(); ++next) {
          for (const Cell cell : house.cells) {
            const int rows = std::abs(jigsaw.row_of(cell) - jigsaw.row_of(reached[next]));
            const int columns = std::abs(jigsaw.column_of(cell) - jigsaw.column_of(reached[next]));
            if (rows + columns == 1 && std::find(reached.begin(), reached.end(), cell) == reached.end())
              reached.push_back(cell);
          }
        }
        CHECK(reached.size() == house.cells.size());
      }
    }
    if (geometry->side() > 4) {
      std::vector<int> regions[2];
      for (std::size_t i = 0; i < 2; ++i)
        for (int cell = 0; cell < geometry->cell_count(); ++cell)
          regions[i].push_back(puzzles[i].puzzle.geometry->box_of(static_cast<Cell>(cell)));
      CHECK(regions[0] != regions[1]);
    }
  }
}

TEST_CASE("Maker makes large grids of every kind") {
  const MakerRecipe recipes[] = {
      {.geometry = boxes(4, 4), .least_givens = 130, .aim = Grade::kGentle},
      {.geometry = boxes(4, 4), .aim = Grade::kHard},
      {.geometry = boxes(4, 4, {{"diagonals"}}), .aim = Grade::kMedium},
      {.geometry = boxes(4, 5), .new_regions = true, .aim = Grade::kMedium},
      {.geometry = boxes(5, 5), .aim = Grade::kMedium},
  };
  for (const MakerRecipe& recipe : recipes) {
    const MadePuzzle puzzle = made(recipe)[0];
    check_proper(puzzle);
    CHECK(rate_own(puzzle.puzzle).value().grade == std::get<Grade>(recipe.aim));
  }
}

TEST_CASE("the result of an attempt depends only on its number and the seed") {
  for (const Aim& aim : {Aim(), Aim(Grade::kHard)}) {
    const Maker maker = maker_of({.geometry = boxes(3, 3), .aim = aim, .seed = 7});
    const auto all = maker.attempts(0, 6);
    for (const auto& [first, count] : {std::pair(2, 1), std::pair(3, 3)}) {
      const auto part = maker.attempts(static_cast<std::uint64_t>(first), static_cast<std::size_t>(count));
      for (std::size_t i = 0; i < part.size(); ++i) {
        const auto& whole = all[static_cast<std::size_t>(first) + i];
        REQUIRE(part[i].has_value() == whole.has_value());
        if (whole) CHECK(part[i]->puzzle.givens == whole->puzzle.givens);
      }
    }
    const Maker other = maker_of({.geometry = boxes(3, 3), .aim = aim, .seed = 8});
    CHECK(line_of(made(other)[0].puzzle) != line_of(made(maker)[0].puzzle));
  }
}

// The page's module is compared with the same ones: tests/wasm/make.test.ts.
TEST_CASE("a seed and a recipe make the same puzzle on every machine") {
  CHECK(line_of(made({.geometry = boxes(3, 3), .minimal = true})[0].puzzle) ==
        "19..2..8...8.1........5.6...3...2......1...487845.....9.......647..8.2......6...7");
  CHECK(line_of(made({.geometry = boxes(3, 3),
                      .symmetries = find_symmetries("half-turn").value(),
                      .aim = Grade::kHard,
                      .seed = 20261123})[0]
                    .puzzle) == ".7....1...41.5..73.....9...5...63..44.......86..54...7...6.....35..9.78...6....5.");
  CHECK(line_of(made({.geometry = boxes(2, 3, {{"diagonals"}}), .seed = 5})[0].puzzle) ==
        ".....35.....36.1.......2............");
  CHECK(line_of(
            made({.geometry = boxes(3, 3), .pattern = cells_of(kRing), .aim = Grade::kMedium, .seed = 5})[0].puzzle) ==
        "..96187...1.....2.8...3...14..5.1..99.5...1.41..8.9..63...5...2.8.....1...17829..");
}

TEST_CASE("the puzzle of a day is the same on every machine, for each difficulty") {
  for (const std::string& row : test::data_lines("puzzles_of_the_day.txt")) {
    std::istringstream words(row);
    std::string word, line;
    MakerRecipe recipe{.geometry = boxes(3, 3), .symmetries = find_symmetries("half-turn").value()};
    words >> word >> recipe.seed >> line;
    CAPTURE(row);
    for (int grade = 0; grade <= static_cast<int>(Grade::kExtreme); ++grade)
      if (name_of(static_cast<Grade>(grade)) == word) recipe.aim = static_cast<Grade>(grade);
    const MadePuzzle puzzle = made(recipe)[0];
    CHECK(line_of(puzzle.puzzle) == line);
    check_proper(puzzle);
  }
}

TEST_CASE("a cancelled attempt has no result") {
  const Maker maker = maker_of({.geometry = boxes(3, 3), .aim = Grade::kHard});
  for (const auto& puzzle : maker.attempts(0, 4, [] { return true; })) CHECK_FALSE(puzzle);
}

TEST_CASE("a recipe that never leads to a puzzle is refused with a sentence") {
  const auto error_of = [](MakerRecipe recipe) {
    const auto maker = Maker::of(std::move(recipe));
    return maker ? std::string() : text_of(maker.error());
  };
  CHECK(error_of({.geometry = boxes(3, 3, {{"snakes"}})}) ==
        "Sudoscope cannot make puzzles with snakes: it does not know how such puzzles are solved.");
  CHECK(error_of({.geometry = boxes(2, 3), .aim = SeRange{30, 40}}).find("ordinary 9x9") != std::string::npos);
  CHECK(error_of({.geometry = boxes(3, 3, {{"windows"}}), .new_regions = true}).find("indows") != std::string::npos);
  CHECK_FALSE(error_of({.geometry = boxes(2, 3, {{"disjointgroups"}}), .new_regions = true}).empty());
  CHECK(error_of({.geometry = boxes(3, 3), .least_givens = 30, .most_givens = 20}) ==
        "No puzzle has 30 givens or more and at most 20.");
  CHECK(error_of({.geometry = boxes(3, 3), .most_givens = 16}) == "No puzzle on such a grid has fewer than 17 givens.");
  CHECK(error_of({.geometry = boxes(3, 3, {{"diagonals"}}), .most_givens = 8}).empty());
  CHECK(error_of({.geometry = boxes(3, 3), .pattern = cells_of("xxxxxxxxxxxxxxxx")}) ==
        "The pattern has 16 cells: no puzzle on such a grid has fewer than 17 givens.");
  const std::string rows = "xxxxxxxxx.........xxxxxxxxx.........xxxxxxxxxxxxxxxxxxxxxxxxxxx.........xxxxxxxxx";
  CHECK(error_of({.geometry = boxes(3, 3), .pattern = cells_of(rows)}).empty());
  std::string both = rows;
  std::fill_n(both.begin() + 36, 9, '.');
  CHECK(error_of({.geometry = boxes(3, 3), .pattern = cells_of(both)})
            .starts_with("The pattern leaves rows 4 and 5 empty."));
  std::string columns(81, 'x');
  for (std::size_t row = 0; row < 9; ++row) columns[9 * row + 6] = columns[9 * row + 8] = '.';
  CHECK(error_of({.geometry = boxes(3, 3), .pattern = cells_of(columns)})
            .starts_with("The pattern leaves columns 7 and 9 empty."));
}
