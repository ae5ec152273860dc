// Reasons: see the header. A cell lacks a digit when it holds another, when a peer holds the digit, or when the digit
// was removed from it.
#include "trace/reasons.hpp"

#include <algorithm>
#include <array>

namespace sudoscope {
namespace {

// Calls visit(members) for every 2 and 3 of the elements whose sets, joined with `own`, hold no more than as many.
template <class Visit>
bool any_subset(std::span<const std::uint64_t> sets, std::uint64_t own, Visit visit) {
  const auto joined = [&](std::size_t i) { return sets[i] | own; };
  const auto holds = [](std::uint64_t together, int count) { return digit_count(together) <= count; };
  for (std::size_t a = 0; a < sets.size(); ++a) {
    if (!holds(joined(a), 3)) continue;
    for (std::size_t b = a + 1; b < sets.size(); ++b) {
      const std::uint64_t two = joined(a) | joined(b);
      if (holds(two, 2) && visit(std::array{a, b, b}, two)) return true;
      for (std::size_t c = b + 1; c < sets.size() && holds(two, 3); ++c)
        if (holds(two | joined(c), 3) && visit(std::array{a, b, c}, two | joined(c))) return true;
    }
  }
  return false;
}

}  // namespace

Reasons::Reasons(const TraceBoard& board)
    : geometry_(board.geometry()),
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

bool Reasons::no_digit_left(Cell cell, Digit but) {
  bool holds = true;
  for (Digit digit = 0; digit < side_ && holds; ++digit) holds = digit == but || need(cause_of_lack(cell, digit));
  return done(holds);
}

bool Reasons::no_place_left(const House& house, Digit digit, Cell but) {
  const bool holds = std::all_of(house.cells.begin(), house.cells.end(),
                                 [&](Cell cell) { return cell == but || need(cause_of_lack(cell, digit)); });
  return done(holds);
}

bool Reasons::of_placement(Cell cell, Digit digit) {
  if (no_digit_left(cell, digit)) return true;
  const auto houses = geometry_.houses_of(cell);
  return std::any_of(houses.begin(), houses.end(),
                     [&](HouseId id) { return no_place_left(geometry_.houses()[id], digit, cell); });
}

bool Reasons::of_elimination(Cell cell, Digit digit) {
  technique_ = Reason::kPeer;
  if (done(need(cause_of_lack(cell, digit)))) return true;
  for (const HouseId id : geometry_.houses_of(cell)) {
    const House& own = geometry_.houses()[id];
    technique_ = Reason::kLocked;
    for (const House& house : geometry_.houses())
      if (is_locked(house, own, cell, digit)) return true;
    technique_ = Reason::kNakedSubset;
    if (in_naked_subset(own, cell, digit)) return true;
    technique_ = Reason::kHiddenSubset;
    if (in_hidden_subset(own, cell, digit)) return true;
  }
  return false;
}

// Every place for the digit in the house is in another house as well, one of the cell's.
bool Reasons::is_locked(const House& house, const House& other, Cell cell, Digit digit) {
  const auto is_in = [](const House& set, Cell place) {
    return std::binary_search(set.cells.begin(), set.cells.end(), place);
  };
  if (is_in(house, cell)) return false;
  const bool holds = std::all_of(house.cells.begin(), house.cells.end(),
                                 [&](Cell place) { return is_in(other, place) || need(cause_of_lack(place, digit)); });
  return done(holds);
}

// Two or three other cells of the house have room for as many digits only, this one among them.
bool Reasons::in_naked_subset(const House& house, Cell cell, Digit digit) {
  std::vector<Cell> cells;
  std::vector<DigitSet> candidates;
  for (const Cell other : house.cells) {
    if (other == cell) continue;
    DigitSet left = 0;
    for (Digit each = 0; each < side_; ++each)
      if (cause_of_lack(other, each) == kNone) left |= digit_bit(each);
    cells.push_back(other);
    candidates.push_back(left);
  }
  return any_subset(candidates, digit_bit(digit), [&](const std::array<std::size_t, 3>& members, DigitSet digits) {
    bool holds = true;
    for (const std::size_t member : members)
      for (DigitSet gone = geometry_.all() & ~digits; gone != 0 && holds; gone = without_first(gone))
        holds = need(cause_of_lack(cells[member], first_digit(gone)));
    return done(holds);
  });
}

// Two or three other digits have as many places only in the house, this cell among them.
bool Reasons::in_hidden_subset(const House& house, Cell cell, Digit digit) {
  std::vector<Digit> digits;
  std::vector<std::uint64_t> places;
  std::uint64_t own = 0;
  for (std::size_t i = 0; i < house.cells.size(); ++i)
    if (house.cells[i] == cell) own = std::uint64_t{1} << i;
  for (Digit other = 0; other < side_; ++other) {
    if (other == digit) continue;
    std::uint64_t left = 0;
    for (std::size_t i = 0; i < house.cells.size(); ++i)
      if (cause_of_lack(house.cells[i], other) == kNone) left |= std::uint64_t{1} << i;
    digits.push_back(other);
    places.push_back(left);
  }
  return any_subset(places, own, [&](const std::array<std::size_t, 3>& members, std::uint64_t together) {
    bool holds = true;
    for (const std::size_t member : members)
      for (std::size_t i = 0; i < house.cells.size() && holds; ++i)
        holds = (together >> i & 1) != 0 || need(cause_of_lack(house.cells[i], digits[member]));
    return done(holds);
  });
}

}  // namespace sudoscope
