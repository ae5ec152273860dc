// The queue: changed cells first, with their peers and pairs, then the cheapest propagator that they concern.
#include "sudoscope/constraints/candidate_store.hpp"

#include <algorithm>
#include <utility>

#include "constraints/store_run.hpp"

namespace sudoscope {

CandidateStore::CandidateStore(const ConstraintNetwork& network)
    : grid_(network.start), propagators_to_do_((network.propagators.size() + 63) / 64) {
  touch_all(network);
}

CandidateStore::CandidateStore(const ConstraintNetwork& network, std::span<const Digit> givens)
    : CandidateStore(network) {
  for (std::size_t cell = 0; cell < grid_.size(); ++cell)
    if (givens[cell] != kBlank) grid_[cell] &= DigitMask{1} << givens[cell];
}

void CandidateStore::touch_all(const ConstraintNetwork& network) {
  for (std::size_t cell = 0; cell < grid_.size(); ++cell) cells_to_do_[cell / 64] |= std::uint64_t{1} << cell % 64;
  for (std::size_t index = 0; index < network.propagators.size(); ++index)
    propagators_to_do_[index / 64] |= std::uint64_t{1} << index % 64;
}

void CandidateStore::restore(std::span<const DigitMask> grid) {
  std::copy(grid.begin(), grid.end(), grid_.begin());
  cells_to_do_.fill(0);
  std::fill(propagators_to_do_.begin(), propagators_to_do_.end(), 0);
}

std::size_t CandidateStore::buffer_bytes() const {
  return grid_.capacity() * sizeof(DigitMask) +
         (propagators_to_do_.capacity() + scratch_.capacity()) * sizeof(std::uint64_t);
}

std::uint64_t CandidateStore::candidates() const {
  // Bit by bit for all cells: without an instruction for it, counting the bits of one word takes as long as ten of
  // these steps.
  std::uint64_t count = 0;
  for (const DigitMask digits : grid_) {
    DigitMask x = digits - (digits >> 1 & 0x55555555U);
    x = (x & 0x33333333U) + (x >> 2 & 0x33333333U);
    count += ((x + (x >> 4)) & 0x0F0F0F0FU) * 0x01010101U >> 24;
  }
  return count;
}

bool CandidateStore::Run::run_one(const Propagator& propagator) {
  switch (propagator.kind) {
    case Propagator::Kind::kHouse:
      return house(propagator);
    case Propagator::Kind::kBand:
      return band(propagator);
    case Propagator::Kind::kChoice:
      return choice(propagator);
    case Propagator::Kind::kSum:
      return sum(propagator);
    case Propagator::Kind::kOffset:
      return offset(propagator);
    case Propagator::Kind::kWeighted:
      return weighted(propagator);
    case Propagator::Kind::kCount:
      return count(propagator);
    case Propagator::Kind::kLine:
      return line(propagator);
    case Propagator::Kind::kSame:
      return same(propagator);
    case Propagator::Kind::kCounting:
      return counting(propagator);
    case Propagator::Kind::kRanked:
      return ranked(propagator);
    case Propagator::Kind::kEither:
      return either(propagator);
  }
  return true;
}

bool CandidateStore::run_one(const ConstraintNetwork& network, std::uint32_t propagator) {
  return Run{*this, network, grid_}.run_one(network.propagators[propagator]);
}

bool CandidateStore::settle(const ConstraintNetwork& network) {
  first_settled_ = kNoCell;
  const std::size_t words = (grid_.size() + 63) / 64;
  for (std::size_t word = 0; word < words; ++word)
    for (std::uint64_t left = std::exchange(settled_[word], 0); left != 0; left &= left - 1) {
      const auto cell = static_cast<Cell>(word * 64 + static_cast<std::size_t>(std::countr_zero(left)));
      if (first_settled_ == kNoCell) first_settled_ = cell;
      const DigitMask digit = grid_[cell];
      for (const Cell peer : network.peers[cell])
        if ((grid_[peer] & digit) != 0 && !keep(peer, ~digit)) return false;
    }
  has_settled_ = false;
  return true;
}

bool CandidateStore::follow_changes(const ConstraintNetwork& network, std::uint32_t changer) {
  const std::size_t words = (grid_.size() + 63) / 64;
  std::uint64_t any = 0;
  for (std::size_t word = 0; word < words; ++word) any |= cells_to_do_[word];
  if (any == 0) return true;
  auto own = cells_to_do_;  // those that the propagator changed; a relation may add others
  if (changer == kNone) own.fill(0);
  for (std::size_t word = 0; word < words;) {
    if (cells_to_do_[word] == 0) {
      ++word;
      continue;
    }
    const std::uint64_t bit = cells_to_do_[word] & (~cells_to_do_[word] + 1);
    const auto cell = static_cast<Cell>(word * 64 + static_cast<std::size_t>(std::countr_zero(bit)));
    cells_to_do_[word] ^= bit;
    const DigitMask digits = grid_[cell];
    if (digits == 0) {
      empty_ = cell;
      return false;
    }
    const bool is_settled = is_one(digits);
    const std::uint64_t* watchers = &network.watchers[cell * network.watcher_words];
    const bool is_left =
        (own[word] & bit) != 0 && !is_settled && (propagators_to_do_[changer / 64] >> changer % 64 & 1) == 0;
    for (std::size_t at = 0; at < network.watcher_words; ++at) propagators_to_do_[at] |= watchers[at];
    if (is_left) propagators_to_do_[changer / 64] &= ~(std::uint64_t{1} << changer % 64);
    own[word] &= ~bit;
    if (is_settled) {
      settled_[word] |= bit;
      has_settled_ = true;
    }
    for (const CellRelation& relation : network.relations[cell])
      if ((is_settled || relation.is_strong) && !keep(relation.to, network.supported(relation.table, digits)))
        return false;
    word = 0;
  }
  return true;
}

bool CandidateStore::run(const ConstraintNetwork& network) {
  failed_ = kNone;
  empty_ = kNoCell;
  first_settled_ = kNoCell;
  settled_.fill(0);
  has_settled_ = false;
  Run run{*this, network, grid_};
  // A cell that is settled at the start, by a guess, rules out its peers' digits at once. Others do so together when
  // nothing else is left: whatever then fails has the first of them to blame.
  if (!follow_changes(network, kNone)) return false;
  if (has_settled_ && (!settle(network) || !follow_changes(network, kNone))) return false;
  while (true) {
    std::size_t word = 0;
    while (word < propagators_to_do_.size() && propagators_to_do_[word] == 0) ++word;
    if (word == propagators_to_do_.size()) {
      if (!has_settled_) return true;
      if (!settle(network) || !follow_changes(network, kNone)) return false;
      continue;
    }
    const auto index =
        static_cast<std::uint32_t>(word * 64 + static_cast<std::size_t>(std::countr_zero(propagators_to_do_[word])));
    propagators_to_do_[word] &= propagators_to_do_[word] - 1;
    if (!run.run_one(network.propagators[index])) {
      failed_ = index;
      return false;
    }
    if (!follow_changes(network, index)) return false;
  }
}

}  // namespace sudoscope
