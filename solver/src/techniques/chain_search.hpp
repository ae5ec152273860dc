// ChainSearch: breadth first along the strong and weak links of a ChainGraph in turn, so that each node is reached by
// the fewest links. For chains with a grouped node, or with a link by an almost locked set in a graph that has those,
// each node exists twice: as reached without one, and as reached with one. The way to the latter never comes to a
// node twice; the shortest way to the former never does by itself (except for a node that is on because it is off).
#pragma once

#include "techniques/chain_graph.hpp"
#include "techniques/links.hpp"

namespace sudoscope {

template <int kWords>
class ChainSearch {
 public:
  using Graph = ChainGraph<kWords>;

  // REQUIRES: before anything else, after each build of the graph.
  void use(const Graph& graph, bool through_special) {
    graph_ = &graph;
    through_special_ = through_special;
    through_groups_ = through_special && !graph.has_sets();
    const std::size_t states = (through_special ? 2 : 1) * graph.size();
    groups_.assign(graph.row_words(), 0);
    if (through_groups_)
      for (NodeId id = 0; id < graph.size(); ++id)
        if (graph.node(id).is_group) groups_[id >> 6] |= std::uint64_t{1} << (id & 63);
    for (auto* const seen : {&on_seen_, &off_seen_}) seen->assign(2 * graph.row_words(), 0);
    for (auto* const from : {&on_from_, &off_from_, &links_to_on_, &links_to_off_, &queue_}) from->resize(states);
  }

  // Finds the nodes that are on if the node is off, without the strong link to `avoided`.
  // `simply`: no way comes to a node twice, and only the first way to a node is continued.
  void from_off(NodeId start, NodeId avoided = kNoNode, bool simply = false) {
    clear();
    simply_ = simply;
    const State state = state_of(start, false);
    mark(off_seen_, state);
    off_from_[state] = kNoState;
    links_to_off_[state] = 0;
    start_ = start;
    reach_on(state, avoided);
    run();
  }
  void from_on(NodeId start) {
    clear();
    simply_ = false;
    const State state = state_of(start, false);
    mark(on_seen_, state);
    on_from_[state] = kNoState;
    links_to_on_[state] = 0;
    start_ = start;
    queue_[end_++] = state;
    run();
  }

  // True if a node is reached as required: through a grouped node or a set, or any way.
  bool is_on(NodeId id) const { return has(on_seen_, asked(id)); }
  bool is_off(NodeId id) const { return has(off_seen_, asked(id)); }
  std::uint32_t links_to_on(NodeId id) const { return links_to_on_[asked(id)]; }
  std::uint32_t links_to_off(NodeId id) const { return links_to_off_[asked(id)]; }
  // Calls visit(node) for each node that is on, the nearest first.
  template <class Visit>
  void for_each_on(Visit visit) const {
    for (std::size_t at = 0; at < end_; ++at)
      if (queue_[at] == asked(node_of(queue_[at]))) visit(node_of(queue_[at]));
  }

  // A row of bits by node. REQUIRES: used for any way.
  std::span<const std::uint64_t> off_bits() const { return std::span(off_seen_).first(graph_->row_words()); }
  // Calls visit(node) for each node that is both on and off. REQUIRES: used for any way.
  template <class Visit>
  void for_each_both(Visit visit) const {
    for (std::size_t word = 0; word < graph_->row_words(); ++word)
      for (std::uint64_t left = on_seen_[word] & off_seen_[word]; left != 0; left &= left - 1)
        visit(static_cast<NodeId>(64 * word + static_cast<std::size_t>(std::countr_zero(left))));
  }

  // The nodes from the start to this one. REQUIRES: the node is on, or off, as `on` says.
  void path_to(NodeId id, bool on, std::vector<NodeId>& path) const {
    path.clear();
    for (State state = asked(id); state != kNoState; on = !on) {
      path.push_back(node_of(state));
      state = on ? on_from_[state] : off_from_[state];
    }
    std::reverse(path.begin(), path.end());
  }
  // The links from the start to this one, as evidence.
  void add_path(NodeId id, bool on, std::uint8_t chain, Evidence& evidence) {
    path_to(id, on, path_);
    bool strong = on == (path_.size() % 2 == 0);
    for (std::size_t i = 0; i + 1 < path_.size(); ++i, strong = !strong)
      evidence.links.push_back(strong ? graph_->strong_link(path_[i], path_[i + 1], chain)
                                      : weak_link(graph_->sets().geometry(), graph_->chain_node(path_[i]),
                                                  graph_->chain_node(path_[i + 1]), chain));
  }

 private:
  // A node, or a node plus the number of nodes: reached through a grouped node or a set.
  using State = std::uint32_t;
  static constexpr State kNoState = ~State{0};

  State size() const { return static_cast<State>(graph_->size()); }
  NodeId node_of(State state) const { return static_cast<NodeId>(state < size() ? state : state - size()); }
  State asked(NodeId id) const { return through_special_ ? id + size() : id; }
  State state_of(NodeId id, bool special) const {
    return id + (special || (through_groups_ && graph_->node(id).is_group) ? size() : 0);
  }
  std::size_t bit_of(State state) const { return state < size() ? state : 64 * graph_->row_words() + (state - size()); }
  void mark(std::vector<std::uint64_t>& bits, State state) const {
    bits[bit_of(state) >> 6] |= std::uint64_t{1} << (bit_of(state) & 63);
  }
  bool has(const std::vector<std::uint64_t>& bits, State state) const {
    return (bits[bit_of(state) >> 6] >> (bit_of(state) & 63) & 1) != 0;
  }

  void clear() {
    for (auto* const seen : {&on_seen_, &off_seen_}) std::fill(seen->begin(), seen->end(), 0);
    end_ = 0;
  }

  // True if the way to a state, on or off, came to the node.
  bool is_on_way(State state, bool on, NodeId id) const {
    for (; state != kNoState; on = !on) {
      if (node_of(state) == id) return true;
      state = on ? on_from_[state] : off_from_[state];
    }
    return false;
  }

  void reach_on(State from, NodeId avoided = kNoNode) {
    for (const auto& link : graph_->strong(node_of(from))) {
      const State to = state_of(link.to, from >= size() || (through_special_ && link.als != Graph::kNoSet));
      if (link.to == avoided || has(on_seen_, to)) continue;
      if ((simply_ || to >= size()) && link.to != start_ && is_on_way(from, false, link.to)) continue;
      mark(on_seen_, to);
      on_from_[to] = from;
      links_to_on_[to] = links_to_off_[from] + 1;
      queue_[end_++] = to;
    }
  }

  void reach_off(State from, std::size_t word, std::uint64_t bits, bool special) {
    for (; bits != 0; bits &= bits - 1) {
      const auto id = static_cast<NodeId>(64 * word + static_cast<std::size_t>(std::countr_zero(bits)));
      if ((simply_ || special) && is_on_way(from, true, id)) continue;
      const State to = special ? id + size() : id;
      mark(off_seen_, to);
      off_from_[to] = from;
      links_to_off_[to] = links_to_on_[from] + 1;
      reach_on(to);
    }
  }

  void run() {
    for (std::size_t at = 0; at < end_; ++at) {
      const State on = queue_[at];
      if (simply_ && node_of(on) == start_) continue;  // an end
      const auto row = graph_->weak(node_of(on));
      const std::size_t words = row.size();
      for (std::size_t word = 0; word < words; ++word) {
        const std::uint64_t special = on >= size() ? row[word] : row[word] & groups_[word];
        reach_off(on, word, row[word] & ~special & ~off_seen_[word], false);
        if (special != 0) reach_off(on, word, special & ~off_seen_[words + word], true);
      }
    }
  }

  const Graph* graph_ = nullptr;
  bool through_special_ = false;
  bool through_groups_ = false;
  bool simply_ = false;
  NodeId start_ = kNoNode;
  std::vector<std::uint64_t> groups_;
  std::vector<std::uint64_t> on_seen_;
  std::vector<std::uint64_t> off_seen_;
  std::vector<State> on_from_;   // state that is off, so that it is on
  std::vector<State> off_from_;  // state that is on, so that it is off
  std::vector<State> links_to_on_;
  std::vector<State> links_to_off_;
  std::vector<State> queue_;  // states that are on
  std::vector<NodeId> path_;
  std::size_t end_ = 0;
};

}  // namespace sudoscope
