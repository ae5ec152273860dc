// Deductions: see the header.
#include "diagnose/deductions.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace sudoscope::diagnose {
namespace {

constexpr std::uint32_t kHeaviest = 1'000'000;

void insert_sorted(std::vector<DeductionId>& ids, DeductionId id) {
  const auto at = std::lower_bound(ids.begin(), ids.end(), id);
  if (at == ids.end() || *at != id) ids.insert(at, id);
}

bool contains(const std::vector<DeductionId>& sorted, DeductionId id) {
  return std::binary_search(sorted.begin(), sorted.end(), id);
}

}  // namespace

Deductions::Deductions(const Geometry& geometry, std::span<const Digit> givens, Reasons reasons, Techniques techniques)
    : geometry_(geometry),
      side_(static_cast<std::size_t>(geometry.side())),
      keeps_reasons_(reasons == Reasons::kKept),
      uses_locked_(techniques == Techniques::kSinglesAndLocked),
      digits_(givens.size(), kBlank),
      candidates_(givens.size(), geometry.all()),
      held_(geometry.houses().size(), 0),
      held_at_(held_.size() * side_, kNoCell),
      placed_by_(givens.size(), kNobody),
      blanks_(givens.size()) {
  for (std::size_t i = 0; i < givens.size(); ++i) {
    if (givens[i] == kBlank) continue;
    const Deduction given{.kind = DeductionKind::kGiven, .cell = static_cast<Cell>(i), .digit = givens[i]};
    const DeductionId id = keep(given);
    for (const HouseId house : geometry_.houses_of(given.cell)) {
      if (!has_digit(held_[house], given.digit)) continue;
      contradict({.kind = DeductionKind::kTwice,
                  .cell = given.cell,
                  .digit = given.digit,
                  .house = house,
                  .uses = {placed_by_[held_at_[slot(house, given.digit)]], id}});
    }
    place(given, id);
  }
}

Deductions::State Deductions::advance() {
  if (state_ != State::kOpen) return state_;
  find_contradictions();
  if (state_ != State::kOpen) return state_;
  if (blanks_ == 0) return state_ = State::kFull;
  find_singles();
  bool changed = false;
  for (Deduction& single : found_) {
    // What another single of this round excludes is the contradiction of the next.
    if (!can_take(single.cell, single.digit)) continue;
    const DeductionId id = keep(std::move(single));
    place(Deduction{all_[id]}, id);
    changed = true;
  }
  if (!changed && uses_locked_) changed = find_locked();
  return state_ = changed ? State::kOpen : State::kStuck;
}

Deductions::State Deductions::run() {
  while (advance() == State::kOpen) {
  }
  return state_;
}

void Deductions::assume(Cell cell, Digit digit) {
  const Deduction assumed{.kind = DeductionKind::kAssumed, .cell = cell, .digit = digit};
  place(assumed, keep(assumed));
  state_ = State::kOpen;
}

void Deductions::rule_out(Cell cell, Digit digit, std::vector<DeductionId> uses) {
  removed_by_.resize(digits_.size() * side_, kNobody);
  removed_by_[slot(cell, digit)] =
      keep({.kind = DeductionKind::kTrial, .cell = cell, .digit = digit, .uses = std::move(uses)});
  candidates_[cell] &= ~digit_bit(digit);
  state_ = State::kOpen;
}

Cell Deductions::fewest() const {
  Cell best = kNoCell;
  for (std::size_t cell = 0; cell < digits_.size(); ++cell) {
    if (!is_blank(static_cast<Cell>(cell))) continue;
    if (best == kNoCell || digit_count(candidates_[cell]) < digit_count(candidates_[best]))
      best = static_cast<Cell>(cell);
  }
  return best;
}

std::vector<DeductionId> Deductions::ancestry(std::span<const DeductionId> ids) const {
  std::vector<bool> needed(all_.size(), false);
  for (const DeductionId id : ids) needed[id] = true;
  std::vector<DeductionId> found;
  for (std::size_t id = all_.size(); id-- > 0;) {
    if (!needed[id]) continue;
    found.push_back(static_cast<DeductionId>(id));
    for (const DeductionId used : all_[id].uses) needed[used] = true;
  }
  std::reverse(found.begin(), found.end());
  return found;
}

std::vector<DeductionId> Deductions::shortest_way() const {
  assert(state_ == State::kContradiction && keeps_reasons_);
  std::vector<DeductionId> best;
  std::pair<std::size_t, std::size_t> least{};
  for (const DeductionId id : contradictions_) {
    std::vector<DeductionId> way = ancestry({&id, 1});
    const auto givens = static_cast<std::size_t>(std::count_if(
        way.begin(), way.end(), [&](DeductionId each) { return all_[each].kind == DeductionKind::kGiven; }));
    const std::pair size{givens, way.size()};
    if (!best.empty() && size >= least) continue;
    best = std::move(way);
    least = size;
  }
  return best;
}

DeductionId Deductions::keep(Deduction deduction) {
  std::uint32_t weight = 1;
  for (const DeductionId used : deduction.uses) weight = std::min(kHeaviest, weight + weights_[used]);
  weights_.push_back(weight);
  all_.push_back(std::move(deduction));
  return static_cast<DeductionId>(all_.size() - 1);
}

void Deductions::place(const Deduction& deduction, DeductionId id) {
  const auto [kind, cell, digit, house, loser, places, uses] = deduction;
  digits_[cell] = digit;
  candidates_[cell] = 0;
  placed_by_[cell] = id;
  --blanks_;
  for (const Cell peer : geometry_.peers(cell)) candidates_[peer] &= ~digit_bit(digit);
  for (const HouseId each : geometry_.houses_of(cell)) {
    held_[each] |= digit_bit(digit);
    held_at_[slot(each, digit)] = cell;
  }
}

void Deductions::contradict(Deduction deduction) {
  contradictions_.push_back(keep(std::move(deduction)));
  state_ = State::kContradiction;
}

void Deductions::find_contradictions() {
  for (std::size_t i = 0; i < digits_.size(); ++i) {
    const auto cell = static_cast<Cell>(i);
    if (!is_blank(cell) || candidates_[cell] != 0) continue;
    contradict({.kind = DeductionKind::kNoCandidate, .cell = cell, .uses = why_no_digit_but(cell, kBlank)});
    if (!keeps_reasons_) return;
  }
  for (std::size_t i = 0; i < held_.size(); ++i) {
    const auto house = static_cast<HouseId>(i);
    DigitSet lost = geometry_.all() & ~held_[house];
    for (const Cell cell : geometry_.houses()[house].cells) lost &= ~candidates_[cell];
    for (; lost != 0; lost = without_first(lost)) {
      const Digit digit = first_digit(lost);
      contradict(
          {.kind = DeductionKind::kNoPlace, .digit = digit, .house = house, .uses = why_no_place(house, digit, {})});
      if (!keeps_reasons_) return;
    }
  }
}

void Deductions::find_singles() {
  found_.clear();
  for (std::size_t i = held_.size(); i-- > 0;) {
    const auto house = static_cast<HouseId>(i);
    DigitSet once = 0;
    DigitSet more = 0;
    for (const Cell cell : geometry_.houses()[house].cells) {
      more |= once & candidates_[cell];
      once |= candidates_[cell];
    }
    once &= ~more;
    if (once == 0) continue;
    for (const Cell cell : geometry_.houses()[house].cells)
      for (DigitSet here = candidates_[cell] & once; here != 0; here = without_first(here)) {
        const Digit digit = first_digit(here);
        find({.kind = DeductionKind::kHiddenSingle,
              .cell = cell,
              .digit = digit,
              .house = house,
              .uses = why_no_place(house, digit, {&cell, 1})});
      }
  }
  for (std::size_t i = 0; i < digits_.size(); ++i) {
    const auto cell = static_cast<Cell>(i);
    if (!is_single(candidates_[cell])) continue;
    const Digit digit = first_digit(candidates_[cell]);
    find({.kind = DeductionKind::kNakedSingle, .cell = cell, .digit = digit, .uses = why_no_digit_but(cell, digit)});
  }
}

// Of two reasons for the same single the one that needs less is kept.
void Deductions::find(Deduction single) {
  const auto weight = [&](const Deduction& deduction) {
    std::uint64_t sum = 0;
    for (const DeductionId used : deduction.uses) sum += weights_[used];
    return sum;
  };
  const auto same = std::find_if(found_.begin(), found_.end(), [&](const Deduction& other) {
    return other.cell == single.cell && other.digit == single.digit;
  });
  if (same == found_.end()) {
    found_.push_back(std::move(single));
  } else if (weight(single) < weight(*same)) {
    *same = std::move(single);
  }
}

bool Deductions::find_locked() {
  bool changed = false;
  for (std::size_t house = 0; house < held_.size(); ++house)
    for (DigitSet missing = geometry_.all() & ~held_[house]; missing != 0; missing = without_first(missing))
      changed |= lock(static_cast<HouseId>(house), first_digit(missing));
  return changed;
}

bool Deductions::lock(HouseId id, Digit digit) {
  std::vector<Cell> places;
  for (const Cell cell : geometry_.houses()[id].cells)
    if (can_take(cell, digit)) places.push_back(cell);
  if (places.size() < 2) return false;
  bool changed = false;
  for (const HouseId other : geometry_.houses_of(places[0])) {
    if (other == id || !std::all_of(places.begin(), places.end(), [&](Cell cell) { return is_in(cell, other); }))
      continue;
    DeductionId lock = kNobody;
    for (const Cell cell : geometry_.houses()[other].cells) {
      if (!can_take(cell, digit) || is_in(cell, id)) continue;
      if (lock == kNobody)
        lock = keep({.kind = DeductionKind::kLocked,
                     .digit = digit,
                     .house = id,
                     .loser = other,
                     .places = places,
                     .uses = why_no_place(id, digit, places)});
      removed_by_.resize(digits_.size() * side_, kNobody);
      removed_by_[slot(cell, digit)] = lock;
      candidates_[cell] &= ~digit_bit(digit);
    }
    changed |= lock != kNobody;
  }
  return changed;
}

bool Deductions::is_in(Cell cell, HouseId house) const {
  const auto houses = geometry_.houses_of(cell);
  return std::find(houses.begin(), houses.end(), house) != houses.end();
}

void Deductions::need_lack(Cell cell, Digit digit, std::vector<DeductionId>& uses) const {
  std::array<DeductionId, 8> causes{};  // the cell's own, one a house (at most 5), what removed it
  std::size_t count = 0;
  if (!is_blank(cell)) causes[count++] = placed_by_[cell];
  for (const HouseId house : geometry_.houses_of(cell))
    if (has_digit(held_[house], digit)) causes[count++] = placed_by_[held_at_[slot(house, digit)]];
  if (!removed_by_.empty() && removed_by_[slot(cell, digit)] != kNobody)
    causes[count++] = removed_by_[slot(cell, digit)];
  assert(count > 0);
  const std::span all = std::span(causes).first(count);
  if (std::any_of(all.begin(), all.end(), [&](DeductionId cause) { return contains(uses, cause); })) return;
  insert_sorted(uses, *std::min_element(all.begin(), all.end(), [&](DeductionId a, DeductionId b) {
                  return std::pair(weights_[a], a) < std::pair(weights_[b], b);
                }));
}

std::vector<DeductionId> Deductions::why_no_digit_but(Cell cell, Digit but) const {
  std::vector<DeductionId> uses;
  if (!keeps_reasons_) return uses;
  for (std::size_t digit = 0; digit < side_; ++digit)
    if (digit != but) need_lack(cell, static_cast<Digit>(digit), uses);
  return uses;
}

std::vector<DeductionId> Deductions::why_no_place(HouseId house, Digit digit, std::span<const Cell> but) const {
  std::vector<DeductionId> uses;
  if (!keeps_reasons_) return uses;
  for (const Cell cell : geometry_.houses()[house].cells)
    if (std::find(but.begin(), but.end(), cell) == but.end()) need_lack(cell, digit, uses);
  return uses;
}

}  // namespace sudoscope::diagnose
