// TraceBoard: see the header. Every change under an open guess goes on the trail; a backtrack unwinds it to the mark of
// the outermost guess taken back.
#include "sudoscope/trace/trace_board.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "search/clue_rules.hpp"

namespace sudoscope {
namespace {

// An event between a contradiction and the event that the search
// continues with: a guess or, after learning, its consequence.
constexpr bool goes_back(EventKind kind) {
  return is_learnt(kind) || kind == EventKind::kBacktrack || kind == EventKind::kExamine ||
         kind == EventKind::kExhausted;
}

}  // namespace

TraceBoard::TraceBoard(const Puzzle& puzzle, CandidateView view, std::span<const Digit> entries)
    : geometry_(puzzle.geometry),
      view_(view),
      digits_(with_entries(puzzle, entries).givens),
      states_(puzzle.givens.size(), CellState::kEmpty),
      levels_(puzzle.givens.size(), 0),
      times_guessed_(puzzle.givens.size(), 0) {
  for (std::size_t cell = 0; cell < digits_.size(); ++cell)
    if (digits_[cell] != kBlank)
      states_[cell] = puzzle.givens[cell] != kBlank ? CellState::kGiven : CellState::kEntered;
  if (view == CandidateView::kTraced) possible_ = allowed_digits();
  if (auto clues = std::make_shared<const ClueRules>(puzzle); clues->is_active()) clues_ = std::move(clues);
}

std::vector<std::uint32_t> TraceBoard::masks(bool with_candidates) const {
  std::vector<std::uint32_t> masks = clues_->network().start;
  for (std::size_t cell = 0; cell < masks.size(); ++cell) {
    if (digits_[cell] != kBlank)
      masks[cell] = std::uint32_t{1} << digits_[cell];
    else if (with_candidates && view_ == CandidateView::kTraced)
      masks[cell] = static_cast<std::uint32_t>(possible_[cell]);
  }
  return masks;
}

std::vector<DigitSet> TraceBoard::allowed_digits() const {
  const auto allowed = geometry_->allowed();
  if (allowed.empty()) return std::vector<DigitSet>(digits_.size(), geometry_->all());
  return {allowed.begin(), allowed.end()};
}

void TraceBoard::apply(const Event& event) {
  const EventKind before = std::exchange(last_, event).kind;
  taken_back_ = {};
  restarted_ = event.kind == EventKind::kBacktrack && before == EventKind::kRestart;
  counters_.level = event.level;
  if (!goes_back(event.kind)) conflict_ = {};
  switch (event.kind) {
    case EventKind::kDecide:
      ++counters_.guesses;
      counters_.deepest = std::max<std::uint32_t>(counters_.deepest, event.level);
      marks_.push_back(static_cast<std::uint32_t>(trail_.size()));
      guesses_.push_back(event.cell);
      ++times_guessed_[event.cell];
      place(event, CellState::kGuess);
      break;
    case EventKind::kAssign:
      ++counters_.assignments;
      place(event, event.level == 0 ? CellState::kImplied : CellState::kForced);
      break;
    case EventKind::kEliminate:
      ++counters_.eliminations;
      eliminate(event);
      break;
    case EventKind::kConflict:
      conflict_ = event;
      break;
    case EventKind::kBacktrack:
      backtrack(event.level);
      break;
    case EventKind::kSolution:
      ++counters_.solutions;
      break;
    case EventKind::kLearn:
    case EventKind::kLearnAbsent:
      if (!is_learnt(before)) learnt_.clear();
      learnt_.push_back(event);
      break;
    case EventKind::kRestart:
    case EventKind::kExamine:
    case EventKind::kExhausted:
    case EventKind::kStuck:
    case EventKind::kDeduce:
      break;
  }
}

void TraceBoard::place(const Event& event, CellState state) {
  placement_ = event;
  digits_[event.cell] = event.digit;
  states_[event.cell] = state;
  levels_[event.cell] = event.level;
  if (event.level > 0) trail_.push_back({event.cell, event.digit, 0});
}

void TraceBoard::eliminate(const Event& event) {
  if (view_ != CandidateView::kTraced) return;
  possible_[event.cell] &= ~digit_bit(event.digit);
  if (event.level > 0) trail_.push_back({event.cell, event.digit, 1});
}

void TraceBoard::backtrack(Level level) {
  assert(level < guesses_.size());
  const auto open = static_cast<Level>(guesses_.size());
  const Cell innermost = guesses_.back();
  placement_ = {};
  taken_back_ = {.kind = EventKind::kDecide, .digit = digits_[innermost], .cell = innermost, .level = open};
  counters_.backtracks += static_cast<std::uint64_t>(open - level);
  for (; trail_.size() > marks_[level]; trail_.pop_back()) {
    const Change& change = trail_.back();
    if (change.eliminated != 0) {
      possible_[change.cell] |= digit_bit(change.digit);
    } else {
      digits_[change.cell] = kBlank;
      states_[change.cell] = CellState::kEmpty;
      levels_[change.cell] = 0;
    }
  }
  marks_.resize(level);
  guesses_.resize(level);
}

void TraceBoard::recount(SearchStats stats, std::span<const std::uint32_t> times_guessed) {
  stats.steps = 0;
  stats.level = counters_.level;
  counters_ = stats;
  times_guessed_.assign(times_guessed.begin(), times_guessed.end());
}

DigitSet TraceBoard::fitting(Cell cell) const {
  DigitSet held = 0;
  for (const Cell peer : geometry_->peers(cell))
    if (digits_[peer] != kBlank) held |= digit_bit(digits_[peer]);
  const DigitSet fitting = geometry_->allowed(cell) & ~held;
  return clues_ ? clues_->fitting(masks(), cell, fitting) : fitting;
}

DigitSet TraceBoard::possible(Cell cell) const {
  switch (view_) {
    case CandidateView::kNone:
      return 0;
    case CandidateView::kRecounted:
      return fitting(cell);
    case CandidateView::kTraced:
      return possible_[cell];
  }
  return 0;
}

void TraceBoard::candidates(std::span<DigitSet> out) const {
  assert(out.size() == digits_.size());
  std::vector<DigitSet> held;
  if (view_ == CandidateView::kRecounted) {  // by house: the peers of every cell would be walked 140 times at 49x49
    held.assign(geometry_->houses().size(), 0);
    for (std::size_t house = 0; house < held.size(); ++house)
      for (const Cell cell : geometry_->houses()[house].cells)
        if (digits_[cell] != kBlank) held[house] |= digit_bit(digits_[cell]);
  }
  const std::vector<std::uint32_t> clue_masks =
      clues_ && view_ == CandidateView::kRecounted ? masks() : std::vector<std::uint32_t>();
  for (std::size_t cell = 0; cell < out.size(); ++cell) {
    out[cell] = 0;
    if (digits_[cell] != kBlank || view_ == CandidateView::kNone) continue;
    if (view_ == CandidateView::kTraced) {
      out[cell] = possible_[cell];
      continue;
    }
    out[cell] = geometry_->allowed(static_cast<Cell>(cell));
    for (const HouseId house : geometry_->houses_of(static_cast<Cell>(cell))) out[cell] &= ~held[house];
    if (clues_) out[cell] = clues_->fitting(clue_masks, static_cast<Cell>(cell), out[cell]);
  }
}

std::size_t TraceBoard::footprint_bytes() const {
  return sizeof(*this) + digits_.capacity() * sizeof(Digit) + states_.capacity() * sizeof(CellState) +
         levels_.capacity() * sizeof(Level) + possible_.capacity() * sizeof(DigitSet) +
         trail_.capacity() * sizeof(Change) + marks_.capacity() * sizeof(std::uint32_t) +
         guesses_.capacity() * sizeof(Cell) + times_guessed_.capacity() * sizeof(std::uint32_t) +
         learnt_.capacity() * sizeof(Event);
}

}  // namespace sudoscope
