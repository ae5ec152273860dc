// Rules of dynamic chains beyond singles, by level: 1 patterns; 2 cycles and forcing chains too,
// 3 also multiple ones; 4 dynamic ones, 5 also dynamic ones with cycles and forcing chains. The
// first of them with a result that depends on struck candidates returns all its results.
#pragma once

#include <functional>

#include "rating/se/cycles.hpp"
#include "rating/se/forcing.hpp"

namespace sudoscope::rating {

// The chains behind entries of propagations.
class NestedChains {
 public:
  struct One {
    int nodes;  // with what is nested in it again
    std::uint32_t begin;
    std::uint32_t end;
  };

  void clear() {
    chains_.clear();
    text_.clear();
  }
  // `text`: the nodes of its branches from the end on, with a kNoNode after each.
  int add(int nodes, std::span<const Node> text) {
    const auto begin = static_cast<std::uint32_t>(text_.size());
    text_.insert(text_.end(), text.begin(), text.end());
    chains_.push_back({nodes, begin, static_cast<std::uint32_t>(text_.size())});
    return static_cast<int>(chains_.size()) - 1;
  }
  int nodes(int number) const { return chains_[static_cast<std::size_t>(number)].nodes; }
  std::span<const Node> text(int number) const {
    const One& one = chains_[static_cast<std::size_t>(number)];
    return std::span(text_).subspan(one.begin, one.end - one.begin);
  }
  bool same(int one, int other) const;

  // The number of nodes of the different chains nested in a chain.
  int nodes_within(const ForcingChain& chain) const;

 private:
  std::vector<One> chains_;
  std::vector<Node> text_;
  mutable std::vector<Index> list_;
  mutable std::vector<int> within_;
};

class LevelRules final : public AdvancedRules {
 public:
  using Stop = std::function<bool()>;

  LevelRules(int level, const Stop& stop);

  // For a search at this grid: forgets the chains of the last one.
  void begin(const SeGrid& grid);
  void find(const Candidates& source, const Candidates& current, std::vector<Advanced>& found) override;
  const NestedChains& chains() const { return chains_; }

 private:
  // A cycle or a chain on the struck grid.
  struct Hint {
    ChainRank rank;
    Node result;  // kNoNode if no single node describes the eliminations
    Cycles::Gone gone;
    std::vector<Node> text = {};
    std::vector<std::uint16_t> parents = {};  // struck candidates that it depends on
  };

  void find_cycles(std::vector<Advanced>& found);
  void find_forcing(ForcingMode mode, LevelRules* inner, std::vector<Advanced>& found);

  // The hint with the same eliminations, if this rank is better; otherwise null.
  Hint* better(const ChainRank& rank, const Cycles::Gone& gone);
  void hand_over(std::vector<Advanced>& found);
  void note_cycle(const StaticChain& chain, Hint& hint);
  void note_forcing(const ForcingChain& chain, Hint& hint);
  // Notes the struck candidates that a node depends on, if they are the reason why it is on.
  void note_struck(int candidate, Cause cause, Hint& hint);

  int level_;
  const Stop* stop_;
  const SeGrid* grid_ = nullptr;
  const Candidates* source_ = nullptr;
  const Candidates* current_ = nullptr;
  NestedChains chains_;
  std::unique_ptr<Cycles> cycles_;
  std::unique_ptr<ForcingSearch> forcing_;
  std::unique_ptr<LevelRules> inner_;  // of level 5: the rules of level 2
  std::vector<Hint> hints_;
  std::size_t hint_count_ = 0;
  Table<int, kNodes> hint_of_;  // by conclusion; -1
  std::vector<int> others_;     // hints whose eliminations no single node describes
  Table<std::uint64_t, kCandidates / 64 + 1> noted_{};
  std::vector<Index> list_;
  std::vector<int> order_;
};

}  // namespace sudoscope::rating
