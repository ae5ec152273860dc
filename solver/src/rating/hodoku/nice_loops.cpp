// Nice loops and alternating chains: of all chains in the tables, the one with the most eliminations.
#include <algorithm>
#include <map>

#include "rating/hodoku/sort.hpp"
#include "rating/hodoku/tables.hpp"

namespace sudoscope::rating::hodoku {
namespace {

class LoopSearch {
 public:
  LoopSearch(const Grid& grid, bool grouped, Workspace& workspace)
      : grid_(grid),
        grouped_(grouped),
        tables_(workspace.tables),
        reach_(workspace.reach),
        consequences_(workspace.consequences) {}

  bool run(Found& found) {
    for (const bool on : {true, false})
      for (int cell = 0; cell < kCells; ++cell)
        for_each(static_cast<unsigned>(grid_.cell[cell]), [&](int digit) { start_from(cell, digit, on); });
    loops_.insert(loops_.end(), std::make_move_iterator(aics_.begin()), std::make_move_iterator(aics_.end()));
    if (loops_.empty()) return false;
    found = best_of(loops_);
    return true;
  }

 private:
  void start_from(int cell, int digit, bool on) {
    const int start = node_of(cell, digit, on);
    reach_.fill(start, Reach::Wanted::kLoops);
    if (grouped_) consequences_.of(start) = reach_.sets();
    gather_loops(cell);
    for (const int end : ends_) look_at_loop(reach_.node(end));
    if (on) return;
    gather_aics(cell, digit);
    for (const int end : ends_) look_at_aic(reach_.node(end));
  }

  // Nodes that come back to the cell, the nearest first.
  void gather_loops(int cell) {
    ends_.clear();
    for_each(static_cast<unsigned>(grid_.cell[cell]), [&](int digit) {
      for (const bool on : {true, false}) add_end(node_of(cell, digit, on));
    });
    std::sort(ends_.begin(), ends_.end());
  }

  // Nodes that are on together with the start's absence so that more than one
  // candidate, or one in each of both cells, sees both; the nearest first.
  void gather_aics(int cell, int digit) {
    ends_.clear();
    const Table<Cells, kSide>& there = reach_.sets()[1];
    const Cells seen = kNine.peers[cell] & grid_.places[digit];
    for_each(there[digit], [&](int end) {
      if (end != cell && (seen & kNine.peers[end]).size() > 1) add_end(node_of(end, digit, true));
    });
    for_each(static_cast<unsigned>(without(grid_.cell[cell], digit)),
             [&](int other) { for_each(there[other] & seen, [&](int end) { add_end(node_of(end, other, true)); }); });
    std::sort(ends_.begin(), ends_.end());
  }

  // Unless it follows at once.
  void add_end(int node) {
    const int index = reach_.index_of(node);
    if (index >= reach_.direct_count()) ends_.push_back(index);
  }

  // The chain to a node, as long as it crosses no cell again.
  bool take_chain(int node, bool is_loop) {
    reach_.chain_to(node, chain_);
    const auto& nodes = chain_.nodes;
    const int start_cell = tables_.cell_of(reach_.start());
    if (is_loop) {
      const auto last = nodes.size() - 1;
      if (tables_.cell_of(nodes[0]) == tables_.cell_of(nodes[1])) return false;
      if (tables_.cell_of(nodes[last]) == tables_.cell_of(nodes[last - 1])) return false;
    }
    Cells crossed;
    int before = kEmpty;
    for (auto each = nodes.rbegin(); each != nodes.rend(); ++each) {
      if (crossed.has(tables_.cell_of(*each))) return false;
      if (before != kEmpty && (!is_loop || tables_.cell_of(before) != start_cell))
        crossed = crossed | tables_.cells_of(before);
      before = *each;
    }
    return true;
  }

  void look_at_loop(int node) {
    if (!take_chain(node, true)) return;
    const int start = reach_.start();
    const int cell = tables_.cell_of(start);
    const int first_digit = tables_.digit_of(start);
    const int last_digit = tables_.digit_of(node);
    const bool leaves_strong = !is_on(start);
    const bool comes_strong = is_on(node);
    const bool same = first_digit == last_digit;
    Found step{Technique::kDiscontinuousNiceLoop};
    if (leaves_strong == comes_strong && same) {
      step.take(grid_, tables_.cells_of(start), leaves_strong ? without(kAll, first_digit) : bit(first_digit));
    } else if (leaves_strong != comes_strong && !same) {
      step.gone.push_back({cell, leaves_strong ? last_digit : first_digit});
    } else if (leaves_strong || comes_strong || count(grid_.cell[cell]) == 2) {
      step.technique = Technique::kContinuousNiceLoop;
      take_around(step, leaves_strong && comes_strong, first_digit, last_digit);
    }
    keep(step, loops_);
  }

  // Eliminations of a closed loop: in cells that it crosses from one strong link to the next, and along its weak links.
  void take_around(Found& step, bool strong_at_start, int first_digit, int last_digit) const {
    const std::vector<int> nodes(chain_.nodes.rbegin(), chain_.nodes.rend());
    const std::size_t end = nodes.size() - 1;
    const auto cell = [&](std::size_t i) { return tables_.cell_of(nodes[i]); };
    const auto take_others = [&](int at, int a, int b) {
      for_each(static_cast<unsigned>(grid_.cell[at]), [&](int digit) {
        if (digit != a && digit != b) step.gone.push_back({at, digit});
      });
    };
    if (strong_at_start) take_others(cell(0), first_digit, last_digit);
    for (std::size_t i = 1; i <= end; ++i) {
      if (is_on(nodes[i])) {
        if (i + 2 <= end && cell(i - 1) != cell(i) && !is_on(nodes[i + 1]) && cell(i) == cell(i + 1) &&
            is_on(nodes[i + 2]) && cell(i + 1) != cell(i + 2))
          take_others(cell(i), tables_.digit_of(nodes[i]), tables_.digit_of(nodes[i + 2]));
      } else if (cell(i - 1) != cell(i)) {
        const Cells seeing = common_peers(tables_.cells_of(nodes[i - 1])) & common_peers(tables_.cells_of(nodes[i]));
        Cells losers = seeing - chain_.cells;
        losers.erase(cell(0));
        step.take(grid_, losers, bit(tables_.digit_of(nodes[i])));
      }
    }
  }

  void look_at_aic(int node) {
    const int start = reach_.start();
    const int first_digit = tables_.digit_of(start);
    const int last_digit = tables_.digit_of(node);
    const int first_cell = tables_.cell_of(start);
    const int last_cell = tables_.cell_of(node);
    if (!take_chain(node, false)) return;
    Found step{Technique::kAic};
    if (first_digit == last_digit)
      step.take(grid_, kNine.peers[first_cell] & kNine.peers[last_cell], bit(first_digit));
    else
      step.gone = {{first_cell, last_digit}, {last_cell, first_digit}};
    keep(step, aics_);
  }

  static Technique grouped(Technique technique) {
    switch (technique) {
      case Technique::kContinuousNiceLoop:
        return Technique::kGroupedContinuousNiceLoop;
      case Technique::kDiscontinuousNiceLoop:
        return Technique::kGroupedDiscontinuousNiceLoop;
      default:
        return Technique::kGroupedAic;
    }
  }

  // Keeps the chain unless one as short has the same eliminations.
  void keep(Found& step, std::vector<Found>& among) {
    if (step.gone.empty()) return;
    put_in_order(step.gone);
    if (std::any_of(chain_.nodes.begin(), chain_.nodes.end(), is_group)) step.technique = grouped(step.technique);
    step.length = chain_.length;
    std::vector<int> key{static_cast<int>(step.technique)};
    for (const Single& each : step.gone) key.push_back(candidate(each.cell, each.digit));
    const auto [known, is_new] = lengths_.emplace(std::move(key), step.length);
    if (!is_new && known->second <= step.length) return;
    known->second = step.length;
    among.push_back(step);
  }

  const Grid& grid_;
  bool grouped_;
  const Tables& tables_;
  Reach& reach_;
  Consequences& consequences_;
  Reach::Chain chain_;
  std::vector<int> ends_;                    // of the chains from one start, by index
  std::map<std::vector<int>, int> lengths_;  // by technique and eliminations
  std::vector<Found> loops_;
  std::vector<Found> aics_;
};

}  // namespace

bool find_nice_loop(const Grid& grid, bool grouped, Workspace& workspace, Found& found) {
  workspace.fill(grid, grouped ? Reasoning::kGrouped : Reasoning::kChains);
  return LoopSearch(grid, grouped, workspace).run(found);
}

}  // namespace sudoscope::rating::hodoku
