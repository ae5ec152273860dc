// TrueCandidates: asks about each candidate that no solution so far has shown.
#include "sudoscope/diagnose/true_candidates.hpp"

#include <algorithm>

#include "diagnose/asker.hpp"
#include "diagnose/deductions.hpp"

namespace sudoscope {

using diagnose::Asker;
using diagnose::Deductions;

namespace {

// FNV-1a, to distinguish solutions.
std::uint64_t hash_of(std::span<const Digit> digits) {
  std::uint64_t hash = 0xCBF29CE484222325;
  for (const Digit digit : digits) hash = (hash ^ digit) * 0x100000001B3;
  return hash;
}

}  // namespace

class TrueCandidates::State {
 public:
  explicit State(const Puzzle& puzzle)
      : puzzle_(puzzle),
        side_(static_cast<std::size_t>(puzzle.geometry->side())),
        seen_(puzzle.givens.size(), 0),
        twice_(puzzle.givens.size(), 0),
        first_(puzzle.givens.size() * side_, 0),
        any_(puzzle.geometry, 1),
        second_(puzzle.geometry, 2) {
    Deductions deductions(*puzzle.geometry, puzzle.givens, diagnose::Uses::kNotKept,
                          diagnose::Reach::kSinglesAndLocked);
    const bool is_impossible = deductions.run() == Deductions::State::kContradiction;
    for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
      const auto cell = static_cast<Cell>(i);
      if (puzzle.givens[i] != kBlank) {
        seen_[i] = digit_bit(puzzle.givens[i]);
        continue;
      }
      if (is_impossible) continue;
      const Position& position = deductions.position();
      const DigitSet possible = position.is_blank(cell) ? position.candidates(cell) : digit_bit(position.digit(cell));
      for (DigitSet left = possible; left != 0; left = without_first(left)) open_.push_back({cell, first_digit(left)});
    }
  }

  bool run(std::uint64_t& steps) {
    if (!complete_) {
      if (!ask_all(any_, steps, [&](const Placement& each) { return has_digit(seen_[each.cell], each.digit); }))
        return false;
      complete_ = true;
      next_ = 0;
    }
    if (finished_) return true;
    // Such a given is neither a digit of two known solutions nor a digit of all solutions.
    const auto is_plural = [&](const Placement& each) {
      return !has_digit(seen_[each.cell], each.digit) || has_digit(twice_[each.cell], each.digit) ||
             is_single(seen_[each.cell]);
    };
    if (!ask_all(second_, steps, is_plural)) return false;
    std::sort(extra_.begin(), extra_.end(), [](const Placement& a, const Placement& b) {
      return a.cell != b.cell ? a.cell < b.cell : a.digit < b.digit;
    });
    return finished_ = true;
  }

  std::span<const DigitSet> of_cells() const { return seen_; }
  bool complete() const { return complete_ && known_; }
  std::span<const Placement> extra_givens() const { return extra_; }

  std::vector<Cell> same_in_all() const {
    std::vector<Cell> cells;
    for (std::size_t cell = 0; cell < seen_.size(); ++cell)
      if (puzzle_.givens[cell] == kBlank && is_single(seen_[cell])) cells.push_back(static_cast<Cell>(cell));
    return cells;
  }

 private:
  // Asks about each open candidate unless `is_settled` holds for it when its turn comes. One at a time:
  // its solution often spares the next question, which is worth more than several answers at once.
  template <class IsSettled>
  bool ask_all(Asker& asker, std::uint64_t& steps, IsSettled is_settled) {
    for (; next_ < open_.size(); ++next_) {
      if (!is_asked_) {
        if (is_settled(open_[next_])) continue;
        asker.about(puzzle_.givens);
        asker.add({open_[next_].cell, open_[next_].digit});
        is_asked_ = true;
      }
      if (steps == 0 || !asker.run(steps)) return false;
      hear(open_[next_], asker);
      is_asked_ = false;
    }
    return true;
  }

  void hear(const Placement& asked, const Asker& asker) {
    const diagnose::Answer& answer = asker.answer(0);
    if (answer.solutions > 0) meet(asker.solution(0));
    if (!answer.known && answer.solutions == 0) known_ = false;
    if (&asker == &second_ && answer.known && answer.solutions == 1) extra_.push_back(asked);
  }

  void meet(std::span<const Digit> solution) {
    const std::uint64_t hash = hash_of(solution);
    for (std::size_t cell = 0; cell < seen_.size(); ++cell) {
      const DigitSet bit = digit_bit(solution[cell]);
      std::uint64_t& first = first_[cell * side_ + solution[cell]];
      if ((seen_[cell] & bit) != 0 && first != hash) twice_[cell] |= bit;
      seen_[cell] |= bit;
      first = hash;
    }
  }

  Puzzle puzzle_;
  std::size_t side_;
  std::vector<DigitSet> seen_;        // by cell, in some solution
  std::vector<DigitSet> twice_;       // in two solutions or more
  std::vector<std::uint64_t> first_;  // by cell and digit: the hash of the last solution met that has it
  std::vector<Placement> open_;       // candidates of blank cells that simple deductions leave
  std::size_t next_ = 0;              // index in open_
  bool is_asked_ = false;             // true while next_ is the question
  Asker any_;
  Asker second_;
  std::vector<Placement> extra_;
  bool complete_ = false;
  bool known_ = true;
  bool finished_ = false;
};

TrueCandidates::TrueCandidates(const Puzzle& puzzle) : state_(std::make_unique<State>(puzzle)) {}
TrueCandidates::TrueCandidates(TrueCandidates&&) noexcept = default;
TrueCandidates::~TrueCandidates() = default;
bool TrueCandidates::run(std::uint64_t& steps) { return state_->run(steps); }
std::span<const DigitSet> TrueCandidates::of_cells() const { return state_->of_cells(); }
bool TrueCandidates::complete() const { return state_->complete(); }
std::vector<Cell> TrueCandidates::same_in_all() const { return state_->same_in_all(); }
std::span<const Placement> TrueCandidates::extra_givens() const { return state_->extra_givens(); }

}  // namespace sudoscope
