// Which answers of a contest are wrong, and why.
#include "referee.hpp"

#include "../catch.hpp"
#include "sudoscope/language.hpp"

using namespace sudoscope;
using namespace sudoscope::cli;

namespace {

const std::string kSolution = "1234341221434321";
const std::string kOther = "1234341241232341";  // shares the two upper rows

Puzzle puzzle_of(const std::string& text) {
  const auto geometry = Geometry::boxes(2, 2).value();
  return {geometry, read_puzzle_text(*geometry, text).value()};
}

const Puzzle kUnique = puzzle_of("1234341221......");
const Puzzle kSeveral = puzzle_of("12343412........");

// Why the claim is wrong, with the true number known.
std::string why(const Puzzle& puzzle, const Claim& claim, std::uint64_t limit = 2) {
  const std::vector<std::optional<Claim>> claims{claim};
  return text_of(judge(puzzle, limit, true_count(puzzle, limit, 1000), claims)[0]);
}

// Whose claims are wrong where it is not known.
std::vector<bool> unlike(const Puzzle& puzzle, const std::vector<std::optional<Claim>>& claims,
                         std::uint64_t limit = 2) {
  std::vector<bool> wrong;
  for (const Message& fault : judge(puzzle, limit, std::nullopt, claims)) wrong.push_back(bool(fault));
  return wrong;
}

using Flags = std::vector<bool>;

}  // namespace

TEST_CASE("A puzzle is told with a symbol a cell and reads back") {
  const auto geometry = Geometry::boxes(1, 61).value();
  std::vector<Digit> digits(61 * 61, kBlank);
  for (std::size_t digit = 0; digit < 61; ++digit) digits[digit] = static_cast<Digit>(digit);
  const std::string text = puzzle_text(*geometry, digits);
  CHECK(text.substr(0, 62) == "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.");
  CHECK(read_puzzle_text(*geometry, text) == digits);
  CHECK_FALSE(read_puzzle_text(*geometry, text + "1"));
  CHECK_FALSE(read_puzzle_text(*Geometry::boxes(2, 2).value(), "12345............"));
  CHECK_FALSE(read_puzzle_text(*Geometry::boxes(2, 2).value(), "5..............."));
}

TEST_CASE("The true number is that of our engine, up to the limit") {
  CHECK(true_count(kUnique, 2, 1000) == 1);
  CHECK(true_count(kSeveral, 2, 1000) == 2);
  CHECK(true_count(kSeveral, 0, 1000) == 4);
  CHECK(true_count(puzzle_of("11.............."), 2, 1000) == 0);
}

TEST_CASE("A right number with a solution that keeps to the rules and the givens is right") {
  CHECK(why(kUnique, {1, kSolution}).empty());
  CHECK(why(kSeveral, {2, kSolution}).empty());
  CHECK(why(kSeveral, {2, kOther}).empty());
  CHECK(why(kSeveral, {1, kOther}, 1).empty());
  CHECK(why(puzzle_of("11.............."), {0, ""}).empty());
}

TEST_CASE("What is wrong with an answer is told") {
  CHECK(why(kUnique, {2, kSolution}) == "it counts 2 solutions in place of 1");
  CHECK(why(kUnique, {0, ""}) == "it counts 0 solutions in place of 1");
  CHECK(why(kSeveral, {4, kSolution}) == "it counts 4 solutions, where 2 were asked for at most");
  CHECK(why(kUnique, {1, ""}) == "it shows no solution of those that it counts");
  CHECK(why(kUnique, {1, "1234"}) == "what it shows is not a full grid of 4x4");
  CHECK(why(kUnique, {1, "123434122143432."}) == "what it shows is not a full grid of 4x4");
  CHECK(why(kUnique, {1, "123434122143432x"}) == "what it shows is not a full grid of 4x4");
  CHECK(why(kUnique, {1, "2134341221434321"}) == "its solution has 2 at r1c1, where 1 is given");
  CHECK(why(kUnique, {1, "1234341221344321"}) == "in its solution column 3 holds 3 twice, at r1c3 and r3c3");
}

TEST_CASE("Where the true number is not known, a solution that was shown refutes who counts fewer") {
  CHECK(unlike(kUnique, {Claim{0, ""}, Claim{1, kSolution}, Claim{0, ""}}) == Flags{true, false, true});
  CHECK(unlike(kSeveral, {Claim{1, kSolution}, Claim{1, kOther}}) == Flags{true, true});
  CHECK(unlike(kSeveral, {Claim{1, kSolution}, Claim{2, kOther}}) == Flags{true, false});
}

TEST_CASE("Where it is not known, the most frequent number stands, and of two the first") {
  const Claim one{1, kSolution};
  const Claim two{2, kSolution};
  CHECK(unlike(kUnique, {two, one, one}) == Flags{true, false, false});
  CHECK(unlike(kUnique, {two, one}) == Flags{false, true});
  CHECK(unlike(kUnique, {one, std::nullopt, two}) == Flags{false, false, true});
  CHECK(unlike(kUnique, {Claim{3, kSolution}, Claim{3, kSolution}, one}) == Flags{true, true, false});
  CHECK(unlike(kUnique, {std::nullopt, std::nullopt}) == Flags{false, false});
}
