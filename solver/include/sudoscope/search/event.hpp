// Event: one observable thing that a search did. The vocabulary between algorithms and everything that shows them.
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
  kDecide = 1,     // guess `digit` in `cell`, `level` counts this guess; with `house`, as one place of `digit` in it
  kAssign = 2,     // `digit` is forced into `cell` by `technique` (in `house` for a hidden single)
  kEliminate = 3,  // `digit` is no longer possible in `cell` by `technique` (in `house`, where it looks at one)
  kExamine = 4,    // looked whether `digit` fits in `cell`: it does not, `house` holds it already
  kConflict = 5,   // `cell` has no candidate (house = kNoHouse), or `digit` has no place in `house` (cell = kNoCell);
                   // with all three, `house` has `digit` twice, the second time in `cell`; with `cell` and `digit`,
                   // `digit` is forced into `cell`, which is filled; with none, what was learnt is broken
  kBacktrack = 6,  // all guesses above `level` and what followed from them are taken back
  kLearn = 7,    // one of what was learnt not to hold all at once: `digit` in `cell`. One such event follows the other;
                 // `house` counts those not told so far, 255 for more
  kRestart = 8,  // gives up guesses, all or the innermost, to search on with what was learnt
  kSolution = 9,      // the grid is full and right
  kExhausted = 10,    // nothing is left to try
  kLearnAbsent = 11,  // as kLearn: `digit` not in `cell`
  kStuck = 12,        // the end of a run that never guesses: nothing that it knows goes on, and it says no more
  kDeduce = 13,  // `technique` rules candidates out: `digit` in `cell` and whatever else the kEliminate that follow say
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
