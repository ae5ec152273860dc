// Logic only: the way of a person, and its message when it is stuck.
#include <algorithm>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/techniques/logic.hpp"
#include "sudoscope/trace/player.hpp"
#include "sudoscope/trace/sentence.hpp"

namespace sudoscope {
namespace {

using namespace test;

const KnobValues kHard{0}, kGentle{3}, kExtreme{5};

Solve solved(const Puzzle& puzzle, const KnobValues& knobs) {
  Solve solve(puzzle, *find_algorithm("logic-only"), 2, knobs);
  CHECK(solve.run(100'000));
  CHECK(solve.stats().guesses == 0);
  return solve;
}

TEST_CASE("Logic only takes the steps of the path, and a grid that it fills has no other solution") {
  int solved_by_hard = 0;
  for (const Puzzle& puzzle : line_file("top95.txt", 20)) {
    const Solve extreme = solved(puzzle, kExtreme);
    CHECK(extreme.status() == SolveStatus::kUnique);
    CHECK(is_solution(puzzle, extreme.solution()));
    std::vector<Technique> order = sought_techniques();
    std::erase_if(order, [](Technique each) { return !is_usual(each) || assumes_one_solution(each); });
    LogicPath path(puzzle.geometry, Position(*puzzle.geometry, puzzle.givens), order);
    while (path.advance()) continue;
    // Eliminations by the givens, each step of the path, and the end.
    CHECK(extreme.stats().steps == path.steps().size() + 2);
    solved_by_hard += solved(puzzle, kHard).status() == SolveStatus::kUnique;
  }
  CHECK(solved_by_hard > 0);
  CHECK(solved_by_hard < 20);
}

TEST_CASE("Logic only neither guesses nor denies a solution when stuck, and its digits are right") {
  for (const Puzzle& puzzle : line_file("top95.txt", 10)) {
    const Algorithm& algorithm = *find_algorithm("logic-only");
    const Solve stuck = solved(puzzle, kGentle);
    CHECK(stuck.status() == SolveStatus::kStuck);
    CHECK(stuck.solution().empty());
    Player player(puzzle, algorithm, 0, kGentle);
    while (player.next()) continue;
    CHECK(player.board().last().kind == EventKind::kStuck);
    CHECK(text_of(describe_last(player.board()).what) == "No technique applies any more");
    const Solve whole = solved(puzzle, kExtreme);
    for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
      const Digit digit = player.board().digits()[cell];
      CHECK((digit == kBlank || digit == whole.solution()[cell]));
    }
  }
  CHECK(solved(blank(boxes(3, 3)), kHard).status() == SolveStatus::kStuck);
}

TEST_CASE("Logic only ends a grid without a solution in a contradiction, which proves that there is none") {
  Rng rng(3);
  int none = 0;
  for (const Puzzle& puzzle : line_file("top95.txt", 10)) {
    const SolveStatus status = solved(change_one(puzzle, rng), kExtreme).status();
    CHECK(status != SolveStatus::kUnique);
    none += status == SolveStatus::kNone;
  }
  CHECK(none > 0);
}

TEST_CASE("Logic only names each technique with its reason before it removes candidates") {
  int told = 0, eliminations = 0, found_again = 0;
  for (const Puzzle& puzzle : line_file("top95.txt", 10)) {
    Player player(puzzle, *find_algorithm("logic-only"), 1, kExtreme);
    while (player.next()) {
      const TraceBoard& board = player.board();
      const Event event = board.last();
      if (event.kind == EventKind::kDeduce) {
        const Sentence sentence = describe_last(board);
        std::string name = text_of(Message(row_of(event.technique).name));
        name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
        CHECK(text_of(sentence.what) == name);
        CHECK(!text_of(sentence.why).empty());
        CHECK(has_digit(board.possible(event.cell), event.digit));
        ++told;
      } else if (event.kind == EventKind::kEliminate && event.technique != Technique::kPeer) {
        // Mostly the pattern is still found when some of its eliminations are made; the name is always there.
        const std::string why = text_of(describe_last(board).why);
        CHECK(!why.empty());
        found_again += why.find(": ") != std::string::npos;
        ++eliminations;
      }
    }
  }
  CHECK(told > 30);
  CHECK(found_again * 10 > eliminations * 9);
}

TEST_CASE("Logic only takes every kind of grid") {
  Rng rng(5);
  for (const GeometryPtr& geometry : {boxes(2, 2), boxes(2, 3), boxes(2, 5), boxes(5, 5), jigsaw(kJigsaw9),
                                      boxes(3, 3, {{"diagonals"}}), boxes(3, 3, {{"windows"}})}) {
    const auto search = make_search(*find_algorithm("dancing-links"), blank(geometry));
    REQUIRE(search->run(1'000'000) == StepStatus::kSolution);
    const Puzzle full{geometry, {search->digits().begin(), search->digits().end()}};
    const Puzzle puzzle = dig(full, full.givens.size() / 10, rng);
    CHECK(solved(puzzle, kHard).status() == SolveStatus::kUnique);
  }
}

}  // namespace
}  // namespace sudoscope
