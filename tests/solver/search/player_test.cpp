// The player shows the same at any position, however it gets there, as straight play.
#include "board_hash.hpp"
#include "catch.hpp"
#include "puzzles.hpp"

namespace sudoscope {
namespace {

using namespace test;

constexpr EventMask kTurns = event_bit(EventKind::kConflict) | event_bit(EventKind::kSolution);

struct StraightPlay {
  std::vector<std::uint64_t> hashes;  // by position
  std::vector<EventKind> kinds;       // of the event before each position
};

StraightPlay play(const Puzzle& puzzle, const Algorithm& algorithm, std::uint64_t limit, std::size_t most) {
  Player player(puzzle, algorithm, limit);
  StraightPlay seen;
  do {
    seen.hashes.push_back(hash_of_board(player));
    seen.kinds.push_back(player.board().last().kind);
  } while (seen.hashes.size() < most && player.next());
  return seen;
}

// The last position before `position` right after an event of `kinds`.
std::uint64_t previous_by_hand(const StraightPlay& seen, EventMask kinds, std::uint64_t position) {
  while (position > 1) {
    --position;
    if ((event_bit(seen.kinds[position]) & kinds) != 0) return position;
  }
  return 0;
}

TEST_CASE("A seek of the player shows the same as straight play") {
  const std::vector<Puzzle> puzzles = {line_file("top95.txt", 1)[0], number_file("uniq12.txt", 1)[0],
                                       blank(boxes(2, 2, {{"diagonals"}})), blank(jigsaw(kJigsaw6))};
  for (const Algorithm& algorithm : watchable_algorithms())
    for (const Puzzle& puzzle : puzzles) {
      INFO(algorithm.id << " side " << puzzle.geometry->side());
      const StraightPlay seen = play(puzzle, algorithm, 0, 6000);
      Player player(puzzle, algorithm, 0, {}, 32 << 10);  // a small budget, so that keyframes are thinned out
      player.explore(seen.hashes.size());
      REQUIRE(player.known() >= seen.hashes.size() - 1);
      Rng rng(11);
      int wrong = 0;
      for (int i = 0; i < 120; ++i) {
        const std::uint64_t target = rng.below(seen.hashes.size());
        player.seek(target);
        wrong += player.position() != target || hash_of_board(player) != seen.hashes[target];
        const std::uint64_t previous = previous_by_hand(seen, kTurns, target);
        player.previous_of(kTurns);
        wrong += player.position() != previous || hash_of_board(player) != seen.hashes[previous];
      }
      CHECK(wrong == 0);
      CHECK((player.keyframe_count() >= 2 || seen.hashes.size() < 300));
    }
}

TEST_CASE("A seek of the player to a step shows exactly the events of its steps") {
  const std::vector<Puzzle> puzzles = {line_file("top95.txt", 1)[0], number_file("uniq12.txt", 1)[0],
                                       blank(boxes(2, 2, {{"diagonals"}}))};
  for (const Algorithm& algorithm : watchable_algorithms())
    for (const Puzzle& puzzle : puzzles) {
      INFO(algorithm.id << " side " << puzzle.geometry->side());
      // By hand: the search itself, step by step, with the events of each counted.
      std::vector<std::uint64_t> positions = {0};
      std::vector<Event> events;
      const auto search = make_search(algorithm, puzzle, {});
      for (int step = 0; step < 2000; ++step) {
        const StepStatus status = search->step(events);
        positions.push_back(events.size());
        if (status == StepStatus::kExhausted) break;
      }
      Player straight(puzzle, algorithm, 0);
      std::vector<std::uint64_t> hashes;  // by position
      do hashes.push_back(hash_of(straight.board().digits()));
      while (hashes.size() <= positions.back() && straight.next());

      Player player(puzzle, algorithm, 0, {}, 32 << 10);  // a small budget, so that keyframes are thinned out
      while (player.explored_steps() + 1 < positions.size() && player.explore(1)) {
      }
      REQUIRE(player.explored_steps() + 1 >= positions.size());
      Rng rng(12);
      int wrong = 0;
      for (int i = 0; i < 200; ++i) {
        // From the middle of a step too, near and far, forwards and backwards.
        if (rng.below(3) == 0) player.seek(rng.below(positions.back() + 1));
        const std::uint64_t target = rng.below(positions.size());
        player.seek_steps(target);
        wrong += player.steps() != target || player.position() != positions[target];
        wrong += hash_of(player.board().digits()) != hashes[positions[target]];
        const std::uint64_t before = player.position();
        wrong += player.next() && player.position() != before + 1;
      }
      CHECK(wrong == 0);
      player.seek_steps(UINT64_MAX);
      CHECK(player.steps() == player.explored_steps());
      CHECK(player.position() == player.known());
    }
}

TEST_CASE("A glimpse of the player shows another place without moving") {
  const Puzzle puzzle = line_file("hardest_1905_sample.txt", 1)[0];
  for (const Algorithm& algorithm : guessing_algorithms()) {
    INFO(algorithm.id);
    Player player(puzzle, algorithm, 0, {}, 64 << 10);
    player.explore(4000);
    player.seek(1234);
    const std::uint64_t shown = hash_of_board(player);
    Player other(puzzle, algorithm, 0);
    Rng rng(5);
    for (int i = 0; i < 40; ++i) {
      const std::uint64_t target = rng.below(player.known());
      other.explore(target);
      other.seek(target);
      const Player::Playhead place = player.glimpse(target);
      REQUIRE(place.position == target);
      REQUIRE(hash_of(place.board.digits()) == hash_of(other.board().digits()));
      REQUIRE(place.board.counters() == other.board().counters());
      REQUIRE(place.search->stats().steps == other.steps());
    }
    CHECK(player.glimpse(UINT64_MAX).position == player.known());
    CHECK(player.position() == 1234);
    CHECK(hash_of_board(player) == shown);
  }
}

TEST_CASE("The player's stops around a position are those of straight play") {
  const Puzzle puzzle = line_file("top95.txt", 1)[0];
  for (const char* id : {"brute-force", "norvig", "dancing-links"}) {
    INFO(id);
    const StraightPlay seen = play(puzzle, *find_algorithm(id), 0, 5000);
    std::vector<std::uint64_t> turns;
    for (std::uint64_t at = 1; at < seen.kinds.size(); ++at)
      if ((event_bit(seen.kinds[at]) & kTurns) != 0) turns.push_back(at);
    REQUIRE(turns.size() > 20);
    Player player(puzzle, *find_algorithm(id), 0, {}, 32 << 10);
    player.explore(seen.kinds.size() + 100);
    for (const std::size_t most : {1, 7, 12}) {
      const auto middle = turns.begin() + static_cast<std::ptrdiff_t>(turns.size() / 2);
      const auto count = static_cast<std::ptrdiff_t>(most);
      CHECK(player.stops_before(kTurns, *middle, most) == std::vector(middle + 1 - count, middle + 1));
      CHECK(player.stops_after(kTurns, *middle - 1, most).front() == *middle);
      REQUIRE(middle + count <= turns.end());
      CHECK(player.stops_after(kTurns, *middle - 1, most) == std::vector(middle, middle + count));
    }
    CHECK(player.stops_before(kTurns, 0, 5).empty());
    CHECK(player.stops_after(kTurns, player.known(), 5).empty());
    CHECK(player.stops_before(kTurns, *turns.begin(), 5) == std::vector{turns[0]});
  }
}

TEST_CASE("The player stops right after the next solution, over explored ground and new") {
  const Puzzle puzzle = blank(boxes(2, 2));
  const EventMask solution = event_bit(EventKind::kSolution);
  for (const Algorithm& algorithm : guessing_algorithms()) {
    INFO(algorithm.id);
    Player fresh(puzzle, algorithm, 0);
    Player explored(puzzle, algorithm, 0, {}, 16 << 10);
    while (explored.explore(1000)) {
    }
    for (std::uint64_t number = 1; number <= 288; ++number) {
      REQUIRE(fresh.next_of(solution, 1'000'000));
      REQUIRE(explored.next_of(solution, 1'000'000));
      REQUIRE(fresh.board().counters().solutions == number);
      REQUIRE(fresh.position() == explored.position());
      REQUIRE(hash_of_board(fresh) == hash_of_board(explored));
    }
    CHECK_FALSE(fresh.next_of(solution, 1'000'000));
    CHECK(fresh.ended());
    CHECK(fresh.position() == fresh.known());
    CHECK(fresh.board().last().kind == EventKind::kExhausted);
    for (std::uint64_t number = 287; number >= 1; --number) {
      explored.previous_of(solution);
      REQUIRE(explored.board().counters().solutions == number);
      REQUIRE(explored.board().last().kind == EventKind::kSolution);
    }
    explored.previous_of(solution);
    CHECK(explored.position() == 0);
  }
}

TEST_CASE("The player gives up a search for an event after the allowed number") {
  Player player(line_file("top95.txt", 1)[0], *find_algorithm("brute-force"), 0);
  CHECK_FALSE(player.next_of(event_bit(EventKind::kRestart), 1000));
  CHECK(player.position() == 1000);
}

TEST_CASE("The player's run ends after the solutions asked for") {
  Player player(blank(boxes(2, 2)), *find_algorithm("propagate-and-guess"), 3);
  while (player.next()) {
  }
  CHECK(player.ended());
  CHECK(player.board().counters().solutions == 3);
  CHECK(player.board().last().kind == EventKind::kSolution);
  CHECK_FALSE(player.next());
  player.seek(0);
  CHECK(player.position() == 0);
  CHECK(player.steps() == 0);
  player.seek(UINT64_MAX);
  CHECK(player.position() == player.known());
}

TEST_CASE("The player's explore() does not move, and seek() does not explore") {
  Player player(line_file("top95.txt", 1)[0], *find_algorithm("brute-force"), 0);
  CHECK(player.explore(5000));
  CHECK(player.position() == 0);
  CHECK(player.known() >= 5000);
  const std::uint64_t known = player.known();
  player.seek(known + 1000);
  CHECK(player.position() == known);
  CHECK(player.known() == known);
}

TEST_CASE("A player stays within its budget however far it explores") {
  const std::size_t budget = 256 << 10;
  Player player(line_file("hardest_1905_sample.txt", 1)[0], *find_algorithm("brute-force"), 0, {}, budget);
  player.explore(1'500'000);
  CHECK(player.known() >= 1'500'000);
  CHECK(player.footprint_bytes() < budget + (64 << 10));
  CHECK(player.keyframe_count() > 20);
  CHECK(player.skyline().buckets().size() <= Skyline::kMostBuckets);
}

TEST_CASE("A full skyline merges neighbours and keeps the deepest level, conflicts and solutions") {
  Skyline skyline;
  const std::size_t events = 5000;
  for (std::size_t i = 0; i < events; ++i) {
    Event event{.kind = EventKind::kDecide, .level = static_cast<Level>(i % 100)};
    if (i == 4321) event.kind = EventKind::kConflict;
    if (i == 17) event.kind = EventKind::kSolution;
    skyline.add(event);
  }
  CHECK(skyline.bucket_events() == 8);
  REQUIRE(skyline.buckets().size() == events / 8);
  for (std::size_t bucket = 0; bucket < skyline.buckets().size(); ++bucket) {
    Level deepest = 0;
    for (std::size_t i = bucket * 8; i < bucket * 8 + 8; ++i) deepest = std::max(deepest, static_cast<Level>(i % 100));
    CHECK(skyline.buckets()[bucket].deepest == deepest);
    CHECK(skyline.buckets()[bucket].conflicts == (bucket == 4321 / 8 ? 1 : 0));
    CHECK(skyline.buckets()[bucket].solutions == (bucket == 17 / 8 ? 1 : 0));
  }
}

}  // namespace
}  // namespace sudoscope
