// One puzzle in slices: it stops anywhere, continues there, and is the same on every instruction set.
#include <set>

#include "catch.hpp"
#include "fast_puzzles.hpp"

namespace sudoscope {
namespace {

using namespace test;
using Status = FastSearch::Status;

std::set<FastGrid> all_solutions(FastSearch& search, std::uint64_t slice) {
  std::set<FastGrid> solutions;
  for (Status status{}; (status = search.run(slice)) != Status::kExhausted;) {
    if (status == Status::kSolution) solutions.insert(search.solution());
  }
  return solutions;
}

TEST_CASE("FastSearch finds every solution once, valid, in any slices") {
  Rng rng(3);
  const FastGrid grid = fast_grid(dig(pattern(3, 3), 50, rng));
  const std::uint64_t expected = count_by("dancing-links", grid, 0);
  REQUIRE(expected > 50);
  std::set<FastGrid> first;
  for (const std::uint64_t slice : {std::uint64_t{1}, std::uint64_t{7}, std::uint64_t{100'000}}) {
    FastSearch search(grid);
    const auto solutions = all_solutions(search, slice);
    CHECK(solutions.size() == expected);
    CHECK(search.solutions() == expected);
    CHECK(search.open_guesses() == 0);
    CHECK(search.most_open_guesses() > 0);
    for (const FastGrid& solution : solutions) REQUIRE(is_solution(puzzle_of(grid), solution));
    if (first.empty()) first = solutions;
    CHECK(solutions == first);
  }
}

TEST_CASE("FastSearch starts over when guessing many cells at once fails again and again") {
  // Without starting over these take 321,512 sweeps, 50,836 and 21,759.
  for (const char* text : {"....17.....7..........................8...7...7..8..........................4..8.",
                           "..................8.........2.......1....46................................6.....",
                           ".........1..................................................................3...."}) {
    FastGrid grid{};
    for (std::size_t cell = 0; cell < grid.size(); ++cell)
      grid[cell] = text[cell] == '.' ? kBlank : static_cast<Digit>(text[cell] - '1');
    FastSearch search(grid);
    for (const std::uint64_t found : {1, 2}) {
      REQUIRE(search.run(1000) == Status::kSolution);
      CHECK(search.solutions() == found);
      CHECK(is_solution(puzzle_of(grid), search.solution()));
      CHECK(search.open_guesses() <= search.guesses());
    }
    CHECK(search.sweeps() > 100);
    CHECK(search.sweeps() < 1000);
  }
}

TEST_CASE("A run of FastSearch is the same on every instruction set, sweep for sweep") {
  for (const FastGrid& grid : mixed_grids(8)) {
    FastSearch reference(grid, InstructionSet::kPlain);
    std::vector<FastSearch> others;
    for (const InstructionSet set : instruction_sets()) others.emplace_back(grid, set);
    Status status = Status::kRunning;
    for (int i = 0; i < 400 && status != Status::kExhausted; ++i) {
      status = reference.run(3);
      for (FastSearch& other : others) {
        REQUIRE(other.run(3) == status);
        REQUIRE(other.sweeps() == reference.sweeps());
        REQUIRE(other.guesses() == reference.guesses());
        REQUIRE(other.open_guesses() == reference.open_guesses());
        REQUIRE(other.solution() == reference.solution());
      }
    }
  }
}

TEST_CASE("A copy of FastSearch continues as the search would, and leaves it unchanged") {
  Rng rng(6);
  FastSearch search(fast_grid(dig(pattern(3, 3), 52, rng)));
  search.run(40);
  const std::uint64_t sweeps = search.sweeps();
  FastSearch copy = search;
  const auto of_copy = all_solutions(copy, 11);
  CHECK(search.sweeps() == sweeps);
  CHECK(all_solutions(search, 11) == of_copy);
  CHECK(search.sweeps() == copy.sweeps());
  CHECK(search.guesses() == copy.guesses());
}

TEST_CASE("FastSearch makes no sweeps without permission, or after the end") {
  FastGrid blank;
  blank.fill(kBlank);
  FastSearch search(blank);
  CHECK(search.run(0) == Status::kRunning);
  CHECK(search.sweeps() == 0);
  CHECK(search.solution() == blank);

  FastSearch full(fast_grid(pattern(3, 3)));
  CHECK(full.run(100) == Status::kSolution);
  CHECK(full.run(100) == Status::kExhausted);
  const std::uint64_t sweeps = full.sweeps();
  CHECK(full.run(100) == Status::kExhausted);
  CHECK(full.sweeps() == sweeps);
}

TEST_CASE("FastSearch finds solutions of a blank grid without end, in bounded memory") {
  FastGrid blank;
  blank.fill(kBlank);
  FastSearch search(blank);
  std::uint64_t found = 0;
  while (found < 20'000) found += search.run(1000) == Status::kSolution;
  CHECK(search.solutions() == 20'000);
  CHECK(search.open_guesses() < 300);
  CHECK(search.footprint_bytes() < 200'000);
}

}  // namespace
}  // namespace sudoscope
