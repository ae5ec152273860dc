// Reasons: see the header. A cell lacks a digit when it holds another, when a peer holds the digit, when the digit
// was removed from it, or when a clue cannot hold with it.
#include "trace/reasons.hpp"

#include <algorithm>
#include <array>

#include "techniques/locked_candidates.hpp"
#include "techniques/subsets.hpp"

namespace sudoscope {
namespace {

// No larger subset is looked for.
constexpr int kLargestSubset = 3;

}  // namespace

Reasons::Reasons(const TraceBoard& board)
    : geometry_(board.geometry()),
      clues_(board.clues()),
      side_(static_cast<std::size_t>(geometry_.side())),
      digits_(board.digits().begin(), board.digits().end()),
      placed_at_(digits_.size(), 0) {
  if (board.view() == CandidateView::kTraced) {
    removed_at_.assign(digits_.size() * side_, 0);
    for (std::size_t cell = 0; cell < digits_.size(); ++cell)
      possible_.push_back(board.possible(static_cast<Cell>(cell)));
  }
  for (std::size_t i = 0; i < board.trail().size(); ++i) {
    const auto [cell, digit, eliminated] = board.trail()[i];
    (eliminated != 0 ? removed_at(cell, digit) : placed_at_[cell]) = static_cast<Cause>(i + 1);
  }
}

void Reasons::undo(const TraceBoard::Change& change) {
  if (change.eliminated != 0) {
    possible_[change.cell] |= digit_bit(change.digit);
  } else {
    digits_[change.cell] = kBlank;
  }
}

void Reasons::redo(const TraceBoard::Change& change) {
  if (change.eliminated != 0) {
    possible_[change.cell] &= ~digit_bit(change.digit);
  } else {
    digits_[change.cell] = change.digit;
  }
}

bool Reasons::of_conflict(const Event& conflict) {
  causes_.clear();
  return conflict.house == kNoHouse ? no_digit_left(conflict.cell, kBlank)
                                    : no_place_left(geometry_.houses()[conflict.house], conflict.digit, kNoCell);
}

bool Reasons::of_peer(const TraceBoard::Change& change) {
  causes_.clear();
  return done(change.eliminated != 0 && need(cause_of_lack(change.cell, change.digit)));
}

bool Reasons::of_change(const TraceBoard::Change& change) {
  causes_.clear();
  return change.eliminated != 0 ? of_elimination(change.cell, change.digit) : of_placement(change.cell, change.digit);
}

Reasons::Cause Reasons::cause_of_lack(Cell cell, Digit digit) const {
  if (!has_digit(geometry_.allowed(cell), digit)) return 0;  // the givens rule it out
  Cause cause = kNone;
  if (digits_[cell] != kBlank && digits_[cell] != digit) cause = placed_at_[cell];
  if (!possible_.empty() && !has_digit(possible_[cell], digit))
    cause = std::min(cause, removed_at_[cell * side_ + digit]);
  for (const Cell peer : geometry_.peers(cell))
    if (digits_[peer] == digit) cause = std::min(cause, placed_at_[peer]);
  return cause;
}

std::vector<Cell> Reasons::holders(Cell cell, Digit digit) const {
  const Cause cause = cause_of_lack(cell, digit);
  std::vector<Cell> holders;
  if (digits_[cell] != kBlank && digits_[cell] != digit && placed_at_[cell] == cause) return {cell};
  for (const Cell peer : geometry_.peers(cell))
    if (digits_[peer] == digit && placed_at_[peer] == cause) holders.push_back(peer);
  return holders;
}

bool Reasons::need(Cause cause) {
  causes_.push_back(cause);
  return cause != kNone;
}

// Forgets the causes of a reason that does not hold.
bool Reasons::done(bool holds) {
  if (!holds) causes_.clear();
  return holds;
}

bool Reasons::lacks(Cell cell, Digit digit) {
  const Cause cause = cause_of_lack(cell, digit);
  return cause == kNone ? by_clue(cell, digit) : need(cause);
}

// Filled cells are the shorter reason.
bool Reasons::by_clue(Cell cell, Digit digit) {
  if (clues_ == nullptr) return false;
  return by_clue(cell, digit, false) || (!possible_.empty() && by_clue(cell, digit, true));
}

// Some clue cannot hold with the digit in the cell: it needs all that its other cells have lost.
bool Reasons::by_clue(Cell cell, Digit digit, bool with_candidates) {
  masks_ = clues_->network().start;
  for (std::size_t each = 0; each < masks_.size(); ++each) {
    if (digits_[each] != kBlank)
      masks_[each] = DigitMask{1} << digits_[each];
    else if (with_candidates)
      masks_[each] = static_cast<DigitMask>(possible_[each]);
  }
  masks_[cell] |= DigitMask{1} << digit;
  ClueRules::Obstacle found;
  if (!clues_->find_obstacle(masks_, cell, digit, !with_candidates, found)) return false;
  if (found.other != kNoCell) need_all_gone_from(found.other, with_candidates);
  if (found.propagator == ClueRules::kNone) return true;
  const Propagator& propagator = clues_->network().propagators[found.propagator];
  const auto need_other = [&](Cell other) {
    if (other != cell) need_all_gone_from(other, with_candidates);
  };
  if (propagator.kind == Propagator::Kind::kCounting) {
    // It asks every house where else a digit has a place.
    for (Cell other = 0; other < digits_.size(); ++other) need_other(other);
  } else {
    for (const std::vector<Cell>* const cells : {&propagator.cells, &propagator.rest})
      for (const Cell other : *cells) need_other(other);
  }
  return true;
}

void Reasons::need_all_gone_from(Cell cell, bool with_candidates) {
  if (digits_[cell] != kBlank) {
    need(placed_at_[cell]);
    return;
  }
  if (!with_candidates) return;
  for (DigitSet gone = clues_->network().start[cell] & ~possible_[cell]; gone != 0; gone = without_first(gone))
    need(removed_at(cell, first_digit(gone)));
}

bool Reasons::no_digit_left(Cell cell, Digit but) {
  bool holds = true;
  for (Digit digit = 0; digit < side_ && holds; ++digit) holds = digit == but || lacks(cell, digit);
  return done(holds);
}

bool Reasons::no_place_left(const House& house, Digit digit, Cell but) {
  const bool holds =
      std::all_of(house.cells.begin(), house.cells.end(), [&](Cell cell) { return cell == but || lacks(cell, digit); });
  return done(holds);
}

bool Reasons::of_placement(Cell cell, Digit digit) {
  if (no_digit_left(cell, digit)) return true;
  const auto houses = geometry_.houses_of(cell);
  return std::any_of(houses.begin(), houses.end(),
                     [&](HouseId id) { return no_place_left(geometry_.houses()[id], digit, cell); });
}

bool Reasons::of_elimination(Cell cell, Digit digit) {
  technique_ = Technique::kPeer;
  if (done(need(cause_of_lack(cell, digit)))) return true;
  technique_ = Technique::kClue;
  if (by_clue(cell, digit)) return true;
  for (const HouseId own : geometry_.houses_of(cell)) {
    for (std::size_t house = 0; house < geometry_.houses().size(); ++house)
      if (is_locked(static_cast<HouseId>(house), own, cell, digit)) return true;
    if (in_naked_subset(geometry_.houses()[own], cell, digit)) return true;
    if (in_hidden_subset(geometry_.houses()[own], cell, digit)) return true;
  }
  return false;
}

// Every place for the digit in the base is in the cover as well, which is one of the cell's houses.
bool Reasons::is_locked(HouseId base, HouseId cover, Cell cell, Digit digit) {
  if (is_in(geometry_, cell, base)) return false;
  technique_ = technique_of(geometry_, LockedCandidates{base, cover, digit, 0});
  const std::vector<Cell>& cells = geometry_.houses()[base].cells;
  return done(std::all_of(cells.begin(), cells.end(), [&](Cell place) {
    return is_in(geometry_, place, cover) || need(cause_of_lack(place, digit));
  }));
}

// Two or three other cells of the house have room for as many digits only, and this digit is among them.
bool Reasons::in_naked_subset(const House& house, Cell cell, Digit digit) {
  std::array<DigitSet, kMaxSide> room;  // by place, with this digit
  PlaceSet others = 0;
  for (std::size_t i = 0; i < side_; ++i) {
    if (house.cells[i] == cell) continue;
    others |= place_bit(i);
    room[i] = digit_bit(digit);
    for (Digit each = 0; each < side_; ++each)
      if (cause_of_lack(house.cells[i], each) == kNone) room[i] |= digit_bit(each);
  }
  return for_each_subset(
      std::span(room).first(side_), others, kLargestSubset, [&](PlaceSet members, DigitSet digits, int size) {
        technique_ = subset_of_size(Technique::kNakedPair, size);
        bool holds = true;
        for (; members != 0; members &= members - 1)
          for (DigitSet gone = geometry_.all() & ~digits; gone != 0 && holds; gone = without_first(gone))
            holds = need(cause_of_lack(house.cells[first_place(members)], first_digit(gone)));
        return done(holds);
      });
}

// Two or three other digits have only as many places in the house, and this cell is among them.
bool Reasons::in_hidden_subset(const House& house, Cell cell, Digit digit) {
  const auto own =
      static_cast<std::size_t>(std::find(house.cells.begin(), house.cells.end(), cell) - house.cells.begin());
  std::array<PlaceSet, kMaxSide> places;  // by digit, with this cell
  const DigitSet others = geometry_.all() & ~digit_bit(digit);
  for (DigitSet left = others; left != 0; left = without_first(left)) {
    const Digit other = first_digit(left);
    places[other] = place_bit(own);
    for (std::size_t i = 0; i < side_; ++i)
      if (cause_of_lack(house.cells[i], other) == kNone) places[other] |= place_bit(i);
  }
  return for_each_subset(
      std::span(places).first(side_), others, kLargestSubset, [&](DigitSet members, PlaceSet together, int size) {
        technique_ = subset_of_size(Technique::kHiddenPair, size);
        bool holds = true;
        for (; members != 0; members = without_first(members))
          for (std::size_t i = 0; i < side_ && holds; ++i)
            holds = (together >> i & 1) != 0 || need(cause_of_lack(house.cells[i], first_digit(members)));
        return done(holds);
      });
}

}  // namespace sudoscope
