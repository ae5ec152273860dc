// Each algorithm follows its author's description, on cases small enough to
// work by hand, and algorithms that are the same at heart take the same steps.
#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/search/catalogue.hpp"
#include "sudoscope/trace/trace_board.hpp"

namespace sudoscope {
namespace {

using namespace test;

using Placement = std::pair<Cell, Digit>;

std::vector<Event> trace_of(const char* id, const Puzzle& puzzle, std::uint64_t most_steps, KnobValues knobs = {}) {
  const auto search = make_search(*find_algorithm(id), puzzle, knobs);
  std::vector<Event> trace;
  for (std::uint64_t step = 0; step < most_steps && search->step(trace) != StepStatus::kExhausted; ++step) {
  }
  return trace;
}

std::vector<Placement> placements(const std::vector<Event>& trace, EventKind kind) {
  std::vector<Placement> placed;
  for (const Event& event : trace)
    if (event.kind == kind) placed.emplace_back(event.cell, event.digit);
  return placed;
}

SearchStats stats_at_first_solution(const char* id, const Puzzle& puzzle, KnobValues knobs = {}) {
  const auto search = make_search(*find_algorithm(id), puzzle, knobs);
  REQUIRE(search->run(10'000'000) == StepStatus::kSolution);
  return search->stats();
}

std::vector<std::uint32_t> singles_of(const char* id, const Puzzle& puzzle) {
  const auto search = make_search(*find_algorithm(id), puzzle);
  search->run(1'000'000);
  return {search->singles_per_pass().begin(), search->singles_per_pass().end()};
}

std::vector<Puzzle> some_puzzles() {
  auto puzzles = line_file("top95.txt", 8);
  puzzles.push_back(blank(boxes(2, 2)));
  puzzles.push_back(blank(jigsaw(kJigsaw6)));
  puzzles.push_back(blank(boxes(2, 3, {{"diagonals"}})));
  puzzles.push_back(number_file("uniq12.txt", 1)[0]);
  return puzzles;
}

TEST_CASE("The knob decides the order of digits") {
  const Puzzle puzzle = from_line(boxes(2, 2), "1...............");
  for (const char* id : {"brute-force", "brute-force-candidates", "static-order", "fewest-candidates"}) {
    INFO(id);
    const auto guesses = [&](std::uint8_t option) {
      return placements(trace_of(id, puzzle, 3, {option}), EventKind::kDecide);
    };
    CHECK(guesses(0).front().second == 1);
    CHECK(guesses(1).front().second == 3);
    CHECK(guesses(2) == guesses(2));
  }
  std::vector<Placement> first_guesses;
  for (const std::uint8_t option : std::vector<std::uint8_t>{2, 3, 4})
    first_guesses.push_back(
        placements(trace_of("brute-force", blank(boxes(5, 5)), 1, {option}), EventKind::kDecide)[0]);
  CHECK((first_guesses[0] != first_guesses[1] || first_guesses[1] != first_guesses[2]));
}

TEST_CASE("Brute force on candidates tries only digits that the givens leave") {
  // 1 and 2 are in row 1: its other cells have 3 and 4, and no other digit is ever tried there.
  const auto trace = trace_of("brute-force-candidates", from_line(boxes(2, 2), "12.............."), 100);
  for (const Event& event : trace)
    if (event.kind == EventKind::kExamine && event.cell < 4) CHECK(event.digit >= 2);
  CHECK(placements(trace, EventKind::kDecide)[0] == Placement{2, 2});
}

TEST_CASE("Static order takes cells by their first number of digits, equals column by column") {
  // r1c3 and r1c4 have two digits left, r2c1 and r2c2 as well, the others three or four.
  const auto guesses =
      placements(trace_of("static-order", from_line(boxes(2, 2), "12.............."), 4), EventKind::kDecide);
  REQUIRE(guesses.size() == 4);
  CHECK(guesses[0].first == 4);
  CHECK(guesses[1].first == 5);
  CHECK(guesses[2].first == 2);
  CHECK(guesses[3].first == 3);
}

TEST_CASE("Singles are listed pass by pass, consequences of a pass in the next one") {
  // r1c4, r2c3 and r2c4 have one digit each from the start; the second pass finds none.
  CHECK(singles_of("singles-first", from_line(boxes(2, 2), "123.34..21434321")) == std::vector<std::uint32_t>{3, 0});
  // Nothing is single: 1 has only r1c3 left in row 1, see the sentences of hidden singles.
  const Puzzle hidden = from_line(boxes(2, 2), "....1..........1");
  CHECK(singles_of("singles-first", hidden) == std::vector<std::uint32_t>{0});
  CHECK(singles_of("cross-check-first", hidden)[0] > 0);
  CHECK(singles_of("brute-force-candidates", hidden).empty());
}

TEST_CASE("More preparation leaves fewer guesses, from each version to the next") {
  for (const Puzzle& puzzle : line_file("17clue_sample.txt", 6)) {
    const auto singles_found = [&](const char* id) {
      std::uint64_t sum = 0;
      for (const Event& event : trace_of(id, puzzle, 200))
        sum += event.kind == EventKind::kAssign || event.kind == EventKind::kEliminate;
      return sum;
    };
    CHECK(singles_found("brute-force-candidates") <= singles_found("singles-first"));
    CHECK(singles_found("singles-first") <= singles_found("cross-check-first"));
    CHECK(singles_found("cross-check-first") <= singles_found("eliminate-first"));
  }
}

TEST_CASE("Locked candidates are removed from the rest of the other house, and nowhere else") {
  // Rows 2 and 3 of box 1 are full: 1, 2 and 3 have their places of the box in row 1, and are removed from its rest.
  const Puzzle puzzle =
      from_line(boxes(3, 3), ".........456......789............................................................");
  constexpr HouseId box_1 = 18;
  std::vector<Placement> locked;
  for (const Event& event : trace_of("eliminate-first", puzzle, 7))
    if (event.technique == Technique::kPointing && event.house == box_1) locked.emplace_back(event.cell, event.digit);
  CHECK(locked.size() == 18);
  for (const auto& [cell, digit] : locked) {
    CHECK((cell >= 3 && cell < 9));
    CHECK(digit < 3);
  }
}

TEST_CASE("Boxes are taken in order, or the one with most unfilled neighbours, leftmost first") {
  // The blank grid: every box has four neighbours. After box 1 that leaves 5, 6, 8 and 9 with four: box 5 is leftmost.
  const auto cells_of = [](const char* id) {
    std::vector<int> order;
    for (const Event& event : trace_of(id, blank(boxes(3, 3)), 60))
      if (event.kind == EventKind::kDecide) {
        const int box = event.cell / 27 * 3 + event.cell % 9 / 3 + 1;
        if (order.empty() || order.back() != box) order.push_back(box);
      }
    return order;
  };
  CHECK(cells_of("box-by-box")[1] == 2);
  CHECK(cells_of("box-by-box-most-adjacent")[1] == 5);
  // The last of a stack comes first: r1c1 takes 9, then r2c1 8.
  const auto guesses = placements(trace_of("box-by-box", blank(boxes(3, 3)), 2), EventKind::kDecide);
  CHECK(guesses == std::vector<Placement>{{0, 8}, {9, 7}});
}

TEST_CASE("Norvig and propagate-and-guess reach the same fixpoints and so the same tree") {
  for (const Puzzle& puzzle : some_puzzles()) {
    const auto a = make_search(*find_algorithm("propagate-and-guess"), puzzle);
    const auto b = make_search(*find_algorithm("norvig"), puzzle);
    TraceBoard board_a(puzzle, CandidateView::kTraced), board_b(puzzle, CandidateView::kTraced);
    int wrong = 0;
    for (int step = 0; step < 300; ++step) {
      std::vector<Event> trace_a, trace_b;
      const StepStatus status = a->step(trace_a);
      REQUIRE(b->step(trace_b) == status);
      for (const Event& event : trace_a) board_a.apply(event);
      for (const Event& event : trace_b) board_b.apply(event);
      REQUIRE(board_a.conflict().kind == board_b.conflict().kind);
      REQUIRE(a->stats().guesses == b->stats().guesses);
      REQUIRE(a->stats().backtracks == b->stats().backtracks);
      if (status == StepStatus::kExhausted) break;
      if (board_a.conflict().kind == EventKind::kConflict) continue;
      wrong += !std::equal(board_a.digits().begin(), board_a.digits().end(), board_b.digits().begin());
      for (std::size_t cell = 0; cell < board_a.digits().size(); ++cell)
        if (const auto id = static_cast<Cell>(cell); board_a.digits()[cell] == kBlank)
          wrong += board_a.possible(id) != board_b.possible(id);
    }
    CHECK(wrong == 0);
  }
}

TEST_CASE("Algorithm X on sets visits the tree of dancing links, event by event") {
  for (const Puzzle& puzzle : some_puzzles())
    for (const std::uint8_t rule : std::vector<std::uint8_t>{0, 1})
      CHECK(trace_of("algorithm-x", puzzle, 2000, {rule}) == trace_of("dancing-links", puzzle, 2000, {rule}));
}

TEST_CASE("Pairs, triples and pointing get further than singles alone") {
  for (const Puzzle& puzzle : line_file("top95.txt", 10)) {
    const auto board_after_givens = [&](const char* id) {
      const auto search = make_search(*find_algorithm(id), puzzle);
      search->run(1);
      return search->stats().eliminations + search->stats().assignments;
    };
    CHECK(board_after_givens("propagate-and-guess-advanced") >= board_after_givens("propagate-and-guess"));
  }
  // Published: six guesses on this grid; pairs, triples and pointing need fewer than singles alone.
  const Puzzle diabolical =
      from_line(boxes(3, 3), "..31..72.7.....5...5.24..3....72......6...8......14....6..95.8...5.....9.49..26..");
  CHECK(stats_at_first_solution("propagate-and-guess-advanced", diabolical).guesses <
        stats_at_first_solution("propagate-and-guess", diabolical).guesses);
}

}  // namespace
}  // namespace sudoscope
