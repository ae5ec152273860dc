// Consequences of each candidate being there or not: tables, the nearest first, and the chains that lead to them.
// A node is a candidate, or the two or three places of a digit where a line and a box cross, that is there or not.
#pragma once

#include <vector>

#include "rating/hodoku/step.hpp"

namespace sudoscope::rating::hodoku {

inline constexpr int kCandidateNodes = 2 * kCandidates;

constexpr int node_of(int cell, int digit, bool on) { return 2 * candidate(cell, digit) + (on ? 1 : 0); }
constexpr bool is_on(int node) { return (node & 1) != 0; }
constexpr bool is_group(int node) { return node >= kCandidateNodes; }

struct Group {
  int digit;
  int line;  // no box
  int box;
  Cells cells;
  Cells seen;  // other places of the digit, by all of them
};

// A direct consequence in a net: a node, with its reasons by their place in the same list, the furthest first.
struct Direct {
  static constexpr int kMostReasons = 5;
  std::int16_t node;
  std::int16_t distance;
  Table<std::int16_t, kMostReasons> reasons{};
};

enum class Reasoning : std::uint8_t {
  kChains,   // each from one before
  kGrouped,  // groups as well
  kNets      // groups, and singles with several reasons
};

class Tables {
 public:
  // Lifetime: the grid is kept by reference until the next call.
  void fill(const Grid& grid, Reasoning reasoning);

  const Grid& grid() const { return *grid_; }
  bool are_nets() const { return are_nets_; }
  int node_count() const { return kCandidateNodes + 2 * static_cast<int>(groups_.size()); }

  // In nets; the node itself comes first.
  const std::vector<Direct>& direct(int node) const { return direct_[static_cast<std::size_t>(node)]; }
  // In chains f(node) for all direct consequences, in order, except those that the grid itself
  // shows: the weak links of a candidate that is there, and to candidates that a group sees.
  template <class F>
  void for_each_link(int node, F f) const {
    for (int at = ends_[static_cast<std::size_t>(node)].first; at != kNoLink;
         at = links_[static_cast<std::size_t>(at)].next)
      f(links_[static_cast<std::size_t>(at)].node);
  }

  // Cells with consequences if this digit is not there, except those that the grid itself shows.
  Cells linked(int digit) const { return linked_[digit]; }

  const Group& group(int node) const { return groups_[static_cast<std::size_t>((node - kCandidateNodes) / 2)]; }
  int digit_of(int node) const { return is_group(node) ? group(node).digit : rating::digit_of(node / 2); }
  // The first cell of a group.
  int cell_of(int node) const { return is_group(node) ? group(node).cells.first() : rating::cell_of(node / 2); }
  Cells cells_of(int node) const {
    if (is_group(node)) return group(node).cells;
    Cells cells;
    cells.insert(cell_of(node));
    return cells;
  }

 private:
  static constexpr std::int16_t kNoLink = -1;
  struct Link {
    std::int16_t node;
    std::int16_t next;
  };
  struct Ends {
    std::int16_t first = kNoLink;
    std::int16_t last = kNoLink;
  };

  void add(int table, int node);
  void add_link(int table, int node);
  void add_strong_links();
  void find_groups();
  void add_groups();
  void join_to_candidates(int number);
  void join_to_groups(int number);
  void add_nets();

  const Grid* grid_ = nullptr;
  bool are_nets_ = false;
  std::vector<Group> groups_;
  std::vector<std::vector<Direct>> direct_;  // by node, in nets
  std::vector<Link> links_;                  // in chains: lists, each in order
  std::vector<Ends> ends_;                   // of them, by node
  Table<Cells, kSide> linked_;
};

// One table with all consequences, direct or not.
class Reach {
 public:
  // Nodes that a caller can ask for afterwards. In chains, loops ask
  // only for absent candidates of the cell that they start from.
  enum class Wanted : std::uint8_t { kAll, kLoops };

  explicit Reach(const Tables& tables) : tables_(tables) {}

  // REQUIRES: called after the tables were filled again.
  void begin();
  void fill(int start, Wanted wanted = Wanted::kAll);
  int start() const { return nodes_[0]; }
  // True if it holds all consequences of the node.
  bool is_all_from(int node) const { return start() == node && (tables_.are_nets() || ends_ == kAllCells); }
  // The start, and its direct consequences.
  int direct_count() const { return direct_count_; }
  int index_of(int node) const {
    const Known& known = known_[static_cast<std::size_t>(node)];
    return known.stamp == stamp_ ? known.index : kUnknown;
  }
  int node(int index) const { return nodes_[index]; }
  // The candidates that are there, or not, by digit.
  using Sets = Table<Table<Cells, kSide>, 2>;
  const Sets& sets() const { return sets_; }

  struct Chain {
    std::vector<int> nodes;  // from the end to the start
    Cells cells;             // of all but the end
    int length = 0;          // with the branches that run into it
    bool is_net = false;
  };
  void chain_to(int node, Chain& chain);

 private:
  static constexpr int kMost = 1000;
  static constexpr int kUnknown = -1;
  void append(int node, int source);
  Cells leave_ends(Cells gone, int digit);
  void follow_links(int index);
  void follow_weak_links(int node, int index);
  void fill_net(int start);
  std::vector<int> branch_from(int node, const Chain& chain) const;
  template <class Visit>
  void walk(int index, Visit visit) const;
  template <class Visit>
  bool walk_list(int index, Visit visit) const;

  const Tables& tables_;
  int size_ = 0;
  int direct_count_ = 0;
  Table<std::int16_t, kMost> nodes_;
  Table<std::int16_t, kMost> sources_;    // by index; in a net kDirect for nodes in the list of the start
  Table<std::int16_t, kMost> distances_;  // in a net
  // Small, because all of it is read all the time.
  struct Known {
    std::uint16_t stamp;
    std::uint16_t index;
  };
  std::uint16_t stamp_ = 0;
  std::vector<Known> known_;  // by node; of this stamp
  Sets sets_{};               // the same for candidates
  Cells ends_;                // cells of wanted nodes that lead nowhere
  bool have_room_ = false;    // for all possible nodes
};

// Consequences of each candidate of a position that is there, or not.
class Consequences {
 public:
  void begin(const Grid& grid);
  Reach::Sets& of(int node) { return sets_[place_of(node)]; }
  const Reach::Sets& of(int node) const { return sets_[place_of(node)]; }

 private:
  std::size_t place_of(int node) const { return static_cast<std::size_t>(2 * numbers_[node / 2] + (node & 1)); }
  Table<std::int16_t, kCandidates> numbers_;
  std::vector<Reach::Sets> sets_;
};

// Room for the searches, used again at each position.
struct Workspace {
  Tables tables;
  Reach reach{tables};
  Consequences consequences;  // by the last reasoning other than kChains

  void fill(const Grid& grid, Reasoning reasoning) {
    tables.fill(grid, reasoning);
    reach.begin();
    if (reasoning != Reasoning::kChains) consequences.begin(grid);
  }
};

// Nice loops and alternating chains; `grouped`: by way of groups of places too.
bool find_nice_loop(const Grid& grid, bool grouped, Workspace& workspace, Found& found);
// Forcing chains, or nets. REQUIRES for chains: the last search at this position was for grouped loops.
bool find_forcing(const Grid& grid, bool nets, Workspace& workspace, Found& found);

}  // namespace sudoscope::rating::hodoku
