// Sentences that explain why a grid is impossible.
#include "sudoscope/base/say.hpp"
#include "sudoscope/grid/contradiction.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

Message reason(const Geometry& geometry, const Contradiction& found) {
  const auto cells = cells_named(geometry, found.cells);
  const auto digits = digits_named(found.digits);
  const Message house = found.house == kNoHouse ? Message() : house_named(geometry, found.house);
  switch (found.kind) {
    case ContradictionKind::kTwice:
      return say(Id::kHoldsTwice, house, digits, cells);
    case ContradictionKind::kNoCandidate:
      return geometry.is_restricted() ? say(Id::kNoCandidateLeft, cells) : say(Id::kNoCandidate, cells);
    case ContradictionKind::kNoPlace:
      return say(Id::kNoPlace, digits, house);
    case ContradictionKind::kTooFewPlaces:
      return say(Id::kTooFewPlaces, digits, cells.size(), house, cells);
    case ContradictionKind::kTooFewDigits:
      return say(Id::kTooFewDigits, cells, digits.size(), house, digits);
    case ContradictionKind::kAllTried:
      return say(Id::kNoDigitWorks, cells, found.guesses);
  }
  return {};
}

}  // namespace

std::string_view name_of(ContradictionKind kind) {
  switch (kind) {
    case ContradictionKind::kTwice:
      return "twice";
    case ContradictionKind::kNoCandidate:
      return "no-candidate";
    case ContradictionKind::kNoPlace:
      return "no-place";
    case ContradictionKind::kTooFewPlaces:
      return "too-few-places";
    case ContradictionKind::kTooFewDigits:
      return "too-few-digits";
    case ContradictionKind::kAllTried:
      return "all-tried";
  }
  return "";
}

Message message_of(const Geometry& geometry, const Contradiction& found) {
  const Message why = reason(geometry, found);
  return found.forced_before > 0 ? say(Id::kAfterForcedDigits, found.forced_before, why) : why;
}

}  // namespace sudoscope
