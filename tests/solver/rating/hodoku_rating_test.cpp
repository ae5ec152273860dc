// HoDoKu's scale: its score, level and techniques of puzzles of every level, and that no step of a path is wrong.
#include <fstream>
#include <set>
#include <sstream>

#include "catch.hpp"
#include "hodoku_names.hpp"
#include "sudoscope/format.hpp"
#include "sudoscope/language.hpp"
#include "sudoscope/position.hpp"

namespace sudoscope {
namespace {

Puzzle puzzle_for_hodoku(const std::string& text, const ParseOptions& options = {}) {
  const auto parsed = parse_puzzle(text, options);
  REQUIRE(parsed.ok());
  return parsed.value().puzzle;
}

struct RatedByHodoku {
  std::string puzzle;
  int score;
  std::string level;
  HodokuUses uses;
};

std::vector<RatedByHodoku> rated_by_hodoku() {
  std::ifstream file(std::string(SUDOSCOPE_TEST_DATA) + "/hodoku_ratings.txt");
  std::vector<RatedByHodoku> all;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields(line);
    std::string techniques;
    RatedByHodoku& rated = all.emplace_back();
    fields >> rated.puzzle >> rated.score >> rated.level >> techniques;
    rated.uses = uses_in(techniques);
  }
  return all;
}

HodokuRating hodoku_rating_of(const std::string& text) {
  const auto rating = rate_hodoku(puzzle_for_hodoku(text));
  REQUIRE(rating.ok());
  return rating.value();
}

}  // namespace

TEST_CASE("HoDoKu's scores, levels and techniques are its own", "[rating][hodoku]") {
  const auto sample = rated_by_hodoku();
  REQUIRE(sample.size() > 40);
  std::set<std::string> levels;
  for (const RatedByHodoku& judge : sample) {
    CAPTURE(judge.puzzle);
    const HodokuRating rating = hodoku_rating_of(judge.puzzle);
    CHECK(rating.score == judge.score);
    CHECK(level_of(rating) == judge.level);
    CHECK(rating.end == RatingEnd::kSolved);
    int sum = 0;
    for (const HodokuStep& step : rating.path) sum += step.score;
    CHECK(uses_of(rating) == judge.uses);
    CHECK(sum == rating.score);
    levels.insert(judge.level);
  }
  CHECK(levels.size() == 5);
}

TEST_CASE("no step of HoDoKu's path is wrong, and each does something new", "[rating][hodoku]") {
  for (const RatedByHodoku& judge : rated_by_hodoku()) {
    CAPTURE(judge.puzzle);
    const Puzzle puzzle = puzzle_for_hodoku(judge.puzzle);
    const HodokuRating rating = rate_hodoku(puzzle).value();
    std::vector<Digit> solution = puzzle.givens;
    for (const HodokuStep& step : rating.path)
      for (const Candidate& each : step.placements) solution[each.cell] = each.digit;
    Position position(*puzzle.geometry, puzzle.givens);
    for (const HodokuStep& step : rating.path) {
      bool is_new = false;
      for (const Candidate& each : step.eliminations) {
        CHECK(solution[each.cell] != each.digit);
        is_new |= position.is_blank(each.cell) && position.can_take(each.cell, each.digit);
        position.eliminate(each.cell, each.digit);
      }
      for (const Candidate& each : step.placements) {
        REQUIRE(position.can_take(each.cell, each.digit));
        position.place(each.cell, each.digit);
        is_new = true;
      }
      CHECK(is_new);
    }
    CHECK(position.blanks() == 0);
  }
}

TEST_CASE("a level goes up with the score", "[rating][hodoku]") {
  // More than 800 points of nothing but medium steps are still medium; hard is what is above 1000.
  for (const RatedByHodoku& judge : rated_by_hodoku()) {
    const HodokuRating rating = hodoku_rating_of(judge.puzzle);
    if (rating.score > 1800) CHECK(rating.level == HodokuLevel::kExtreme);
    if (rating.score > 1600) CHECK(rating.level >= HodokuLevel::kUnfair);
    if (rating.score > 1000) CHECK(rating.level >= HodokuLevel::kHard);
    if (rating.level == HodokuLevel::kEasy) CHECK(rating.score <= 800);
  }
}

TEST_CASE("HoDoKu's scale refuses grids that it is not made for", "[rating][hodoku]") {
  const auto small = rate_hodoku(puzzle_for_hodoku("1234............"));
  REQUIRE(!small.ok());
  CHECK(text_of(small.error()).find("9x9") != std::string::npos);
}

TEST_CASE("HoDoKu's path ends where it is cancelled, and keeps what it has", "[rating][hodoku]") {
  const std::string hard = rated_by_hodoku().back().puzzle;
  int left = 200;
  const auto rating = rate_hodoku(puzzle_for_hodoku(hard), [&] { return --left < 0; });
  REQUIRE(rating.ok());
  CHECK(rating.value().end == RatingEnd::kCancelled);
  CHECK(rating.value().path.size() < hodoku_rating_of(hard).path.size());
}

TEST_CASE("a puzzle without a solution leaves HoDoKu's path stuck", "[rating][hodoku]") {
  const auto rating = rate_hodoku(puzzle_for_hodoku("12345678.........9" + std::string(63, '.')));
  REQUIRE(rating.ok());
  CHECK(rating.value().end == RatingEnd::kStuck);
}

}  // namespace sudoscope
