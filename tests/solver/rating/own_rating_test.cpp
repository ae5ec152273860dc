// Our own rating: a word for each kind of puzzle, the techniques in a sentence, and every geometry.
#include "sudoscope/rating/own_rating.hpp"

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

using namespace test;

OwnRating own_rating_of(const Puzzle& puzzle) {
  const auto rating = rate_own(puzzle);
  REQUIRE(rating.ok());
  return rating.value();
}

std::string in_words(const Puzzle& puzzle) {
  const OwnRating rating = own_rating_of(puzzle);
  return std::string(name_of(rating.grade)) + ": " + text_of(what_it_takes(rating));
}

std::string why_not_rated(const Puzzle& puzzle) {
  const auto rating = rate_own(puzzle);
  REQUIRE(!rating.ok());
  return text_of(rating.error());
}

// From gentle to extreme, as Sudoku Explainer orders them too: 1.2, 2.6, 2.5, 4.2, 7.2, 9.0, 10.9.
constexpr const char* kEach[] = {".6.8...3...9.3.4..5.....289.97..18.4684593......47.....2138...595....6..73.9.4.2.",
                                 "4.....5.8.3..........7......2.....6.....5.8......1.......6.3.7.5..2.....1.8......",
                                 "9......4..2..84.36...76..1.6.829...3..2.........8.5...43....2.....6......1....9..",
                                 "......5..4.7.6.8..63.4.52..8......71..497.........1.....8..2...31...8...5...13..8",
                                 ".....3....8.....5..7.2.1.4673..68...9.......8......6......57..16.1.94..7.5.....3.",
                                 "..2...9..9....6..18..4...3.....6..5..3...82........3.7.2.9..1..6.1.5.....7...4...",
                                 "98.76....76.5.......4.9.76.6...5.84....3....2.......1.4....5....9..7.48.......2.1"};

TEST_CASE("each difficulty has puzzles, and harder ones have more points") {
  std::vector<std::string> words;
  int points = -1;
  for (const char* line : kEach) {
    const OwnRating rating = own_rating_of(from_line(boxes(3, 3), line));
    words.emplace_back(name_of(rating.grade));
    CHECK(rating.points > points);
    points = rating.points;
  }
  CHECK(words == std::vector<std::string>{"gentle", "easy", "medium", "hard", "fiendish", "extreme", "extreme"});
}

TEST_CASE("our own rating names the needed techniques in a sentence") {
  const auto words = [](int index) { return in_words(from_line(boxes(3, 3), kEach[index])); };
  CHECK(words(0) == "gentle: hidden singles alone");
  CHECK(words(1) == "easy: 6 steps of locked candidates; 4 bottlenecks (only one step available)");
  CHECK(words(2) == "medium: a locked triple and a naked pair; 6 bottlenecks (only one step available)");
  CHECK(words(3) == "hard: 2 steps of locked candidates, an X-wing and a BUG; 4 bottlenecks (only one step available)");
  CHECK(words(4) ==
        "fiendish: 8 steps by easier techniques (singles not counted), an XYZ-wing, a WXYZ-wing and 3 nice loops; 6 "
        "bottlenecks (only one "
        "step available)");
  CHECK(words(6) == "extreme: an exocet and a forcing net, then beyond the named techniques");
}

TEST_CASE("many hard steps and a narrow path make a puzzle harder by one word at most") {
  int lifted = 0;
  for (const Puzzle& puzzle : line_file("top95.txt", 20)) {
    const OwnRating rating = own_rating_of(puzzle);
    REQUIRE(rating.end == RatingEnd::kSolved);
    Grade hardest = Grade::kGentle;
    for (const auto& [technique, count] : rating.takes) hardest = std::max(hardest, row_of(technique).grade);
    const int above = static_cast<int>(rating.grade) - static_cast<int>(hardest);
    CHECK((above == 0 || above == 1));
    CHECK(text_of(what_it_takes(rating)).ends_with("; their number makes the puzzle a level harder") == (above == 1));
    lifted += above;
  }
  CHECK(lifted > 0);
}

TEST_CASE("our own rating counts the steps of its path, and those with only one possible single") {
  // Row 1 lacks its last digit, then everything follows, in several places at once.
  const OwnRating rating = own_rating_of(from_line(boxes(2, 2), "123.341.21434321"));
  CHECK(rating.path.size() == 2);
  CHECK(rating.narrow_steps == 0);
  CHECK(rating.takes.empty());
}

TEST_CASE("our own scale rates puzzles of every geometry") {
  CHECK(in_words(from_line(boxes(2, 2), "12..34....21..43")) == "gentle: hidden singles alone");
  CHECK(own_rating_of(number_file("uniq6.txt", 1)[0]).end == RatingEnd::kSolved);
  CHECK(own_rating_of(number_file("gecode16_sample.txt", 1)[0]).grade == Grade::kEasy);
  const Puzzle diagonals = blank(boxes(3, 3, {{"diagonals"}}));
  CHECK(why_not_rated(diagonals) == "The puzzle has several solutions; only one with a single solution can be rated.");
  // A jigsaw with all digits but those of two cells.
  Rng rng(3);
  Puzzle regions = blank(jigsaw(kJigsaw6));
  Solve solve(regions, preferred_algorithm(regions, 1), 1);
  solve.run(UINT64_MAX);
  regions.givens = solve.solution();
  CHECK(in_words(dig(regions, 4, rng)) == "gentle: hidden singles alone");
}

TEST_CASE("a puzzle with no or several solutions, or unknown rules, has a reason in place of a rating") {
  CHECK(why_not_rated(blank(boxes(2, 2))) ==
        "The puzzle has several solutions; only one with a single solution can be rated.");
  CHECK(why_not_rated(from_line(boxes(2, 2), "1..1............")) ==
        "The puzzle has no solution, so it cannot be rated.");
  const Puzzle unknown = blank(boxes(3, 3, {{"snakes", "[]"}}));
  CHECK(why_not_rated(unknown).starts_with("The puzzle has rules that Sudoscope does not know ("));
}

TEST_CASE("our own rating reports that it was cancelled") {
  int asked = 0;
  const auto rating = rate_own(from_line(boxes(3, 3), kEach[5]), [&] { return ++asked > 30; });
  REQUIRE(rating.ok());
  CHECK(rating.value().end == RatingEnd::kCancelled);
  CHECK(rating.value().path.size() < 31);
  CHECK(!what_it_takes(rating.value()));
}

TEST_CASE("the words of a rating count every technique of a path") {
  for (const TechniqueRow& row : techniques()) {
    if (row.grade == Grade::kGentle) continue;
    for (const int count : {1, 2}) {
      const OwnRating rating{.grade = row.grade, .takes = {{row.technique, count}}};
      const std::string told = text_of(what_it_takes(rating));
      CAPTURE(told);
      CHECK(!told.empty());
      CHECK((told.find('2') != std::string::npos) == (count == 2));
    }
  }
}

}  // namespace
}  // namespace sudoscope
