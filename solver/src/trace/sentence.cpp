// Sentences: see the header. All facts in them are looked up on the board, so
// that every claim about an algorithm holds on the grid in front of the reader.
#include "sudoscope/trace/sentence.hpp"

#include <algorithm>

#include "sudoscope/base/say.hpp"
#include "sudoscope/trace/responsible.hpp"
#include "techniques/finders.hpp"
#include "trace/clue_reason.hpp"
#include "trace/deduction_behind.hpp"
#include "trace/words.hpp"

namespace sudoscope {
namespace {

// Number of guesses behind a contradiction that are named: more names do not help.
constexpr std::size_t kMostNamed = 4;

using Id = MessageId;

Message at_level(Level level) { return level == 0 ? say(Id::kNoGuessOpen) : say(Id::kLevelOfSearch, level); }

Message describe_conflict(const Geometry& geometry, const Event& conflict) {
  if (conflict.cell == kNoCell && conflict.house == kNoHouse) return say(Id::kBreaksLearnt);
  const DigitName digit = digit_named(conflict.digit);
  if (conflict.house == kNoHouse) {
    const CellName cell = cell_named(geometry, conflict.cell);
    return conflict.digit != kBlank ? say(Id::kForcedAsWell, digit, cell) : say(Id::kNoDigitLeft, cell);
  }
  const Message house = house_named(geometry, conflict.house);
  return conflict.cell == kNoCell ? say(Id::kNoPlaceLeft, digit, house) : say(Id::kStandsTwice, digit, house);
}

// Example: "r1c2 = 3 and r4c5 = 7 cannot both hold".
Message cannot_hold(const std::vector<Message>& what, std::size_t count) {
  if (count == 1) return say(Id::kCannotHold, what);
  return count == 2 ? say(Id::kCannotBothHold, what) : say(Id::kCannotAllHold, what);
}

Message blame(const TraceBoard& board) {
  const auto [guesses, after_trying, unexplained] = responsible_guesses(board);
  const std::size_t open = board.guesses().size();
  if (open == 0) return at_level(0);
  if (after_trying) return say(Id::kEachDigitTried, open);
  if (unexplained) return at_level(board.last().level);
  if (guesses.empty()) return say(Id::kFollowsFromStart, board.entry_count());
  if (guesses.size() > kMostNamed && guesses.size() == open) return say(Id::kOpenGuessesCannotHold, open);
  if (guesses.size() > kMostNamed) return say(Id::kSomeGuessesCannotHold, guesses.size(), open);
  return cannot_hold(guesses_named(board, guesses), guesses.size());
}

// Reason for the place of a guess, from the board before it.
Message reason_of_guess(const TraceBoard& board, const Event& guess) {
  TraceBoard before = board;
  before.apply({.kind = EventKind::kBacktrack, .level = static_cast<Level>(guess.level - 1)});
  if (guess.house != kNoHouse) {
    std::uint64_t places = 0;
    for (const Cell cell : board.geometry().houses()[guess.house].cells)
      if (before.digits()[cell] == kBlank && has_digit(before.possible(cell), guess.digit)) ++places;
    return say(Id::kPlacesWereLeft, places, digit_named(guess.digit), house_named(board.geometry(), guess.house));
  }
  if (board.view() == CandidateView::kNone) {
    const bool smallest = first_digit(before.fitting(guess.cell)) == guess.digit;
    return smallest ? say(Id::kSmallestFits) : say(Id::kNextFits);
  }
  std::vector<DigitSet> candidates(before.digits().size());
  before.candidates(candidates);
  const int count = digit_count(candidates[guess.cell]);
  bool fewest = true;
  for (std::size_t cell = 0; cell < candidates.size(); ++cell)
    fewest = fewest && (before.digits()[cell] != kBlank || digit_count(candidates[cell]) >= count);
  return fewest ? say(Id::kFewestCandidatesWereLeft, count) : say(Id::kCandidatesWereLeft, count);
}

// Sentence about a step of a run by techniques alone.
Message by_technique(const TraceBoard& board, Technique technique) {
  const Message name(row_of(technique).name);
  const auto deduction = deduction_behind(board);
  return deduction ? say(Id::kByTechnique, name, reason_by(board.geometry(), *deduction)) : name;
}

Message reason_of_assignment(const TraceBoard& board, const Event& event) {
  switch (event.technique) {
    case Technique::kNakedSingle:
      return say(Id::kOnlyCandidateLeft);
    case Technique::kFullHouse:
      return say(Id::kLastCellOf, house_named(board.geometry(), event.house));
    case Technique::kHiddenSingle:
      return say(Id::kOnlyPlaceFor, digit_named(event.digit), house_named(board.geometry(), event.house));
    case Technique::kLearnt:
      return say(Id::kLearntLeavesNothingElse);
    default:
      return by_technique(board, event.technique);
  }
}

Message reason_of_elimination(const TraceBoard& board, const Event& event) {
  const Geometry& geometry = board.geometry();
  if (event.technique == Technique::kLearnt) return say(Id::kLearntRulesOut);
  if (event.technique == Technique::kClue) return clue_reason(board, event.cell, event.digit);
  if (event.house != kNoHouse) {
    if (const auto deduction = deduction_behind(board)) return reason_of(geometry, *deduction);
    const Message house = house_named(geometry, event.house);
    const TechniqueRow& row = row_of(event.technique);
    return row.family == TechniqueFamily::kIntersections ? say(Id::kByLockedCandidates, house)
                                                         : say(Id::kBySubset, Message(row.name), house);
  }
  if (event.technique != Technique::kPeer) return by_technique(board, event.technique);
  for (const Cell peer : geometry.peers(event.cell))
    if (board.digits()[peer] == event.digit) return say(Id::kCellHasIt, cell_named(geometry, peer));
  return {};
}

Message way_back(const TraceBoard& board, bool failed) {
  const Level level = board.last().level;
  const int guesses = board.taken_back().level - level;
  if (level == 0) {
    const std::int64_t entries = board.entry_count();
    if (board.restarted()) return say(Id::kBackToStartWithLearnt, guesses, entries);
    return failed ? say(Id::kBackToStart, guesses, entries) : say(Id::kBackToStartForAnother, guesses, entries);
  }
  if (board.restarted()) return say(Id::kBackToLevelWithLearnt, guesses, level);
  return failed ? say(Id::kBackToLevel, guesses, level) : say(Id::kBackToLevelForAnother, guesses, level);
}

Sentence describe_backtrack(const TraceBoard& board) {
  const Event& guess = board.taken_back();
  const bool failed = board.conflict().kind == EventKind::kConflict;
  const DigitName digit = digit_named(guess.digit);
  const CellName cell = cell_named(board.geometry(), guess.cell);
  const Message what =
      failed ? say(Id::kConflictTakeBack, describe_conflict(board.geometry(), board.conflict()), digit, cell)
             : say(Id::kTakeBack, digit, cell);
  return {what, way_back(board, failed)};
}

// A long clause is shown in part, with the number of the others.
Sentence describe_learnt(const TraceBoard& board) {
  const std::span<const Event> told = board.learnt();
  const bool failed = board.conflict().kind == EventKind::kConflict;
  const Message why = failed ? say(Id::kLearntFromConflict) : say(Id::kSoThatNoneIsFoundTwice);
  std::vector<Message> all;
  for (const Event& each : told) {
    const CellName cell = cell_named(board.geometry(), each.cell);
    const DigitName digit = digit_named(each.digit);
    const bool absent = each.kind == EventKind::kLearnAbsent;
    if (told.size() == 1 && each.house == 0)
      return {absent ? say(Id::kCellMustBe, cell, digit) : say(Id::kCellCannotBe, cell, digit), why};
    all.push_back(absent ? say(Id::kCellIsNot, cell, digit) : say(Id::kCellIs, cell, digit));
  }
  const int more = told.back().house;
  if (more == 255) all.push_back(say(Id::kMoreOrEvenMore, more));
  if (more > 0 && more < 255) all.push_back(say(Id::kMore, more));
  return {cannot_hold(all, told.size() + static_cast<std::size_t>(more)), why};
}

Sentence describe_end(const TraceBoard& board) {
  const SearchStats& counters = board.counters();
  if (counters.guesses == 0 && board.conflict().kind == EventKind::kConflict)
    return {say(Id::kAllowNoSolution, board.entry_count()), describe_conflict(board.geometry(), board.conflict())};
  const Message none = board.entry_count() > 0 ? say(Id::kNoSolutionWithEntries) : say(Id::kNoSolutionFound);
  return {say(Id::kEverythingTried), counters.solutions == 0 ? none : say(Id::kSolutionsInAll, counters.solutions)};
}

Sentence describe_technique(const TraceBoard& board) {
  const auto deduction = deduction_behind(board);
  return {say(Id::kTechniqueFound, Message(row_of(board.last().technique).name)),
          deduction ? reason_by(board.geometry(), *deduction) : Message()};
}

Sentence describe_stuck(const TraceBoard& board) {
  const auto blanks = std::count(board.states().begin(), board.states().end(), CellState::kEmpty);
  return {say(Id::kNothingGoesOn), say(Id::kCellsLeft, blanks)};
}

Sentence describe_start(const TraceBoard& board) {
  const auto givens = std::count(board.states().begin(), board.states().end(), CellState::kGiven);
  const auto blanks = std::count(board.states().begin(), board.states().end(), CellState::kEmpty);
  return {say(Id::kStartOfRun), board.entry_count() > 0
                                    ? say(Id::kGivensEntriesAndBlanks, givens, board.entry_count(), blanks)
                                    : say(Id::kGivensAndBlanks, givens, blanks)};
}

}  // namespace

Sentence describe_last(const TraceBoard& board) {
  const Geometry& geometry = board.geometry();
  const Event& event = board.last();
  const DigitName digit = digit_named(event.digit);
  const auto cell = [&] { return cell_named(geometry, event.cell); };
  switch (event.kind) {
    case EventKind::kDecide:
      return {say(Id::kGuessAt, digit, cell()), reason_of_guess(board, event)};
    case EventKind::kAssign:
      return {say(Id::kForcedAt, digit, cell()), reason_of_assignment(board, event)};
    case EventKind::kDeduce:
      return describe_technique(board);
    case EventKind::kEliminate:
      return {say(Id::kRuledOutAt, digit, cell()), reason_of_elimination(board, event)};
    case EventKind::kExamine:
      return {say(Id::kDoesNotFit, digit, cell()), event.house == kNoHouse
                                                       ? clue_reason(board, event.cell, event.digit)
                                                       : say(Id::kHouseHasIt, house_named(geometry, event.house))};
    case EventKind::kConflict:
      return {describe_conflict(geometry, event), blame(board)};
    case EventKind::kBacktrack:
      return describe_backtrack(board);
    case EventKind::kSolution:
      return {say(Id::kSolutionNumber, board.counters().solutions), say(Id::kGuessesSoFar, board.counters().guesses)};
    case EventKind::kExhausted:
      return describe_end(board);
    case EventKind::kStuck:
      return describe_stuck(board);
    case EventKind::kLearn:
    case EventKind::kLearnAbsent:
      return describe_learnt(board);
    case EventKind::kRestart:
      return {say(Id::kSearchRestarts), say(Id::kToSearchOn)};
  }
  return describe_start(board);
}

}  // namespace sudoscope
