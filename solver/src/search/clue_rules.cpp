#include "search/clue_rules.hpp"

#include <algorithm>
#include <bit>

#include "sudoscope/constraints/candidate_store.hpp"
#include "sudoscope/constraints/compile.hpp"

namespace sudoscope {
namespace {

// The digits of houses are the algorithm's own concern.
bool is_of_houses(const Propagator& propagator) {
  return propagator.kind == Propagator::Kind::kHouse || propagator.kind == Propagator::Kind::kBand;
}

// Full ranks are one propagator for all their clues.
bool is_derived(const Propagator& propagator) {
  return propagator.clue == kNoClue && propagator.kind != Propagator::Kind::kRanked;
}

// Looks for obstacles on one grid.
class Seeker {
 public:
  Seeker(const ConstraintNetwork& network, std::span<const DigitMask> grid, bool only_clues)
      : network_(network), grid_(grid), store_(network), only_clues_(only_clues) {}

  bool find(Cell cell, Digit digit, ClueRules::Obstacle& found) {
    const DigitMask bit = DigitMask{1} << digit;
    found = {};
    if ((network_.start[cell] & bit) == 0) return true;
    for (const Cell peer : network_.peers[cell])
      if (grid_[peer] == bit) {
        found.other = peer;
        return true;
      }
    for (const CellRelation& relation : network_.relations[cell])
      if ((network_.supported(relation.table, bit) & grid_[relation.to]) == 0) {
        found.other = relation.to;
        return true;
      }
    if (take_first_failing(watchers_of(cell), cell, bit, false, found)) return true;
    if (only_clues_) return false;
    // A clue that needs the digit in one of its cells keeps it out of all that see them.
    std::vector<std::uint64_t> watchers(network_.watcher_words);
    for (const Cell peer : network_.peers[cell])
      if ((grid_[peer] & bit) != 0)
        for (std::size_t word = 0; word < watchers.size(); ++word) watchers[word] |= watchers_of(peer)[word];
    return take_first_failing(watchers, cell, bit, true, found);
  }

 private:
  std::span<const std::uint64_t> watchers_of(Cell cell) const {
    return std::span(network_.watchers).subspan(cell * network_.watcher_words, network_.watcher_words);
  }

  bool take_first_failing(std::span<const std::uint64_t> watchers, Cell cell, DigitMask bit, bool with_peers,
                          ClueRules::Obstacle& found) {
    for (std::size_t word = 0; word < watchers.size(); ++word)
      for (std::uint64_t left = watchers[word]; left != 0; left &= left - 1) {
        const auto index = static_cast<std::uint32_t>(word * 64 + static_cast<std::size_t>(std::countr_zero(left)));
        if (!fails(index, cell, bit, with_peers)) continue;
        found = {index, emptied_beyond(network_.propagators[index], cell)};
        return true;
      }
    return false;
  }

  // Digits that a clue needs are taken from all cells that see its places: one of these may have had no other.
  Cell emptied_beyond(const Propagator& propagator, Cell cell) const {
    const auto has = [](const std::vector<Cell>& cells, Cell each) {
      return std::find(cells.begin(), cells.end(), each) != cells.end();
    };
    for (Cell each = 0; each < grid_.size(); ++each)
      if (store_[each] == 0 && grid_[each] != 0 && each != cell && !has(propagator.cells, each) &&
          !has(propagator.rest, each))
        return each;
    return kNoCell;
  }

  bool fails(std::uint32_t index, Cell cell, DigitMask bit, bool with_peers) {
    const Propagator& propagator = network_.propagators[index];
    if (is_of_houses(propagator) || (only_clues_ && is_derived(propagator))) return false;
    store_.restore(grid_);
    bool holds = store_.keep(cell, bit);
    if (with_peers)
      for (const Cell peer : network_.peers[cell]) holds = holds && store_.keep(peer, ~bit);
    return !holds || !store_.run_one(network_, index) || store_[cell] == 0;
  }

  const ConstraintNetwork& network_;
  std::span<const DigitMask> grid_;
  CandidateStore store_;
  bool only_clues_;
};

}  // namespace

ClueRules::ClueRules(const Puzzle& puzzle) {
  if (!needs_primitives(*puzzle.geometry) || puzzle.geometry->side() > kLargestConstrainedSide) return;
  network_ = network_of(puzzle.geometry);
}

bool ClueRules::find_obstacle(std::span<const DigitMask> grid, Cell cell, Digit digit, bool only_clues,
                              Obstacle& found) const {
  return Seeker(*network_, grid, only_clues).find(cell, digit, found);
}

DigitSet ClueRules::fitting(std::span<const DigitMask> grid, Cell cell, DigitSet digits) const {
  Seeker seeker(*network_, grid, true);
  DigitSet fitting = digits;
  Obstacle found;
  for (DigitSet left = digits; left != 0; left = without_first(left))
    if (seeker.find(cell, first_digit(left), found)) fitting &= ~digit_bit(first_digit(left));
  return fitting;
}

std::vector<DigitMask> ClueRules::masks(std::span<const Digit> digits) const {
  std::vector<DigitMask> masks = network_->start;
  for (std::size_t cell = 0; cell < digits.size(); ++cell)
    if (digits[cell] != kBlank) masks[cell] = DigitMask{1} << digits[cell];
  return masks;
}

Cell ClueRules::broken(std::span<const Digit> digits) const {
  const std::vector<DigitMask> grid = masks(digits);
  Seeker seeker(*network_, grid, true);
  Obstacle found;
  for (Cell cell = 0; cell < grid.size(); ++cell)
    if (digits[cell] != kBlank && seeker.find(cell, digits[cell], found)) return cell;
  return kNoCell;
}

Cell broken_given(const Puzzle& puzzle) {
  const ClueRules clues(puzzle);
  return clues.is_active() ? clues.broken(puzzle.givens) : kNoCell;
}

bool ClueRules::narrow(std::vector<DigitMask>& grid, std::uint32_t propagator) const {
  if (is_of_houses(network_->propagators[propagator])) return true;
  CandidateStore store(*network_);
  store.restore(grid);
  const bool holds = store.run_one(*network_, propagator);
  grid.assign(store.grid().begin(), store.grid().end());
  return holds;
}

}  // namespace sudoscope
