// The sentences of a run, on runs small enough to check by hand.
#include "sudoscope/trace/sentence.hpp"

#include <algorithm>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/trace/told_events.hpp"

namespace sudoscope {
namespace {

using namespace test;

// A sentence in English.
struct Told {
  std::string what;
  std::string why;
};
Told told(const Sentence& sentence) { return {text_of(sentence.what), text_of(sentence.why)}; }

struct EventTold {
  std::uint64_t position;
  EventKind kind;
  Told sentence;
};
std::vector<EventTold> in_english(const std::vector<ToldEvent>& events) {
  std::vector<EventTold> all;
  for (const ToldEvent& each : events) all.push_back({each.position, each.kind, told(each.sentence)});
  return all;
}

// Every sentence of a run, the start first.
std::vector<EventTold> tell(const Puzzle& puzzle, const char* algorithm, std::span<const Digit> entries = {}) {
  Player player(puzzle, *find_algorithm(algorithm), 0, {}, Player::kDefaultBudgetBytes, entries);
  while (player.explore(1000)) continue;
  return in_english(tell_events(player, 0, player.known(), ~EventMask{0}, SIZE_MAX));
}

// The first sentence about an event of a kind.
Told first_of(const std::vector<EventTold>& events, EventKind kind) {
  for (const EventTold& each : events)
    if (each.kind == kind) return each.sentence;
  return {};
}

bool says(const std::vector<EventTold>& events, const std::string& what, const std::string& why) {
  for (const EventTold& each : events)
    if (each.sentence.what == what && each.sentence.why == why) return true;
  return false;
}

TEST_CASE("The first sentence of a run counts the givens") {
  const auto told = tell(from_line(boxes(2, 2), "1..............."), "brute-force");
  CHECK(told[0].sentence.what == "The start of the run");
  CHECK(told[0].sentence.why == "1 given, 15 cells to fill");
}

TEST_CASE("The sentences of brute force name its tries, failures and backtracks") {
  const auto told = tell(from_line(boxes(2, 2), "1..............."), "brute-force");
  CHECK(says(told, "1 does not fit r1c2", "Row 1 already has it"));
  CHECK(says(told, "Guess 2 at r1c2", "The smallest digit that fits"));
  CHECK(says(told, "Guess 3 at r1c2", "The next digit that fits"));
  CHECK(says(told, "Solution 1", "15 guesses so far"));
  CHECK(says(told, "Take back 2 at r4c4", "Back to level 14 of the search, to look for another solution"));
  CHECK(told.back().sentence.what == "Every possibility was tried");
  CHECK(told.back().sentence.why == "72 solutions");
}

TEST_CASE("The sentence of an elimination names the cells and digits of its pattern") {
  const auto eliminations = [](const Puzzle& puzzle, const char* algorithm) {
    Player player(puzzle, *find_algorithm(algorithm), 1);
    player.explore(2000);
    return in_english(tell_events(player, 0, player.known(), event_bit(EventKind::kEliminate), 1000));
  };
  // Rows 2 and 3 of box 1 are full: 1, 2 and 3 have their places of the box in row 1.
  const Puzzle box_1 =
      from_line(boxes(3, 3), ".........456......789............................................................");
  CHECK(says(eliminations(box_1, "eliminate-first"), "1 is ruled out at r1c4",
             "In box 1, 1 can only go in row 1, so remove it from the rest of row 1"));
  bool naked = false, hidden = false;
  for (const Puzzle& puzzle : line_file("top95.txt", 3))
    for (const auto& [position, kind, sentence] : eliminations(puzzle, "propagate-and-guess-advanced")) {
      if (position == 0) continue;
      CHECK(!sentence.why.empty());
      naked = naked || (sentence.why.starts_with("Only ") && sentence.why.find("so remove them") != std::string::npos);
      hidden = hidden || sentence.why.find("so remove all other digits") != std::string::npos;
    }
  CHECK(naked);
  CHECK(hidden);
}

TEST_CASE("The sentence of a guess counts the candidates, and names the fewest") {
  // Row 1 holds 1 and 2, box 1 too: r1c3 and r1c4, r2c1 and r2c2 have two candidates left.
  const Puzzle puzzle = from_line(boxes(2, 2), "12..............");
  for (const char* algorithm : {"fewest-candidates", "propagate-and-guess", "dancing-links"}) {
    INFO(algorithm);
    const Told guess = first_of(tell(puzzle, algorithm), EventKind::kDecide);
    CHECK(guess.what == "Guess 3 at r1c3");
    CHECK(guess.why == "2 candidates were left, the fewest on the board");
  }
}

TEST_CASE("The sentence of a forced digit has its reason") {
  const auto naked = tell(from_line(boxes(2, 2), "123............."), "propagate-and-guess");
  CHECK(says(naked, "4 at r1c4 is forced", "The only candidate left"));
  CHECK(says(naked, "1 is ruled out at r1c4", "r1c1 already has it"));
  // 1 is kept out of row 2 of box 2 by r2c1 and out of r1c4 by r4c4; r1c3 is left, with 2, 3 and 4 possible as well.
  const auto hidden = tell(from_line(boxes(2, 2), "....1..........1"), "propagate-and-guess");
  CHECK(says(hidden, "1 at r1c3 is forced", "The only place for 1 in row 1"));
}

TEST_CASE("The sentence of a contradiction names its place, then the guess taken back") {
  const Puzzle puzzle = line_file("top95.txt", 1)[0];
  for (const char* algorithm : {"fewest-candidates", "propagate-and-guess", "dancing-links"}) {
    INFO(algorithm);
    const auto told = tell(puzzle, algorithm);
    std::size_t i = 0;
    while (told[i].kind != EventKind::kConflict) ++i;
    const std::string place = told[i].sentence.what;
    CHECK((place.rfind("No digit is left for r", 0) == 0 || place.rfind("No place for ", 0) == 0));
    CHECK(told[i].sentence.why.find(" hold") != std::string::npos);
    REQUIRE(told[i + 1].kind == EventKind::kBacktrack);
    CHECK(told[i + 1].sentence.what.rfind(place + ": take back ", 0) == 0);
    CHECK(told[i + 1].sentence.why.find("level") != std::string::npos);
    CHECK(told.back().sentence.why == "1 solution");
  }
}

TEST_CASE("The sentence of a contradiction names the guesses that cannot hold together") {
  // r1c2 = 2 and r1c3 = 3 leave 4 for r1c4, which r4c4 holds. r1c2 = 3 and r1c3 = 2 the same.
  const auto told = tell(from_line(boxes(2, 2), "1..............4"), "brute-force");
  CHECK(says(told, "No digit is left for r1c4", "r1c2 = 2 and r1c3 = 3 cannot both hold"));
  CHECK(says(told, "No digit is left for r1c4", "r1c2 = 3 and r1c3 = 2 cannot both hold"));
  // r1c2 = 2 was tried and failed, 3 as well; 4 does not lead to r1c4.
  const auto tried = tell(from_line(boxes(2, 2), "1..............."), "brute-force");
  CHECK(says(tried, "No digit is left for r4c4", "Each digit that fits was tried, under 14 open guesses"));
}

TEST_CASE("The sentence of a guess among the places of a digit names the house") {
  // The 1s at r2c4, r3c7 and r4c1 leave two places for 1 in row 1; every cell has eight candidates or more.
  const auto line = "............1...........1..1.....................................................";
  Player player(from_line(boxes(3, 3), line), *find_algorithm("dancing-links"), 0);
  REQUIRE(player.next_of(event_bit(EventKind::kDecide), 1000));
  const Told guess = told(describe_last(player.board()));
  CHECK(guess.what == "Guess 1 at r1c2");
  CHECK(guess.why == "2 places were left for 1 in row 1");
}

TEST_CASE("Sentences distinguish equal givens and givens without a solution") {
  const auto clash = tell(from_line(boxes(2, 2), "1..1............"), "dancing-links");
  CHECK(clash[1].sentence.what == "1 is in row 1 twice");
  CHECK(clash.back().sentence.what == "The givens allow no solution");
  CHECK(clash.back().sentence.why == "1 is in row 1 twice");
  const auto stuck = tell(from_line(boxes(2, 2), "123....4........"), "propagate-and-guess");
  CHECK(says(stuck, "No digit is left for r1c4", "No guess is open"));
  CHECK(stuck.back().sentence.why == "No digit is left for r1c4");
}

TEST_CASE("Sentences distinguish entries from givens, and name entries that take part") {
  const Puzzle puzzle = from_line(boxes(2, 2), "12..............");
  const std::vector<Digit> right = from_line(boxes(2, 2), "..3.............").givens;
  const auto solved = tell(puzzle, "propagate-and-guess", right);
  CHECK(solved[0].sentence.why == "2 givens, 1 entry, 13 cells to fill");
  CHECK(std::any_of(solved.begin(), solved.end(), [](const EventTold& event) {
    return event.sentence.why.find("ack to the givens and entries") != std::string::npos;
  }));
  CHECK(solved.back().sentence.why.find(" solutions") != std::string::npos);
  const std::vector<Digit> twice = from_line(boxes(2, 2), "....12..........").givens;
  const auto stuck = tell(puzzle, "propagate-and-guess", twice);
  CHECK(stuck.back().sentence.what == "The givens and entries allow no solution");
  // Row 1 needs 3 and 4 in box 2, which has 3 in row 2.
  const auto tried = tell(puzzle, "brute-force", from_line(boxes(2, 2), "......3.........").givens);
  CHECK(tried.back().sentence.what == "Every possibility was tried");
  CHECK(tried.back().sentence.why == "No solution with these entries");
}

TEST_CASE("every sentence of a run exists in German") {
  for (const char* algorithm : {"brute-force", "dancing-links", "propagate-and-guess-advanced", "sudoscope-n"}) {
    Player player(from_line(boxes(2, 2), "1.........2....."), *find_algorithm(algorithm), 0);
    do {
      const auto [what, why] = describe_last(player.board());
      CHECK(text_of(what, german()) != text_of(what));
      CHECK(text_of(why, german()) != text_of(why));
    } while (player.next());
  }
  Player player(from_line(boxes(2, 2), "1..............4"), *find_algorithm("brute-force"), 1);
  REQUIRE(player.next_of(event_bit(EventKind::kConflict), 1000));
  CHECK(text_of(describe_last(player.board()).why, german()) == "Z1S2 = 2 und Z1S3 = 3 können nicht beide gelten");
  REQUIRE(player.next_of(event_bit(EventKind::kBacktrack), 1000));
  CHECK(text_of(describe_last(player.board()).what, german()) ==
        "Für Z1S4 bleibt keine Ziffer übrig: 3 bei Z1S3 zurücknehmen");
  CHECK(text_of(describe_last(player.board()).why, german()) == "Zurück zur Ebene 1 der Suche");
}

TEST_CASE("large numbers in a sentence are grouped by thousands") {
  const Puzzle blank{Geometry::boxes(7, 7).value(), std::vector<Digit>(2401, kBlank)};
  const Player player(blank, *find_algorithm("brute-force"), 1);
  CHECK(told(describe_last(player.board())).why == "0 givens, 2,401 cells to fill");
}

}  // namespace
}  // namespace sudoscope
