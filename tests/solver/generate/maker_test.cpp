// Puzzles for people: each fits its recipe, on any grid, and is the same however it is made.
#include "sudoscope/generate/maker.hpp"

#include <algorithm>
#include <regex>
#include <set>
#include <sstream>

#include "../catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/constraints/clue_names.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/rating/rating.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/techniques/logic.hpp"

using namespace sudoscope;
using test::is_solution;

namespace {

const std::string_view kRing = "..xxxxx...x.....x.x...x...xx..x.x..xx.x...x.xx..x.x..xx...x...x.x.....x...xxxxx..";

GeometryPtr grid(int height, int width, const Constraints& constraints = {}) {
  return Geometry::boxes(height, width, constraints).value();
}

Maker maker_of(MakerRecipe recipe) {
  const auto maker = Maker::of(std::move(recipe));
  REQUIRE(maker);
  return maker.value();
}

std::string line_of(const Puzzle& puzzle) { return format_puzzle(*puzzle.geometry, puzzle.givens, GridStyle::kLine); }

// The first `count` puzzles of a recipe.
std::vector<MadePuzzle> made(const Maker& maker, std::size_t count = 1) {
  std::vector<MadePuzzle> puzzles;
  for (std::uint64_t first = 0; puzzles.size() < count; first += maker.batch()) {
    REQUIRE(first < 20'000);
    for (auto& puzzle : maker.attempts(first, maker.batch()))
      if (puzzle && puzzles.size() < count) puzzles.push_back(std::move(*puzzle));
  }
  return puzzles;
}

std::vector<MadePuzzle> made(MakerRecipe recipe, std::size_t count = 1) {
  return made(maker_of(std::move(recipe)), count);
}

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
  const GeometryPtr grids[] = {grid(3, 3), grid(2, 3), grid(3, 3, {{"diagonals"}}), grid(3, 3, {{"windows"}})};
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
    const MadePuzzle puzzle = made({.geometry = grid(3, 3), .aim = grade})[0];
    check_proper(puzzle);
    CHECK(rate_own(puzzle.puzzle).value().grade == grade);
  }
}

TEST_CASE("an extreme puzzle is above 7.5 by Sudoku Explainer's scale too, if that covers the grid") {
  for (const MadePuzzle& puzzle : made({.geometry = grid(3, 3), .aim = Grade::kExtreme}, 8))
    CHECK(rate_se(puzzle.puzzle).value().er > 75);
  const GeometryPtr x_grid = grid(3, 3, {{"diagonals"}});
  CHECK(rate_own(made({.geometry = x_grid, .aim = Grade::kExtreme})[0].puzzle).value().grade == Grade::kExtreme);
}

TEST_CASE("a made puzzle is rated within the wanted range of another program's scale") {
  for (const MadePuzzle& puzzle : made({.geometry = grid(3, 3), .aim = SeRange{30, 44}}, 2)) {
    check_proper(puzzle);
    const int er = rate_se(puzzle.puzzle).value().er;
    CHECK((er >= 30 && er <= 44));
  }
  for (const MadePuzzle& puzzle : made({.geometry = grid(3, 3), .aim = HodokuRange{600, 900}}, 2)) {
    check_proper(puzzle);
    const int score = rate_hodoku(puzzle.puzzle).value().score;
    CHECK((score >= 600 && score <= 900));
  }
}

TEST_CASE("a made puzzle needs the wanted technique, and none that is harder") {
  for (const Technique technique : {Technique::kNakedPair, Technique::kXWing, Technique::kXyWing}) {
    const MadePuzzle puzzle = made({.geometry = grid(3, 3), .aim = technique})[0];
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
    for (const GeometryPtr& geometry : {grid(3, 3), grid(2, 4)}) {
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
    for (const MadePuzzle& puzzle : made({.geometry = grid(3, 3), .least_givens = least, .most_givens = most}, 3)) {
      check_proper(puzzle);
      const int givens = static_cast<int>(given_cells(puzzle.puzzle).size());
      CHECK((givens >= least && givens <= most));
    }
  }
  // For a range together with a difficulty that fewer givens would have.
  const MadePuzzle full =
      made({.geometry = grid(3, 3), .least_givens = 36, .most_givens = 45, .aim = Grade::kGentle})[0];
  CHECK((given_cells(full.puzzle).size() >= 36 && given_cells(full.puzzle).size() <= 45));
  for (const GeometryPtr& geometry : {grid(3, 3), grid(2, 3), grid(3, 3, {{"diagonals"}})}) {
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
  for (const MadePuzzle& puzzle : made({.geometry = grid(3, 3), .pattern = ring}, 2)) {
    check_proper(puzzle);
    CHECK(given_cells(puzzle.puzzle) == ring);
  }
  const auto small = cells_of("x..x....x..x.x..");
  const MadePuzzle puzzle = made({.geometry = grid(2, 2), .pattern = small})[0];
  check_proper(puzzle);
  CHECK(given_cells(puzzle.puzzle) == small);
  const auto easy = made({.geometry = grid(3, 3), .pattern = ring, .aim = Grade::kEasy})[0];
  CHECK(rate_own(easy.puzzle).value().grade == Grade::kEasy);
}

TEST_CASE("a made jigsaw has new connected regions each time") {
  for (const GeometryPtr& geometry : {grid(2, 2), grid(1, 5), grid(2, 3), grid(3, 3)}) {
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
      {.geometry = grid(4, 4), .least_givens = 130, .aim = Grade::kGentle},
      {.geometry = grid(4, 4), .aim = Grade::kHard},
      {.geometry = grid(4, 4, {{"diagonals"}}), .aim = Grade::kMedium},
      {.geometry = grid(4, 5), .new_regions = true, .aim = Grade::kMedium},
      {.geometry = grid(5, 5), .aim = Grade::kMedium},
  };
  for (const MakerRecipe& recipe : recipes) {
    const MadePuzzle puzzle = made(recipe)[0];
    check_proper(puzzle);
    CHECK(rate_own(puzzle.puzzle).value().grade == std::get<Grade>(recipe.aim));
  }
}

TEST_CASE("the result of an attempt depends only on its number and the seed") {
  for (const Aim& aim : {Aim(), Aim(Grade::kHard)}) {
    const Maker maker = maker_of({.geometry = grid(3, 3), .aim = aim, .seed = 7});
    const auto all = maker.attempts(0, 6);
    for (const auto& [first, count] : {std::pair(2, 1), std::pair(3, 3)}) {
      const auto part = maker.attempts(static_cast<std::uint64_t>(first), static_cast<std::size_t>(count));
      for (std::size_t i = 0; i < part.size(); ++i) {
        const auto& whole = all[static_cast<std::size_t>(first) + i];
        REQUIRE(part[i].has_value() == whole.has_value());
        if (whole) CHECK(part[i]->puzzle.givens == whole->puzzle.givens);
      }
    }
    const Maker other = maker_of({.geometry = grid(3, 3), .aim = aim, .seed = 8});
    CHECK(line_of(made(other)[0].puzzle) != line_of(made(maker)[0].puzzle));
  }
}

// The page's module is compared with the same ones: tests/wasm/make.test.ts.
TEST_CASE("a seed and a recipe make the same puzzle on every machine") {
  CHECK(line_of(made({.geometry = grid(3, 3), .minimal = true})[0].puzzle) ==
        "19..2..8...8.1........5.6...3...2......1...487845.....9.......647..8.2......6...7");
  CHECK(line_of(made({.geometry = grid(3, 3),
                      .symmetries = find_symmetries("half-turn").value(),
                      .aim = Grade::kHard,
                      .seed = 20261123})[0]
                    .puzzle) == ".7....1...41.5..73.....9...5...63..44.......86..54...7...6.....35..9.78...6....5.");
  CHECK(line_of(made({.geometry = grid(2, 3, {{"diagonals"}}), .seed = 5})[0].puzzle) ==
        ".....35.....36.1.......2............");
  CHECK(
      line_of(made({.geometry = grid(3, 3), .pattern = cells_of(kRing), .aim = Grade::kMedium, .seed = 5})[0].puzzle) ==
      "..96187...1.....2.8...3...14..5.1..99.5...1.41..8.9..63...5...2.8.....1...17829..");
}

TEST_CASE("the puzzle of a day is the same on every machine, for each difficulty") {
  for (const std::string& row : test::data_lines("puzzles_of_the_day.txt")) {
    std::istringstream words(row);
    std::string word, line;
    MakerRecipe recipe{.geometry = grid(3, 3), .symmetries = find_symmetries("half-turn").value()};
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
  const Maker maker = maker_of({.geometry = grid(3, 3), .aim = Grade::kHard});
  for (const auto& puzzle : maker.attempts(0, 4, [] { return true; })) CHECK_FALSE(puzzle);
}

TEST_CASE("a recipe that never leads to a puzzle is refused with a sentence") {
  const auto error_of = [](MakerRecipe recipe) {
    const auto maker = Maker::of(std::move(recipe));
    return maker ? std::string() : text_of(maker.error());
  };
  CHECK(error_of({.geometry = grid(3, 3, {{"snakes"}})}) ==
        "Sudoscope cannot make puzzles with snakes: it does not know how such puzzles are solved.");
  CHECK(error_of({.geometry = grid(2, 3), .aim = SeRange{30, 40}}).find("ordinary 9x9") != std::string::npos);
  CHECK(error_of({.geometry = grid(3, 3, {{"windows"}}), .new_regions = true}).find("indows") != std::string::npos);
  CHECK_FALSE(error_of({.geometry = grid(2, 3, {{"disjointgroups"}}), .new_regions = true}).empty());
  CHECK(error_of({.geometry = grid(3, 3), .least_givens = 30, .most_givens = 20}) ==
        "No puzzle has 30 givens or more and at most 20.");
  CHECK(error_of({.geometry = grid(3, 3), .most_givens = 16}) == "No puzzle on such a grid has fewer than 17 givens.");
  CHECK(error_of({.geometry = grid(3, 3, {{"diagonals"}}), .most_givens = 8}).empty());
  CHECK(error_of({.geometry = grid(3, 3), .pattern = cells_of("xxxxxxxxxxxxxxxx")}) ==
        "The pattern has 16 cells: no puzzle on such a grid has fewer than 17 givens.");
  const std::string rows = "xxxxxxxxx.........xxxxxxxxx.........xxxxxxxxxxxxxxxxxxxxxxxxxxx.........xxxxxxxxx";
  CHECK(error_of({.geometry = grid(3, 3), .pattern = cells_of(rows)}).empty());
  std::string both = rows;
  std::fill_n(both.begin() + 36, 9, '.');
  CHECK(error_of({.geometry = grid(3, 3), .pattern = cells_of(both)})
            .starts_with("The pattern leaves rows 4 and 5 empty."));
  std::string columns(81, 'x');
  for (std::size_t row = 0; row < 9; ++row) columns[9 * row + 6] = columns[9 * row + 8] = '.';
  CHECK(error_of({.geometry = grid(3, 3), .pattern = cells_of(columns)})
            .starts_with("The pattern leaves columns 7 and 9 empty."));
}

namespace {

// By the search for puzzles with clues, which made none of them.
void check_with_clues(const MadePuzzle& made) {
  CAPTURE(text_of(made.puzzle.geometry->constraints()));
  Solve solve(made.puzzle, *find_algorithm("sudoscope-v"), 2);
  while (!solve.run(1'000'000));
  CHECK(solve.status() == SolveStatus::kUnique);
  CHECK(solve.solution() == made.solution);
}

int given_count(const Puzzle& puzzle) {
  return static_cast<int>(
      std::count_if(puzzle.givens.begin(), puzzle.givens.end(), [](Digit d) { return d != kBlank; }));
}

}  // namespace

TEST_CASE("Puzzles with every kind of clue have one solution, on several sizes") {
  for (const ClueWishName& wish : clue_wish_names())
    for (const BoxShape boxes : {BoxShape{2, 2}, BoxShape{2, 3}, BoxShape{3, 3}}) {
      CAPTURE(wish.name, boxes.height, boxes.width);
      const MadePuzzle found =
          made({.geometry = grid(boxes.height, boxes.width), .clues = {{wish.kind}}, .seed = 3})[0];
      check_with_clues(found);
      // Four digits are too few for whispers and X-sums that all fit, but most kinds have clues even there.
      if (boxes.height * boxes.width > 4) CHECK(has_kind(found.puzzle.geometry->constraints(), wish.constraint));
    }
}

TEST_CASE("Clues mix with each other and with rules of the whole grid") {
  const MadePuzzle mixed = made({.geometry = grid(3, 3, {{"antiknight"}}),
                                 .clues = {{ClueWishKind::kArrows, 3}, {ClueWishKind::kKiller}},
                                 .seed = 5})[0];
  check_with_clues(mixed);
  for (const char* kind : {"antiknight", "arrow", "killercage"})
    CHECK(has_kind(mixed.puzzle.geometry->constraints(), kind));
}

TEST_CASE("A killer without givens has none, and its difficulty is the wanted one") {
  for (const Grade grade : {Grade::kMedium, Grade::kHard}) {
    MakerRecipe recipe{
        .geometry = grid(3, 3), .most_givens = 0, .clues = {{ClueWishKind::kKiller}}, .aim = grade, .seed = 2};
    for (const MadePuzzle& found : made(recipe, 3)) {
      check_with_clues(found);
      CHECK(given_count(found.puzzle) == 0);
      const auto rated = rate_own(found.puzzle);
      REQUIRE(rated);
      CHECK(rated.value().grade == grade);
    }
  }
}

TEST_CASE("A greater-than killer needs both its sums and its signs") {
  const MadePuzzle found = made({.geometry = grid(3, 3), .clues = {{ClueWishKind::kGreaterKiller}}, .seed = 6})[0];
  check_with_clues(found);
  const auto status_with = [&](const auto& change) {
    Constraints constraints;
    for (Constraint each : found.puzzle.geometry->constraints())
      if (change(each)) constraints.push_back(each);
    Solve solve({grid(3, 3, constraints), found.puzzle.givens}, *find_algorithm("sudoscope-v"), 2);
    while (!solve.run(1'000'000));
    return solve.status();
  };
  CHECK(status_with([](Constraint&) { return true; }) == SolveStatus::kUnique);
  CHECK(status_with([](Constraint& each) { return each.kind != "inequality"; }) == SolveStatus::kSeveral);
  const auto without_sums = [](Constraint& each) {
    if (each.kind != "killercage") return true;
    each.data = std::regex_replace(each.data, std::regex(R"(,"value":"\d+")"), "");
    return true;
  };
  CHECK(status_with(without_sums) == SolveStatus::kSeveral);
}

TEST_CASE("The cages of a killer have the symmetry of the recipe") {
  for (const char* name : {"half-turn", "quarter-turn", "mirrors", "diagonal"})
    for (const BoxShape boxes : {BoxShape{2, 2}, BoxShape{3, 3}}) {
      CAPTURE(name, boxes.height);
      const std::vector<Symmetry> symmetries = *find_symmetries(name);
      const MadePuzzle found = made({.geometry = grid(boxes.height, boxes.width),
                                     .symmetries = symmetries,
                                     .clues = {{ClueWishKind::kKiller}},
                                     .seed = 3})[0];
      check_with_clues(found);
      const Geometry& geometry = *found.puzzle.geometry;
      std::set<std::vector<Cell>> cages;
      for (const ClueAddress clue : clues_in(geometry)) cages.insert(sudoscope::cells_of(geometry, clue));
      CHECK(cages.size() >= static_cast<std::size_t>(geometry.side()));
      for (const std::vector<Cell>& cage : cages)
        for (const Symmetry symmetry : symmetries) {
          std::vector<Cell> image;
          for (const Cell cell : cage) image.push_back(image_of(cell, symmetry, geometry.side()));
          std::sort(image.begin(), image.end());
          CHECK(cages.contains(image));
        }
    }
}

TEST_CASE("A puzzle with clues can be made to need a step by clues, and none of a harder word") {
  for (const auto& [kind, technique] : {std::pair{ClueWishKind::kKiller, Technique::kHiddenCage},
                                        std::pair{ClueWishKind::kThermometers, Technique::kThermometerBounds}}) {
    const MadePuzzle found = made({.geometry = grid(3, 3), .clues = {{kind}}, .aim = technique, .seed = 8})[0];
    check_with_clues(found);
    const auto rated = rate_own(found.puzzle);
    REQUIRE(rated);
    const auto& path = rated.value().path;
    CHECK(std::any_of(path.begin(), path.end(), [&](const Deduction& step) { return step.technique == technique; }));
    for (const Deduction& step : path) CHECK(grade_of(step) <= row_of(technique).grade);
  }
}

TEST_CASE("No given and no clue of a made puzzle is superfluous") {
  const MadePuzzle found = made({.geometry = grid(2, 3), .clues = {{ClueWishKind::kKropki}}, .seed = 4})[0];
  for (std::size_t cell = 0; cell < found.puzzle.givens.size(); ++cell) {
    if (found.puzzle.givens[cell] == kBlank) continue;
    Puzzle fewer = found.puzzle;
    fewer.givens[cell] = kBlank;
    Solve solve(fewer, *find_algorithm("sudoscope-v"), 2);
    while (!solve.run(1'000'000));
    CHECK(solve.status() == SolveStatus::kSeveral);
  }
}

TEST_CASE("Recipes with clues refuse what they cannot keep to") {
  const auto refusal = [](MakerRecipe recipe) {
    recipe.clues = {{ClueWishKind::kKiller}};
    const auto maker = Maker::of(std::move(recipe));
    REQUIRE_FALSE(maker);
    return text_of(maker.error());
  };
  CHECK(refusal({.geometry = grid(4, 4)}) == "Sudoscope makes puzzles with clues on grids up to 12x12.");
  CHECK(refusal({.geometry = grid(3, 3), .new_regions = true}).find("without a pattern of givens") !=
        std::string::npos);
  CHECK(refusal({.geometry = grid(3, 3), .aim = SeRange{70, 75}}).find("ordinary 9x9") != std::string::npos);
  const auto symmetric =
      Maker::of({.geometry = grid(3, 3), .symmetries = {Symmetry::kHalfTurn}, .clues = {{ClueWishKind::kArrows}}});
  REQUIRE_FALSE(symmetric);
  CHECK(text_of(symmetric.error()).ends_with("a symmetry only for the cages of a killer."));
}
