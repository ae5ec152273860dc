// Deductions: see the header.
#include "diagnose/deductions.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "techniques/singles.hpp"

namespace sudoscope::diagnose {
namespace {

constexpr std::uint32_t kHeaviest = 1'000'000;

void insert_sorted(std::vector<FactId>& ids, FactId id) {
  const auto at = std::lower_bound(ids.begin(), ids.end(), id);
  if (at == ids.end() || *at != id) ids.insert(at, id);
}

bool contains(const std::vector<FactId>& sorted, FactId id) {
  return std::binary_search(sorted.begin(), sorted.end(), id);
}

}  // namespace

Deductions::Deductions(const Geometry& geometry, std::span<const Digit> givens, Uses uses, Reach reach)
    : geometry_(geometry),
      side_(static_cast<std::size_t>(geometry.side())),
      keeps_uses_(uses == Uses::kKept),
      uses_locked_(reach == Reach::kSinglesAndLocked),
      position_(geometry, givens),
      held_at_(geometry.houses().size() * side_, kNoCell),
      placed_by_(givens.size(), kNobody) {
  for (std::size_t i = 0; i < givens.size(); ++i) {
    if (givens[i] == kBlank) continue;
    const auto cell = static_cast<Cell>(i);
    const Digit digit = givens[i];
    const FactId id = keep({.kind = FactKind::kGiven, .cell = cell, .digit = digit});
    placed_by_[cell] = id;
    if (!has_digit(geometry.allowed(cell), digit))
      contradict({.contradiction = ContradictionKind::kNoCandidate, .cell = cell, .uses = {id}});
    for (const HouseId house : geometry_.houses_of(cell)) {
      Cell& holder = held_at_[slot(house, digit)];
      if (holder != kNoCell)
        contradict({.contradiction = ContradictionKind::kTwice,
                    .cell = cell,
                    .digit = digit,
                    .house = house,
                    .uses = {placed_by_[holder], id}});
      holder = cell;
    }
  }
}

Deductions::State Deductions::advance() {
  if (state_ != State::kOpen) return state_;
  find_contradictions();
  if (state_ != State::kOpen) return state_;
  if (position_.blanks() == 0) return state_ = State::kFull;
  find_singles();
  bool changed = false;
  for (Fact& single : found_) {
    // A contradiction with another single of this round belongs to the next round.
    const auto [cell, digit] = Candidate{single.cell, single.digit};
    if (!position_.can_take(cell, digit)) continue;
    place(cell, digit, keep(std::move(single)));
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
  place(cell, digit, keep({.kind = FactKind::kAssumed, .cell = cell, .digit = digit}));
  state_ = State::kOpen;
}

void Deductions::rule_out(Cell cell, Digit digit, std::vector<FactId> uses) {
  remove(cell, digit, keep({.technique = Technique::kTrial, .cell = cell, .digit = digit, .uses = std::move(uses)}));
  state_ = State::kOpen;
}

Cell Deductions::fewest() const {
  Cell best = kNoCell;
  for (Cell cell = 0; cell < position_.cell_count(); ++cell) {
    if (!position_.is_blank(cell)) continue;
    if (best == kNoCell || digit_count(position_.candidates(cell)) < digit_count(position_.candidates(best)))
      best = cell;
  }
  return best;
}

Deduction Deductions::deduction(FactId id) const {
  const auto& [kind, technique, contradiction, cell, digit, house, cover, places, uses] = facts_[id];
  switch (technique) {
    case Technique::kNakedSingle:
      return naked_single(cell, digit);
    case Technique::kHiddenSingle:
      return single_in(house, cell, digit);
    case Technique::kTrial:
      return {.technique = technique, .eliminations = {{cell, digit}}};
    default:
      break;
  }
  Deduction found{.technique = technique,
                  .evidence = evidence_of(geometry_, LockedCandidates{house, cover, digit, places})};
  for (const Cell loser : geometry_.houses()[cover].cells)
    if (removed_by_[slot(loser, digit)] == id) found.eliminations.push_back({loser, digit});
  return found;
}

Contradiction Deductions::contradiction(FactId id) const {
  const Fact& fact = facts_[id];
  Contradiction found{.kind = fact.contradiction, .house = fact.house};
  if (fact.digit != kBlank) found.digits = digit_bit(fact.digit);
  if (fact.contradiction == ContradictionKind::kTwice)
    for (const FactId given : fact.uses) found.cells.push_back(facts_[given].cell);
  else if (fact.cell != kNoCell)
    found.cells.push_back(fact.cell);
  return found;
}

std::vector<Cell> Deductions::cells_of(FactId id) const {
  const Fact& fact = facts_[id];
  return fact.cell != kNoCell ? std::vector{fact.cell} : cells_at(geometry_.houses()[fact.house], fact.places);
}

std::vector<FactId> Deductions::ancestry(std::span<const FactId> ids) const {
  std::vector<bool> needed(facts_.size(), false);
  for (const FactId id : ids) needed[id] = true;
  std::vector<FactId> found;
  for (std::size_t id = facts_.size(); id-- > 0;) {
    if (!needed[id]) continue;
    found.push_back(static_cast<FactId>(id));
    for (const FactId used : facts_[id].uses) needed[used] = true;
  }
  std::reverse(found.begin(), found.end());
  return found;
}

std::vector<FactId> Deductions::shortest_way() const {
  assert(state_ == State::kContradiction && keeps_uses_);
  std::vector<FactId> best;
  std::pair<std::size_t, std::size_t> least{};
  for (const FactId id : contradictions_) {
    std::vector<FactId> way = ancestry({&id, 1});
    const auto givens = static_cast<std::size_t>(
        std::count_if(way.begin(), way.end(), [&](FactId each) { return facts_[each].kind == FactKind::kGiven; }));
    const std::pair size{givens, way.size()};
    if (!best.empty() && size >= least) continue;
    best = std::move(way);
    least = size;
  }
  return best;
}

FactId Deductions::keep(Fact fact) {
  std::uint32_t weight = 1;
  for (const FactId used : fact.uses) weight = std::min(kHeaviest, weight + weights_[used]);
  weights_.push_back(weight);
  facts_.push_back(std::move(fact));
  return static_cast<FactId>(facts_.size() - 1);
}

void Deductions::place(Cell cell, Digit digit, FactId id) {
  position_.place(cell, digit);
  placed_by_[cell] = id;
  for (const HouseId house : geometry_.houses_of(cell)) held_at_[slot(house, digit)] = cell;
}

void Deductions::remove(Cell cell, Digit digit, FactId id) {
  position_.eliminate(cell, digit);
  removed_by_.resize(placed_by_.size() * side_, kNobody);
  removed_by_[slot(cell, digit)] = id;
}

void Deductions::contradict(Fact fact) {
  fact.kind = FactKind::kContradiction;
  contradictions_.push_back(keep(std::move(fact)));
  state_ = State::kContradiction;
}

void Deductions::find_contradictions() {
  for (Cell cell = 0; cell < position_.cell_count(); ++cell) {
    if (!position_.is_blank(cell) || position_.candidates(cell) != 0) continue;
    contradict(
        {.contradiction = ContradictionKind::kNoCandidate, .cell = cell, .uses = why_no_digit_but(cell, kBlank)});
    if (!keeps_uses_) return;
  }
  for (std::size_t i = 0; i < geometry_.houses().size(); ++i) {
    const auto house = static_cast<HouseId>(i);
    DigitSet lost = position_.missing(house);
    for (const Cell cell : geometry_.houses()[house].cells) lost &= ~position_.candidates(cell);
    for (; lost != 0; lost = without_first(lost)) {
      const Digit digit = first_digit(lost);
      contradict({.contradiction = ContradictionKind::kNoPlace,
                  .digit = digit,
                  .house = house,
                  .uses = why_no_place(house, digit, 0)});
      if (!keeps_uses_) return;
    }
  }
}

void Deductions::find_singles() {
  found_.clear();
  for (std::size_t i = geometry_.houses().size(); i-- > 0;) {
    const auto house = static_cast<HouseId>(i);
    for_each_hidden_single(position_, house, [&](Cell cell, Digit digit) {
      find({.technique = Technique::kHiddenSingle,
            .cell = cell,
            .digit = digit,
            .house = house,
            .uses = why_no_place(house, digit, places_of(position_, geometry_.houses()[house], digit))});
    });
  }
  for (Cell cell = 0; cell < position_.cell_count(); ++cell) {
    if (!is_single(position_.candidates(cell))) continue;
    const Digit digit = first_digit(position_.candidates(cell));
    find({.technique = Technique::kNakedSingle, .cell = cell, .digit = digit, .uses = why_no_digit_but(cell, digit)});
  }
}

// Keeps the one of two reasons for the same single that needs less.
void Deductions::find(Fact single) {
  const auto weight = [&](const Fact& fact) {
    std::uint64_t sum = 0;
    for (const FactId used : fact.uses) sum += weights_[used];
    return sum;
  };
  const auto same = std::find_if(found_.begin(), found_.end(), [&](const Fact& other) {
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
  for (std::size_t house = 0; house < geometry_.houses().size(); ++house)
    for_each_locked(position_, static_cast<HouseId>(house), [&](const LockedCandidates& locked) {
      FactId id = kNobody;
      for_each_loser(position_, locked, [&](Cell cell) {
        if (id == kNobody)
          id = keep({.technique = technique_of(geometry_, locked),
                     .digit = locked.digit,
                     .house = locked.base,
                     .cover = locked.cover,
                     .places = locked.places,
                     .uses = why_no_place(locked.base, locked.digit, locked.places)});
        remove(cell, locked.digit, id);
      });
      changed |= id != kNobody;
      return false;
    });
  return changed;
}

void Deductions::need_lack(Cell cell, Digit digit, std::vector<FactId>& uses) const {
  if (!has_digit(geometry_.allowed(cell), digit)) return;
  std::array<FactId, 8> causes{};  // the cell's own, one a house (at most 5), what removed it
  std::size_t count = 0;
  if (!position_.is_blank(cell)) causes[count++] = placed_by_[cell];
  for (const HouseId house : geometry_.houses_of(cell))
    if (!has_digit(position_.missing(house), digit)) causes[count++] = placed_by_[held_at_[slot(house, digit)]];
  if (!removed_by_.empty() && removed_by_[slot(cell, digit)] != kNobody)
    causes[count++] = removed_by_[slot(cell, digit)];
  assert(count > 0);
  const std::span all = std::span(causes).first(count);
  if (std::any_of(all.begin(), all.end(), [&](FactId cause) { return contains(uses, cause); })) return;
  insert_sorted(uses, *std::min_element(all.begin(), all.end(), [&](FactId a, FactId b) {
                  return std::pair(weights_[a], a) < std::pair(weights_[b], b);
                }));
}

std::vector<FactId> Deductions::why_no_digit_but(Cell cell, Digit but) const {
  std::vector<FactId> uses;
  if (!keeps_uses_) return uses;
  for (std::size_t digit = 0; digit < side_; ++digit)
    if (digit != but) need_lack(cell, static_cast<Digit>(digit), uses);
  return uses;
}

std::vector<FactId> Deductions::why_no_place(HouseId house, Digit digit, PlaceSet but) const {
  std::vector<FactId> uses;
  if (!keeps_uses_) return uses;
  const std::vector<Cell>& cells = geometry_.houses()[house].cells;
  for (std::size_t place = 0; place < cells.size(); ++place)
    if ((but & place_bit(place)) == 0) need_lack(cells[place], digit, uses);
  return uses;
}

}  // namespace sudoscope::diagnose
