// What follows from each candidate being there or not: tables of consequences, the nearest first, and the chains that
// lead to them. A node is a candidate, or the two or three places of a digit where a line and a box cross, that is
// there or not.
#pragma once

#include <vector>

#include "rating/hodoku_step.hpp"

namespace sudoscope::rating::hodoku {

inline constexpr int kCandidateNodes = 2 * kCandidates;

constexpr int node_of(int cell, int digit, bool on) { return 2 * candidate(cell, digit) + (on ? 1 : 0); }
constexpr bool is_on(int node) { return (node & 1) != 0; }
constexpr bool is_group(int node) { return node >= kCandidateNodes; }

struct Group {
  int digit;
  Cells cells;
};

// What follows at once: a node, with those that it follows from by their place in the same list, the furthest first.
struct Direct {
  static constexpr int kMostReasons = 5;
  std::int16_t node;
  std::int16_t distance;
  Table<std::int16_t, kMostReasons> reasons{};
};

enum class Reasoning : std::uint8_t {
  kChains,   // each from one before
  kGrouped,  // groups as well
  kNets      // groups, and singles that come up when several follow together
};

class Tables {
 public:
  // The grid is kept by reference until the next time.
  void fill(const Grid& grid, Reasoning reasoning);

  bool is_empty(int node) const { return direct_[static_cast<std::size_t>(node)].empty(); }
  // The node itself comes first.
  const std::vector<Direct>& direct(int node) const { return direct_[static_cast<std::size_t>(node)]; }
  int node_count() const { return static_cast<int>(direct_.size()); }

  int digit_of(int node) const { return is_group(node) ? group(node).digit : rating::digit_of(node / 2); }
  // Of a group the first.
  int cell_of(int node) const { return is_group(node) ? group(node).cells.first() : rating::cell_of(node / 2); }
  Cells cells_of(int node) const {
    if (is_group(node)) return group(node).cells;
    Cells cells;
    cells.insert(cell_of(node));
    return cells;
  }

 private:
  const Group& group(int node) const { return groups_[static_cast<std::size_t>((node - kCandidateNodes) / 2)]; }
  void add(int table, int node);
  void add_candidates();
  void add_groups();
  void join_to_candidates(int number);
  void join_to_groups(int number);
  void add_nets();

  const Grid* grid_ = nullptr;
  std::vector<std::vector<Direct>> direct_;  // by node
  std::vector<Group> groups_;
};

// One table with all that follows by way of others.
class Reach {
 public:
  explicit Reach(const Tables& tables) : tables_(tables) {}

  // After the tables were filled again.
  void begin();
  void fill(int start);
  int start() const { return nodes_[0]; }
  int size() const { return size_; }
  int node(int index) const { return nodes_[index]; }
  int distance(int index) const { return distances_[index]; }
  int index_of(int node) const {
    const Known& known = known_[static_cast<std::size_t>(node)];
    return known.stamp == stamp_ ? known.index : -1;
  }
  // The candidates that are there, or not, by digit.
  using Sets = Table<Table<Cells, kSide>, 2>;
  Sets sets() const;

  struct Chain {
    std::vector<int> nodes;  // from the end to the start
    Cells cells;             // of all but the end
    int length = 0;          // with the branches that run into it
    bool is_net = false;
  };
  void chain_to(int node, Chain& chain);

 private:
  static constexpr int kMost = 1000;
  void append(int node, int distance, int source);
  std::vector<int> branch_from(int node, const Chain& chain) const;
  template <class Visit>
  void walk(int index, Visit visit) const;

  const Tables& tables_;
  int size_ = 0;
  Table<int, kMost> nodes_{};
  Table<int, kMost> distances_{};
  Table<int, kMost> sources_{};  // the node whose list has it, or kDirect where it is in that of the start
  // Small, for all of it is looked at all the time.
  struct Known {
    std::uint16_t stamp;
    std::uint16_t index;
  };
  std::uint16_t stamp_ = 0;
  std::vector<Known> known_;  // by node; of this stamp
};

// Room for the searches, used again at each position.
struct Workspace {
  Tables tables;
  Reach reach{tables};

  void fill(const Grid& grid, Reasoning reasoning) {
    tables.fill(grid, reasoning);
    reach.begin();
  }
};

// Nice loops and alternating chains; `grouped`: by way of groups of places too.
bool find_nice_loop(const Grid& grid, bool grouped, Workspace& workspace, Found& found);
// Forcing chains, or nets.
bool find_forcing(const Grid& grid, bool nets, Workspace& workspace, Found& found);

}  // namespace sudoscope::rating::hodoku
