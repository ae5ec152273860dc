// Chains with two ends, of which one is on: if the first is off, strong and weak links in turn make the last on. Each
// starts and ends with a strong link, and has at least three links.
//
//   X-chain        one digit: off every cell that sees both ends
//   XY-chain       cells of two candidates, ends of the same digit: off every cell that sees both ends
//   AIC            (alternating inference chain) any links. Ends of one digit: off every cell that sees both. Ends of
//   two
//                  digits that see each other: each off the cell of the other
//   discontinuous  (nice loop, AIC of type 3) the same with just one elimination, so that the chain and the removed
//                  candidate are a loop; or ends that are the same candidate, which is then right
//   continuous     (nice loop, X-cycle) ends that cannot both be on, so that the chain is a loop, in which every other
//                  node is on: one end of each weak link is on, and candidates that exclude both ends are removed
//
// Grouped: with a grouped node in it (techniques/chain_graph.hpp). With almost locked sets: with a strong link by one
// of the list (techniques/als.hpp), between two of its digits that have eliminations outside; the first end is a
// candidate or a grouped node. A continuous loop through a set has all other digits of the set in there.
//
// An instance of an X-chain, XY-chain, AIC or continuous loop is its two ends, by a shortest chain between them; an
// instance of a discontinuous loop is the candidate that is removed or right, by a shortest chain with no other result;
// loops of the same nodes are one. With almost locked sets, a chain that removes nothing beyond a shorter one is not
// shown. The shortest come first. Definitions and names are HoDoKu's.
#include <set>

#include "techniques/als_evidence.hpp"
#include "techniques/chain_search.hpp"
#include "techniques/finders.hpp"
#include "techniques/kept_finder.hpp"
#include "techniques/links.hpp"

namespace sudoscope {
namespace {

struct Wanted {
  Technique technique;
  ChainKinds kinds;
};

template <int kWords>
class ChainFinder {
 public:
  using Set = CellSet<kWords>;
  using Sets = BoardSets<kWords>;
  using Graph = ChainGraph<kWords>;

  void find(const Sets& sets, const Wanted& wanted, DeductionSink& sink) {
    wanted_ = wanted;
    graph_.build(sets, wanted.kinds);
    search_.use(graph_, wanted.kinds.groups);
    list_ends();
    told_.clear();
    loops_.clear();
    taken_.clear();
    // The list grows in the loop.
    for (std::size_t at = 0; at < ends_.size(); ++at)
      if (take(Ends(ends_[at]), sink)) return;
  }

 private:
  // A chain from one node, if off, to another.
  struct Ends {
    std::uint32_t links;
    NodeId first;
    NodeId last;
    bool simply = false;  // a longer way, if the shortest comes to a node twice
    friend auto operator<=>(const Ends&, const Ends&) = default;
  };

  const Sets& sets() const { return graph_.sets(); }

  void list_ends() {
    ends_.clear();
    for (NodeId first = 0; first < graph_.plain_size(); ++first) {
      search_.from_off(first);
      search_.for_each_on([&](NodeId last) {
        if (search_.links_to_on(last) >= 3) list(first, last);
      });
      if (is_continuous() || wanted_.kinds.sets) continue;
      // Past a strong link from end to end.
      for (const auto& link : graph_.strong(first)) {
        if (link.to < first || !says_something(first, link.to)) continue;
        search_.from_off(first, link.to);
        if (search_.is_on(link.to)) list(first, link.to);
      }
    }
    std::sort(ends_.begin(), ends_.end());
    ends_.erase(std::unique(ends_.begin(), ends_.end()), ends_.end());
  }

  // Either direction of a chain is enough; chains through sets are not all found in both directions.
  void list(NodeId first, NodeId last) {
    if ((last >= first || wanted_.kinds.sets) && says_something(first, last))
      ends_.push_back({search_.links_to_on(last), first, last});
  }

  // True if the ends alone may make the wanted chain; eliminations of a continuous loop are found along it.
  bool says_something(NodeId first, NodeId last) const {
    if (is_continuous()) return graph_.is_weak(first, last);
    if (first == last) return is_discontinuous() && !graph_.node(first).is_group;
    const int losers = count_losers(first, last);
    return wanted_.technique == Technique::kXChain || wanted_.technique == Technique::kXyChain
               ? losers > 0
               : (is_discontinuous() ? losers == 1 : losers > 1);
  }

  bool is_continuous() const {
    return wanted_.technique == Technique::kContinuousNiceLoop ||
           wanted_.technique == Technique::kGroupedContinuousNiceLoop ||
           wanted_.technique == Technique::kAlsContinuousNiceLoop;
  }
  bool is_discontinuous() const {
    return wanted_.technique == Technique::kDiscontinuousNiceLoop ||
           wanted_.technique == Technique::kGroupedDiscontinuousNiceLoop ||
           wanted_.technique == Technique::kAlsDiscontinuousNiceLoop;
  }

  Set common_losers(NodeId a, NodeId b) const {
    return graph_.node(a).sees & graph_.node(b).sees & sets().cells_for(graph_.node(a).digit);
  }
  // The cell of one end, if it cannot take the digit of the other; kNoCell if that has no result.
  Cell loser_at(NodeId at, NodeId other) const {
    const auto& node = graph_.node(at);
    const Cell cell = node.cells.first();
    const bool goes = !node.is_group && graph_.node(other).sees.contains(cell) &&
                      sets().cells_for(graph_.node(other).digit).contains(cell);
    return goes ? cell : kNoCell;
  }
  int count_losers(NodeId a, NodeId b) const {
    if (graph_.node(a).digit == graph_.node(b).digit) return common_losers(a, b).count();
    return (loser_at(a, b) != kNoCell ? 1 : 0) + (loser_at(b, a) != kNoCell ? 1 : 0);
  }

  bool take(const Ends& ends, DeductionSink& sink) {
    if (!go(ends)) return false;
    search_.path_to(ends.last, true, path_);
    if (!has_form(ends)) {
      try_again(ends);
      return false;
    }
    Deduction found{.technique = wanted_.technique};
    if (is_continuous()) {
      if (!add_losers_along_loop(found)) return false;
    } else {
      add_losers_by_ends(ends, found);
    }
    put_in_order(found.eliminations);
    if (is_discontinuous() ? !tell_first(found) : wanted_.kinds.sets && !taken_.add(found.eliminations)) return false;
    add_links(found);
    return sink.take(std::move(found));
  }

  // True if there is a way from one end to the other.
  bool go(const Ends& ends) {
    search_.from_off(ends.first, ends.last, ends.simply);
    // Without the link between the ends another way may come first to a node that every way has to pass.
    if (!search_.is_on(ends.last)) search_.from_off(ends.first, kNoNode, ends.simply);
    return search_.is_on(ends.last);
  }

  // Inserts a way that comes to no node twice at the place for its length.
  void try_again(Ends ends) {
    ends.simply = true;
    if (!go(ends)) return;
    ends.links = std::max(ends.links, search_.links_to_on(ends.last));  // not before those that were taken
    ends_.insert(std::upper_bound(ends_.begin(), ends_.end(), ends), ends);
  }

  // True if no node comes twice.
  bool has_form(const Ends& ends) {
    sorted_.assign(path_.begin(), path_.end());
    if (ends.first == ends.last) sorted_.pop_back();
    std::sort(sorted_.begin(), sorted_.end());
    return std::adjacent_find(sorted_.begin(), sorted_.end()) == sorted_.end();
  }

  // True if no shorter chain has the same result.
  bool tell_first(const Deduction& found) {
    const Candidate said = found.placements.empty() ? found.eliminations[0] : found.placements[0];
    return told_.insert(said).second;
  }

  void add_losers_by_ends(const Ends& ends, Deduction& found) const {
    const Digit digit = graph_.node(ends.first).digit;
    const Digit other = graph_.node(ends.last).digit;
    if (ends.first == ends.last) {
      found.placements.push_back({graph_.node(ends.first).cells.first(), digit});
    } else if (digit == other) {
      for (const Cell cell : common_losers(ends.first, ends.last)) found.eliminations.push_back({cell, digit});
    } else {
      const Cell at_first = loser_at(ends.first, ends.last);
      const Cell at_last = loser_at(ends.last, ends.first);
      if (at_first != kNoCell) found.eliminations.push_back({at_first, other});
      if (at_last != kNoCell) found.eliminations.push_back({at_last, digit});
    }
  }

  // False if it has no eliminations, or the loop was shown.
  bool add_losers_along_loop(Deduction& found) {
    if (!loops_.insert(sorted_).second) return false;
    for (std::size_t i = 1; i < path_.size(); i += 2) {
      const NodeId a = path_[i];
      const NodeId b = path_[(i + 1) % path_.size()];
      if (graph_.node(a).digit == graph_.node(b).digit) {
        for (const Cell cell : common_losers(a, b)) found.eliminations.push_back({cell, graph_.node(a).digit});
      } else {
        const Cell cell = graph_.node(a).cells.first();
        const DigitSet stay = digit_bit(graph_.node(a).digit) | digit_bit(graph_.node(b).digit);
        for (DigitSet gone = sets().candidates(cell) & ~stay; gone != 0; gone = without_first(gone))
          found.eliminations.push_back({cell, first_digit(gone)});
      }
    }
    if (wanted_.kinds.sets) add_losers_by_sets(found);
    return !found.eliminations.empty();
  }

  // One of the two digits by which the loop passes through a set is not in it, so all others are.
  void add_losers_by_sets(Deduction& found) const {
    const AlsList<kWords>& list = graph_.list();
    for (std::size_t i = 0; i + 1 < path_.size(); i += 2) {
      const int als = graph_.link_between(path_[i], path_[i + 1]).als;
      if (als == Graph::kNoSet) continue;
      const DigitSet ends = digit_bit(graph_.node(path_[i]).digit) | digit_bit(graph_.node(path_[i + 1]).digit);
      for (DigitSet left = list.useful(als) & ~ends; left != 0; left = without_first(left))
        add_eliminations(found, list.losers(als, first_digit(left)), first_digit(left));
    }
  }

  // Adds the almost locked set to the evidence if the link is by one.
  ChainLink strong_link(NodeId from, NodeId to, Evidence& evidence) const {
    ChainLink link = graph_.strong_link(from, to);
    const int als = graph_.link_between(from, to).als;
    if (als == Graph::kNoSet) return link;
    link.als = evidence.cells.empty() ? 1 : static_cast<std::uint8_t>(evidence.cells.back().group + 1);
    add_cells(evidence, sets(), graph_.list()[als].cells, link.als);
    return link;
  }

  void add_links(Deduction& found) const {
    const auto add_weak = [&](NodeId from, NodeId to) {
      found.evidence.links.push_back(weak_link(sets().geometry(), graph_.chain_node(from), graph_.chain_node(to)));
    };
    for (std::size_t i = 0; i + 1 < path_.size(); ++i) {
      if (i % 2 == 0)
        found.evidence.links.push_back(strong_link(path_[i], path_[i + 1], found.evidence));
      else
        add_weak(path_[i], path_[i + 1]);
    }
    if (is_continuous()) add_weak(path_.back(), path_.front());
  }

  Wanted wanted_{};
  Graph graph_;
  ChainSearch<kWords> search_;
  std::vector<Ends> ends_;
  std::vector<NodeId> path_;
  std::vector<NodeId> sorted_;           // the nodes of the path
  std::set<Candidate> told_;             // eliminations of discontinuous loops
  std::set<std::vector<NodeId>> loops_;  // the nodes of those shown
  Taken taken_;                          // by chains with almost locked sets
};

constexpr ChainKinds kGrouped{.groups = true};
constexpr ChainKinds kWithSets{.groups = true, .sets = true};
constexpr std::array kWanted = std::to_array<Wanted>({
    {Technique::kXChain, {.in_cells = false}},
    {Technique::kXyChain, {.in_houses = false}},
    {Technique::kContinuousNiceLoop, {}},
    {Technique::kDiscontinuousNiceLoop, {}},
    {Technique::kAic, {}},
    {Technique::kGroupedContinuousNiceLoop, kGrouped},
    {Technique::kGroupedDiscontinuousNiceLoop, kGrouped},
    {Technique::kGroupedAic, kGrouped},
    {Technique::kAlsContinuousNiceLoop, kWithSets},
    {Technique::kAlsDiscontinuousNiceLoop, kWithSets},
    {Technique::kAlsAic, kWithSets},
});

}  // namespace

void find_chains(const Board& board, Technique technique, DeductionSink& sink) {
  const auto& wanted =
      *std::find_if(kWanted.begin(), kWanted.end(), [&](const Wanted& each) { return each.technique == technique; });
  with_kept_finder<ChainFinder>(board, [&](auto& finder, const auto& sets) { finder.find(sets, wanted, sink); });
}

}  // namespace sudoscope
