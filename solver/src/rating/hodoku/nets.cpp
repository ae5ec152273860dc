// The lists of nets: singles that appear once a candidate is there
// or not, in four rounds, each with the nodes that it follows from.
#include <array>

#include "rating/hodoku/tables.hpp"

namespace sudoscope::rating::hodoku {
namespace {

constexpr int kRounds = 4;

using ReasonTable = Table<std::int16_t, Direct::kMostReasons>;

class NetList {
 public:
  NetList(const Grid& grid, std::vector<Direct>& list) : before_(grid), grid_(grid), list_(list) {
    places_.fill(kEmpty);
  }

  void fill(int cell, int digit, bool on) {
    if (on) {
      set(cell, digit, {});
    } else {
      grid_.erase(cell, digit);
      add(node_of(cell, digit, false), {});
      if (count(grid_.cell[cell]) == 1) set(cell, first(grid_.cell[cell]), {});
    }
    for (int round = 0; round < kRounds; ++round) follow_singles();
  }

 private:
  struct Coming {
    Single single;
    bool is_naked;
  };

  // All singles so far, the naked ones first.
  void follow_singles() {
    std::vector<Coming> coming;
    for (const int single : grid_.naked)
      if (grid_.digit[cell_of(single)] == kEmpty) coming.push_back({{cell_of(single), digit_of(single)}, true});
    Cells taken;
    for (const int single : grid_.hidden) {
      const int cell = cell_of(single);
      if (grid_.digit[cell] != kEmpty || taken.has(cell) || !grid_.is_alone(cell, digit_of(single))) continue;
      taken.insert(cell);
      coming.push_back({{cell, digit_of(single)}, false});
    }
    for (const Coming& each : coming) {
      const auto [cell, digit] = each.single;
      set(cell, digit, each.is_naked ? reasons_in_cell(cell, digit) : reasons_in_line(cell, digit));
    }
  }

  ReasonTable reasons_in_cell(int cell, int digit) const {
    ReasonTable reasons{};
    int size = 0;
    for_each(static_cast<unsigned>(without(before_.cell[cell], digit)), [&](int other) {
      if (size < Direct::kMostReasons) reasons[size++] = place_of(node_of(cell, other, false));
    });
    return reasons;
  }

  ReasonTable reasons_in_line(int cell, int digit) const {
    int line = line_of(cell, 0);
    for (int kind = 1; kind < 3; ++kind)
      if (grid_.free(line_of(cell, kind), digit) < grid_.free(line, digit)) line = line_of(cell, kind);
    Cells others = before_.places[digit] & set_of_line(line);
    others.erase(cell);
    ReasonTable reasons{};
    int size = 0;
    for_each(others, [&](int other) {
      if (size < Direct::kMostReasons) reasons[size++] = place_of(node_of(other, digit, false));
    });
    return reasons;
  }

  std::int16_t place_of(int node) const { return places_[node] == kEmpty ? std::int16_t{0} : places_[node]; }

  // The digit is there, so it is nowhere else in its houses, and no other digit is there.
  void set(int cell, int digit, const ReasonTable& reasons) {
    const Mask candidates = grid_.cell[cell];
    grid_.place(cell, digit);
    grid_.catch_up();
    ReasonTable reason{};
    reason[0] = static_cast<std::int16_t>(list_.size());
    add(node_of(cell, digit, true), reasons);
    for_each(before_.places[digit] & kNine.peers[cell], [&](int peer) { add(node_of(peer, digit, false), reason); });
    for_each(static_cast<unsigned>(without(candidates, digit)),
             [&](int other) { add(node_of(cell, other, false), reason); });
  }

  void add(int node, ReasonTable reasons) {
    if (places_[node] != kEmpty) return;
    places_[node] = static_cast<std::int16_t>(list_.size());
    const auto first_reason = static_cast<std::size_t>(reasons[0]);
    const int distance = first_reason < list_.size() ? list_[first_reason].distance + 1 : 1;
    // The last one leads back, the others are beside it.
    for (int i = 1; i < Direct::kMostReasons; ++i)
      if (reasons[i] > reasons[0]) std::swap(reasons[i], reasons[0]);
    list_.push_back({static_cast<std::int16_t>(node), static_cast<std::int16_t>(distance), reasons});
  }

  const Grid& before_;
  Grid grid_;
  std::vector<Direct>& list_;
  Table<std::int16_t, kCandidateNodes> places_;
};

}  // namespace

void Tables::add_nets() {
  for (int cell = 0; cell < kCells; ++cell) {
    for_each(static_cast<unsigned>(grid_->cell[cell]), [&](int digit) {
      for (const bool on : {true, false})
        NetList(*grid_, direct_[static_cast<std::size_t>(node_of(cell, digit, on))]).fill(cell, digit, on);
    });
  }
}

}  // namespace sudoscope::rating::hodoku
