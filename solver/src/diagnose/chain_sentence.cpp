// The sentence of each step of a chain.
#include "sudoscope/chain.hpp"

namespace sudoscope {

std::string_view name_of(DeductionKind kind) {
  switch (kind) {
    case DeductionKind::kGiven:
      return "given";
    case DeductionKind::kAssumed:
      return "assumed";
    case DeductionKind::kNakedSingle:
      return "naked-single";
    case DeductionKind::kHiddenSingle:
      return "hidden-single";
    case DeductionKind::kLocked:
      return "locked";
    case DeductionKind::kTrial:
      return "trial";
    case DeductionKind::kTwice:
      return "twice";
    case DeductionKind::kNoCandidate:
      return "no-candidate";
    case DeductionKind::kNoPlace:
      return "no-place";
    case DeductionKind::kAllTried:
      return "all-tried";
  }
  return "";
}

namespace {

std::string describe_marked(const Geometry& geometry, const ChainStep& step) {
  const std::string cell = step.cell == kNoCell ? "" : cell_name(geometry, step.cell);
  const std::string digit = step.digit == kBlank ? "" : digit_mark(step.digit);
  const std::string house = step.house == kNoHouse ? "" : house_name(geometry, step.house);
  const std::string guesses = std::to_string(step.guesses) + (step.guesses == 1 ? " guess" : " guesses");
  switch (step.kind) {
    case DeductionKind::kGiven:
    case DeductionKind::kAssumed:
      return cell + " is " + digit + ".";
    case DeductionKind::kNakedSingle:
      return cell + " must be " + digit + ": no other digit is left there.";
    case DeductionKind::kHiddenSingle:
      return cell + " must be " + digit + ": its only place in " + house + ".";
    case DeductionKind::kLocked:
      return digit + " of " + house + " must be in " + house_name(geometry, step.loser) +
             ", so no other cell there can be it.";
    case DeductionKind::kTrial:
      return cell + " cannot be " + digit + ": with it, singles lead to a contradiction.";
    case DeductionKind::kTwice:
      return digit + " appears twice in " + house + ".";
    case DeductionKind::kNoCandidate:
      return "No digit is left for " + cell + ".";
    case DeductionKind::kNoPlace:
      return digit + " has no place left in " + house + ".";
    case DeductionKind::kAllTried:
      return "No digit works at " + cell + ": a search with " + guesses + " ends only in contradictions.";
  }
  return "";
}

}  // namespace

std::string describe(const Geometry& geometry, const ChainStep& step, DigitStyle style) {
  return in_style(describe_marked(geometry, step), style);
}

}  // namespace sudoscope
