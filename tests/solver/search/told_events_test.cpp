// A stretch of a run as sentences, and the number of guesses of each cell.
#include "sudoscope/trace/told_events.hpp"

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"

namespace sudoscope {
namespace {

using namespace test;

constexpr EventMask kAll = ~EventMask{0};
constexpr EventMask kGuesses = event_bit(EventKind::kDecide) | event_bit(EventKind::kBacktrack);

TEST_CASE("Told events are the sentences of straight play, each with its position") {
  const Puzzle puzzle = line_file("hardest_1905_sample.txt", 1)[0];
  for (const Algorithm& algorithm : guessing_algorithms()) {
    INFO(algorithm.id);
    Player told(puzzle, algorithm, 0, {}, 64 << 10);
    told.explore(3000);
    told.seek(17);
    const auto all = tell_events(told, 700, 1100, kAll, 10'000);
    REQUIRE(all.size() == 401);
    Player played(puzzle, algorithm, 0);
    for (int i = 0; i < 699; ++i) played.next();
    int wrong = 0;
    std::size_t guesses = 0;
    const auto chosen = tell_events(told, 700, 1100, kGuesses, 10'000);
    for (const ToldEvent& event : all) {
      played.next();
      const Sentence sentence = describe_last(played.board());
      wrong += event.position != played.position() || event.kind != played.board().last().kind;
      wrong += event.sentence.what != sentence.what || event.sentence.why != sentence.why;
      wrong += event.level != played.board().guesses().size();
      if ((event_bit(event.kind) & kGuesses) == 0) continue;
      REQUIRE(guesses < chosen.size());
      wrong += chosen[guesses++].position != event.position;
    }
    CHECK(wrong == 0);
    CHECK(guesses == chosen.size());
    CHECK(told.position() == 17);
  }
}

TEST_CASE("Told events begin with the start of the run, end with its known part, and keep to their limit") {
  Player player(line_file("top95.txt", 1)[0], *find_algorithm("norvig"), 0);
  player.explore(500);
  const auto first = tell_events(player, 0, 1'000'000, kGuesses, 3);
  REQUIRE(first.size() == 3);
  CHECK(first[0].position == 0);
  CHECK(text_of(first[0].sentence.what) == "The start of the run");
  const auto last = tell_events(player, player.known() - 2, UINT64_MAX, kAll, 100);
  CHECK(last.size() == 3);
  CHECK(last.back().position == player.known());
  CHECK(tell_events(player, player.known() + 1, UINT64_MAX, kAll, 100).empty());
}

TEST_CASE("A board counts the guesses of each cell, and all but open guesses were taken back") {
  for (const Algorithm& algorithm : watchable_algorithms())
    for (const Puzzle& puzzle : {line_file("top95.txt", 1)[0], blank(boxes(2, 2)), blank(jigsaw(kJigsaw6))}) {
      INFO(algorithm.id << " side " << puzzle.geometry->side());
      Player player(puzzle, algorithm, 0);
      std::vector<std::uint32_t> guessed(puzzle.givens.size(), 0);
      std::vector<std::uint32_t> taken_back(puzzle.givens.size(), 0);
      std::vector<Cell> open;
      int wrong = 0;
      for (int i = 0; i < 4000 && player.next(); ++i) {
        const Event& event = player.board().last();
        if (event.kind == EventKind::kDecide) {
          ++guessed[event.cell];
          open.push_back(event.cell);
        }
        if (event.kind == EventKind::kBacktrack)
          for (; open.size() > event.level; open.pop_back()) ++taken_back[open.back()];
        for (std::size_t cell = 0; cell < guessed.size(); ++cell) {
          const bool is_open = player.board().states()[cell] == CellState::kGuess;
          wrong += player.board().times_guessed()[cell] != guessed[cell];
          wrong += guessed[cell] - (is_open ? 1 : 0) != taken_back[cell];
        }
      }
      CHECK(wrong == 0);
    }
}

}  // namespace
}  // namespace sudoscope
