// The events of a traced run match a silent run, and a copy of a run continues like the run.
#include "every_run.hpp"
#include "sudoscope/search/catalogue.hpp"
#include "sudoscope/trace/trace_board.hpp"

namespace sudoscope {
namespace {

using namespace test;

// Cells in a fixed order, each digit a guess: candidates, if there are any, are those
// from before the search, and a cell that is returned to may have nothing left.
bool is_brute_force(const Algorithm& algorithm) {
  for (const std::string_view id : {"brute-force", "brute-force-candidates", "singles-first", "cross-check-first",
                                    "eliminate-first", "static-order"})
    if (algorithm.id == id) return true;
  return false;
}

// Learnt clauses rule candidates out too, and the way back from a conflict leads to the clause learnt from it.
bool learns(const Algorithm& algorithm) { return algorithm.id == "sudoscope-n"; }

bool has_techniques(const Algorithm& algorithm) {
  return algorithm.id == "propagate-and-guess-advanced" || algorithm.id == "logic-only";
}

// The counters of a board do not include steps.
SearchStats without_steps(SearchStats stats) {
  stats.steps = 0;
  return stats;
}

TEST_CASE("Traced and silent runs count the same, and the board follows the search") {
  on_every_run(puzzles_of_every_kind(2), [](const Algorithm& algorithm, const KnobValues& knobs, const Puzzle& puzzle) {
    const auto silent = make_search(algorithm, puzzle, knobs);
    const auto traced = make_search(algorithm, puzzle, knobs);
    TraceBoard board(puzzle, algorithm.candidates);
    std::vector<Event> trace;
    bool same = true;
    for (int i = 0; i < 1500 && same; ++i) {
      trace.clear();
      const StepStatus status = traced->step(trace);
      same = silent->run(1) == status && silent->stats() == traced->stats();
      for (const Event& event : trace) board.apply(event);
      same = same && board.counters() == without_steps(traced->stats());
      same = same && std::equal(board.digits().begin(), board.digits().end(), traced->digits().begin());
      same = same && board.guesses().size() == traced->stats().level;
      if (status == StepStatus::kExhausted) break;
    }
    CHECK(same);
  });
}

TEST_CASE("A candidate is eliminated once, from an empty cell, and restored by the backtrack") {
  on_every_run(puzzles_of_every_kind(2), [](const Algorithm& algorithm, const KnobValues& knobs, const Puzzle& puzzle) {
    if (algorithm.candidates != CandidateView::kTraced) return;
    const auto search = make_search(algorithm, puzzle, knobs);
    TraceBoard board(puzzle, algorithm.candidates);
    std::vector<Event> trace;
    int wrong = 0;
    for (int i = 0; i < 600; ++i) {
      trace.clear();
      const StepStatus status = search->step(trace);
      for (const Event& event : trace) {
        const bool elimination = event.kind == EventKind::kEliminate;
        const bool placement = event.kind == EventKind::kDecide || event.kind == EventKind::kAssign;
        if (elimination || placement)
          wrong += board.digits()[event.cell] != kBlank || !has_digit(board.possible(event.cell), event.digit);
        board.apply(event);
      }
      if (status == StepStatus::kExhausted) break;
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("At rest the traced candidates are those that no peer holds") {
  // For algorithms that remove a candidate only for a peer, and stop at the first conflict.
  on_every_run(puzzles_of_every_kind(2), [](const Algorithm& algorithm, const KnobValues& knobs, const Puzzle& puzzle) {
    if (algorithm.candidates != CandidateView::kTraced) return;
    if (is_brute_force(algorithm) || has_techniques(algorithm) || learns(algorithm)) return;
    const auto search = make_search(algorithm, puzzle, knobs);
    TraceBoard board(puzzle, algorithm.candidates);
    std::vector<Event> trace;
    int wrong = 0;
    for (int i = 0; i < 300; ++i) {
      trace.clear();
      const StepStatus status = search->step(trace);
      for (const Event& event : trace) board.apply(event);
      if (status == StepStatus::kExhausted) break;
      if (board.conflict().kind == EventKind::kConflict) continue;
      for (std::size_t cell = 0; cell < board.digits().size(); ++cell)
        if (const auto id = static_cast<Cell>(cell); board.digits()[cell] == kBlank)
          wrong += board.possible(id) != board.fitting(id);
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("A clone continues exactly like the search") {
  on_every_run(puzzles_of_every_kind(2), [](const Algorithm& algorithm, const KnobValues& knobs, const Puzzle& puzzle) {
    const auto search = make_search(algorithm, puzzle, knobs);
    bool same = true;
    for (int i = 0; i < 60 && same; ++i) {
      search->run(17);
      const auto copy = search->clone();
      const auto copy_of_copy = copy->clone();
      const auto ahead = search->clone();
      std::vector<Event> a, b;
      for (int step = 0; step < 20; ++step) {
        ahead->step(a);
        copy_of_copy->step(b);
      }
      same = a == b && ahead->stats() == copy_of_copy->stats() && copy->stats() == search->stats();
      same = same && std::equal(copy->digits().begin(), copy->digits().end(), search->digits().begin());
      same = same && copy->footprint_bytes() > 0;
    }
    CHECK(same);
  });
}

TEST_CASE("A copy of dancing links leaves the links out") {
  const auto search = make_search(*find_algorithm("dancing-links"), blank(boxes(5, 5)));
  search->run(20);
  CHECK(search->footprint_bytes() > 400'000);
  CHECK(search->clone()->footprint_bytes() < 10'000);
}

TEST_CASE("Brute force names the house that keeps a digit out") {
  const auto search = make_search(*find_algorithm("brute-force"), from_line(boxes(2, 2), ".2..1..........."));
  std::vector<Event> trace;
  search->step(trace);
  REQUIRE(trace.size() == 3);
  CHECK(trace[0] == Event{.kind = EventKind::kExamine, .digit = 0, .cell = 0, .house = 4});  // column 1
  CHECK(trace[1] == Event{.kind = EventKind::kExamine, .digit = 1, .cell = 0, .house = 0});  // row 1
  CHECK(trace[2] == Event{.kind = EventKind::kDecide, .digit = 2, .cell = 0, .level = 1});
}

TEST_CASE("A branch that fails has a conflict, then a backtrack to a guess with a digit left to try") {
  on_every_run(puzzles_of_every_kind(2), [](const Algorithm& algorithm, const KnobValues& knobs, const Puzzle& puzzle) {
    if (learns(algorithm)) return;
    const auto search = make_search(algorithm, puzzle, knobs);
    std::vector<Event> trace;
    for (int i = 0; i < 800; ++i) search->step(trace);
    int wrong = 0;
    for (std::size_t i = 1; i < trace.size(); ++i) {
      const EventKind before = trace[i - 1].kind;
      if (trace[i].kind == EventKind::kBacktrack)
        wrong += before != EventKind::kConflict && before != EventKind::kSolution;
      if (before == EventKind::kBacktrack && !is_brute_force(algorithm))
        wrong += trace[i].kind != EventKind::kDecide && trace[i].kind != EventKind::kExhausted;
    }
    CHECK(wrong == 0);
  });
}

}  // namespace
}  // namespace sudoscope
