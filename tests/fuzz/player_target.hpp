// The player on runs of small puzzles: it shows the same after random moves as straight play.
#pragma once

#include "../solver/search/board_hash.hpp"
#include "small_puzzle.hpp"
#include "sudoscope/trace/player.hpp"
#include "targets.hpp"

namespace sudoscope::fuzz {

constexpr std::size_t kMostEvents = 1'500;  // of a run that is played; later ones are left out
constexpr int kMostMoves = 60;

// The states of straight play, by position.
struct StraightPlay {
  std::vector<std::uint64_t> hashes;
  std::vector<std::uint64_t> steps;      // begun
  std::vector<EventKind> kinds;          // of the event before each position
  std::vector<std::uint64_t> step_ends;  // positions after 0, 1, ... whole steps
  bool ended = false;

  std::uint64_t last() const { return hashes.size() - 1; }
  // The last position before `at` right after an event of `kinds`, or the start.
  std::uint64_t stop_before(EventMask kinds_wanted, std::uint64_t at) const {
    while (at > 0 && (--at == 0 || (event_bit(kinds[at]) & kinds_wanted) == 0)) {
    }
    return at;
  }
  // All of them from `from` to `until`.
  std::vector<std::uint64_t> stops(EventMask kinds_wanted, std::uint64_t from, std::uint64_t until) const {
    std::vector<std::uint64_t> found;
    for (std::uint64_t at = std::max<std::uint64_t>(from, 1); at <= std::min(until, last()); ++at) {
      if ((event_bit(kinds[at]) & kinds_wanted) != 0) found.push_back(at);
    }
    return found;
  }
};

inline StraightPlay play_straight(const Puzzle& puzzle, const Algorithm& algorithm, std::uint64_t limit,
                                  const KnobValues& knobs) {
  StraightPlay seen;
  Player player(puzzle, algorithm, limit, knobs);
  do {
    seen.hashes.push_back(test::hash_of_board(player.board()));
    seen.steps.push_back(player.steps());
    seen.kinds.push_back(player.board().last().kind);
  } while (seen.last() < kMostEvents && player.next());
  seen.ended = seen.last() < kMostEvents;

  std::vector<Event> events;
  const auto search = make_search(algorithm, puzzle, knobs);
  auto status = StepStatus::kRunning;
  while (events.size() <= seen.last()) {
    seen.step_ends.push_back(events.size());
    if (status == StepStatus::kExhausted || (limit != 0 && search->stats().solutions == limit)) break;
    status = search->step(events);
  }
  return seen;
}

// Moves chosen by the bytes, each compared with straight play.
class Moves {
 public:
  Moves(Player& player, const StraightPlay& seen, Bytes& bytes) : player_(player), seen_(seen), bytes_(bytes) {}

  Finding make() {
    switch (bytes_.below(8)) {
      case 0:
        return next();
      case 1:
        return seek();
      case 2:
        return seek_steps();
      case 3:
        return previous();
      case 4:
        return next_of();
      case 5:
        return look_around();
      case 6:
        return glimpse();
      default:
        return explore();
    }
  }

 private:
  EventMask kinds() {
    constexpr std::array<EventMask, 4> kMasks{
        event_bit(EventKind::kDecide), event_bit(EventKind::kConflict) | event_bit(EventKind::kSolution),
        event_bit(EventKind::kAssign) | event_bit(EventKind::kBacktrack), event_bit(EventKind::kSolution)};
    return kMasks[bytes_.below(kMasks.size())];
  }
  std::uint64_t place() { return (bytes_.next() * 256u + bytes_.next()) % seen_.hashes.size(); }

  Finding shows(std::uint64_t position, const std::string& move) const {
    if (player_.position() != position) return move + " leads elsewhere.";
    if (player_.steps() != seen_.steps[position]) return move + " leads to another step.";
    if (test::hash_of_board(player_.board()) != seen_.hashes[position]) return move + " shows another board.";
    return std::nullopt;
  }

  Finding next() {
    const std::uint64_t at = player_.position();
    if (at == seen_.last() && !seen_.ended) return std::nullopt;
    if (player_.next() != (at < seen_.last())) return "The end of the run is elsewhere.";
    return shows(std::min(at + 1, seen_.last()), "Playing");
  }

  Finding seek() {
    const std::uint64_t target = place();
    player_.seek(target);
    return shows(std::min(target, player_.known()), "Seeking");
  }

  Finding seek_steps() {
    const std::uint64_t target = place() % seen_.step_ends.size();
    if (target > player_.explored_steps()) return std::nullopt;
    player_.seek_steps(target);
    if (player_.position() != seen_.step_ends[target]) return "Seeking a step leads elsewhere.";
    if (player_.steps() != target) return "Seeking a step leads to another.";
    if (test::hash_of_board(player_.board()) != seen_.hashes[player_.position()])
      return "Seeking a step shows another.";
    return std::nullopt;
  }

  Finding previous() {
    const EventMask wanted = kinds();
    const std::uint64_t expected = seen_.stop_before(wanted, player_.position());
    player_.previous_of(wanted);
    return shows(expected, "Going back");
  }

  Finding next_of() {
    const EventMask wanted = kinds();
    const std::uint64_t at = player_.position();
    const std::uint64_t most = 1 + bytes_.next();
    if (at + most > seen_.last() && !seen_.ended) return std::nullopt;
    const bool found = player_.next_of(wanted, most);
    const std::uint64_t here = player_.position();
    if (here > seen_.last()) {
      player_.seek(0);
      return std::nullopt;
    }
    const auto stops = seen_.stops(wanted, at + 1, here);
    if (found && stops != std::vector{here}) return "Going on does not stop at the next.";
    if (!found && !stops.empty()) return "Going on does not say where it stands.";
    if (!found && here < std::min(at + most, seen_.last())) return "Going on gives up early.";
    return shows(here, "Going on");
  }

  Finding look_around() {
    const EventMask wanted = kinds();
    const std::uint64_t at = std::min(place(), player_.known());
    const std::size_t most = 1 + bytes_.below(9);
    auto before = seen_.stops(wanted, 0, at);
    before.erase(before.begin(), before.end() - static_cast<std::ptrdiff_t>(std::min(most, before.size())));
    if (player_.stops_before(wanted, at, most) != before) return "The stops before a place are others.";
    auto after = seen_.stops(wanted, at + 1, player_.known());
    after.resize(std::min(most, after.size()));
    auto told = player_.stops_after(wanted, at, most);
    while (!told.empty() && told.back() > seen_.last()) told.pop_back();
    if (told != after) return "The stops after a place are others.";
    const auto guesses = player_.board().guesses();
    for (const Cell cell : player_.responsible()) {
      if (std::find(guesses.begin(), guesses.end(), cell) == guesses.end()) return "What is no guess is responsible.";
    }
    return std::nullopt;
  }

  Finding glimpse() {
    const std::uint64_t target = std::min(place(), player_.known());
    const Player::Playhead there = player_.glimpse(target);
    if (there.position != target) return "A glimpse is of another place.";
    if (test::hash_of_board(there.board) != seen_.hashes[target]) return "A glimpse shows another board.";
    if (there.search->stats().steps != seen_.steps[target]) return "A glimpse is of another step.";
    return std::nullopt;
  }

  Finding explore() {
    const std::uint64_t known = player_.known();
    if (known >= seen_.last()) return std::nullopt;
    const std::uint64_t more = 1 + bytes_.next();
    const bool goes_on = player_.explore(more);
    if (goes_on == player_.ended()) return "Exploring does not say whether there is more.";
    if (goes_on ? player_.known() < known + more : player_.known() != seen_.last()) return "Too little is explored.";
    return std::nullopt;
  }

  Player& player_;
  const StraightPlay& seen_;
  Bytes& bytes_;
};

// The algorithm, its knob, the limit, the budget, the puzzle, then the moves.
inline Finding player_target(std::string_view input) {
  Bytes bytes(input);
  const Algorithm& algorithm = catalogue()[bytes.below(static_cast<unsigned>(catalogue().size()))];
  const unsigned knob = bytes.next();
  const std::uint64_t limit = bytes.below(4);
  const std::size_t budget_bytes = std::size_t{1} << (9 + bytes.below(9));
  const Puzzle puzzle = small_puzzle(bytes).puzzle;
  if (!algorithm.watchable || why_not(algorithm, *puzzle.geometry)) return std::nullopt;
  KnobValues knobs;
  if (!algorithm.knobs.empty()) knobs.push_back(static_cast<std::uint8_t>(knob % algorithm.knobs[0].options.size()));

  const StraightPlay seen = play_straight(puzzle, algorithm, limit, knobs);
  Player player(puzzle, algorithm, limit, knobs, budget_bytes);
  Moves moves(player, seen, bytes);
  for (int move = 0; move < kMostMoves && bytes.any(); ++move) {
    if (const Finding finding = moves.make()) return std::string(algorithm.id) + ": " + *finding;
  }
  return std::nullopt;
}

}  // namespace sudoscope::fuzz
