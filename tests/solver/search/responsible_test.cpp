// The guesses named for a contradiction are enough for it, by propagation alone; the others are left out.
#include "sudoscope/trace/responsible.hpp"

#include <algorithm>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/trace/player.hpp"

namespace sudoscope {
namespace {

using namespace test;

constexpr EventMask kConflict = event_bit(EventKind::kConflict);

Puzzle with_guesses(Puzzle puzzle, const TraceBoard& board, const std::vector<Cell>& guesses) {
  for (const Cell cell : guesses) puzzle.givens[cell] = board.digits()[cell];
  return puzzle;
}

TEST_CASE("Givens and responsible guesses alone have no solution, for every algorithm and conflict") {
  // Its singles, locked candidates and subsets include all rules of the algorithms.
  const Algorithm& propagation = *find_algorithm("propagate-and-guess-advanced");
  for (const Algorithm& algorithm : guessing_algorithms()) {
    int left_out = 0;
    for (const Puzzle& puzzle : puzzles_of_every_kind(3)) {
      INFO(algorithm.id << " side " << puzzle.geometry->side());
      Player player(puzzle, algorithm, 0);
      int wrong = 0;
      for (int i = 0; i < 24 && player.next_of(kConflict, 20'000) && player.next_of(kConflict, 20'000); ++i) {
        const TraceBoard& board = player.board();
        const auto [guesses, after_trying, unexplained] = responsible_guesses(board);
        const auto open = board.guesses();
        wrong += !std::includes(open.begin(), open.end(), guesses.begin(), guesses.end(),
                                [&](Cell a, Cell b) { return board.levels()[a] < board.levels()[b]; });
        if (after_trying || unexplained) {
          wrong += guesses.size() != open.size();
          continue;
        }
        left_out += guesses.size() < open.size();
        Solve solve(with_guesses(puzzle, board, guesses), propagation, 1);
        solve.run(10);
        wrong += solve.status() != SolveStatus::kNone || solve.stats().guesses > 0;
      }
      CHECK(wrong == 0);
    }
    INFO(algorithm.id);
    // If learnt clauses take part, all guesses are named: in most conflicts of a search that learns.
    if (algorithm.id != "sudoscope-n") CHECK(left_out > 10);
  }
}

TEST_CASE("A conflict at a cell with earlier tries names all open guesses, and algorithms that guess once have none") {
  const Puzzle puzzle = line_file("hardest_1905_sample.txt", 1)[0];
  for (const Algorithm& algorithm : watchable_algorithms()) {
    INFO(algorithm.id);
    Player player(puzzle, algorithm, 0);
    int after_trying = 0;
    for (int i = 0; i < 60 && player.next_of(kConflict, 20'000); ++i)
      after_trying += responsible_guesses(player.board()).after_trying;
    const bool returns = algorithm.id.find("brute-force") == 0 ||
                         algorithm.id.find("-first") != std::string_view::npos || algorithm.id == "static-order";
    CHECK((after_trying > 0) == returns);
  }
}

TEST_CASE("A guess without influence on a conflict is not responsible") {
  // r1c4 keeps 2 out of r4c4 too, but r3c3 does so anyway.
  const Puzzle puzzle = from_line(boxes(2, 2), "................");
  TraceBoard board(puzzle, CandidateView::kNone);
  const auto guess = [&](Cell cell, Digit digit) {
    const auto level = static_cast<Level>(board.guesses().size() + 1);
    board.apply({.kind = EventKind::kDecide, .digit = digit, .cell = cell, .level = level});
  };
  guess(0, 0);                                                                    // r1c1 = 1
  guess(3, 1);                                                                    // r1c4 = 2
  guess(10, 1);                                                                   // r3c3 = 2
  guess(11, 2);                                                                   // r3c4 = 3
  guess(5, 2);                                                                    // r2c2 = 3
  guess(13, 3);                                                                   // r4c2 = 4
  board.apply({.kind = EventKind::kAssign, .digit = 0, .cell = 14, .level = 6});  // r4c3 = 1 for r3c3, r3c4, r4c2
  board.apply({.kind = EventKind::kConflict, .cell = 15, .level = 6});            // r4c4: 1, 2, 3, 4 are peers
  const auto [guesses, after_trying, unexplained] = responsible_guesses(board);
  CHECK_FALSE(after_trying);
  CHECK_FALSE(unexplained);
  CHECK(guesses == std::vector<Cell>{10, 11, 13});
}

TEST_CASE("After a backtrack the open responsible guesses are named until the search continues") {
  const auto goes_on = [](EventKind kind) {
    return kind == EventKind::kDecide || kind == EventKind::kAssign || kind == EventKind::kEliminate;
  };
  const Puzzle puzzle = line_file("top95.txt", 1)[0];
  for (const Algorithm& algorithm : watchable_algorithms()) {
    INFO(algorithm.id);
    Player player(puzzle, algorithm, 0, {}, 32 << 10);
    int wrong = 0;
    for (int i = 0; i < 12 && player.next_of(kConflict, 20'000); ++i) {
      const std::vector<Cell> at_conflict = player.responsible();
      while (player.next() && !goes_on(player.board().last().kind) &&
             player.board().last().kind != EventKind::kConflict) {
        std::vector<Cell> expected;
        for (const Cell cell : at_conflict)
          if (player.board().states()[cell] == CellState::kGuess) expected.push_back(cell);
        wrong += player.responsible() != expected;
      }
      if (goes_on(player.board().last().kind)) wrong += !player.responsible().empty();
    }
    CHECK(wrong == 0);
  }
}

TEST_CASE("Givens that contradict themselves hold no guess responsible") {
  const auto clash = from_line(boxes(2, 2), "1..1............");
  Player player(clash, *find_algorithm("norvig"), 0);
  REQUIRE(player.next_of(kConflict, 100));
  CHECK(player.responsible().empty());
  Player stuck(from_line(boxes(2, 2), "123....4........"), *find_algorithm("norvig"), 0);
  REQUIRE(stuck.next_of(kConflict, 100));
  CHECK(stuck.responsible().empty());
}

}  // namespace
}  // namespace sudoscope
