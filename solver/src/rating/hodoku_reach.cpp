// A table grows by the lists of what is in it, one after the other, and keeps for each node whose list it came from.
#include <algorithm>
#include <array>
#include <span>

#include "rating/hodoku_tables.hpp"

namespace sudoscope::rating::hodoku {
namespace {

constexpr int kDirect = -1;

}  // namespace

void Reach::begin() {
  size_ = 0;
  const auto nodes = static_cast<std::size_t>(tables_.node_count());
  known_.assign(nodes, {0, 0});
  stamp_ = 0;
}

void Reach::append(int node, int distance, int source) {
  if (size_ == kMost) return;
  known_[static_cast<std::size_t>(node)] = {stamp_, static_cast<std::uint16_t>(size_)};
  nodes_[size_] = node;
  distances_[size_] = distance;
  sources_[size_] = source;
  ++size_;
}

Reach::Sets Reach::sets() const {
  Sets sets{};
  for (int index = 0; index < size_; ++index) {
    const int node = nodes_[index];
    if (!is_group(node)) sets[is_on(node) ? 1 : 0][tables_.digit_of(node)].insert(tables_.cell_of(node));
  }
  return sets;
}

void Reach::fill(int start) {
  if (++stamp_ == 0) known_.assign(known_.size(), {stamp_++, 0});
  size_ = 0;
  for (const Direct& each : tables_.direct(start)) append(each.node, each.distance, kDirect);
  for (int index = 1; index < size_ && size_ < kMost; ++index) {
    const int source = nodes_[index];
    const auto& list = tables_.direct(source);
    for (std::size_t i = 1; i < list.size(); ++i) {
      const int distance = distances_[index] + list[i].distance;
      const int known = index_of(list[i].node);
      if (known < 0) {
        append(list[i].node, distance, source);
      } else if (sources_[known] != kDirect && distances_[known] > distance) {
        distances_[known] = distance;
        sources_[known] = source;
      }
    }
  }
}

// From an index to the start: visit(node, other reasons of the node before) until it says false.
template <class Visit>
void Reach::walk(int index, Visit visit) const {
  while (index != 0) {
    const bool is_direct = sources_[index] == kDirect;
    const auto& list = tables_.direct(is_direct ? start() : sources_[index]);
    // Within one list, back to its first.
    auto place = static_cast<int>(index);
    if (!is_direct) {
      place = 0;
      while (list[static_cast<std::size_t>(place)].node != nodes_[index]) ++place;
    }
    do {
      const Table<std::int16_t, Direct::kMostReasons>& reasons = list[static_cast<std::size_t>(place)].reasons;
      place = reasons[0];
      std::array<int, Direct::kMostReasons - 1> others{};
      int other_count = 0;
      for (int i = 1; i < Direct::kMostReasons; ++i)
        if (reasons[i] != 0)
          others[static_cast<std::size_t>(other_count++)] = list[static_cast<std::size_t>(reasons[i])].node;
      if (!visit(list[static_cast<std::size_t>(place)].node,
                 std::span(others.data(), static_cast<std::size_t>(other_count))))
        return;
    } while (place != 0);
    index = index_of(list[0].node);
  }
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
