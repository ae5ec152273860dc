// A table grows by the direct consequences of each of its nodes, one after the other, and keeps the source of each.
#include <algorithm>
#include <array>
#include <span>

#include "rating/hodoku/tables.hpp"

namespace sudoscope::rating::hodoku {
namespace {

constexpr std::int16_t kDirect = -1;

}  // namespace

void Consequences::begin(const Grid& grid) {
  std::int16_t candidates = 0;
  for (int cell = 0; cell < kCells; ++cell)
    for_each(static_cast<unsigned>(grid.cell[cell]),
             [&](int digit) { numbers_[candidate(cell, digit)] = candidates++; });
  sets_.resize(2 * static_cast<std::size_t>(candidates));
}

void Reach::begin() {
  size_ = 0;
  const auto nodes = static_cast<std::size_t>(tables_.node_count());
  const int nodes_of_groups = tables_.node_count() - kCandidateNodes;
  known_.assign(nodes, {0, 0});
  stamp_ = 0;
  int candidates = 0;
  for (const Cells& places : tables_.grid().places) candidates += places.size();
  have_room_ = 2 * candidates + nodes_of_groups <= kMost;
}

inline void Reach::append(int node, int source) {
  if (size_ == kMost) return;
  known_[static_cast<std::size_t>(node)] = {stamp_, static_cast<std::uint16_t>(size_)};
  nodes_[size_] = static_cast<std::int16_t>(node);
  sources_[size_] = static_cast<std::int16_t>(source);
  ++size_;
  if (is_group(node)) return;
  const int cell = rating::cell_of(node / 2);
  const int digit = rating::digit_of(node / 2);
  sets_[is_on(node) ? 1 : 0][digit].insert(cell);
}

void Reach::fill(int start, Wanted wanted) {
  if (++stamp_ == 0) known_.assign(known_.size(), {stamp_++, 0});
  size_ = 0;
  sets_ = {};
  if (tables_.are_nets()) return fill_net(start);
  ends_ = kAllCells;
  if (wanted == Wanted::kLoops && have_room_) ends_ = tables_.cells_of(start);
  append(start, 0);
  follow_links(0);
  direct_count_ = size_;
  for (int index = 1; index < size_ && size_ < kMost; ++index) follow_links(index);
}

// The places of a digit that a caller can ask for, or that lead on; the sets alone record the others.
inline Cells Reach::leave_ends(Cells gone, int digit) {
  const Cells left = gone & (tables_.linked(digit) | ends_);
  sets_[0][digit] = sets_[0][digit] | (gone - left);
  return left;
}

// In chains all direct consequences are equally far, so that the first way to a node is a shortest.
inline void Reach::follow_links(int index) {
  const int node = nodes_[index];
  if (is_on(node)) follow_weak_links(node, index);
  tables_.for_each_link(node, [&](int next) {
    if (index_of(next) == kUnknown) append(next, index);
  });
}

void Reach::follow_weak_links(int node, int index) {
  const Grid& grid = tables_.grid();
  const Table<Cells, kSide>& off = sets_[0];
  const auto append_off = [&](Cells cells, int digit) {
    for_each(cells, [&](int cell) { append(node_of(cell, digit, false), index); });
  };
  if (is_group(node)) {
    const Group& group = tables_.group(node);
    append_off(leave_ends(group.seen - off[group.digit], group.digit), group.digit);
    return;
  }
  const int cell = rating::cell_of(node / 2);
  const int digit = rating::digit_of(node / 2);
  for_each(static_cast<unsigned>(without(grid.cell[cell], digit)), [&](int other) {
    if (off[other].has(cell)) return;
    if (ends_.has(cell) || tables_.linked(other).has(cell))
      append(node_of(cell, other, false), index);
    else
      sets_[0][other].insert(cell);
  });
  Cells seen = leave_ends((grid.places[digit] & kNine.peers[cell]) - off[digit], digit);
  for (int kind = 0; kind < 3 && !seen.empty(); ++kind) {
    const Cells line = set_of_line(line_of(cell, kind));
    append_off(seen & line, digit);
    seen = seen - line;
  }
}

// In nets a later way may be a shorter one.
void Reach::fill_net(int start) {
  const auto append_at = [&](int node, int distance, int source) {
    if (size_ < kMost) distances_[size_] = static_cast<std::int16_t>(distance);
    append(node, source);
  };
  for (const Direct& each : tables_.direct(start)) append_at(each.node, each.distance, kDirect);
  for (int index = 1; index < size_ && size_ < kMost; ++index) {
    const auto& list = tables_.direct(nodes_[index]);
    for (std::size_t i = 1; i < list.size(); ++i) {
      const int distance = distances_[index] + list[i].distance;
      const int known = index_of(list[i].node);
      if (known == kUnknown) {
        append_at(list[i].node, distance, index);
      } else if (sources_[known] != kDirect && distances_[known] > distance) {
        distances_[known] = static_cast<std::int16_t>(distance);
        sources_[known] = static_cast<std::int16_t>(index);
      }
    }
  }
}

// From an index to the start: visit(node, other reasons of the node before) until it returns false.
template <class Visit>
void Reach::walk(int index, Visit visit) const {
  while (index != 0) {
    if (tables_.are_nets()) {
      if (!walk_list(index, visit)) return;
      index = std::max<int>(sources_[index], 0);
    } else {
      index = sources_[index];
      if (!visit(nodes_[index], std::span<const int>())) return;
    }
  }
}

// Within one list, back to its first.
template <class Visit>
bool Reach::walk_list(int index, Visit visit) const {
  const bool is_direct = sources_[index] == kDirect;
  const auto& list = tables_.direct(is_direct ? start() : nodes_[sources_[index]]);
  int place = index;
  if (!is_direct) {
    place = 0;
    while (list[static_cast<std::size_t>(place)].node != nodes_[index]) ++place;
  }
  do {
    const Table<std::int16_t, Direct::kMostReasons>& reasons = list[static_cast<std::size_t>(place)].reasons;
    place = reasons[0];
    std::array<int, Direct::kMostReasons - 1> others{};
    std::size_t other_count = 0;
    for (int i = 1; i < Direct::kMostReasons; ++i)
      if (reasons[i] != 0) others[other_count++] = list[static_cast<std::size_t>(reasons[i])].node;
    if (!visit(list[static_cast<std::size_t>(place)].node, std::span<const int>(others.data(), other_count)))
      return false;
  } while (place != 0);
  return true;
}

std::vector<int> Reach::branch_from(int node, const Chain& chain) const {
  std::vector<int> branch{node};
  walk(index_of(node), [&](int next, std::span<const int>) {
    branch.push_back(next);
    return !(chain.cells.has(tables_.cell_of(next)) &&
             std::find(chain.nodes.begin(), chain.nodes.end(), next) != chain.nodes.end());
  });
  return branch;
}

void Reach::chain_to(int node, Chain& chain) {
  chain.nodes.assign(1, node);
  chain.cells = {};
  chain.is_net = false;
  std::vector<int> beside;
  walk(index_of(node), [&](int next, std::span<const int> others) {
    chain.nodes.push_back(next);
    chain.cells = chain.cells | tables_.cells_of(next);
    beside.insert(beside.end(), others.begin(), others.end());
    return true;
  });
  chain.length = static_cast<int>(chain.nodes.size());
  for (const int other : beside) {
    const auto branch = branch_from(other, chain);
    if (std::find(chain.nodes.begin(), chain.nodes.end(), branch.back()) == chain.nodes.end()) continue;
    chain.length += static_cast<int>(branch.size());
    chain.is_net = true;
  }
}

}  // namespace sudoscope::rating::hodoku
