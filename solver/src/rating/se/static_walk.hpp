// StaticWalk: consequences of one assumption on a grid that does not change, breadth first, each node by the first
// way of reaching it; and on the way, chains that end at the opposite of the assumption and cycles that come back.
#pragma once

#include <algorithm>

#include "rating/se/links.hpp"

namespace sudoscope::rating {

class StaticWalk {
 public:
  // Links of a walk besides the digit in its peers: other digits of a cell, and houses with two places.
  struct Kind {
    bool cells;
    bool houses;
  };

  // Walks from "the candidate is there". Calls `cycle(last on node, off node before the start,
  // nodes)` for every cycle of 4 nodes and more. Continues while chains have no more than `most()`
  // nodes. Returns the number of nodes of the chain that ends in "it is not there", or 0.
  template <class Most, class Cycle>
  int from_on(const Links& links, int start, Kind kind, Most&& most, Cycle&& cycle) {
    begin(on(start));
    before_start_ = 0;
    for (const Link& link : links.strong(start, kind.cells, kind.houses)) closing_[before_start_++] = link.candidate;
    int chain = 0;
    int begin_level = 0;
    for (int nodes = 2; begin_level < number_ && nodes <= most(); nodes += 2) {
      const int end_level = number_;
      offs_ = 0;
      for (int i = begin_level; i < end_level; ++i) {
        const Node from = reached_[i];
        for (const Link& link : links.weak(candidate_of(from), kind.cells)) {
          const Node to = off(link.candidate);
          if (link.candidate == start && chain == 0) {
            chain = nodes;
            chain_before_ = from;
            chain_cause_ = link.cause;
          }
          if (nodes >= 4) {
            for (int k = 0; k < before_start_; ++k)
              if (closing_[k] == link.candidate) cycle(from, link, nodes);
          }
          if (!is_new(to)) continue;
          set(to, from, link.cause);
          off_[offs_++] = to;
        }
      }
      follow_offs(links, kind);
      begin_level = end_level;
    }
    return chain;
  }

  // Walks from "it is not there". Returns the number of nodes of the chain that ends in "it is", or 0.
  template <class Most>
  int from_off(const Links& links, int start, Kind kind, Most&& most) {
    begin(off(start));
    off_[0] = off(start);
    offs_ = 1;
    number_ = 0;
    int begin_level = 0;
    for (int nodes = 2; nodes <= most(); nodes += 2) {
      follow_offs(links, kind);
      if (stamp_[on(start)] == now_) {
        chain_before_ = parent_[on(start)];
        chain_cause_ = cause_[on(start)];
        return nodes;
      }
      if (begin_level == number_) return 0;
      offs_ = 0;
      for (int i = begin_level; i < number_; ++i) {
        const Node from = reached_[i];
        for (const Link& link : links.weak(candidate_of(from), kind.cells)) {
          const Node to = off(link.candidate);
          if (!is_new(to)) continue;
          set(to, from, link.cause);
          off_[offs_++] = to;
        }
      }
      begin_level = number_;
    }
    return 0;
  }

  // REQUIRES: the node was reached; kNoNode for the start.
  Node parent(Node node) const { return parent_[node]; }
  Cause cause(Node node) const { return cause_[node]; }
  // The node before the end of the chain found.
  Node chain_before() const { return chain_before_; }
  Cause chain_cause() const { return chain_cause_; }

 private:
  void begin(Node start) {
    ++now_;
    number_ = 0;
    set(start, kNoNode, Cause::kAssumed);
    reached_[number_++] = start;
  }
  bool is_new(Node node) const { return stamp_[node] != now_; }
  void set(Node node, Node parent, Cause cause) {
    stamp_[node] = now_;
    parent_[node] = parent;
    cause_[node] = cause;
  }
  void follow_offs(const Links& links, Kind kind) {
    for (int i = 0; i < offs_; ++i) {
      for (const Link& link : links.strong(candidate_of(off_[i]), kind.cells, kind.houses)) {
        const Node to = on(link.candidate);
        if (!is_new(to)) continue;
        set(to, off_[i], link.cause);
        reached_[number_++] = to;
      }
    }
  }

  std::uint32_t now_ = 0;
  Table<std::uint32_t, kNodes> stamp_{};
  Table<Node, kNodes> parent_;
  Table<Cause, kNodes> cause_;
  Table<Node, kCandidates> reached_;  // on nodes, in order
  int number_ = 0;
  Table<Node, kCandidates> off_;  // off nodes of the level
  int offs_ = 0;
  Table<std::uint16_t, 4> closing_;  // off nodes that end a cycle
  int before_start_ = 0;
  Node chain_before_ = kNoNode;
  Cause chain_cause_ = Cause::kAssumed;
};

}  // namespace sudoscope::rating
