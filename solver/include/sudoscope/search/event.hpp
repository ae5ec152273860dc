// Event: one observable action of a search. The vocabulary between algorithms and everything that shows them.
#pragma once

#include <cstdint>
#include <type_traits>
#include <vector>

#include "sudoscope/grid/geometry.hpp"
#include "sudoscope/techniques/technique.hpp"

namespace sudoscope {

using Level = std::uint16_t;  // open guesses, 0 .. cell_count()

// Part of the WebAssembly frame: numbers are never reused.
enum class EventKind : std::uint8_t {
  kDecide = 1,      // guess `digit` in `cell`, `level` counts this guess; with `house`, as one place of `digit` in it
  kAssign = 2,      // `digit` is forced into `cell` by `technique` (in `house` for a hidden single)
  kEliminate = 3,   // `digit` is no longer possible in `cell` by `technique` (in `house`, if it uses one)
  kExamine = 4,     // `digit` was tried in `cell`: it does not fit, `house` holds it already, or a clue rules it out
  kConflict = 5,    // `cell` has no candidate (house = kNoHouse), or `digit` has no place in `house` (cell = kNoCell);
                    // with all three, `house` has `digit` twice, the second time in `cell`; with `cell` and `digit`,
                    // `digit` is forced into `cell`, which is filled; with none, a learnt clause is violated
  kBacktrack = 6,   // all guesses above `level` and their consequences are taken back
  kLearn = 7,       // one literal of a learnt clause, which cannot all hold: `digit` in `cell`. A clause is consecutive
                    // events; `house` counts those still to come, 255 for more
  kRestart = 8,     // gives up guesses, all or the innermost, to continue the search with the learnt clauses
  kSolution = 9,    // the grid is full and right
  kExhausted = 10,  // nothing is left to try
  kLearnAbsent = 11,  // as kLearn: `digit` not in `cell`
  kStuck = 12,        // the end of a run that never guesses: no technique continues, which proves nothing
  kDeduce = 13,       // `technique` rules out candidates: `digit` in `cell` and those of the following kEliminate
};

struct Event {
  EventKind kind{};
  Digit digit = kBlank;
  Cell cell = kNoCell;
  Level level = 0;  // open guesses when it happened (after a kDecide or kBacktrack: with its effect)
  Technique technique = Technique::kNone;
  HouseId house = kNoHouse;
  friend bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 8 && std::is_trivially_copyable_v<Event>);

constexpr bool is_learnt(EventKind kind) { return kind == EventKind::kLearn || kind == EventKind::kLearnAbsent; }

// A set of event kinds, for "go to the next ...".
using EventMask = std::uint32_t;
constexpr EventMask event_bit(EventKind kind) { return EventMask{1} << static_cast<unsigned>(kind); }

}  // namespace sudoscope
