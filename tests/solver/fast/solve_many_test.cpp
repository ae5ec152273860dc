// Many puzzles abreast, on every instruction set that this machine has: the same counts as another algorithm, at every
// limit, and solutions that obey the rules.
#include "catch.hpp"
#include "fast_puzzles.hpp"

namespace sudoscope {
namespace {

using namespace test;

template <class Check>
void on_every_set(Check check) {
  for (const InstructionSet set : instruction_sets()) {
    INFO(name_of(set));
    check(set);
  }
}

std::vector<FastAnswer> answers_to(const std::vector<FastGrid>& grids, std::uint64_t limit, InstructionSet set) {
  std::vector<FastAnswer> answers(grids.size());
  solve_many(grids, limit, answers, set);
  return answers;
}

// Each in a call of its own.
std::vector<FastAnswer> answers_alone(const std::vector<FastGrid>& grids, std::uint64_t limit, InstructionSet set) {
  std::vector<FastAnswer> answers(grids.size());
  for (std::size_t i = 0; i < grids.size(); ++i)
    solve_many(std::span(grids).subspan(i, 1), limit, std::span(answers).subspan(i, 1), set);
  return answers;
}

TEST_CASE("The plain instruction set is always there, and comes first") {
  REQUIRE_FALSE(instruction_sets().empty());
  CHECK(instruction_sets().front() == InstructionSet::kPlain);
  CHECK(std::is_sorted(instruction_sets().begin(), instruction_sets().end()));
}

TEST_CASE("solve_many counts like other algorithms at every limit, and its solutions obey the rules") {
  const std::vector<FastGrid> grids = mixed_grids(100);
  CHECK(grids.size() > 600);
  for (const std::uint64_t limit : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3}, std::uint64_t{50}}) {
    std::vector<std::uint64_t> expected;
    int with_none = 0, with_one = 0, with_limit = 0;
    for (const FastGrid& grid : grids) {
      expected.push_back(count_by("propagate-and-guess", grid, limit));
      with_none += expected.back() == 0;
      with_one += expected.back() == 1;
      with_limit += expected.back() == limit;
    }
    CHECK(std::min({with_none, with_one, with_limit}) > 50);
    on_every_set([&](InstructionSet set) {
      int wrong = 0;
      for (const auto& answers : {answers_to(grids, limit, set), answers_alone(grids, limit, set)}) {
        for (std::size_t i = 0; i < grids.size(); ++i) {
          wrong += answers[i].solutions != expected[i];
          wrong += answers[i].solutions > 0 && !is_solution(puzzle_of(grids[i]), answers[i].solution);
        }
      }
      INFO("limit " << limit);
      CHECK(wrong == 0);
    });
  }
}

TEST_CASE("Nearly empty grids have two solutions, alone and beside others") {
  const std::vector<FastGrid> grids = nearly_empty_grids(340);
  on_every_set([&](InstructionSet set) {
    for (const auto& answers : {answers_to(grids, 2, set), answers_alone(grids, 2, set)}) {
      for (std::size_t i = 0; i < grids.size(); ++i) {
        const FastAnswer& answer = answers[i];
        REQUIRE(answer.solutions == 2);
        REQUIRE(is_solution(puzzle_of(grids[i]), answer.solution));
      }
    }
  });
}

TEST_CASE("Exact counts of puzzles with many solutions are those of dancing links") {
  Rng rng(5);
  std::vector<FastGrid> grids;
  std::vector<std::uint64_t> expected;
  std::uint64_t most = 0;
  for (std::size_t holes = 40; holes < 56; ++holes) {
    grids.push_back(fast_grid(dig(pattern(3, 3), holes, rng)));
    expected.push_back(count_by("dancing-links", grids.back(), 0));
    most = std::max(most, expected.back());
  }
  CHECK(most > 1000);
  on_every_set([&](InstructionSet set) {
    for (const auto& answers : {answers_to(grids, 0, set), answers_alone(grids, 0, set)})
      for (std::size_t i = 0; i < grids.size(); ++i) {
        CHECK(answers[i].solutions == expected[i]);
        // A guess has two parts, and no part without another guess in it has more than one solution.
        CHECK(answers[i].guesses + 1 >= expected[i]);
      }
  });
}

TEST_CASE("solve_many counts solutions that are not wanted") {
  const std::vector<FastGrid> grids = mixed_grids(12);
  on_every_set([&](InstructionSet set) {
    const auto expected = answers_to(grids, 2, set);
    FastAnswer untouched;
    untouched.solution.fill(77);
    std::vector<FastAnswer> answers(grids.size(), untouched);
    solve_many(grids, 2, answers, set, false);
    for (std::size_t i = 0; i < grids.size(); ++i) {
      CHECK(answers[i].solutions == expected[i].solutions);
      CHECK(answers[i].solution == untouched.solution);
    }
  });
}

TEST_CASE("solve_many answers any number of puzzles, from none to two batches of lanes") {
  const std::vector<FastGrid> all = mixed_grids(12);
  on_every_set([&](InstructionSet set) {
    const auto together = answers_to(all, 2, set);
    for (std::size_t count = 0; count <= 34; ++count) {
      const std::vector<FastGrid> some(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count));
      const auto answers = answers_to(some, 2, set);
      for (std::size_t i = 0; i < count; ++i) CHECK(answers[i].solutions == together[i].solutions);
    }
  });
}

TEST_CASE("solve_many takes bytes beyond the digits for blanks") {
  FastGrid grid = fast_grid(line_file("top95.txt", 1)[0]);
  const auto expected = answers_to({grid}, 2, InstructionSet::kPlain)[0].solution;
  Digit other = 9;
  for (Digit& digit : grid)
    if (digit == kBlank) digit = other = static_cast<Digit>(other == 255 ? 9 : other + 1);
  on_every_set([&](InstructionSet set) {
    const auto answer = answers_to({grid}, 2, set)[0];
    CHECK(answer.solutions == 1);
    CHECK(answer.solution == expected);
  });
}

TEST_CASE("Equal givens in any house, and full wrong grids, have no solution") {
  std::vector<FastGrid> grids;
  const GeometryPtr geometry = boxes(3, 3);
  const FastGrid full = fast_grid(pattern(3, 3));
  for (std::size_t a = 0; a < 81; ++a) {
    for (const Cell b : geometry->peers(static_cast<Cell>(a))) {
      FastGrid two;
      two.fill(kBlank);
      two[a] = two[b] = 4;
      grids.push_back(two);
    }
    FastGrid wrong = full;
    wrong[a] = static_cast<Digit>((wrong[a] + 1) % 9);
    grids.push_back(wrong);
  }
  on_every_set([&](InstructionSet set) {
    for (const FastAnswer& answer : answers_to(grids, 2, set)) REQUIRE(answer.solutions == 0);
  });
}

TEST_CASE("solve_many answers questions about every candidate of a puzzle in one batch") {
  Rng rng(8);
  std::vector<FastGrid> puzzles{fast_grid(line_file("top95.txt", 1)[0]), fast_grid(dig(pattern(3, 3), 50, rng))};
  std::vector<Assumption> questions;
  std::vector<std::uint64_t> expected;
  for (std::size_t puzzle = 0; puzzle < puzzles.size(); ++puzzle) {
    questions.push_back({puzzle, kNoCell, 0});
    expected.push_back(count_by("dancing-links", puzzles[puzzle], 2));
    for (Cell cell = 0; cell < 81; ++cell) {
      for (Digit digit = 0; digit < 9; ++digit) {
        FastGrid changed = puzzles[puzzle];
        const bool contradicts = changed[cell] != kBlank && changed[cell] != digit;
        changed[cell] = digit;
        questions.push_back({puzzle, cell, digit});
        expected.push_back(contradicts ? 0 : count_by("dancing-links", changed, 2));
      }
    }
  }
  on_every_set([&](InstructionSet set) {
    std::vector<FastAnswer> answers(questions.size());
    solve_many(puzzles, questions, 2, answers, set);
    int wrong = 0;
    for (std::size_t i = 0; i < questions.size(); ++i) {
      wrong += answers[i].solutions != expected[i];
      wrong += answers[i].solutions > 0 && questions[i].cell != kNoCell &&
               answers[i].solution[questions[i].cell] != questions[i].digit;
    }
    CHECK(wrong == 0);
  });
}

}  // namespace
}  // namespace sudoscope
