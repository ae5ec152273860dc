// The wrong answers of a contest, with their reasons.
#include "referee.hpp"

#include "../catch.hpp"
#include "sudoscope/base/language.hpp"

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

// Reason why the claim is wrong, with the true number known.
std::string why(const Puzzle& puzzle, const Claim& claim, std::uint64_t limit = 2) {
  const std::vector<std::optional<Claim>> claims{claim};
  return text_of(judge(puzzle, limit, count_within(puzzle, limit, 1000), claims).faults[0]);
}

// Claims that are wrong although only a least number of solutions is known.
std::vector<bool> unlike(const Puzzle& puzzle, const std::vector<std::optional<Claim>>& claims, std::uint64_t least = 0,
                         std::uint64_t limit = 2) {
  std::vector<bool> wrong;
  for (const Message& fault : judge(puzzle, limit, {least, false}, claims).faults) wrong.push_back(bool(fault));
  return wrong;
}

bool is_checked(const Puzzle& puzzle, const std::vector<std::optional<Claim>>& claims, KnownCount known,
                std::uint64_t limit = 2) {
  return judge(puzzle, limit, known, claims).is_checked;
}

using Flags = std::vector<bool>;

}  // namespace

TEST_CASE("A puzzle in the text of a contest has a symbol for each cell and reads back") {
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

TEST_CASE("Our engine counts solutions up to the limit, and at the cap returns the least possible number") {
  const auto exactly = [](const Puzzle& puzzle, std::uint64_t limit, std::uint64_t solutions) {
    const KnownCount known = count_within(puzzle, limit, 1000);
    return known.is_exact && known.least == solutions;
  };
  CHECK(exactly(kUnique, 2, 1));
  CHECK(exactly(kSeveral, 2, 2));
  CHECK(exactly(kSeveral, 0, 4));
  CHECK(exactly(puzzle_of("11.............."), 2, 0));
  const auto geometry = Geometry::boxes(3, 3).value();
  const KnownCount capped = count_within({geometry, std::vector<Digit>(81, kBlank)}, 0, 0.2);
  CHECK_FALSE(capped.is_exact);
  CHECK(capped.least > 1);
}

TEST_CASE("A right number with a solution that keeps to the rules and the givens is right") {
  CHECK(why(kUnique, {1, kSolution}).empty());
  CHECK(why(kSeveral, {2, kSolution}).empty());
  CHECK(why(kSeveral, {2, kOther}).empty());
  CHECK(why(kSeveral, {1, kOther}, 1).empty());
  CHECK(why(puzzle_of("11.............."), {0, ""}).empty());
}

TEST_CASE("The referee names the fault of a wrong answer") {
  CHECK(why(kUnique, {2, kSolution}) == "it counts 2 solutions in place of 1");
  CHECK(why(kUnique, {0, ""}) == "it counts 0 solutions in place of 1");
  CHECK(why(kSeveral, {4, kSolution}) == "it counts 4 solutions, where 2 were asked for at most");
  CHECK(why(kUnique, {1, ""}) == "it counts a solution but shows none");
  CHECK(why(kUnique, {1, "1234"}) == "its solution is not a full grid of 4x4");
  CHECK(why(kUnique, {1, "123434122143432."}) == "its solution is not a full grid of 4x4");
  CHECK(why(kUnique, {1, "123434122143432x"}) == "its solution is not a full grid of 4x4");
  CHECK(why(kUnique, {1, "2134341221434321"}) == "its solution has 2 at r1c1, where 1 is given");
  CHECK(why(kUnique, {1, "1234341221344321"}) == "in its solution column 3 holds 3 twice, at r1c3 and r3c3");
}

TEST_CASE("A solution that was shown refutes smaller counts if the true number is not known") {
  CHECK(unlike(kUnique, {Claim{0, ""}, Claim{1, kSolution}, Claim{0, ""}}) == Flags{true, false, true});
  CHECK(unlike(kSeveral, {Claim{1, kSolution}, Claim{1, kOther}}) == Flags{true, true});
  CHECK(unlike(kSeveral, {Claim{1, kSolution}, Claim{2, kOther}}) == Flags{true, false});
}

TEST_CASE("Our engine's count at the cap refutes smaller counts without a solution of others") {
  CHECK(unlike(kSeveral, {Claim{0, ""}, Claim{1, kSolution}, Claim{3, kSolution}, std::nullopt}, 3, 0) ==
        Flags{true, true, false, false});
  const std::vector<std::optional<Claim>> claims{Claim{1, kSolution}};
  CHECK(text_of(judge(kSeveral, 0, {3, false}, claims).faults[0]) == "it counts 1 solution, and there are at least 3");
  CHECK(unlike(kSeveral, {Claim{1, kSolution}}, 2) == Flags{true});
}

TEST_CASE("An unchecked answer is not wrong, however many contenders disagree") {
  const Claim one{1, kSolution};
  const Claim two{2, kSolution};
  CHECK(unlike(kUnique, {two, one, one}) == Flags{false, false, false});
  CHECK(unlike(kUnique, {Claim{3, kSolution}, Claim{3, kSolution}, one}) == Flags{true, true, false});
  CHECK(unlike(kUnique, {std::nullopt, Claim{0, ""}}) == Flags{false, false});
}

TEST_CASE("A number that may be too large or too small is unchecked, and nothing else is") {
  const Claim one{1, kSolution};
  const Claim two{2, kSolution};
  CHECK_FALSE(is_checked(kUnique, {one}, {1, false}));
  CHECK_FALSE(is_checked(kUnique, {Claim{0, ""}}, {0, false}));
  CHECK(is_checked(kUnique, {one}, {1, true}));
  CHECK(is_checked(kSeveral, {two}, {2, false}));
  CHECK(is_checked(kSeveral, {two, Claim{2, kOther}}, {0, false}));
  CHECK(is_checked(kSeveral, {one}, {2, false}, 0));
  CHECK(is_checked(kUnique, {std::nullopt}, {0, false}));
}
