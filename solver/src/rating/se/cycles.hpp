// Cycles and forcing chains on a grid that does not change:
// with links of houses alone (X), of cells alone (Y), of both.
//
// A cycle comes back to the digit that it began with: candidates that it rules out both
// ways round are removed. A forcing chain leads from an assumption to its opposite.
#pragma once

#include "rating/se/static_walk.hpp"
#include "rating/se/step.hpp"

namespace sudoscope::rating {

// A cycle or a chain as found, valid while the walk is unchanged.
struct StaticChain {
  ChainRank rank;
  StaticWalk::Kind links;
  bool cycle;
  bool from_on;
  int start;     // candidate
  Node last;     // before the end: an on node of a cycle, before the off node that closes it
  Link closing;  // of a cycle, that off node; of a chain, its end
};

class Cycles {
 public:
  using Gone = Table<Mask, kCells>;

  // The easiest of all, as the scale chooses.
  bool find(const Candidates& candidates, Step& step);

  const StaticWalk& walk() const { return walk_; }
  // Reason why the digit that a cycle comes back to is there.
  Cause closing_cause(const StaticChain& chain) const {
    for (const Link& link : links_.strong(chain.start, chain.links.cells, chain.links.houses))
      if (link.candidate == chain.closing.candidate) return link.cause;
    return Cause::kAssumed;
  }

  // f(chain, gone) for each in the order of the scale; `gone` has the eliminations by cell, and f may move it
  // away. `most(least)`: the number of nodes up to which chains that are rated `least` and more are of interest.
  template <class Most, class F>
  void all(const Candidates& candidates, Most&& most, F&& f) {
    links_.list(candidates);
    constexpr StaticWalk::Kind kX{false, true};
    constexpr StaticWalk::Kind kY{true, false};
    constexpr StaticWalk::Kind kBoth{true, true};
    for (const StaticWalk::Kind kind : {kX, kY, kBoth}) {
      const double least = kind.cells && kind.houses ? 7.0 : 6.5;
      const auto limit = [&] { return most(least); };
      for (const int start : links_) {
        const int digits = count(candidates.cell[cell_of(start)]);
        if (digits < 2 || (!kind.houses && digits > 2)) continue;
        all_from(candidates, start, kind, limit, f);
      }
    }
  }

 private:
  template <class Limit, class F>
  void all_from(const Candidates& candidates, int start, StaticWalk::Kind kind, Limit& limit, F& f) {
    const bool both = kind.cells && kind.houses;
    const int order = both ? 4 : kind.cells ? 3 : 2;
    const auto rank = [&](double least, int nodes) { return ChainRank{least + length_increment(nodes), nodes, order}; };
    Gone gone{};
    int chain = walk_.from_on(links_, start, kind, limit, [&](Node last, const Link& closing, int nodes) {
      if (!rule_out(last, closing.candidate, gone)) return;
      f(StaticChain{rank(both ? 7.0 : 6.5, nodes), kind, true, true, start, last, closing}, gone);
      gone = {};
    });
    if (!kind.houses) return;
    const int cell = cell_of(start);
    const Link end_on{static_cast<std::uint16_t>(start), walk_.chain_cause()};
    if (chain != 0) {
      gone = {};
      gone[cell] = bit(digit_of(start));
      f(StaticChain{rank(both ? 7.0 : 6.6, chain), kind, false, true, start, walk_.chain_before(), end_on}, gone);
    }
    chain = walk_.from_off(links_, start, kind, limit);
    if (chain == 0) return;
    gone = {};
    gone[cell] = candidates.cell[cell] & static_cast<Mask>(~bit(digit_of(start)));
    const Link end_off{static_cast<std::uint16_t>(start), walk_.chain_cause()};
    f(StaticChain{rank(both ? 7.0 : 6.6, chain), kind, false, false, start, walk_.chain_before(), end_off}, gone);
  }

  // Eliminations of a cycle; false if there are none, or if the off node is part of the way already.
  bool rule_out(Node last, int closing, Gone& gone) const;

  std::vector<ChainLink> links_of(const StaticChain& chain) const;

  Links links_;
  StaticWalk walk_;
};

}  // namespace sudoscope::rating
