// Propagation: all consequences of one assumption, each node by the first way of
// reaching it, with its causes. A dynamic one strikes eliminations from the grid on the
// way, so that links which appear later count, and a node can have several parents.
#pragma once

#include <span>
#include <vector>

#include "rating/se/implication.hpp"

namespace sudoscope::rating {

using Index = std::uint16_t;  // of an entry
inline constexpr Index kNoIndex = 0xFFFF;
inline constexpr int kNotNested = -1;

struct Propagation {
  struct Entry {
    Node node;
    Cause cause;
    std::uint16_t parents_begin;
    std::uint16_t parent_count;
    std::uint16_t ancestors;  // number of nodes, with itself and all its causes
    int nested = kNotNested;  // the number of the chain behind it
  };
  std::vector<Entry> entries;
  std::vector<Index> parents;
  std::vector<Index> ons;  // in the order reached
  std::vector<Index> offs;
  Table<Index, kNodes> index;  // by node; kNoIndex if it does not follow
  // Set when a node and its opposite follow: one of them is in no list.
  Index both_on = kNoIndex;
  Index both_off = kNoIndex;

  bool is_contradiction() const { return both_on != kNoIndex; }
  std::span<const Index> parents_of(const Entry& entry) const {
    return std::span(parents).subspan(entry.parents_begin, entry.parent_count);
  }
};

// The entry and all its causes, nearest first.
void list_chain(const Propagation& propagation, Index target, std::vector<Index>& chain);

// Causes of an elimination by a pattern on the struck grid.
struct Advanced {
  int candidate;
  std::vector<std::uint16_t> parents = {};  // candidates that were struck
  int nested = kNotNested;
};

// Finds patterns on a grid on which some candidates are struck.
class AdvancedRules {
 public:
  virtual ~AdvancedRules() = default;
  // Eliminations at `current` by the first pattern that depends on candidates struck from `source`.
  virtual void find(const Candidates& source, const Candidates& current, std::vector<Advanced>& found) = 0;
};

class Propagator {
 public:
  struct Mode {
    bool dynamic;
    bool one_digit;  // links of houses alone
  };

  // `most`: nodes with more ancestors are of no interest; it may end when no others can come. (Not with rules.)
  void run(const Candidates& source, Node start, Mode mode, AdvancedRules* rules, int most, Propagation& result);

 private:
  struct Found {
    int candidate;
    Cause cause;
    int house;  // -1: the cell
  };

  Index add(Node node, Cause cause, int nested = kNotNested);
  void enqueue(Index entry);
  bool rule_out(Index from, int cell, int digit, Cause cause);
  bool follow_on(Index entry);
  bool follow_off(Index entry);
  void list_parents(Index from, int cell, int digit, const Found& found);
  bool apply_rules();
  void or_ancestors(Index parent);

  const Candidates* source_ = nullptr;
  Candidates current_;
  Mode mode_{};
  AdvancedRules* rules_ = nullptr;
  Propagation* result_ = nullptr;
  int most_ = 0;
  int useful_ = 0;  // entries still to be followed whose consequences may be of interest
  Table<Mask, kCells> on_;
  Table<Mask, kCells> off_;
  std::vector<Index> new_parents_;
  std::vector<std::uint64_t> sets_;          // of ancestors: of entries with several parents, or that are on
  std::vector<std::uint32_t> set_of_entry_;  // where its set begins; kNoSet if it is its only parent's and itself
  std::vector<Advanced> advanced_;
};

}  // namespace sudoscope::rating
