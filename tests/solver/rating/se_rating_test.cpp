// The scale of Sudoku Explainer: its ratings of puzzles of every band to the decimal, its path to the step, and that no
// step of a path is wrong.
#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "catch.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/rating/rating.hpp"
#include "sudoscope/techniques/position.hpp"

namespace sudoscope {
namespace {

Puzzle puzzle_of(const std::string& text, const ParseOptions& options = {}) {
  const auto parsed = parse_puzzle(text, options);
  REQUIRE(parsed.ok());
  return parsed.value().puzzle;
}

// Several tests use the same puzzles, the hardest of which takes seconds.
const SeRating& rating_of(const std::string& text) {
  static std::map<std::string, SeRating> known;
  const auto found = known.find(text);
  if (found != known.end()) return found->second;
  const auto rating = rate_se(puzzle_of(text));
  REQUIRE(rating.ok());
  return known.emplace(text, rating.value()).first->second;
}

std::string one_decimal(int tenths) { return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10); }

std::string ratings_in(const SeRating& rating) {
  return one_decimal(rating.er) + " " + one_decimal(rating.ep) + " " + one_decimal(rating.ed);
}

struct Rated {
  std::string puzzle;
  std::string ratings;
  std::string name;  // may be missing
};

std::vector<Rated> sample() {
  std::ifstream file(std::string(SUDOSCOPE_TEST_DATA) + "/se_ratings.txt");
  std::vector<Rated> all;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields(line);
    std::string er;
    std::string ep;
    std::string ed;
    Rated& rated = all.emplace_back();
    fields >> rated.puzzle >> er >> ep >> ed >> rated.name;
    rated.ratings = er + " " + ep + " " + ed;
  }
  return all;
}

bool sees(const Geometry& geometry, Cell one, Cell other) {
  return std::ranges::find(geometry.peers(one), other) != geometry.peers(one).end();
}

// Each link of each branch is one on the position, without the candidates that the branch rules out before it.
void follow(const Position& position, const SeStep& step) {
  const Geometry& geometry = position.geometry();
  std::vector<std::vector<ChainLink>> branches(1);
  for (const ChainLink& link : step.links) {
    if (link.chain >= branches.size()) branches.resize(link.chain + 1u);
    branches[link.chain].push_back(link);
  }
  for (const std::vector<ChainLink>& links : branches) {
    if (links.empty()) continue;  // a place that is the conclusion itself
    std::set<std::pair<Cell, Digit>> there;
    std::set<std::pair<Cell, Digit>> not_there;
    const auto named = [](const ChainNode& node) { return std::pair(node.cells.at(0), node.digit); };
    (links[0].strong ? not_there : there).insert(named(links[0].from));
    for (std::size_t i = 0; i < links.size(); ++i) {
      const auto [cell, digit] = named(links[i].to);
      REQUIRE((links[i].strong ? not_there : there).contains(named(links[i].from)));
      REQUIRE(position.can_take(cell, digit));
      if (!links[i].strong) {
        const auto [from, from_digit] = named(links[i].from);
        CHECK((from == cell ? from_digit != digit : from_digit == digit && sees(geometry, from, cell)));
        not_there.insert({cell, digit});
        continue;
      }
      // All its causes come before it: then it is the last digit of the cell, or the last place of a house.
      if (i + 1 < links.size() && links[i + 1].to == links[i].to) continue;
      bool last = true;
      for (DigitSet left = position.candidates(cell) & ~digit_bit(digit); left != 0; left = without_first(left))
        last &= not_there.contains({cell, first_digit(left)});
      for (const HouseId house : geometry.houses_of(cell)) {
        bool last_place = true;
        for (const Cell other : geometry.houses()[house].cells)
          if (other != cell && position.can_take(other, digit)) last_place &= not_there.contains({other, digit});
        last |= last_place;
      }
      CHECK(last);
      there.insert({cell, digit});
    }
  }
}

constexpr auto kXyzWing = ".23...84...6.....7.4...9.3.65.93..7....5....67.21........6....1......7.......4.2.";

}  // namespace

TEST_CASE("puzzles of every difficulty have Sudoku Explainer's ER, EP, ED and technique") {
  const std::vector<Rated> all = sample();
  REQUIRE(all.size() >= 50);
  for (const Rated& rated : all) {
    CAPTURE(rated.puzzle);
    const SeRating& rating = rating_of(rated.puzzle);
    CHECK(rating.end == RatingEnd::kSolved);
    CHECK(ratings_in(rating) == rated.ratings);
    if (!rated.name.empty()) CHECK(rating.name == rated.name);
  }
}

TEST_CASE("Sudoku Explainer's path fills every blank cell once and removes no digit of the solution") {
  for (const Rated& rated : sample()) {
    CAPTURE(rated.puzzle);
    const Puzzle puzzle = puzzle_of(rated.puzzle);
    const SeRating& rating = rating_of(rated.puzzle);
    std::vector<Digit> solution = puzzle.givens;
    for (const SeStep& step : rating.path) {
      for (const Candidate& placed : step.placements) {
        REQUIRE(solution[placed.cell] == kBlank);
        solution[placed.cell] = placed.digit;
      }
    }
    for (const House& house : puzzle.geometry->houses()) {
      DigitSet seen = 0;
      for (const Cell cell : house.cells)
        if (solution[cell] != kBlank) seen |= digit_bit(solution[cell]);
      CHECK(seen == puzzle.geometry->all());
    }
    for (const SeStep& step : rating.path) {
      CHECK(step.technique != Technique::kNone);
      CHECK(!(step.placements.empty() && step.eliminations.empty()));
      for (const Candidate& gone : step.eliminations) CHECK(solution[gone.cell] != gone.digit);
    }
  }
}

TEST_CASE("Sudoku Explainer's path has the names and ratings of the scale for each step") {
  const SeRating& rating = rating_of(kXyzWing);
  std::string path;
  std::size_t last_cells = 0;
  for (const SeStep& step : rating.path) {
    if (step.tenths == 10) {
      ++last_cells;
    } else if (step.name != "HS") {
      path += step.name + one_decimal(step.tenths) + " ";
    }
  }
  CHECK(path == "NS2.3 Po2.6 Po2.6 Po2.6 Cl2.8 XW3.2 XW3.2 SF3.8 HT4.0 HT4.0 XYZW4.4 DP2.0 ");
  CHECK(last_cells == 20);
  const auto wing = std::ranges::find(rating.path, "XYZW", &SeStep::name);
  REQUIRE(wing != rating.path.end());
  CHECK(wing->technique == Technique::kXyzWing);
  CHECK(wing->placements.empty());
  CHECK(wing->eliminations == std::vector<Candidate>{{56, 3}});
  CHECK(rating.name == "XYZW");
}

TEST_CASE("the links of a chain lead from its assumption to its conclusion on the current grid") {
  int checked = 0;
  for (const Rated& rated : sample()) {
    CAPTURE(rated.puzzle);
    const Puzzle puzzle = puzzle_of(rated.puzzle);
    const SeRating& rating = rating_of(rated.puzzle);
    Position position(*puzzle.geometry, puzzle.givens);
    for (const SeStep& step : rating.path) {
      CAPTURE(step.name);
      CHECK(step.links.empty() == (step.chain_nodes == 0));
      if (!step.links.empty() && step.technique != Technique::kNestedForcingChain &&
          step.technique != Technique::kDynamicForcingChainPlus) {
        follow(position, step);
        ++checked;
      }
      for (const Candidate& gone : step.eliminations) position.eliminate(gone.cell, gone.digit);
      for (const Candidate& placed : step.placements) position.place(placed.cell, placed.digit);
    }
  }
  CHECK(checked > 50);
}

TEST_CASE("is_above_se() answers without the rest of the path") {
  // Every third of those, which the file lists by rating: each takes as long as its rating.
  const std::vector<Rated> all = sample();
  for (std::size_t at = 0; at < all.size(); at += 3) {
    const Rated& rated = all[at];
    CAPTURE(rated.puzzle);
    const Puzzle puzzle = puzzle_of(rated.puzzle);
    const int er = rating_of(rated.puzzle).er;
    CHECK(is_above_se(er - 1, puzzle).value());
    CHECK_FALSE(is_above_se(er, puzzle).value());
  }
  CHECK_FALSE(is_above_se(75, puzzle_of("1...............")).ok());
}

TEST_CASE("a grid beyond Sudoku Explainer's scale is refused with a sentence") {
  for (const auto& [text, options] : {std::pair<std::string, ParseOptions>{"1...............", {}},
                                      {std::string(81, '.'), {.constraints = {{"diagonals"}}}}}) {
    const auto rating = rate_se(puzzle_of(text, options));
    REQUIRE(!rating.ok());
    CHECK(
        text_of(rating.error()) ==
        "The scale of Sudoku Explainer is made for 9x9 grids with 3x3 boxes and no other rules; this is another grid.");
  }
}

TEST_CASE("a puzzle without a solution is stuck at 20.0, whatever its earlier steps") {
  // There are two 2s in row 8, and nothing is left for r9c9.
  const SeRating& rating =
      rating_of("123456789456789123789123456214365897365897214897214365531642978642978532978531.4.");
  CHECK(rating.end == RatingEnd::kStuck);
  CHECK(rating.er == 200);
}

TEST_CASE("a cancelled rating by Sudoku Explainer's scale keeps the path up to that point") {
  const std::string hard = sample().back().puzzle;
  int asked = 0;
  const auto rating = rate_se(puzzle_of(hard), [&] { return ++asked > 1000; });
  REQUIRE(rating.ok());
  CHECK(rating.value().end == RatingEnd::kCancelled);
  CHECK(rating.value().er < 112);
  CHECK(asked <= 1002);
}

}  // namespace sudoscope
