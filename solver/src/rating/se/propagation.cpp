#include "rating/se/propagation.hpp"

#include <algorithm>

namespace sudoscope::rating {

namespace {

constexpr std::uint32_t kNoSet = 0xFFFFFFFF;

}  // namespace

void list_chain(const Propagation& propagation, Index target, std::vector<Index>& chain) {
  chain.clear();
  chain.push_back(target);
  // An entry and its ancestors never hold the same node twice, except for the two ends of a contradiction.
  Table<std::uint64_t, kNodes / 64 + 1> seen{};
  const auto is_new = [&](Index entry) {
    const Node node = propagation.entries[entry].node;
    if ((seen[node / 64] >> (node % 64) & 1) != 0) return false;
    seen[node / 64] |= std::uint64_t{1} << (node % 64);
    return true;
  };
  (void)is_new(target);
  for (std::size_t i = 0; i < chain.size(); ++i)
    for (const Index parent : propagation.parents_of(propagation.entries[chain[i]]))
      if (is_new(parent)) chain.push_back(parent);
}

void Propagator::or_ancestors(Index parent) {
  // The new set is at the end of sets_ and long enough.
  const std::size_t words = result_->entries.size() / 64 + 1;
  std::uint64_t* set = sets_.data() + (sets_.size() - words);
  while (set_of_entry_[parent] == kNoSet) {
    set[parent / 64] |= std::uint64_t{1} << (parent % 64);
    const auto& entry = result_->entries[parent];
    if (entry.parent_count == 0) return;
    parent = result_->parents[entry.parents_begin];
  }
  const std::uint64_t* other = sets_.data() + set_of_entry_[parent];
  for (std::size_t i = 0; i <= parent / 64U; ++i) set[i] |= other[i];
}

// With new_parents_ for parents.
Index Propagator::add(Node node, Cause cause, int nested) {
  Propagation& result = *result_;
  const auto number = static_cast<Index>(result.entries.size());
  Propagation::Entry entry{
      node, cause, static_cast<std::uint16_t>(result.parents.size()), static_cast<std::uint16_t>(new_parents_.size()),
      1,    nested};
  if (new_parents_.size() == 1) {
    entry.ancestors = static_cast<std::uint16_t>(result.entries[new_parents_[0]].ancestors + 1);
    set_of_entry_.push_back(kNoSet);
  } else if (new_parents_.empty()) {
    set_of_entry_.push_back(kNoSet);
  } else {
    const std::size_t words = number / 64 + 1U;
    set_of_entry_.push_back(static_cast<std::uint32_t>(sets_.size()));
    sets_.resize(sets_.size() + words);
    for (const Index parent : new_parents_) or_ancestors(parent);
    std::uint64_t* set = sets_.data() + set_of_entry_.back();
    set[number / 64] |= std::uint64_t{1} << (number % 64);
    int size = 0;
    for (std::size_t i = 0; i < words; ++i) size += std::popcount(set[i]);
    entry.ancestors = static_cast<std::uint16_t>(size);
  }
  result.parents.insert(result.parents.end(), new_parents_.begin(), new_parents_.end());
  result.entries.push_back(entry);
  return number;
}

void Propagator::enqueue(Index entry) {
  const Node node = result_->entries[entry].node;
  const int candidate = candidate_of(node);
  result_->index[node] = entry;
  (is_on(node) ? on_ : off_)[cell_of(candidate)] |= bit(digit_of(candidate));
  (is_on(node) ? result_->ons : result_->offs).push_back(entry);
  if (result_->entries[entry].ancestors <= most_) ++useful_;
}

// False if it is on.
bool Propagator::rule_out(Index from, int cell, int digit, Cause cause) {
  new_parents_.assign(1, from);
  const int ruled_out = candidate(cell, digit);
  const Index entry = add(off(ruled_out), cause);
  if ((on_[cell] >> digit & 1) != 0) {
    result_->both_on = result_->index[on(ruled_out)];
    result_->both_off = entry;
    return false;
  }
  enqueue(entry);
  return true;
}

// False at a contradiction.
bool Propagator::follow_on(Index entry) {
  const int own = candidate_of(result_->entries[entry].node);
  const int cell = cell_of(own);
  const int digit = digit_of(own);
  if (!mode_.one_digit) {
    Mask others = current_.cell[cell] & static_cast<Mask>(~(off_[cell] | bit(digit)));
    for (; others != 0; others = without_first(others))
      if (!rule_out(entry, cell, first(others), Cause::kCell)) return false;
  }
  for (int kind = 0; kind < 3; ++kind) {
    const int house = kNine.houses[cell][kind];
    Mask places = current_.places[digit][house] & static_cast<Mask>(~bit(kNine.place[cell][kind]));
    for (; places != 0; places = without_first(places)) {
      const int peer = kNine.cells[house][first(places)];
      if ((off_[peer] >> digit & 1) != 0) continue;
      if (!rule_out(entry, peer, digit, cause_of(kind))) return false;
    }
  }
  return true;
}

// Reasons for a digit: its direct cause, and the candidates struck before in the cell or the house.
void Propagator::list_parents(Index from, int cell, int digit, const Found& found) {
  new_parents_.assign(1, from);
  if (!mode_.dynamic) return;
  if (found.house < 0) {
    const Mask struck = source_->cell[cell] & static_cast<Mask>(~current_.cell[cell]);
    for_each(struck & ~unsigned{bit(digit)},
             [&](int other) { new_parents_.push_back(result_->index[off(candidate(cell, other))]); });
    return;
  }
  const Mask struck = source_->places[digit][found.house] & static_cast<Mask>(~current_.places[digit][found.house]);
  for_each(struck, [&](int place) {
    const int other = kNine.cells[found.house][place];
    if (other != cell) new_parents_.push_back(result_->index[off(candidate(other, digit))]);
  });
}

bool Propagator::follow_off(Index entry) {
  const int own = candidate_of(result_->entries[entry].node);
  const int cell = cell_of(own);
  const int digit = digit_of(own);
  Table<Found, 4> found;
  int number = 0;
  if (!mode_.one_digit && is_pair(current_.cell[cell])) {
    const int other = first(current_.cell[cell] & ~unsigned{bit(digit)});
    found[number++] = {candidate(cell, other), Cause::kCell, -1};
  }
  for (int kind = 0; kind < 3; ++kind) {
    const int house = kNine.houses[cell][kind];
    const Mask places = current_.places[digit][house];
    if (!is_pair(places)) continue;
    const int place = first(places & ~unsigned{bit(kNine.place[cell][kind])});
    found[number++] = {candidate(kNine.cells[house][place], digit), cause_of(kind), house};
  }
  if (mode_.dynamic) current_.erase(cell, digit);
  for (int i = 0; i < number; ++i) {
    const int there = found[i].candidate;
    if (result_->index[on(there)] != kNoIndex) continue;
    list_parents(entry, cell, digit, found[i]);
    const Index follows = add(on(there), found[i].cause);
    if (result_->index[off(there)] != kNoIndex) {
      result_->both_on = follows;
      result_->both_off = result_->index[off(there)];
      return false;
    }
    enqueue(follows);
  }
  return true;
}

// True if anything new followed.
bool Propagator::apply_rules() {
  advanced_.clear();
  rules_->find(*source_, current_, advanced_);
  bool any = false;
  for (const Advanced& each : advanced_) {
    if (result_->index[off(each.candidate)] != kNoIndex) continue;
    new_parents_.clear();
    for (const std::uint16_t parent : each.parents) new_parents_.push_back(result_->index[off(parent)]);
    enqueue(add(off(each.candidate), Cause::kPattern, each.nested));
    any = true;
  }
  return any;
}

void Propagator::run(const Candidates& source, Node start, Mode mode, AdvancedRules* rules, int most,
                     Propagation& result) {
  source_ = &source;
  current_ = source;
  mode_ = mode;
  rules_ = rules;
  result_ = &result;
  most_ = most;
  useful_ = 0;
  on_ = {};
  off_ = {};
  sets_.clear();
  set_of_entry_.clear();
  new_parents_.clear();
  result.entries.clear();
  result.parents.clear();
  result.ons.clear();
  result.offs.clear();
  result.index.fill(kNoIndex);
  result.both_on = result.both_off = kNoIndex;
  enqueue(add(start, Cause::kAssumed));
  std::size_t next_on = 0;
  std::size_t next_off = 0;
  const auto take = [&](Index entry) {
    if (result.entries[entry].ancestors <= most_) --useful_;
    return entry;
  };
  for (;;) {
    // The remaining consequences lead to nothing of interest.
    if (rules_ == nullptr && useful_ == 0) return;
    if (next_on < result.ons.size()) {
      if (!follow_on(take(result.ons[next_on++]))) return;
    } else if (next_off < result.offs.size()) {
      if (!follow_off(take(result.offs[next_off++]))) return;
    } else if (rules_ == nullptr || !apply_rules()) {
      return;
    }
  }
}

}  // namespace sudoscope::rating
