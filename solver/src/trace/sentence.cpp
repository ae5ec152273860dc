// Sentences: see the header. All facts in them are looked up on the board, so that none is claimed of an algorithm that
// does not hold on the grid in front of the reader.
#include "sudoscope/sentence.hpp"

#include <algorithm>

#include "sudoscope/responsible.hpp"
#include "trace/deduction_behind.hpp"
#include "trace/words.hpp"

namespace sudoscope {
namespace {

// Of the guesses that a contradiction follows from: more names are no help.
constexpr std::size_t kMostNamed = 4;

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string at_level(Level level) {
  return level == 0 ? "No guess is open" : "Level " + std::to_string(level) + " of the search";
}

std::string describe_conflict(const Geometry& geometry, const Event& conflict) {
  if (conflict.cell == kNoCell && conflict.house == kNoHouse) return "This breaks what was learnt";
  if (conflict.house == kNoHouse && conflict.digit != kBlank)
    return digit_mark(conflict.digit) + " is forced into " + cell_name(geometry, conflict.cell) + " as well";
  if (conflict.house == kNoHouse) return "No digit is left for " + cell_name(geometry, conflict.cell);
  const std::string house = house_name(geometry, conflict.house);
  if (conflict.cell == kNoCell) return "No place for " + digit_mark(conflict.digit) + " in " + house;
  return digit_mark(conflict.digit) + " stands twice in " + house;
}

// "r1c2 = 3 and r4c5 = 7 cannot both hold".
std::string blame(const TraceBoard& board) {
  const auto [guesses, after_trying, unexplained] = responsible_guesses(board);
  const std::size_t open = board.guesses().size();
  if (open == 0) return at_level(0);
  if (after_trying) return "Each digit that fits was tried, under " + count_of(open, "open guess", "open guesses");
  if (unexplained) return at_level(board.last().level);
  if (guesses.empty()) return "It follows from the " + start_of(board) + " alone";
  if (guesses.size() > kMostNamed && guesses.size() == open)
    return "The " + std::to_string(open) + " open guesses cannot all hold";
  if (guesses.size() > kMostNamed)
    return std::to_string(guesses.size()) + " of the " + count_of(open, "open guess", "open guesses") +
           " cannot all hold";
  const char* const both = guesses.size() == 1 ? "" : guesses.size() == 2 ? "both " : "all ";
  return names_of(board, guesses) + " cannot " + both + "hold";
}

// Why a guess was made where it was, from the board before it.
std::string reason_of_guess(const TraceBoard& board, const Event& guess) {
  TraceBoard before = board;
  before.apply({.kind = EventKind::kBacktrack, .level = static_cast<Level>(guess.level - 1)});
  if (guess.house != kNoHouse) {
    std::uint64_t places = 0;
    for (const Cell cell : board.geometry().houses()[guess.house].cells)
      if (before.digits()[cell] == kBlank && has_digit(before.possible(cell), guess.digit)) ++places;
    return count_of(places, "place was", "places were") + " left for " + digit_mark(guess.digit) + " in " +
           house_name(board.geometry(), guess.house);
  }
  if (board.view() == CandidateView::kNone) {
    const bool smallest = first_digit(before.fitting(guess.cell)) == guess.digit;
    return smallest ? "The smallest digit that fits" : "The next digit that fits";
  }
  std::vector<DigitSet> candidates(before.digits().size());
  before.candidates(candidates);
  const int count = digit_count(candidates[guess.cell]);
  bool fewest = true;
  for (std::size_t cell = 0; cell < candidates.size(); ++cell)
    fewest = fewest && (before.digits()[cell] != kBlank || digit_count(candidates[cell]) >= count);
  return count_of(static_cast<std::uint64_t>(count), "candidate was", "candidates were") + " left" +
         (fewest ? ", the fewest on the board" : "");
}

std::string reason_of_assignment(const TraceBoard& board, const Event& event) {
  if (event.technique == Technique::kHiddenSingle)
    return "The only place for " + digit_mark(event.digit) + " in " + house_name(board.geometry(), event.house);
  if (event.technique == Technique::kLearnt) return "What was learnt leaves nothing else";
  return "The only candidate left";
}

std::string reason_of_elimination(const TraceBoard& board, const Event& event) {
  if (event.technique == Technique::kLearnt) return "What was learnt rules it out";
  if (event.house != kNoHouse) {
    if (const auto deduction = deduction_behind(board)) {
      std::string why = describe(board.geometry(), *deduction, DigitStyle::kMarks);
      why.pop_back();  // the full stop
      return why;
    }
    return "By a " + std::string(row_of(event.technique).name) + " in " + house_name(board.geometry(), event.house);
  }
  for (const Cell peer : board.geometry().peers(event.cell))
    if (board.digits()[peer] == event.digit) return cell_name(board.geometry(), peer) + " already has it";
  return "";
}

Sentence describe_backtrack(const TraceBoard& board) {
  const Event& guess = board.taken_back();
  const bool failed = board.conflict().kind == EventKind::kConflict;
  const std::string guess_text = digit_mark(guess.digit) + " at " + cell_name(board.geometry(), guess.cell);
  const std::string what = failed ? describe_conflict(board.geometry(), board.conflict()) + ": take back " + guess_text
                                  : "Take back " + guess_text;
  const Level level = board.last().level;
  const int taken_back = guess.level - level;
  std::string why = taken_back == 1 ? "Back" : std::to_string(taken_back) + " guesses back";
  why += level == 0 ? " to the " + start_of(board) : " to level " + std::to_string(level) + " of the search";
  if (board.restarted())
    why += ", to search on with what was learnt";
  else if (!failed)
    why += ", to look for another solution";
  return {what, why};
}

// "r5c3 = 7 and r2c9 = 4 cannot both hold"; of a longer one, what was told so far and how many more there are.
Sentence describe_learnt(const TraceBoard& board) {
  const Geometry& geometry = board.geometry();
  const std::span<const Event> told = board.learnt();
  const Event& last = told.back();
  const bool failed = board.conflict().kind == EventKind::kConflict;
  const std::string why = failed ? "Learnt from the conflict" : "So that no solution is found twice";
  if (told.size() == 1 && last.house == 0) {
    const bool absent = last.kind == EventKind::kLearnAbsent;
    return {cell_name(geometry, last.cell) + (absent ? " must be " : " cannot be ") + digit_mark(last.digit), why};
  }
  std::string text;
  for (std::size_t i = 0; i < told.size(); ++i) {
    if (i > 0) text += i + 1 == told.size() && last.house == 0 ? " and " : ", ";
    const std::string relation = told[i].kind == EventKind::kLearnAbsent ? " \u2260 " : " = ";
    text += cell_name(geometry, told[i].cell) + relation + digit_mark(told[i].digit);
  }
  if (last.house == 255) text += " and 255 or more others";
  if (last.house > 0 && last.house < 255) text += " and " + std::to_string(last.house) + " more";
  return {text + (told.size() + last.house == 2 ? " cannot both hold" : " cannot all hold"), why};
}

Sentence describe_end(const TraceBoard& board) {
  const SearchStats& counters = board.counters();
  if (counters.guesses == 0 && board.conflict().kind == EventKind::kConflict)
    return {"The " + start_of(board) + " allow no solution", describe_conflict(board.geometry(), board.conflict())};
  const std::string none = board.has_entries() ? "No solution with these entries" : "No solution";
  return {"Every possibility was tried",
          counters.solutions == 0 ? none : count_of(counters.solutions, "solution", "solutions")};
}

Sentence describe_start(const TraceBoard& board) {
  const auto count = [&](CellState state) {
    return static_cast<std::uint64_t>(std::count(board.states().begin(), board.states().end(), state));
  };
  std::string start = count_of(count(CellState::kGiven), "given", "givens") + ", ";
  if (board.has_entries()) start += count_of(count(CellState::kEntered), "entry", "entries") + ", ";
  return {"The start of the run", start + count_of(count(CellState::kEmpty), "cell", "cells") + " to fill"};
}

Sentence describe_marked(const TraceBoard& board) {
  const Geometry& geometry = board.geometry();
  const Event& event = board.last();
  switch (event.kind) {
    case EventKind::kDecide:
      return {"Guess " + digit_mark(event.digit) + " at " + cell_name(geometry, event.cell),
              reason_of_guess(board, event)};
    case EventKind::kAssign:
      return {digit_mark(event.digit) + " at " + cell_name(geometry, event.cell) + " is forced",
              reason_of_assignment(board, event)};
    case EventKind::kEliminate:
      return {digit_mark(event.digit) + " is ruled out at " + cell_name(geometry, event.cell),
              reason_of_elimination(board, event)};
    case EventKind::kExamine:
      return {digit_mark(event.digit) + " does not fit " + cell_name(geometry, event.cell),
              capitalised(house_name(geometry, event.house)) + " already has it"};
    case EventKind::kConflict:
      return {describe_conflict(geometry, event), blame(board)};
    case EventKind::kBacktrack:
      return describe_backtrack(board);
    case EventKind::kSolution:
      return {"Solution " + std::to_string(board.counters().solutions),
              count_of(board.counters().guesses, "guess", "guesses") + " so far"};
    case EventKind::kExhausted:
      return describe_end(board);
    case EventKind::kLearn:
    case EventKind::kLearnAbsent:
      return describe_learnt(board);
    case EventKind::kRestart:
      return {"Restart", "To search on with what was learnt"};
  }
  return describe_start(board);
}

}  // namespace

Sentence describe_last(const TraceBoard& board, DigitStyle style) {
  const Sentence marked = describe_marked(board);
  return {in_style(marked.what, style), in_style(marked.why, style)};
}

}  // namespace sudoscope
