// The learning search: its clauses are true, its events match its actions, and it agrees
// with a plain search on small grids of every geometry with no, one and many solutions.
#include <set>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/search/catalogue.hpp"
#include "sudoscope/trace/player.hpp"
#include "sudoscope/trace/sentence.hpp"

namespace sudoscope {
namespace {

using namespace test;

const Algorithm& learning() { return *find_algorithm("sudoscope-n"); }

// One literal of the events.
struct ToldLiteral {
  Cell cell;
  Digit digit;
  bool absent;
};

std::set<std::string> all_solutions(const Algorithm& algorithm, const Puzzle& puzzle, std::uint8_t knob = 0) {
  const auto search = make_search(algorithm, puzzle, algorithm.knobs.empty() ? KnobValues{} : KnobValues{knob});
  std::set<std::string> solutions;
  std::uint64_t found = 0;
  for (auto status = StepStatus::kRunning; status != StepStatus::kExhausted;) {
    status = search->run(1000);
    if (status != StepStatus::kSolution) continue;
    ++found;
    solutions.insert(to_line(search->digits()));
    CHECK(is_solution(puzzle, search->digits()));
  }
  CHECK(found == solutions.size());
  return solutions;
}

// A solution of the geometry, some of its digits changed, all but a few taken out.
Puzzle random_puzzle(const GeometryPtr& geometry, Rng& rng) {
  const auto search = make_search(learning(), blank(geometry), {static_cast<std::uint8_t>(rng.below(4))});
  for (std::size_t skipped = rng.below(5); skipped + 1 > 0; --skipped) {
    while (search->run(1000) == StepStatus::kRunning) {
    }
    if (skipped == 0) break;
  }
  Puzzle puzzle{geometry, {search->digits().begin(), search->digits().end()}};
  for (std::size_t wrong = rng.below(3); wrong > 0; --wrong) puzzle = change_one(puzzle, rng);
  const auto cells = static_cast<std::size_t>(geometry->cell_count());
  return dig(puzzle, cells - cells / 4 - rng.below(cells / 4), rng);
}

TEST_CASE("The learning search finds exactly the solutions of a plain search, on every geometry") {
  const std::vector<GeometryPtr> geometries = {boxes(2, 2),
                                               boxes(1, 5),
                                               boxes(2, 3),
                                               boxes(3, 2, {{"diagonals"}}),
                                               boxes(2, 4),
                                               boxes(3, 3, {{"windows"}}),
                                               boxes(3, 3, {{"diagonals"}, {"windows"}}),
                                               jigsaw(kJigsaw6),
                                               jigsaw(kJigsaw9)};
  Rng rng(5);
  int none = 0, one = 0, many = 0;
  for (const GeometryPtr& geometry : geometries)
    for (int i = 0; i < 60; ++i) {
      const Puzzle puzzle = random_puzzle(geometry, rng);
      // A reference with too many solutions is left alone.
      const auto reference = make_search(*find_algorithm("propagate-and-guess"), puzzle);
      while (reference->stats().solutions < 300 && reference->run(300) != StepStatus::kExhausted) {
      }
      if (reference->stats().solutions >= 300) continue;
      const auto expected = all_solutions(*find_algorithm("propagate-and-guess"), puzzle);
      INFO("side " << geometry->side() << ' ' << to_line(puzzle.givens));
      CHECK(all_solutions(learning(), puzzle, static_cast<std::uint8_t>(i % 4)) == expected);
      (expected.empty() ? none : expected.size() == 1 ? one : many) += 1;
    }
  CHECK(none > 50);
  CHECK(one > 50);
  CHECK(many > 50);
}

TEST_CASE("A clause learnt from a conflict holds in every solution") {
  // Before the first solution nothing else is learnt; if all of a
  // clause was in events, each solution violates one of its literals.
  Rng rng(8);
  int learnt = 0;
  for (int i = 0; i < 60; ++i) {
    const Puzzle hard = line_file("hardest_1905_sample.txt", 20)[static_cast<std::size_t>(i % 20)];
    const Puzzle puzzle = i < 20 ? hard : dig(hard, 1, rng);
    const auto plain = make_search(*find_algorithm("propagate-and-guess"), puzzle);
    std::vector<std::vector<Digit>> solutions;
    while (solutions.size() < 50) {
      const StepStatus status = plain->run(1000);
      if (status == StepStatus::kExhausted) break;
      if (status == StepStatus::kSolution) solutions.emplace_back(plain->digits().begin(), plain->digits().end());
    }
    const auto search = make_search(learning(), puzzle);
    std::vector<ToldLiteral> together;
    std::vector<Event> trace;
    while (search->stats().solutions == 0) {
      trace.clear();
      if (search->step(trace) == StepStatus::kExhausted) break;
      for (std::size_t at = 0; at < trace.size(); ++at) {
        if (!is_learnt(trace[at].kind)) continue;
        together.push_back({trace[at].cell, trace[at].digit, trace[at].kind == EventKind::kLearnAbsent});
        const bool more_told = at + 1 < trace.size() && is_learnt(trace[at + 1].kind);
        if (more_told) continue;
        if (trace[at].house == 0) {
          ++learnt;
          for (const auto& solution : solutions) {
            bool all_hold = true;
            for (const ToldLiteral& one : together)
              all_hold = all_hold && (solution[one.cell] == one.digit) != one.absent;
            CHECK_FALSE(all_hold);
          }
        }
        together.clear();
      }
    }
  }
  CHECK(learnt > 100);
}

TEST_CASE("After a conflict the search goes back to the level where the learnt clause forces a literal") {
  const auto search = make_search(learning(), line_file("hardest_1905_sample.txt", 1)[0]);
  int conflicts = 0, jumps = 0;
  for (std::vector<Event> trace; search->step(trace) == StepStatus::kRunning; trace.clear()) {
    std::size_t at = 0;
    if (trace.empty() || !is_learnt(trace[0].kind)) continue;
    ++conflicts;
    while (is_learnt(trace[at].kind)) ++at;
    if (trace[at].kind == EventKind::kBacktrack) {
      jumps += trace[0].level - trace[at].level > 1;
      ++at;
    }
    CHECK((trace[at].kind == EventKind::kAssign || trace[at].kind == EventKind::kEliminate));
    CHECK(trace[at].technique == Technique::kLearnt);
  }
  CHECK(conflicts > 20);
  CHECK(jumps > 0);
}

TEST_CASE("A restart takes guesses back without a failure, and has a sentence") {
  const Puzzle puzzle = number_file("gecode25_sample.txt", 1)[0];
  Player player(puzzle, learning(), 1);
  REQUIRE(player.next_of(event_bit(EventKind::kRestart), 3'000'000));
  CHECK(text_of(describe_last(player.board()).what) == "Restart");
  const auto failures_before = player.tree().path()[0].failures;
  const SearchStats before = player.board().counters();
  while (player.board().last().kind != EventKind::kBacktrack && player.board().last().kind != EventKind::kDecide)
    REQUIRE(player.next());
  if (player.board().last().kind == EventKind::kBacktrack) {
    CHECK(player.board().restarted());
    CHECK(player.board().counters().backtracks > before.backtracks);
    CHECK(player.tree().path()[0].failures == failures_before);
    CHECK(text_of(describe_last(player.board()).why).find("to search on with what was learnt") != std::string::npos);
  }
}

TEST_CASE("A learnt clause has a sentence, which shortens a long one") {
  Player player(line_file("hardest_1905_sample.txt", 1)[0], learning(), 0);
  const EventMask learn = event_bit(EventKind::kLearn) | event_bit(EventKind::kLearnAbsent);
  bool both = false, more = false, single = false;
  for (int i = 0; i < 20'000 && player.next_of(learn, 100'000); ++i) {
    const std::string what = text_of(describe_last(player.board()).what);
    INFO(what);
    REQUIRE_FALSE(what.empty());
    both = both || what.find(" cannot both hold") != std::string::npos;
    more = more || what.find(" more cannot all hold") != std::string::npos;
    single = single || what.find(" cannot be ") != std::string::npos || what.find(" must be ") != std::string::npos;
  }
  CHECK(both);
  CHECK(more);
  CHECK(single);
}

TEST_CASE("A search that learns many clauses forgets some and ends with the right answer") {
  // 45 clues of 25x25 that leave too much for a plain search; the memory stays bounded.
  const Puzzle puzzle = number_file("gecode25_sample.txt", 2)[1];
  const auto search = make_search(learning(), puzzle);
  std::size_t most = 0;
  while (search->run(2000) == StepStatus::kRunning && search->stats().steps < 60'000)
    most = std::max(most, search->footprint_bytes());
  CHECK(most < (16u << 20));
  if (search->stats().solutions > 0) CHECK(is_solution(puzzle, search->digits()));
}

}  // namespace
}  // namespace sudoscope
