// Event: one observable thing that a search did. The vocabulary between algorithms and everything that shows them.
#pragma once

#include <cstdint>
#include <type_traits>
#include <vector>

#include "sudoscope/geometry.hpp"

namespace sudoscope {

using Level = std::uint16_t;  // open guesses, 0 .. cell_count()

// Part of the WebAssembly frame: numbers are never reused.
enum class EventKind : std::uint8_t {
  kDecide = 1,     // guess `digit` in `cell`, `level` counts this guess; with `house`, as one place of `digit` in it
  kAssign = 2,     // `digit` is forced into `cell`, for `reason` (in `house` for a hidden single)
  kEliminate = 3,  // `digit` is no longer possible in `cell`, for `reason` (in `house` unless a peer is the reason)
  kExamine = 4,    // looked whether `digit` fits in `cell`: it does not, `house` holds it already
  kConflict = 5,   // `cell` has no candidate (house = kNoHouse), or `digit` has no place in `house` (cell = kNoCell);
                   // with all three, `house` has `digit` twice, the second time in `cell`; with `cell` and `digit`,
                   // `digit` is forced into `cell`, which is filled; with none, what was learnt is broken
  kBacktrack = 6,  // all guesses above `level` and what followed from them are taken back
  kLearn = 7,      // one of what was learnt not to hold all at once: `digit` in `cell` or, with kAbsent, `digit` not in
                   // `cell`; `house` counts those not told so far, 255 for more. One such event follows the other.
  kRestart = 8,    // gives up guesses, all or the innermost, to search on with what was learnt
  kSolution = 9,   // the grid is full and right
  kExhausted = 10,  // nothing is left to try
};

enum class Reason : std::uint8_t {
  kNone = 0,
  kPeer = 1,          // a peer holds the digit
  kNakedSingle = 2,   // the only candidate of the cell
  kHiddenSingle = 3,  // the only place in `house`
  kLocked = 4,        // every place for the digit in `house` is a peer of the cell
  kNakedSubset = 5,   // two or three cells of `house` hold as many candidates, the digit among them
  kHiddenSubset = 6,  // two or three digits of `house` have as many places, the cell among them
  kLearnt = 7,        // what was learnt from earlier conflicts, or ruled out after a solution, leaves nothing else
  kAbsent = 8,        // of kLearn: it is the absence of the digit
};

struct Event {
  EventKind kind{};
  Digit digit = kBlank;
  Cell cell = kNoCell;
  Level level = 0;  // open guesses when it happened (after a kDecide or kBacktrack: with its effect)
  Reason reason = Reason::kNone;
  HouseId house = kNoHouse;
  friend bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 8 && std::is_trivially_copyable_v<Event>);

// A set of event kinds, for "go to the next ...".
using EventMask = std::uint32_t;
constexpr EventMask event_bit(EventKind kind) { return EventMask{1} << static_cast<unsigned>(kind); }

}  // namespace sudoscope
