// Searches of one puzzle side by side, with different seeds, that send each other learnt
// clauses: whichever messages arrive or are lost, each search answers as it would by itself.
#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

using namespace test;

std::vector<Solve> solves_of(const Puzzle& puzzle, std::size_t count, std::uint64_t limit) {
  std::vector<Solve> solves;
  for (std::size_t i = 0; i < count; ++i)
    solves.emplace_back(make_search(*find_algorithm("sudoscope-n"), puzzle, {static_cast<std::uint8_t>(i)}), limit);
  return solves;
}

// Runs each in turn for some steps and passes on its clauses, one time in three to none and one
// time in three to one alone, until `done` are finished. Returns the number of messages received.
int run_together(std::vector<Solve>& solves, std::size_t done, Rng& rng) {
  int heard = 0;
  for (std::size_t finished = 0; finished < done;) {
    finished = 0;
    for (Solve& own : solves) {
      finished += own.run(1 + rng.below(40));
      const std::vector<std::uint32_t> message = own.export_learnt();
      const std::uint64_t lost = rng.below(3);
      for (Solve& other : solves) {
        if (&other == &own || other.finished() || message.empty() || lost == 0) continue;
        other.import_learnt(message);
        ++heard;
        if (lost == 1) break;
      }
    }
  }
  return heard;
}

// The status that a search by itself finds, with up to `limit` solutions.
SolveStatus expected_status(const Puzzle& puzzle, std::uint64_t limit) {
  Solve alone(make_search(*find_algorithm("propagate-and-guess"), puzzle), limit);
  alone.run(UINT64_MAX);
  return alone.status();
}

TEST_CASE("Searches that exchange clauses, all or some, each reach the right verdict") {
  Rng rng(11);
  int heard = 0, none = 0, one = 0, several = 0;
  const std::vector<Puzzle> hard = line_file("hardest_1905_sample.txt", 40);
  for (int i = 0; i < 160; ++i) {
    Puzzle puzzle = hard[static_cast<std::size_t>(i) % hard.size()];
    if (i % 4 == 1) puzzle = dig(puzzle, 1, rng);
    if (i % 4 == 2) puzzle = change_one(puzzle, rng);
    const std::uint64_t limit = 1 + rng.below(2);
    const SolveStatus expected = expected_status(puzzle, limit);
    (expected == SolveStatus::kNone ? none : expected == SolveStatus::kSeveral ? several : one) += 1;
    std::vector<Solve> solves = solves_of(puzzle, 2 + rng.below(3), limit);
    heard += run_together(solves, solves.size(), rng);
    for (const Solve& solve : solves) {
      INFO(to_line(puzzle.givens) << ", limit " << limit);
      CHECK(solve.status() == expected);
      CHECK(solve.solution().empty() == (expected == SolveStatus::kNone));
      if (!solve.solution().empty()) CHECK(is_solution(puzzle, solve.solution()));
    }
  }
  CHECK(heard > 1000);
  CHECK(none > 10);
  CHECK(one > 20);
  CHECK(several > 10);
}

TEST_CASE("Digits proved after importing a solution hold in that solution too") {
  Rng rng(12);
  int proved = 0;
  for (const Puzzle& hard : line_file("hardest_1905_sample.txt", 20)) {
    const Puzzle puzzle = dig(hard, 1, rng);
    std::vector<std::vector<Digit>> all;
    const auto plain = make_search(*find_algorithm("propagate-and-guess"), puzzle);
    for (auto status = StepStatus::kRunning; status != StepStatus::kExhausted && all.size() < 200;) {
      status = plain->run(1000);
      if (status == StepStatus::kSolution) all.emplace_back(plain->digits().begin(), plain->digits().end());
    }
    if (all.size() >= 200) continue;
    std::vector<Solve> solves = solves_of(puzzle, 3, 2);
    while (!solves[0].finished() && !solves[1].finished() && !solves[2].finished()) {
      run_together(solves, 0, rng);
      for (Solve& own : solves) {
        own.run(20);
        const std::vector<std::uint32_t> message = own.export_learnt();
        for (Solve& other : solves)
          if (&other != &own) other.import_learnt(message);
        const auto outlook = own.outlook();
        REQUIRE(outlook);
        for (const std::vector<Digit>& solution : all) {
          for (std::size_t cell = 0; cell < solution.size(); ++cell) {
            if (outlook->proved[cell] == kBlank) continue;
            CHECK(outlook->proved[cell] == solution[cell]);
            proved += puzzle.givens[cell] == kBlank;
          }
        }
      }
    }
  }
  CHECK(proved > 20);
}

TEST_CASE("Searches that exchange clauses need fewer conflicts") {
  const auto conflicts = [](const Puzzle& puzzle, bool hears) {
    std::vector<Solve> solves = solves_of(puzzle, 2, 2);
    while (!solves[0].finished() && !solves[1].finished()) {
      for (Solve& own : solves) own.run(50);
      const std::vector<std::uint32_t> first = solves[0].export_learnt(), second = solves[1].export_learnt();
      if (hears) solves[0].import_learnt(second);
      if (hears) solves[1].import_learnt(first);
    }
    return solves[0].outlook()->conflicts + solves[1].outlook()->conflicts;
  };
  std::uint64_t apart = 0, together = 0;
  for (const Puzzle& puzzle : number_file("uniq16.txt", 20)) {
    apart += conflicts(puzzle, false);
    together += conflicts(puzzle, true);
  }
  INFO(together << " and " << apart);
  CHECK(together * 10 < apart * 9);
}

TEST_CASE("A wrong message between searches is ignored") {
  const Puzzle puzzle = line_file("hardest_1905_sample.txt", 1)[0];
  const std::uint32_t huge = UINT32_MAX;
  const std::vector<std::vector<std::uint32_t>> wrong = {
      {},        {0},       {huge}, {1, 2, 3},       {0, 1},          {0, 1, 1},
      {0, huge}, {0, 0, 1}, {3},    {0, 1, 1, huge}, {0, huge, 1, 0}, {0, 1, 1, 2, 1, 1}};
  std::vector<Solve> solves = solves_of(puzzle, 1, 2);
  for (const auto& message : wrong) solves[0].import_learnt(message);
  while (!solves[0].run(3))
    for (const auto& message : wrong) solves[0].import_learnt(message);
  CHECK(solves[0].status() == SolveStatus::kUnique);
}

TEST_CASE("A search for many solutions exports nothing, and neither does an algorithm without learning") {
  Rng rng(13);
  const Puzzle puzzle = dig(line_file("hardest_1905_sample.txt", 1)[0], 3, rng);
  std::vector<Solve> solves = solves_of(puzzle, 2, 0);
  solves[0].run(30);
  std::vector<std::uint32_t> message = solves[0].export_learnt();
  while (solves[0].solutions() < 3) REQUIRE_FALSE(solves[0].run(10));
  CHECK(solves[0].export_learnt().empty());
  solves[0].import_learnt(message);
  solves[0].run(UINT64_MAX);
  Solve alone(make_search(*find_algorithm("sudoscope-n"), puzzle), 0);
  alone.run(UINT64_MAX);
  CHECK(solves[0].solutions() == alone.solutions());

  Solve plain(make_search(*find_algorithm("norvig"), puzzle), 2);
  plain.import_learnt(message);
  plain.run(UINT64_MAX);
  CHECK(plain.export_learnt().empty());
  CHECK(plain.status() == SolveStatus::kSeveral);
}

}  // namespace
}  // namespace sudoscope
