// Puzzles with clues: each fits its recipe and needs every given and every clue.
#include <algorithm>
#include <regex>
#include <set>

#include "../catch.hpp"
#include "made_puzzles.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/constraints/clue_names.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/rating/rating.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/techniques/logic.hpp"

using namespace sudoscope;
using test::boxes;
using test::made;

namespace {

// By the search for puzzles with clues, which makes none.
Solve solved(const Puzzle& puzzle) {
  Solve solve(puzzle, *find_algorithm("sudoscope-v"), 2);
  while (!solve.run(1'000'000));
  return solve;
}

SolveStatus status_of(const Puzzle& puzzle) { return solved(puzzle).status(); }

void check_with_clues(const MadePuzzle& made) {
  CAPTURE(text_of(made.puzzle.geometry->constraints()));
  const Solve solve = solved(made.puzzle);
  CHECK(solve.status() == SolveStatus::kUnique);
  CHECK(solve.solution() == made.solution);
}

}  // namespace

TEST_CASE("Puzzles with every kind of clue have one solution, on several sizes") {
  for (const ClueWishName& wish : clue_wish_names())
    for (const BoxShape shape : {BoxShape{2, 2}, BoxShape{2, 3}, BoxShape{3, 3}}) {
      CAPTURE(wish.name, shape.height, shape.width);
      const MadePuzzle found =
          made({.geometry = boxes(shape.height, shape.width), .clues = {{wish.kind}}, .seed = 3})[0];
      check_with_clues(found);
      // Four digits are too few for whispers and X-sums that all fit, but most kinds have clues even there.
      if (shape.height * shape.width > 4) CHECK(has_kind(found.puzzle.geometry->constraints(), wish.constraint));
    }
}

TEST_CASE("Clues mix with each other and with rules of the whole grid") {
  const MadePuzzle mixed = made({.geometry = boxes(3, 3, {{"antiknight"}}),
                                 .clues = {{ClueWishKind::kArrows, 3}, {ClueWishKind::kKiller}},
                                 .seed = 5})[0];
  check_with_clues(mixed);
  for (const char* kind : {"antiknight", "arrow", "killercage"})
    CHECK(has_kind(mixed.puzzle.geometry->constraints(), kind));
}

TEST_CASE("A killer without givens has none, and its difficulty is the wanted one") {
  for (const Grade grade : {Grade::kMedium, Grade::kHard}) {
    MakerRecipe recipe{
        .geometry = boxes(3, 3), .most_givens = 0, .clues = {{ClueWishKind::kKiller}}, .aim = grade, .seed = 2};
    for (const MadePuzzle& found : made(recipe, 3)) {
      check_with_clues(found);
      CHECK(test::given_count(found.puzzle) == 0);
      const auto rated = rate_own(found.puzzle);
      REQUIRE(rated);
      CHECK(rated.value().grade == grade);
    }
  }
}

TEST_CASE("A greater-than killer of the wanted difficulty needs both its sums and its signs") {
  const MadePuzzle found = made({.geometry = boxes(3, 3),
                                 .most_givens = 0,
                                 .clues = {{ClueWishKind::kGreaterKiller}},
                                 .aim = Grade::kMedium,
                                 .seed = 6})[0];
  check_with_clues(found);
  CHECK(rate_own(found.puzzle).value().grade == Grade::kMedium);
  const auto status_with = [&](const auto& change) {
    Constraints constraints;
    for (Constraint each : found.puzzle.geometry->constraints())
      if (change(each)) constraints.push_back(each);
    return status_of({boxes(3, 3, constraints), found.puzzle.givens});
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
    for (const BoxShape shape : {BoxShape{2, 2}, BoxShape{3, 3}}) {
      CAPTURE(name, shape.height);
      const std::vector<Symmetry> symmetries = *find_symmetries(name);
      const MadePuzzle found = made({.geometry = boxes(shape.height, shape.width),
                                     .symmetries = symmetries,
                                     .clues = {{ClueWishKind::kKiller}},
                                     .seed = 3})[0];
      check_with_clues(found);
      const Geometry& geometry = *found.puzzle.geometry;
      std::set<std::vector<Cell>> cages;
      for (const ClueAddress clue : clues_in(geometry)) cages.insert(cells_of(geometry, clue));
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
    const MadePuzzle found = made({.geometry = boxes(3, 3), .clues = {{kind}}, .aim = technique, .seed = 8})[0];
    check_with_clues(found);
    const auto rated = rate_own(found.puzzle);
    REQUIRE(rated);
    const auto& path = rated.value().path;
    CHECK(std::any_of(path.begin(), path.end(), [&](const Deduction& step) { return step.technique == technique; }));
    for (const Deduction& step : path) CHECK(grade_of(step) <= row_of(technique).grade);
  }
}

TEST_CASE("No given and no clue of a made puzzle is superfluous") {
  const MadePuzzle found = made({.geometry = boxes(2, 3), .clues = {{ClueWishKind::kKropki}}, .seed = 4})[0];
  for (std::size_t cell = 0; cell < found.puzzle.givens.size(); ++cell) {
    if (found.puzzle.givens[cell] == kBlank) continue;
    Puzzle fewer = found.puzzle;
    fewer.givens[cell] = kBlank;
    CHECK(status_of(fewer) == SolveStatus::kSeveral);
  }
  const auto all = found.puzzle.geometry->constraints();
  REQUIRE_FALSE(all.empty());
  for (std::size_t left_out = 0; left_out < all.size(); ++left_out) {
    Constraints fewer(all.begin(), all.end());
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(left_out));
    CHECK(status_of({boxes(2, 3, fewer), found.puzzle.givens}) == SolveStatus::kSeveral);
  }
}

TEST_CASE("Where a puzzle with all dots has none, neighbours neither follow each other nor are in a ratio of 2") {
  const MadePuzzle found = made({.geometry = boxes(3, 3), .clues = {{ClueWishKind::kAllKropki}}, .seed = 6})[0];
  check_with_clues(found);
  const auto rules = found.puzzle.geometry->constraints();
  // Other programs know it in these words.
  CHECK(has_kind(rules, "nonconsecutive"));
  CHECK(std::find(rules.begin(), rules.end(), Constraint{"negative", R"(["ratio"])"}) != rules.end());
  std::set<std::vector<Cell>> dots;
  for (const ClueAddress clue : clues_in(*found.puzzle.geometry)) dots.insert(cells_of(*found.puzzle.geometry, clue));
  for (Cell cell = 0; cell < 81; ++cell)
    for (const int step : {1, 9}) {
      const auto other = static_cast<Cell>(cell + step);
      if (other >= 81 || (step == 1 && other % 9 == 0)) continue;
      const auto [low, high] = std::minmax(found.solution[cell] + 1, found.solution[other] + 1);
      CHECK(dots.contains({cell, other}) == (high == low + 1 || high == 2 * low));
    }
}

TEST_CASE("A step by clues that the recipe does not have is refused with the clues that lead to it") {
  const auto refusal = [](std::vector<ClueWish> clues, Constraints rules, Technique aim) {
    const auto maker = Maker::of({.geometry = boxes(3, 3, rules), .clues = std::move(clues), .aim = aim});
    return maker ? std::string() : text_of(maker.error());
  };
  CHECK(refusal({{ClueWishKind::kArrows}}, {}, Technique::kKillerPair) ==
        "No puzzle with these clues needs the technique “killer pair”. Clues that lead to it: killer cages.");
  CHECK(refusal({}, {}, Technique::kCluePeers) ==
        "No puzzle without clues needs the technique “common peers of a clue”. Choose a kind of clues, too.");
  CHECK(refusal({{ClueWishKind::kKiller}}, {}, Technique::kNoPartner)
            .ends_with("dots, X and V, inequality signs and whispers."));
  CHECK(refusal({{ClueWishKind::kKiller}}, {}, Technique::kLineEnds) ==
        "Sudoscope makes no puzzles with clues that lead to the technique “ends of a between or lockout line”.");
  CHECK(refusal({{ClueWishKind::kGreaterKiller}}, {}, Technique::kKillerPair).empty());
  CHECK(refusal({{ClueWishKind::kGreaterKiller}}, {}, Technique::kNoPartner).empty());
  CHECK(refusal({}, {{"antiknight"}}, Technique::kSeenByRule).empty());
  CHECK(refusal({}, {{"antiknight"}}, Technique::kCluePeers).empty());
}

TEST_CASE("Recipes with clues refuse what they cannot keep to") {
  const auto refusal = [](MakerRecipe recipe) {
    recipe.clues = {{ClueWishKind::kKiller}};
    const auto maker = Maker::of(std::move(recipe));
    REQUIRE_FALSE(maker);
    return text_of(maker.error());
  };
  CHECK(refusal({.geometry = boxes(4, 4)}) == "Sudoscope makes puzzles with clues on grids up to 12x12.");
  CHECK(refusal({.geometry = boxes(3, 3), .new_regions = true}).find("cannot choose a pattern of givens") !=
        std::string::npos);
  CHECK(refusal({.geometry = boxes(3, 3), .aim = SeRange{70, 75}}).find("ordinary 9x9") != std::string::npos);
  const auto symmetric =
      Maker::of({.geometry = boxes(3, 3), .symmetries = {Symmetry::kHalfTurn}, .clues = {{ClueWishKind::kArrows}}});
  REQUIRE_FALSE(symmetric);
  CHECK(text_of(symmetric.error()).ends_with("Only the cages of a killer can be symmetric."));
}
