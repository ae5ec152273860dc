// ChainGraph: the links of chains at a position. A node is a digit in some cells, of which at most one has it: a
// candidate; a grouped node, all places of a digit in the cells that two houses share; or all places of a digit in an
// almost locked set. It is on if one of its cells has the digit.
//
//   strong link   if one end is off, the other is on:  the two candidates of a cell, all places of a digit in a house,
//                                                      two digits of an almost locked set
//   weak link     if one end is on, the other is off:  two candidates of a cell, places that all see each other
//
// It is built anew for each position into arrays that keep their room: strong links are lists, weak ones a row of bits
// a node. A node without a strong link leads nowhere; only forcing chains keep such candidates.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <vector>

#include "sudoscope/techniques/deduction.hpp"
#include "techniques/als.hpp"

namespace sudoscope {

using NodeId = std::uint16_t;
inline constexpr NodeId kNoNode = 0xFFFF;

struct ChainKinds {
  bool in_cells = true;         // links between the candidates of a cell
  bool in_houses = true;        // strong links between the places of a digit
  bool groups = false;          // grouped nodes
  bool sets = false;            // almost locked sets of two cells or more
  bool all_candidates = false;  // a node for every candidate
};

template <int kWords>
class ChainGraph {
 public:
  using Set = CellSet<kWords>;
  using Sets = BoardSets<kWords>;
  struct Node {
    Set cells;
    Set sees;  // the cells that see all of them
    Digit digit;
    bool is_group;
  };
  struct StrongLink {
    NodeId to;
    HouseId house;  // kNoHouse: in a cell, or by a set
    int als;        // of the list of sets; kNoSet: by a cell or a house
  };
  static constexpr int kNoSet = -1;

  // Builds the graph of the position in place of the previous one.
  void build(const Sets& sets, ChainKinds kinds) {
    sets_ = &sets;
    nodes_.clear();
    for (auto& ids : candidates_) ids.fill(kNoNode);
    for (auto& ids : by_digit_) ids.clear();
    for (auto& ids : groups_) ids.clear();
    pairs_.clear();
    if (kinds.all_candidates)
      for (const Cell cell : sets.blank())
        for (DigitSet left = sets.candidates(cell); left != 0; left = without_first(left))
          node_of(cell, first_digit(left));
    if (kinds.in_cells) link_cells();
    if (kinds.in_houses) link_houses();
    if (kinds.in_houses && kinds.groups) link_groups();
    plain_size_ = nodes_.size();
    list_ = nullptr;
    if (kinds.sets) link_sets();
    list_strong_links();
    list_weak_links(kinds.in_cells && kinds.in_houses);
  }

  const Sets& sets() const { return *sets_; }
  bool has_sets() const { return list_ != nullptr; }
  // The almost locked sets of the graph. REQUIRES: built with them.
  const AlsList<kWords>& list() const { return *list_; }
  std::size_t size() const { return nodes_.size(); }
  // Number of nodes with other links than by sets; they come first.
  std::size_t plain_size() const { return plain_size_; }
  const Node& node(NodeId id) const { return nodes_[id]; }
  std::span<const StrongLink> strong(NodeId id) const {
    return std::span(strong_).subspan(strong_begin_[id], strong_begin_[id + 1u] - strong_begin_[id]);
  }
  // Bits by node, in words of 64.
  std::span<const std::uint64_t> weak(NodeId id) const { return std::span(weak_).subspan(id * row_words_, row_words_); }
  std::size_t row_words() const { return row_words_; }
  bool is_weak(NodeId a, NodeId b) const { return (weak(a)[b >> 6] >> (b & 63) & 1) != 0; }
  // kNoNode if the candidate has no links.
  NodeId candidate(Cell cell, Digit digit) const { return candidates_[digit][cell]; }

  ChainNode chain_node(NodeId id) const {
    ChainNode node{.cells = {}, .digit = nodes_[id].digit};
    for (const Cell cell : nodes_[id].cells) node.cells.push_back(cell);
    return node;
  }
  // The first link between the two.
  const StrongLink& link_between(NodeId from, NodeId to) const {
    const auto links = strong(from);
    return *std::find_if(links.begin(), links.end(), [&](const StrongLink& each) { return each.to == to; });
  }
  // The link by a cell or a house.
  ChainLink strong_link(NodeId from, NodeId to, std::uint8_t chain = 0) const {
    return {.from = chain_node(from),
            .to = chain_node(to),
            .strong = true,
            .chain = chain,
            .house = link_between(from, to).house};
  }

 private:
  struct StrongPair {
    NodeId a;
    NodeId b;
    HouseId house;
    int als = kNoSet;
  };

  NodeId add_node(const Set& cells, Digit digit, bool is_group) {
    const auto id = static_cast<NodeId>(nodes_.size());
    nodes_.push_back({cells, sets_->common_peers(cells), digit, is_group});
    by_digit_[digit].push_back(id);
    return id;
  }
  NodeId node_of(Cell cell, Digit digit) {
    NodeId& id = candidates_[digit][cell];
    if (id == kNoNode) {
      Set cells;
      cells.insert(cell);
      id = add_node(cells, digit, false);
    }
    return id;
  }
  NodeId node_of(const Set& cells, Digit digit) {
    if (cells.has_single()) return node_of(cells.first(), digit);
    for (const NodeId id : groups_[digit])
      if (nodes_[id].cells == cells) return id;
    groups_[digit].push_back(add_node(cells, digit, true));
    return groups_[digit].back();
  }

  void link_cells() {
    for (const Cell cell : sets_->bivalue()) {
      const DigitSet digits = sets_->candidates(cell);
      pairs_.push_back(
          {node_of(cell, first_digit(digits)), node_of(cell, first_digit(without_first(digits))), kNoHouse});
    }
  }

  void link_houses() {
    for (std::size_t id = 0; id < sets_->geometry().houses().size(); ++id) {
      const auto house = static_cast<HouseId>(id);
      for (DigitSet left = sets_->missing(house); left != 0; left = without_first(left)) {
        const Set places = sets_->places(house, first_digit(left));
        if (places.count() != 2) continue;
        pairs_.push_back({node_of(places.first(), first_digit(left)),
                          node_of(places.without_first().first(), first_digit(left)), house});
      }
    }
  }

  // The places of a digit that a house shares with another house, and its other places, if each of the two is one node.
  void link_groups() {
    const std::size_t count = sets_->geometry().houses().size();
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t j = 0; j < count; ++j) {
        const auto house = static_cast<HouseId>(i);
        const auto other = static_cast<HouseId>(j);
        const Set shared = sets_->house(house) & sets_->house(other);
        if (i == j || shared.count() < 2) continue;
        for (DigitSet left = sets_->missing(house) & sets_->missing(other); left != 0; left = without_first(left)) {
          const Digit digit = first_digit(left);
          const Set group = shared & sets_->cells_for(digit);
          if (group.empty() || group.has_single()) continue;
          const Set rest = sets_->places(house, digit) - group;
          if (rest.empty() || (!rest.has_single() && (rest.first() < group.first() || !is_shared(house, rest))))
            continue;
          pairs_.push_back({node_of(group, digit), node_of(rest, digit), house});
        }
      }
  }

  // Without one of its digits a set holds all the others. Only digits with eliminations outside
  // the set lead to it and away from it. One of the smallest sets that join two nodes does.
  void link_sets() {
    list_ = &als_of(*sets_);
    const std::size_t before = pairs_.size();
    for (int i = 0; i < list_->size(); ++i)
      if (!(*list_)[i].cells.has_single()) link_set(i);
    const auto nodes_of = [](const StrongPair& each) { return std::pair(each.a, each.b); };
    const auto is_before = [&](const StrongPair& one, const StrongPair& other) {
      if (nodes_of(one) != nodes_of(other)) return nodes_of(one) < nodes_of(other);
      return (*list_)[one.als].cells.count() < (*list_)[other.als].cells.count();
    };
    const auto begin = pairs_.begin() + static_cast<std::ptrdiff_t>(before);
    std::sort(begin, pairs_.end(), is_before);
    const auto join_same = [&](const StrongPair& one, const StrongPair& other) {
      return nodes_of(one) == nodes_of(other);
    };
    pairs_.erase(std::unique(begin, pairs_.end(), join_same), pairs_.end());
  }
  void link_set(int i) {
    for (DigitSet left = list_->useful(i); left != 0; left = without_first(left)) {
      const NodeId a = node_of(list_->places(i, first_digit(left)), first_digit(left));
      for (DigitSet others = without_first(left); others != 0; others = without_first(others))
        pairs_.push_back({a, node_of(list_->places(i, first_digit(others)), first_digit(others)), kNoHouse, i});
    }
  }

  // True if another house holds these cells of the house.
  bool is_shared(HouseId house, const Set& cells) const {
    for (const HouseId other : sets_->geometry().houses_of(cells.first()))
      if (other != house && cells.is_subset_of(sets_->house(other))) return true;
    return false;
  }

  void list_strong_links() {
    strong_begin_.assign(nodes_.size() + 1, 0);
    for (const StrongPair& each : pairs_) {
      ++strong_begin_[each.a + 1u];
      ++strong_begin_[each.b + 1u];
    }
    for (std::size_t i = 1; i < strong_begin_.size(); ++i) strong_begin_[i] += strong_begin_[i - 1];
    strong_.resize(2 * pairs_.size());
    ends_.assign(strong_begin_.begin(), strong_begin_.end());
    for (const StrongPair& each : pairs_) {
      strong_[ends_[each.a]++] = {each.b, each.house, each.als};
      strong_[ends_[each.b]++] = {each.a, each.house, each.als};
    }
  }

  void list_weak_links(bool in_cells) {
    row_words_ = (nodes_.size() + 63) / 64;
    weak_.assign(nodes_.size() * row_words_, 0);
    const auto join = [&](NodeId a, NodeId b) {
      weak_[a * row_words_ + (b >> 6)] |= std::uint64_t{1} << (b & 63);
      weak_[b * row_words_ + (a >> 6)] |= std::uint64_t{1} << (a & 63);
    };
    for (const std::vector<NodeId>& same : by_digit_)
      for (std::size_t i = 0; i < same.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
          if (nodes_[same[j]].cells.is_subset_of(nodes_[same[i]].sees)) join(same[i], same[j]);
    if (!in_cells) return;
    for (const Cell cell : sets_->blank())
      for (DigitSet left = sets_->candidates(cell); left != 0; left = without_first(left))
        for (DigitSet others = without_first(left); others != 0; others = without_first(others)) {
          const NodeId a = candidate(cell, first_digit(left));
          const NodeId b = candidate(cell, first_digit(others));
          if (a != kNoNode && b != kNoNode) join(a, b);
        }
  }

  const Sets* sets_ = nullptr;
  const AlsList<kWords>* list_ = nullptr;
  std::vector<Node> nodes_;
  std::array<std::array<NodeId, Set::kCapacity>, Sets::kMostDigits> candidates_;  // by digit, by cell
  std::array<std::vector<NodeId>, Sets::kMostDigits> by_digit_;
  std::array<std::vector<NodeId>, Sets::kMostDigits> groups_;
  std::vector<StrongPair> pairs_;
  std::vector<std::uint32_t> strong_begin_;
  std::vector<std::uint32_t> ends_;
  std::vector<StrongLink> strong_;
  std::vector<std::uint64_t> weak_;
  std::size_t row_words_ = 0;
  std::size_t plain_size_ = 0;
};

}  // namespace sudoscope
