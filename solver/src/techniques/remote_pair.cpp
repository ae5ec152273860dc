// Remote pair: a chain of four cells or more, each seeing the next, that all have the same two
// candidates: they are one and the other in turn. Ends an odd number of steps apart are
// different: no cell that sees both takes either digit. The ends may see each other. An instance
// is two ends, with the shortest chain of four cells or more between them. Source: HoDoKu.
#include <array>

#include "sudoscope/base/say.hpp"
#include "techniques/finders.hpp"
#include "techniques/links.hpp"

namespace sudoscope {
namespace {

// Breadth first over the cells of one pair, without the step from an end straight to the other.
template <class Sets>
class PairChain {
 public:
  using Set = typename Sets::Set;

  PairChain(const Sets& sets, const Set& cells) : sets_(sets), cells_(cells) {}

  // Number of cells from end to end: even, at least four; 0 if there is no such chain.
  int length_between(Cell from, Cell to) {
    Set left = cells_;
    left.erase(from);
    std::size_t end = 0;
    queue_[end++] = from;
    count_[from] = 1;
    for (std::size_t at = 0; at < end; ++at) {
      Set next = sets_.peers(queue_[at]) & left;
      if (queue_[at] == from) next.erase(to);
      left -= next;
      for (const Cell cell : next) {
        before_[cell] = queue_[at];
        count_[cell] = count_[queue_[at]] + 1;
        if (cell == to) return count_[cell] % 2 == 0 ? count_[cell] : 0;
        queue_[end++] = cell;
      }
    }
    return 0;
  }
  // REQUIRES: a cell of the last chain, not its first.
  Cell before(Cell cell) const { return before_[cell]; }

 private:
  const Sets& sets_;
  Set cells_;
  std::array<Cell, Set::kCapacity> queue_;
  std::array<Cell, Set::kCapacity> before_;
  std::array<int, Set::kCapacity> count_;
};

// One of the ends is the digit: if the first is not, each cell in turn is what the one before it is not.
void add_links(const Geometry& geometry, Digit digit, Digit other, std::uint8_t chain, Evidence& evidence) {
  Cell before = kNoCell;
  for (const Evidence::InCell& each : evidence.cells) {
    if (before != kNoCell)
      evidence.links.push_back(weak_link(geometry, {{before}, digit}, {{each.cell}, digit}, chain));
    evidence.links.push_back(strong_in_cell(each.cell, digit, other, chain));
    std::swap(digit, other);
    before = each.cell;
  }
}

template <class Sets>
bool take_chain(const Sets& sets, const PairChain<Sets>& chain, int length, Cell from, Cell to, DeductionSink& sink) {
  const DigitSet pair = sets.candidates(from);
  Deduction found{.technique = Technique::kRemotePair};
  found.evidence.cells.resize(static_cast<std::size_t>(length));
  Cell cell = to;
  for (auto at = found.evidence.cells.rbegin(); at != found.evidence.cells.rend(); ++at) {
    *at = {cell, pair};
    if (cell != from) cell = chain.before(cell);
  }
  std::uint8_t number = 0;
  for (DigitSet left = pair; left != 0; left = without_first(left)) {
    const Digit digit = first_digit(left);
    const auto gone = sets.peers(from) & sets.peers(to) & sets.cells_for(digit);
    for (const Cell loser : gone) found.eliminations.push_back({loser, digit});
    if (!gone.empty())
      add_links(sets.geometry(), digit, first_digit(pair & ~digit_bit(digit)), number++, found.evidence);
  }
  return sink.take(std::move(found));
}

}  // namespace

void find_remote_pairs(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) {
    auto left = sets.bivalue();
    while (!left.empty()) {
      const DigitSet pair = sets.candidates(left.first());
      const auto& low = sets.cells_for(first_digit(pair));
      const auto& high = sets.cells_for(first_digit(without_first(pair)));
      const auto cells = left & low & high;
      const auto losers = low | high;
      left -= cells;
      if (cells.count() < 4) continue;
      PairChain chain(sets, cells);
      for (const Cell from : cells)
        for (const Cell to : cells) {
          if (to <= from) continue;
          if (!(sets.peers(from) & sets.peers(to)).intersects(losers)) continue;
          const int length = chain.length_between(from, to);
          if (length >= 4 && take_chain(sets, chain, length, from, to, sink)) return;
        }
    }
  });
}

Message reason_of_remote_pair(const Geometry& geometry, const Deduction& deduction) {
  const auto& cells = deduction.evidence.cells;
  std::vector<CellName> names;
  for (const Evidence::InCell& each : cells) names.push_back(cell_named(geometry, each.cell));
  return say(MessageId::kRemotePairReason, names, digits_named(cells[0].digits),
             std::vector{names.front(), names.back()});
}

}  // namespace sudoscope
