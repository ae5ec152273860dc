// HoDoKu's scale: its score, level and techniques of puzzles of every level, and that no step of a path is wrong.
#include <fstream>
#include <set>
#include <sstream>

#include "catch.hpp"
#include "hodoku_names.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/techniques/position.hpp"

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

TEST_CASE("ratings by HoDoKu's scale equal HoDoKu's scores, levels and techniques", "[rating][hodoku]") {
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
      if (step.placement) solution[step.placement->cell] = step.placement->digit;
    Position position(*puzzle.geometry, puzzle.givens);
    for (const HodokuStep& step : rating.path) {
      bool is_new = false;
      for (const Candidate& each : step.eliminations) {
        CHECK(solution[each.cell] != each.digit);
        is_new |= position.is_blank(each.cell) && position.can_take(each.cell, each.digit);
        position.eliminate(each.cell, each.digit);
      }
      if (step.placement) {
        REQUIRE(position.can_take(step.placement->cell, step.placement->digit));
        position.place(step.placement->cell, step.placement->digit);
        is_new = true;
      }
      CHECK(is_new);
    }
    CHECK(position.blanks() == 0);
  }
}

TEST_CASE("HoDoKu's path takes singles in its own order", "[rating][hodoku]") {
  // Full house, naked and hidden single; row, column and digit: as HoDoKu traces them.
  struct Traced {
    const char* puzzle;
    const char* path;
  };
  constexpr Traced kTraced[] = {
      {"..6....4.4.31.8......374....9.6.71..2..9.5.74..7...9.578.43951.5..82....36..5.4..",
       "N162 N732 F796 N642 N418 N961 N159 N947 F145 F866 F663 F256 N454 N531 N939 N111 N435 N523 N558 F576 F651 N616 "
       "F624 F319 F688 N834 F338 F821 N127 N982 F998 N372 N483 F492 N193 F178 N277 F873 N325 F222 N391 F386 N889 F285 "
       "F299 F897"},
      {"................12..3.45...........6...2.7..3..5...........345..2.1...8.7........",
       "H195 H312 H752 H694 N589 H184 H432 N487 N386 N682 F983 H321 H162 H398 H627 H972 H813 H151 H423 H876 H855 H215 "
       "H925 H575 H445 H897 H257 N349 F377 H747 H944 N869 F834 H464 H137 H653 H224 H514 H661 N678 F471 N646 F619 N558 "
       "F459 F418 F956 F968 F266 N526 F531 N116 F711 N939 F991 F799 N238 F129 F728 F736 N243 F148 F173 F279"},
      {"........1.......2.....34........53....1...5....62......5........7.8...9.43......7",
       "N832 H615 H663 H513 H743 H893 H183 H233 H855 H985 H874 H754 H294 H767 H245 H395 H135 H124 H434 H684 H544 H337 "
       "H417 H147 H587 H277 H657 H671 H781 H811 F866 H716 H976 H739 F938 H156 H386 F488 N699 F628 H772 F798 H226 H446 "
       "N492 F596 N429 F451 F522 F321 N349 F941 N258 N378 F179 F312 N162 F261 F219 F118 N559 F568 F969 F952"},
  };
  for (const Traced& traced : kTraced) {
    std::string path;
    for (const HodokuStep& step : hodoku_rating_of(traced.puzzle).path) {
      REQUIRE(step.placement);
      const int cell = step.placement->cell;
      path += path.empty() ? "" : " ";
      path += step.technique == Technique::kFullHouse ? 'F' : step.technique == Technique::kNakedSingle ? 'N' : 'H';
      for (const int number : {cell / 9, cell % 9, int{step.placement->digit}}) path += std::to_string(number + 1);
    }
    CHECK(path == traced.path);
  }
}

TEST_CASE("HoDoKu's level rises with the score", "[rating][hodoku]") {
  // More than 800 points of nothing but medium steps are still medium; hard begins above 1000.
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

TEST_CASE("HoDoKu's path ends when it is cancelled, and keeps its steps", "[rating][hodoku]") {
  const std::string hard = rated_by_hodoku().back().puzzle;
  int left = 200;
  const auto rating = rate_hodoku(puzzle_for_hodoku(hard), [&] { return --left < 0; });
  REQUIRE(rating.ok());
  CHECK(rating.value().end == RatingEnd::kCancelled);
  CHECK(rating.value().path.size() < hodoku_rating_of(hard).path.size());
}

TEST_CASE("HoDoKu's path ends for any givens", "[rating][hodoku]") {
  std::string line = rated_by_hodoku().front().puzzle;
  unsigned random = 1;
  for (int round = 0; round < 300; ++round) {
    std::string clashing = line;
    for (int change = 0; change <= round % 9; ++change) {
      random = random * 1103515245 + 12345;
      clashing[random / 65536 % 81] = static_cast<char>('1' + random / 16777216 % 9);
    }
    const HodokuRating rating = hodoku_rating_of(clashing);
    CHECK(rating.path.size() < 1000);
  }
}

TEST_CASE("a puzzle without a solution leaves HoDoKu's path stuck", "[rating][hodoku]") {
  const auto rating = rate_hodoku(puzzle_for_hodoku("12345678.........9" + std::string(63, '.')));
  REQUIRE(rating.ok());
  CHECK(rating.value().end == RatingEnd::kStuck);
}

}  // namespace sudoscope
