// Forcing chains: common conclusions of single chains of strong and weak links, each from one candidate on, or off.
//
//   contradiction  if the candidate is on (or off), one chain makes a node on and another makes it off; or chains leave
//                  a cell without a digit, or a digit without a place in a house: so it is off (or on)
//   verity         all candidates of a cell, all places of a digit in a house, or a candidate on and off alike, lead to
//                  the same: so that is true
//
// Nodes are candidates and grouped nodes. An instance of a contradiction is the candidate that leads to it; an instance
// of a verity is the common conclusion. Each is shown by the fewest links; the shortest come first. Definitions:
// HoDoKu.
#include "techniques/chain_search.hpp"
#include "techniques/choices.hpp"
#include "techniques/finders.hpp"
#include "techniques/kept_finder.hpp"

namespace sudoscope {
namespace {

template <int kWords>
class ForcingChainFinder {
 public:
  using Sets = BoardSets<kWords>;

  void find(const Sets& sets, Technique technique, DeductionSink& sink) {
    graph_.build(sets, {.groups = true, .all_candidates = true});
    search_.use(graph_, false);
    list_choices(sets, choices_);
    found_.clear();
    const bool contradictions = technique == Technique::kForcingChainContradiction;
    if (contradictions)
      list_contradictions();
    else
      list_verities();
    std::stable_sort(found_.begin(), found_.end(), [](const Found& a, const Found& b) { return a.links < b.links; });
    for (const Found& found : found_) {
      Deduction deduction{.technique = technique};
      auto& said = found.on ? deduction.placements : deduction.eliminations;
      said.push_back({graph_.node(found.node).cells.first(), graph_.node(found.node).digit});
      if (contradictions)
        add_contradiction(found, deduction.evidence);
      else
        add_verity(found, deduction.evidence);
      if (sink.take(std::move(deduction))) return;
    }
  }

 private:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};
  // A conclusion and its shortest proof: for a contradiction a node that is on
  // and off, or a choice; for a verity a node that may be either, or a choice.
  struct Found {
    std::uint32_t links = kNone;
    NodeId node = kNoNode;
    bool on = false;
    NodeId by = kNoNode;
    std::uint32_t choice = kNone;
  };

  const Sets& sets() const { return graph_.sets(); }
  void start(NodeId node, bool on) { on ? search_.from_on(node) : search_.from_off(node); }

  // Calls visit(node) for each of the nodes that cannot all be
  // off, while it returns true; returns whether it always did.
  template <class Visit>
  bool for_each_node(const Choice<kWords>& choice, Visit visit) const {
    return for_each_of(sets(), choice,
                       [&](const Candidate& each) { return visit(graph_.candidate(each.cell, each.digit)); });
  }

  void list_contradictions() {
    for (NodeId node = 0; node < graph_.size(); ++node)
      for (const bool on : {true, false}) {
        if (graph_.node(node).is_group) continue;
        start(node, on);
        Found best{.node = node, .on = !on};
        const auto keep = [&](std::uint32_t links, NodeId by, std::uint32_t choice) {
          if (links < best.links) best = {links, node, !on, by, choice};
        };
        search_.for_each_both(
            [&](NodeId each) { keep(search_.links_to_on(each) + search_.links_to_off(each), each, kNone); });
        for (std::uint32_t i = 0; i < choices_.size(); ++i) {
          std::uint32_t links = 0;
          const bool all_off = for_each_node(choices_[i], [&](NodeId each) {
            if (!search_.is_off(each)) return false;
            links += search_.links_to_off(each);
            return links < best.links;
          });
          if (all_off) keep(links, kNoNode, i);
        }
        if (best.links != kNone) found_.push_back(best);
      }
  }

  void list_verities() {
    const std::size_t count = graph_.size();
    best_.assign(2 * count, {});
    sums_.resize(2 * count);
    for (std::uint32_t i = 0; i < choices_.size(); ++i) {
      std::fill(sums_.begin(), sums_.end(), 0);
      for_each_node(choices_[i], [&](NodeId each) {
        start(each, true);
        return add_to_sums();
      });
      keep_sums(kNoNode, i);
    }
    for (NodeId node = 0; node < count; ++node) {
      if (graph_.node(node).is_group) continue;
      std::fill(sums_.begin(), sums_.end(), 0);
      for (const bool on : {true, false}) {
        start(node, on);
        add_to_sums();
      }
      // A node that leads to its opposite is a contradiction.
      sums_[node] = sums_[count + node] = kNone;
      keep_sums(node, kNone);
    }
    for (NodeId node = 0; node < count; ++node)
      for (const bool on : {true, false})
        if (const Found& best = best_[on ? node : count + node]; best.links != kNone)
          found_.push_back({best.links, node, on, best.by, best.choice});
  }

  // Adds the links to all nodes that the search reached; true if some node is still reached from everywhere.
  bool add_to_sums() {
    const std::size_t count = graph_.size();
    bool any = false;
    for (NodeId node = 0; node < count; ++node) {
      if (graph_.node(node).is_group) continue;
      auto& on = sums_[node];
      auto& off = sums_[count + node];
      on = on == kNone || !search_.is_on(node) ? kNone : on + search_.links_to_on(node);
      off = off == kNone || !search_.is_off(node) ? kNone : off + search_.links_to_off(node);
      any = any || on != kNone || off != kNone;
    }
    return any;
  }
  void keep_sums(NodeId by, std::uint32_t choice) {
    for (std::size_t i = 0; i < sums_.size(); ++i)
      if (sums_[i] < best_[i].links && !graph_.node(static_cast<NodeId>(i % graph_.size())).is_group)
        best_[i] = {sums_[i], kNoNode, false, by, choice};
  }

  void add_contradiction(const Found& found, Evidence& evidence) {
    start(found.node, !found.on);
    std::uint8_t chain = 0;
    if (found.choice == kNone) {
      search_.add_path(found.by, true, chain, evidence);
      search_.add_path(found.by, false, evidence.links.empty() ? chain : ++chain, evidence);
      return;
    }
    for_each_node(choices_[found.choice], [&](NodeId each) {
      search_.add_path(each, false, chain++, evidence);
      return true;
    });
    add_choice(sets(), choices_[found.choice], evidence);
  }

  void add_verity(const Found& found, Evidence& evidence) {
    std::uint8_t chain = 0;
    if (found.choice == kNone) {
      for (const bool on : {true, false}) {
        start(found.by, on);
        search_.add_path(found.node, found.on, chain++, evidence);
      }
      return;
    }
    for_each_node(choices_[found.choice], [&](NodeId each) {
      start(each, true);
      search_.add_path(found.node, found.on, chain++, evidence);
      return true;
    });
    add_choice(sets(), choices_[found.choice], evidence);
  }

  ChainGraph<kWords> graph_;
  ChainSearch<kWords> search_;
  std::vector<Choice<kWords>> choices_;
  std::vector<Found> found_;
  std::vector<Found> best_;          // verities by node: on, then off
  std::vector<std::uint32_t> sums_;  // links to it from all starts tried: on, then off
};

}  // namespace

void find_forcing_chains(const Board& board, Technique technique, DeductionSink& sink) {
  with_kept_finder<ForcingChainFinder>(board,
                                       [&](auto& finder, const auto& sets) { finder.find(sets, technique, sink); });
}

}  // namespace sudoscope
