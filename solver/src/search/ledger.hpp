// Ledger: an algorithm's counters and events in one place, so that everything counted is also traced,
// in both builds of a step. TraceBoard counts the same from the events alone; tests compare the two.
// The ledger also marks where a search that was cut out of a larger one ends: see Search::commit.
#pragma once

#include <algorithm>

#include "search/tracer.hpp"
#include "sudoscope/search/search.hpp"

namespace sudoscope {

class Ledger {
 public:
  const SearchStats& stats() const { return stats_; }
  std::uint32_t level() const { return stats_.level; }

  void begin_step() { ++stats_.steps; }

  // Counts anew from here, and ends the search when one of the guesses open now is taken back.
  void commit() {
    stats_ = {.level = stats_.level, .deepest = stats_.level};
    committed_ = stats_.level;
  }
  // Continues counting from `stats`, at the current level.
  void recount(SearchStats stats) {
    stats.level = stats_.level;
    stats_ = stats;
  }

  // `house`: the house of a guess of the digit's place in it; kNoHouse for a guess of the cell's digit.
  template <Tracer T>
  void decide(T& tracer, Cell cell, Digit digit, HouseId house = kNoHouse) {
    ++stats_.guesses;
    stats_.deepest = std::max(stats_.deepest, ++stats_.level);
    emit(tracer, {.kind = EventKind::kDecide, .digit = digit, .cell = cell, .house = house});
  }

  template <Tracer T>
  void assign(T& tracer, Cell cell, Digit digit, Technique technique, HouseId house = kNoHouse) {
    ++stats_.assignments;
    emit(tracer, {.kind = EventKind::kAssign, .digit = digit, .cell = cell, .technique = technique, .house = house});
  }

  template <Tracer T>
  void eliminate(T& tracer, Cell cell, Digit digit, Technique technique = Technique::kPeer, HouseId house = kNoHouse) {
    ++stats_.eliminations;
    emit(tracer, {.kind = EventKind::kEliminate, .digit = digit, .cell = cell, .technique = technique, .house = house});
  }

  // Counts candidates that are removed without an event.
  void count_eliminated(std::uint64_t count) { stats_.eliminations += count; }

  // `house`: one that holds the digit already; kNoHouse if a clue rules it out.
  template <Tracer T>
  void examine(T& tracer, Cell cell, Digit digit, HouseId house) {
    emit(tracer, {.kind = EventKind::kExamine, .digit = digit, .cell = cell, .house = house});
  }

  // No digit is left for the cell.
  template <Tracer T>
  void conflict(T& tracer, Cell cell) {
    emit(tracer, {.kind = EventKind::kConflict, .cell = cell});
  }

  // No place is left for the digit in the house; with a cell, the house holds the digit already.
  template <Tracer T>
  void conflict(T& tracer, HouseId house, Digit digit, Cell cell = kNoCell) {
    emit(tracer, {.kind = EventKind::kConflict, .digit = digit, .cell = cell, .house = house});
  }

  // A learnt clause is violated.
  template <Tracer T>
  void conflict(T& tracer) {
    emit(tracer, {.kind = EventKind::kConflict});
  }

  // One literal of those learnt not to hold all at once: `digit` in `cell`
  // or, if it is absent, its absence. `left`: the number of further ones.
  template <Tracer T>
  void learn(T& tracer, Cell cell, Digit digit, bool absent, std::size_t left) {
    const auto shown = static_cast<std::uint8_t>(std::min<std::size_t>(left, 255));
    const EventKind kind = absent ? EventKind::kLearnAbsent : EventKind::kLearn;
    emit(tracer, {.kind = kind, .digit = digit, .cell = cell, .house = shown});
  }

  template <Tracer T>
  void restart(T& tracer) {
    emit(tracer, {.kind = EventKind::kRestart});
  }

  // Goes back to the guess above `level`, which has a candidate left to try.
  template <Tracer T>
  StepStatus backtrack(T& tracer, std::uint32_t level) {
    take_back(tracer, level);
    if (level >= committed_) return StepStatus::kRunning;
    emit(tracer, {.kind = EventKind::kExhausted});
    return StepStatus::kExhausted;
  }

  template <Tracer T>
  StepStatus solution(T& tracer) {
    ++stats_.solutions;
    emit(tracer, {.kind = EventKind::kSolution});
    return StepStatus::kSolution;
  }

  // Reports a technique before the candidates that it rules out are removed.
  template <Tracer T>
  void deduce(T& tracer, Cell cell, Digit digit, Technique technique) {
    emit(tracer, {.kind = EventKind::kDeduce, .digit = digit, .cell = cell, .technique = technique});
  }

  // Ends a search that never guesses, when it finds nothing more to do.
  template <Tracer T>
  StepStatus stuck(T& tracer) {
    emit(tracer, {.kind = EventKind::kStuck});
    return StepStatus::kExhausted;
  }

  // Takes back all open guesses.
  template <Tracer T>
  StepStatus exhausted(T& tracer) {
    take_back(tracer, 0);
    emit(tracer, {.kind = EventKind::kExhausted});
    return StepStatus::kExhausted;
  }

 private:
  template <Tracer T>
  void take_back(T& tracer, std::uint32_t level) {
    if (level == stats_.level) return;
    stats_.backtracks += stats_.level - level;
    stats_.level = level;
    emit(tracer, {.kind = EventKind::kBacktrack});
  }

  template <Tracer T>
  void emit(T& tracer, Event event) {
    if constexpr (T::kEnabled) {
      event.level = static_cast<Level>(stats_.level);
      tracer.emit(event);
    }
  }

  SearchStats stats_;
  std::uint32_t committed_ = 0;  // guesses that are never taken back
};

}  // namespace sudoscope
