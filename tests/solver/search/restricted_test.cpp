// Puzzles whose givens are candidates (Sukaku): every algorithm that takes them finds
// the solutions found by trying all digits, and one that does not take them says so.
#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

using namespace test;

// Tries all digits, cell by cell, with nothing but peers and the digits allowed.
class Trial {
 public:
  explicit Trial(const Puzzle& puzzle) : puzzle_(puzzle), digits_(puzzle.givens.size(), kBlank) { fill(0); }
  std::uint64_t count() const { return count_; }
  std::uint64_t hash() const { return hash_; }

 private:
  bool fits(Cell cell, Digit digit) const {
    const Digit given = puzzle_.givens[cell];
    if ((given != kBlank && given != digit) || !has_digit(puzzle_.geometry->allowed(cell), digit)) return false;
    for (const Cell peer : puzzle_.geometry->peers(cell))
      if (digits_[peer] == digit) return false;
    return true;
  }

  void fill(Cell cell) {
    if (cell == digits_.size()) {
      ++count_;
      hash_ += hash_of(digits_);
      return;
    }
    for (Digit digit = 0; digit < puzzle_.geometry->side(); ++digit) {
      if (!fits(cell, digit)) continue;
      digits_[cell] = digit;
      fill(static_cast<Cell>(cell + 1));
      digits_[cell] = kBlank;
    }
  }

  const Puzzle& puzzle_;
  std::vector<Digit> digits_;
  std::uint64_t count_ = 0;
  std::uint64_t hash_ = 0;
};

void check_all(const Puzzle& puzzle) {
  const Trial trial(puzzle);
  for (const Algorithm& algorithm : algorithms_for(puzzle)) {
    const auto search = make_search(algorithm, puzzle);
    std::uint64_t hash = 0, count = 0;
    StepStatus status = StepStatus::kRunning;
    while (status != StepStatus::kExhausted) {
      status = search->run(1'000'000);
      if (status != StepStatus::kSolution) continue;
      ++count;
      hash += hash_of(search->digits());
      CHECK(is_solution(puzzle, search->digits()));
    }
    if (search->is_stuck()) continue;
    INFO(algorithm.id << " on " << text_of(puzzle.geometry->constraints()) << to_line(puzzle.givens));
    CHECK(count == trial.count());
    CHECK(hash == trial.hash());
  }
}

// Takes one digit from the cell.
Puzzle without(const Puzzle& puzzle, std::size_t cell, DigitSet digits) {
  const Geometry& geometry = *puzzle.geometry;
  std::vector<DigitSet> allowed(geometry.allowed().begin(), geometry.allowed().end());
  allowed[cell] &= ~digits;
  return {boxes(geometry.box_height(), geometry.box_width(), {given_candidates(geometry.side(), allowed)}),
          puzzle.givens};
}

TEST_CASE("Given candidates hold in every algorithm, for one solution, several and none") {
  Rng rng(31);
  struct Size {
    int height, width;
    std::size_t more;  // in 8
  };
  for (const auto& [height, width, more] : {Size{2, 2, 3}, Size{2, 2, 6}, Size{2, 3, 3}, Size{3, 3, 2}}) {
    for (int round = 0; round < 12; ++round) {
      const Puzzle full = pattern(height, width);
      Puzzle puzzle = restricted(full, more, rng);
      check_all(puzzle);
      const std::size_t cell = rng.below(puzzle.givens.size());
      check_all(without(puzzle, cell, digit_bit(full.givens[cell])));
      puzzle.givens[cell] = full.givens[cell];
      check_all(puzzle);
    }
  }
}

TEST_CASE("A grid that allows all digits is restricted only for the algorithm of ordinary grids") {
  const std::vector<DigitSet> all(81, all_digits(9));
  Puzzle puzzle = line_file("top95.txt", 1)[0];
  const Puzzle plain = puzzle;
  puzzle.geometry = boxes(3, 3, {given_candidates(9, all)});
  CHECK(puzzle.geometry->is_restricted());
  CHECK(puzzle.geometry->is_all_houses());
  CHECK(text_of(why_not(*find_algorithm("sudoscope-9"), *puzzle.geometry)) != "");
  for (const char* const id : {"norvig", "dancing-links", "sudoscope-n", "propagate-and-guess-advanced"}) {
    const auto one = make_search(*find_algorithm(id), puzzle), other = make_search(*find_algorithm(id), plain);
    CHECK(one->run(1'000'000) == other->run(1'000'000));
    CHECK(std::ranges::equal(one->digits(), other->digits()));
    CHECK(one->stats().guesses == other->stats().guesses);
  }
}

TEST_CASE("A cell without a candidate, or with an impossible given, is named, and there is no solution") {
  Rng rng(5);
  const Puzzle puzzle = restricted(pattern(3, 3), 4, rng);
  Puzzle bare = without(puzzle, 21, all_digits(9));
  Puzzle foreign = without(puzzle, 21, digit_bit(4));
  foreign.givens[21] = 4;
  for (const Puzzle& wrong : {bare, foreign}) {
    for (const Algorithm& algorithm : algorithms_for(wrong)) {
      Solve solve(wrong, algorithm, 2);
      while (!solve.run(1'000));
      solve.check();
      INFO(algorithm.id);
      CHECK(solve.status() == SolveStatus::kNone);
      REQUIRE(solve.contradiction());
      CHECK(text_of(message_of(*wrong.geometry, *solve.contradiction())) == "r3c4 has no candidate left.");
    }
  }
}

TEST_CASE("A rule of given candidates takes data that fit its grid, and refuses others") {
  const std::vector<DigitSet> allowed{1, 2, 4, 8, 15, 3, 0, 5, 6, 9, 10, 12, 7, 11, 13, 14};
  const Constraint rule = given_candidates(4, allowed);
  CHECK(rule.data == "\"1248f30569ac7bde\"");
  const GeometryPtr geometry = boxes(2, 2, {rule});
  CHECK(std::ranges::equal(geometry->allowed(), allowed));
  CHECK(constraints_of(text_of(geometry->constraints())).value() == Constraints{rule});
  for (const char* const wrong :
       {"", "\"1248\"", "\"1248f30569ac7bdg\"", "1248f30569ac7bde00", "\"1248f30569ac7bde0\""})
    CHECK_FALSE(Geometry::boxes(2, 2, {{rule.kind, wrong}}).ok());
  const std::vector<DigitSet> wide(25 * 25, all_digits(25));
  CHECK(boxes(5, 5, {given_candidates(25, wide)})->allowed(624) == all_digits(25));
}

}  // namespace
}  // namespace sudoscope
