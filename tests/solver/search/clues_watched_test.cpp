// Runs on puzzles with clues: events, sentences and blame are as true as without.
#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/constraints/compile.hpp"
#include "sudoscope/formats/formats.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/trace/responsible.hpp"
#include "sudoscope/trace/sentence.hpp"
#include "sudoscope/trace/trace_board.hpp"

namespace sudoscope {
namespace {

using namespace test;

// The known puzzles whose clues are more than houses, each or every so many.
std::vector<Puzzle> puzzles_with_clues(std::size_t every) {
  std::vector<Puzzle> puzzles;
  std::size_t number = 0;
  for (const std::string& line : data_lines("variants.jsonl")) {
    const auto json = parse_json(line);
    const auto reading = read_sheet(std::string(json.value().member("puzzle")->source));
    REQUIRE(reading.ok());
    const Puzzle& puzzle = reading.value().sheet.puzzle;
    if (needs_primitives(*puzzle.geometry) && number++ % every == 0) puzzles.push_back(puzzle);
  }
  return puzzles;
}

template <class Check>
void on_every_run_with_clues(std::size_t every, Check check) {
  const std::vector<Puzzle> puzzles = puzzles_with_clues(every);
  REQUIRE(puzzles.size() >= 10);
  for (const Algorithm& algorithm : watchable_algorithms()) {
    if (algorithm.constraints_not_kept == nullptr) continue;
    for (const Puzzle& puzzle : puzzles) {
      INFO(algorithm.id << ' ' << text_of(puzzle.geometry->constraints()).substr(0, 100));
      check(algorithm, puzzle);
    }
  }
}

SearchStats without_steps(SearchStats stats) {
  stats.steps = 0;
  return stats;
}

TEST_CASE("Traced and silent runs on clues count the same, and every event has its reason") {
  std::size_t by_clue = 0;
  std::size_t unnamed = 0;
  on_every_run_with_clues(5, [&](const Algorithm& algorithm, const Puzzle& puzzle) {
    const auto silent = make_search(algorithm, puzzle);
    const auto traced = make_search(algorithm, puzzle);
    TraceBoard board(puzzle, algorithm.candidates);
    std::vector<Event> trace;
    for (int step = 0; step < 60; ++step) {
      trace.clear();
      const StepStatus status = traced->step(trace);
      REQUIRE(silent->run(1) == status);
      REQUIRE(silent->stats() == traced->stats());
      for (const Event& event : trace) {
        board.apply(event);
        const bool is_by_clue =
            event.technique == Technique::kClue || (event.kind == EventKind::kExamine && event.house == kNoHouse);
        if (!is_by_clue) continue;
        const std::string reason = text_of(describe_last(board).why);
        INFO(reason);
        REQUIRE(reason.find("clue") != std::string::npos);
        ++by_clue;
        unnamed += reason == "It would break one of the clues";
      }
      REQUIRE(board.counters() == without_steps(traced->stats()));
      REQUIRE(std::equal(board.digits().begin(), board.digits().end(), traced->digits().begin()));
      if (status == StepStatus::kExhausted) break;
    }
  });
  CHECK(by_clue > 1000);
  CHECK(unnamed * 200 < by_clue);
}

TEST_CASE("Guesses that are blamed for a contradiction with clues allow no solution") {
  const Algorithm& judge = *find_algorithm("sudoscope-v");
  std::size_t judged = 0;
  std::size_t fewer = 0;
  on_every_run_with_clues(1, [&](const Algorithm& algorithm, const Puzzle& puzzle) {
    const auto search = make_search(algorithm, puzzle);
    TraceBoard board(puzzle, algorithm.candidates);
    std::vector<Event> trace;
    int conflicts = 0;
    for (int step = 0; step < 300 && conflicts < 6; ++step) {
      trace.clear();
      const StepStatus status = search->step(trace);
      for (const Event& event : trace) {
        board.apply(event);
        if (event.kind != EventKind::kConflict || ++conflicts > 6) continue;
        const Responsible found = responsible_guesses(board);
        if (found.after_trying || found.unexplained) continue;
        Puzzle blamed = puzzle;
        for (const Cell cell : found.guesses) blamed.givens[cell] = board.digits()[cell];
        Solve solve(blamed, judge, 1);
        REQUIRE(solve.run(1'000'000));
        REQUIRE(solve.solutions() == 0);
        ++judged;
        fewer += found.guesses.size() < board.guesses().size();
      }
      if (status == StepStatus::kExhausted) break;
    }
  });
  CHECK(judged > 100);
  CHECK(fewer > 20);
}

TEST_CASE("Givens that break a clue are reported before anything is tried") {
  const auto geometry = Geometry::boxes(2, 2, {{"killercage", R"([{"cells":["R1C1","R1C2"],"value":"4"}])"}});
  REQUIRE(geometry.ok());
  for (const Algorithm& algorithm : watchable_algorithms()) {
    if (algorithm.constraints_not_kept == nullptr) continue;
    INFO(algorithm.id);
    const auto search = make_search(algorithm, from_line(geometry.value(), "12.............."));
    std::vector<Event> trace;
    CHECK(search->step(trace) == StepStatus::kExhausted);
    CHECK(trace.front().kind == EventKind::kConflict);
  }
}

}  // namespace
}  // namespace sudoscope
