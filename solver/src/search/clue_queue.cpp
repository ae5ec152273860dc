#include "search/clue_queue.hpp"

#include <algorithm>
#include <bit>

namespace sudoscope {

void ClueQueue::load(const CandidateGrid& grid) {
  grid_.clear();
  for (Cell cell = 0; cell < grid.cell_count(); ++cell)
    grid_.push_back(static_cast<DigitMask>(grid.is_blank(cell) ? grid.possible(cell) : digit_bit(grid.digits()[cell])));
}

void ClueQueue::note_gone(const CandidateGrid& grid, Cell cell, DigitMask left) {
  if (!grid.is_blank(cell)) return;
  for (DigitSet gone = grid.possible(cell) & ~DigitSet{left}; gone != 0; gone = without_first(gone))
    gone_.push_back({cell, first_digit(gone)});
}

bool ClueQueue::by_relations(const CandidateGrid& grid, Cell cell) {
  const ConstraintNetwork& network = clues_.network();
  note_gone(grid, cell, network.start[cell]);
  if (std::has_single_bit(grid_[cell]))
    for (const Cell peer : network.peers[cell]) leave(grid, cell, peer, grid_[peer] & ~grid_[cell]);
  for (const CellRelation& relation : network.relations[cell])
    leave(grid, cell, relation.to, grid_[relation.to] & network.supported(relation.table, grid_[cell]));
  return !gone_.empty() || failed_ != kNoCell;
}

// `left`: the digits that `cell` leaves another one. Two filled cells may contradict each other, as singles are placed
// first.
void ClueQueue::leave(const CandidateGrid& grid, Cell cell, Cell other, DigitMask left) {
  note_gone(grid, other, left);
  if (left == 0) fail(grid, grid.is_blank(other) ? other : cell);
}

void ClueQueue::fail(const CandidateGrid& grid, Cell cell) {
  failed_ = cell;
  note_gone(grid, cell, 0);
}

bool ClueQueue::by_propagator(const CandidateGrid& grid, std::uint32_t index) {
  const Propagator& propagator = clues_.network().propagators[index];
  if (!clues_.narrow(grid_, index)) {
    const auto blank =
        std::find_if(propagator.cells.begin(), propagator.cells.end(), [&](Cell cell) { return grid.is_blank(cell); });
    fail(grid, blank == propagator.cells.end() ? propagator.cells.front() : *blank);
    return true;
  }
  for (Cell cell = 0; cell < grid.cell_count(); ++cell) note_gone(grid, cell, grid_[cell]);
  return !gone_.empty();
}

bool ClueQueue::find(const CandidateGrid& grid) {
  const ConstraintNetwork& network = clues_.network();
  gone_.clear();
  failed_ = kNoCell;
  load(grid);
  to_do_.resize(network.watcher_words);
  while (!changed_.empty()) {
    const Cell cell = changed_.back();
    for (std::size_t word = 0; word < network.watcher_words; ++word)
      to_do_[word] |= network.watchers[cell * network.watcher_words + word];
    if (by_relations(grid, cell)) return true;
    changed_.pop_back();
  }
  for (std::size_t word = 0; word < to_do_.size(); ++word)
    while (to_do_[word] != 0) {
      const auto index =
          static_cast<std::uint32_t>(word * 64 + static_cast<std::size_t>(std::countr_zero(to_do_[word])));
      to_do_[word] &= to_do_[word] - 1;
      if (by_propagator(grid, index)) return true;
    }
  return false;
}

}  // namespace sudoscope
