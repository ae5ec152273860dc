// Choosing where to guess, and remembering what failed.
#include "search/constraint_search.hpp"

#include <algorithm>

namespace sudoscope {
namespace {

// Scores are halved after so many conflicts: 2^14 to 2^20 did alike on hard killers, 2^10 ten times worse.
constexpr std::uint64_t kConflictsBetweenDecays = std::uint64_t{1} << 16;
constexpr std::array<float, 33> kInverse = [] {
  std::array<float, 33> inverse{};
  for (std::size_t count = 1; count < inverse.size(); ++count) inverse[count] = 1 / static_cast<float>(count);
  return inverse;
}();

// Table of bits in small words: without an instruction for it, counting takes as long as the rest of a choice.
constexpr std::array<std::uint8_t, 1024> kCounts = [] {
  std::array<std::uint8_t, 1024> counts{};
  for (std::size_t digits = 1; digits < counts.size(); ++digits)
    counts[digits] = static_cast<std::uint8_t>(counts[digits & (digits - 1)] + 1);
  return counts;
}();

std::size_t count_of(DigitMask digits) {
  return digits < kCounts.size() ? kCounts[digits] : static_cast<std::size_t>(std::popcount(digits));
}

// The weight of a digit's score beside a cell's.
constexpr float kDigitWeight = 0.2F;

}  // namespace

ConstraintSearch::ConstraintSearch(const Puzzle& puzzle)
    : network_(network_of(puzzle.geometry)),
      store_(*network_, puzzle.givens),
      scores_(network_->start_scores),
      digit_scores_(static_cast<std::size_t>(network_->side())),
      digits_(static_cast<std::size_t>(network_->cell_count()), kBlank) {}

bool ConstraintSearch::propagate() {
  const std::uint64_t candidates = store_.candidates();
  const bool holds = store_.run(*network_);
  ledger_.count_eliminated(candidates - store_.candidates());
  return holds;
}

void ConstraintSearch::save() {
  const auto grid = store_.grid();
  saved_.insert(saved_.end(), grid.begin(), grid.end());
}

void ConstraintSearch::go_back() {
  const auto cells = static_cast<std::size_t>(network_->cell_count());
  store_.restore(std::span(saved_).last(cells));
  saved_.resize(saved_.size() - cells);
}

Cell ConstraintSearch::blamed(Cell guessed) const {
  return store_.first_settled() == kNoCell ? guessed : store_.first_settled();
}

void ConstraintSearch::begin_again() {
  until_start_ *= 2;
  next_start_ = conflicts_ + until_start_;
  saved_.resize(static_cast<std::size_t>(network_->cell_count()));
  choices_.clear();
  go_back();
  must_go_back_ = false;
}

void ConstraintSearch::note_conflict(const Choice& choice) {
  ++scores_[blamed(choice.cell)];
  note_digit(choice);
  if (++conflicts_ % kConflictsBetweenDecays != 0) return;
  for (std::uint32_t& score : scores_) score /= 2;
  for (std::uint32_t& score : digit_scores_) score /= 4;
}

void ConstraintSearch::note_digit(const Choice& choice) {
  const Cell cell = blamed(choice.cell);
  const DigitMask digit = cell == choice.cell ? choice.digit : store_[cell];
  if (digit == 0 || (digit & (digit - 1)) != 0) return;
  ++digit_scores_[static_cast<std::size_t>(std::countr_zero(digit))];
  std::uint32_t most = 0;
  std::uint32_t least = ~std::uint32_t{0};
  for (std::size_t at = 0; at < digit_scores_.size(); ++at) {
    const std::uint32_t score = digit_scores_[at];
    if (score > most) {
      most = score;
      best_digit_ = DigitMask{1} << at;
    }
    if (score > 0) least = std::min(least, score);
  }
  best_digit_score_ = most;
  if (most < digit_scores_.size() || most * 2 <= least * 3) {
    best_digit_ = 0;
    best_digit_score_ = 0;
  }
}

ConstraintSearch::Choice ConstraintSearch::choose() const {
  const auto grid = store_.grid();
  const float bonus = kDigitWeight * static_cast<float>(best_digit_score_);
  Choice choice{kNoCell, 0};
  float best = -1;
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    const DigitMask digits = grid[cell];
    if ((digits & (digits - 1)) == 0) continue;
    const float score = (static_cast<float>(scores_[cell]) + 0.01F + ((digits & best_digit_) != 0 ? bonus : 0)) *
                        kInverse[count_of(digits)];
    if (score > best) {
      best = score;
      choice = {static_cast<Cell>(cell), digits & (~digits + 1)};
    }
  }
  if (count_of(grid[choice.cell]) > 2) {
    // A place has no bonus for its digit.
    best = static_cast<float>(scores_[choice.cell]) * kInverse[count_of(grid[choice.cell])];
    choose_place(choice, best);
  }
  return choice;
}

// A digit with two places in a house, where the better place scores more than the best cell.
void ConstraintSearch::choose_place(Choice& choice, float& best) const {
  const auto grid = store_.grid();
  for (const Propagator& propagator : network_->propagators) {
    if (propagator.kind != Propagator::Kind::kHouse) break;  // houses come first
    DigitMask once = 0;
    DigitMask twice = 0;
    DigitMask more = 0;
    std::uint32_t top = 0;
    for (const Cell cell : propagator.cells) {
      const DigitMask digits = grid[cell];
      more |= twice & digits;
      twice |= once & digits;
      once |= digits;
      if ((digits & (digits - 1)) != 0) top = std::max(top, scores_[cell]);
    }
    if (static_cast<float>(top) * 0.5F < best) continue;
    for (DigitMask digits = twice & ~more; digits != 0; digits &= digits - 1) {
      const DigitMask digit = digits & (~digits + 1);
      std::uint32_t score = 0;
      Cell place = kNoCell;
      Cell other = kNoCell;
      for (const Cell cell : propagator.cells) {
        if ((grid[cell] & digit) == 0) continue;
        other = cell;
        if (place != kNoCell && scores_[cell] < score) continue;
        score = scores_[cell];
        std::swap(place, other);
      }
      if (static_cast<float>(score) * 0.5F >= best) {
        best = static_cast<float>(score) * 0.5F;
        choice = {place, digit, other};
      }
    }
  }
}

bool ConstraintSearch::read_digits() {
  const auto grid = store_.grid();
  bool is_full = true;
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    const DigitMask digits = grid[cell];
    const bool is_settled = (digits & (digits - 1)) == 0;
    digits_[cell] = is_settled ? static_cast<Digit>(std::countr_zero(digits)) : kBlank;
    is_full = is_full && is_settled;
  }
  return is_full;
}

std::size_t ConstraintSearch::footprint_bytes() const {
  return sizeof(*this) + store_.buffer_bytes() + saved_.capacity() * sizeof(DigitMask) +
         choices_.capacity() * sizeof(Choice) + scores_.capacity() * 4 + digit_scores_.capacity() * 4 +
         digits_.capacity();
}

}  // namespace sudoscope
