// Oracles: can the digits of these cells hold together? They answer this question about one puzzle again and again.
// Each has efforts, the least first; a question that one effort could not answer may be asked with the next.
#pragma once

#include <algorithm>
#include <array>

#include "diagnose/asker.hpp"
#include "search/learning/assumptions.hpp"

namespace sudoscope::diagnose {

enum class Standing : std::uint8_t { kStand, kClash, kUnknown };

// For small grids, where a search takes no time: one effort, and a clash names all cells of the question.
class SearchOracle {
 public:
  static constexpr std::size_t kEfforts = 1;
  static constexpr bool kNamesFewer = false;

  // `fixed`: the digits that hold in every question.
  SearchOracle(const Puzzle& puzzle, const std::vector<Digit>& fixed)
      : puzzle_(puzzle), fixed_(fixed), asker_(puzzle.geometry, 1) {}

  void ask(const std::vector<Cell>& cells, std::size_t) {
    std::vector<Digit> digits = fixed_;
    for (const Cell cell : cells) digits[cell] = puzzle_.givens[cell];
    asker_.about(digits);
    asker_.add(std::span<const Change>{});
    cells_ = cells;
  }
  bool run(std::uint64_t& steps) { return asker_.run(steps); }

  // REQUIRES: run() was true.
  Standing standing() const {
    const Answer& answer = asker_.answer(0);
    if (answer.solutions > 0) return Standing::kStand;
    return answer.known ? Standing::kClash : Standing::kUnknown;
  }
  const std::vector<Cell>& clash() const { return cells_; }
  std::span<const Digit> solution() const { return asker_.solution(0); }

 private:
  const Puzzle& puzzle_;
  std::vector<Digit> fixed_;
  Asker asker_;
  std::vector<Cell> cells_;
};

// For large grids: knowledge learnt from one question serves
// all others, and a clash names only the cells it follows from.
class LearningOracle {
 public:
  static constexpr std::size_t kEfforts = 3;
  static constexpr bool kNamesFewer = true;

  // `fixed`: the digits that hold in every question; they have a solution.
  LearningOracle(const Puzzle& puzzle, const std::vector<Digit>& fixed)
      : puzzle_(puzzle), assumptions_(*puzzle.geometry, fixed) {}

  // `cells`: clash() prefers to name cells at the front over cells at the back.
  void ask(const std::vector<Cell>& cells, std::size_t effort) {
    assumptions_.ask(cells, puzzle_.givens);
    patience_ends_ = assumptions_.conflicts() + kPatience[effort];
    answered_ = false;
  }
  bool run(std::uint64_t& steps) {
    while (!answered_ && assumptions_.conflicts() < patience_ends_) {
      if (steps == 0) return false;
      std::uint64_t some = std::min<std::uint64_t>(steps, kSome);
      steps -= some;
      answered_ = assumptions_.run(some);
      steps += some;
    }
    return true;
  }

  // REQUIRES: run() was true.
  Standing standing() const {
    if (!answered_) return Standing::kUnknown;
    return assumptions_.stand() ? Standing::kStand : Standing::kClash;
  }
  std::vector<Cell> clash() const { return assumptions_.clash(); }
  std::span<const Digit> solution() const { return assumptions_.solution(); }

 private:
  // Conflicts a question: a millisecond, some 20 ms and 0.3 s at 25x25. Two mistyped grids of 313 givens had 250 and
  // 194 left after 3.7 and 0.4 s; with 30 conflicts at first, 252 and 260 after 6.7 and 1.7 s; with 100, more than 264
  // after 10 s. Most of the possible effort belongs to the few cells that remain in the end.
  static constexpr std::array<std::uint64_t, kEfforts> kPatience{10, 100, 1000};
  // Steps between two looks at the patience.
  static constexpr std::uint64_t kSome = 20;

  const Puzzle& puzzle_;
  learning::Assumptions assumptions_;
  std::uint64_t patience_ends_ = 0;
  bool answered_ = false;
};

}  // namespace sudoscope::diagnose
