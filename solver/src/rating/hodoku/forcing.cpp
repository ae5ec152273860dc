// Forcing chains and nets: a candidate with impossible consequences,
// or a common consequence of candidates one of which is right.
#include <map>
#include <vector>

#include "rating/hodoku/tables.hpp"

namespace sudoscope::rating::hodoku {
namespace {

// Chains that together prove a conclusion.
struct Proof {
  bool is_verity;
  struct Way {
    int from;
    int to;
  };
  std::vector<Way> ways;
};

bool has_two(Cells cells) {
  if (!cells.empty()) cells.erase(cells.first());
  return !cells.empty();
}

class ForcingSearch {
 public:
  ForcingSearch(const Grid& grid, bool nets, Workspace& workspace)
      : grid_(grid),
        nets_(nets),
        tables_(workspace.tables),
        reach_(workspace.reach),
        consequences_(workspace.consequences) {
    for (int digit = 0; digit < kSide; ++digit) {
      allowed_[digit] = grid.allowed(digit);
      blank_ = blank_ | grid.places[digit];
    }
  }

  bool run(Found& found) {
    for (int cell = 0; cell < kCells; ++cell) {
      for_each(static_cast<unsigned>(grid_.cell[cell]), [&](int digit) {
        for (const bool on : {true, false}) look_at(node_of(cell, digit, on));
      });
    }
    for (int cell = 0; cell < kCells; ++cell)
      for_each(static_cast<unsigned>(grid_.cell[cell]), [&](int digit) { look_at_both(cell, digit); });
    look_at_cells();
    look_at_lines();
    for (const auto& [conclusion, proofs] : proofs_)
      if (takes(conclusion, proofs, found)) return true;
    return false;
  }

 private:
  const Cells& set(int node, int digit, bool on) const { return consequences_.of(node)[on ? 1 : 0][digit]; }

  // Order of conclusions: placements by cell, then eliminations by cell.
  static int conclusion_of(int node) { return is_on(node) ? node : kCandidateNodes + node; }

  // Every chain counts, so that only the first conclusion is of interest;
  // a net appears only when chains are joined, which is known later.
  bool is_wanted(int concluded) const {
    return nets_ || proofs_.empty() || proofs_.begin()->first >= conclusion_of(concluded);
  }

  void add(int concluded, Proof proof) { proofs_[conclusion_of(concluded)].push_back(std::move(proof)); }

  // Contradictions of this assumption.
  void look_at(int start) {
    if (nets_) {
      reach_.fill(start);
      consequences_.of(start) = reach_.sets();
    }
    if (!is_wanted(start ^ 1)) return;
    const auto refute = [&](const std::vector<int>& ends) {
      Proof proof{false, {}};
      for (const int end : ends) proof.ways.push_back({start, end});
      add(start ^ 1, std::move(proof));
    };
    if (set(start, tables_.digit_of(start), !is_on(start)).has(tables_.cell_of(start))) refute({start ^ 1});
    for (int digit = 0; digit < kSide; ++digit) {
      const Cells both = set(start, digit, true) & set(start, digit, false);
      if (!both.empty()) refute({node_of(both.first(), digit, false), node_of(both.first(), digit, true)});
    }
    for (int digit = 0; digit < kSide; ++digit) {
      for (int other = digit + 1; other < kSide; ++other) {
        const Cells both = set(start, digit, true) & set(start, other, true);
        if (!both.empty()) refute({node_of(both.first(), digit, true), node_of(both.first(), other, true)});
      }
    }
    refute_by_lines(start, true, refute);
    refute_by_cells(start, refute);
    refute_by_lines(start, false, refute);
  }

  // A digit twice in a line, or nowhere.
  template <class Refute>
  void refute_by_lines(int start, bool on, Refute refute) const {
    for (int kind = 0; kind < 3; ++kind) {
      for (int digit = 0; digit < kSide; ++digit) {
        const Cells& known = set(start, digit, on);
        if (on ? !has_two(known) : known.empty()) continue;
        for (int line = kind * kSide; line < (kind + 1) * kSide; ++line) {
          const Cells cells = (on ? known : allowed_[digit]) & set_of_line(line);
          if (on ? !has_two(cells) : cells.empty() || !(cells - known).empty()) continue;
          std::vector<int> ends;
          for_each(cells, [&](int cell) { ends.push_back(node_of(cell, digit, on)); });
          refute(ends);
        }
      }
    }
  }

  // A cell without candidates.
  template <class Refute>
  void refute_by_cells(int start, Refute refute) const {
    Cells cells = blank_;
    for (int digit = 0; digit < kSide; ++digit)
      cells = cells - (grid_.places[digit] - (set(start, digit, false) - set(start, digit, true)));
    for_each(cells, [&](int cell) {
      std::vector<int> ends;
      for_each(static_cast<unsigned>(grid_.cell[cell]),
               [&](int digit) { ends.push_back(node_of(cell, digit, false)); });
      refute(ends);
    });
  }

  // Common consequences of a candidate and of its absence.
  void look_at_both(int cell, int digit) {
    const int on = node_of(cell, digit, true);
    for (const bool end_on : {true, false}) {
      for (int each = 0; each < kSide; ++each) {
        Cells cells = set(on, each, end_on) & set(on ^ 1, each, end_on);
        cells.erase(cell);
        for_each(cells, [&](int end_cell) {
          const int end = node_of(end_cell, each, end_on);
          if (is_wanted(end)) add(end, {true, {{on, end}, {on ^ 1, end}}});
        });
      }
    }
  }

  void look_at_cells() {
    for (int cell = 0; cell < kCells; ++cell) {
      if (grid_.cell[cell] == 0) continue;
      starts_.clear();
      for_each(static_cast<unsigned>(grid_.cell[cell]),
               [&](int digit) { starts_.push_back(node_of(cell, digit, true)); });
      look_at_all();
    }
  }

  void look_at_lines() {
    for (int line = 0; line < kHouses; ++line) {
      for (int digit = 0; digit < kSide; ++digit) {
        starts_.clear();
        for_each(grid_.places[digit] & set_of_line(line),
                 [&](int cell) { starts_.push_back(node_of(cell, digit, true)); });
        if (!starts_.empty()) look_at_all();
      }
    }
  }

  // Common consequences of all starts, of which one is right.
  void look_at_all() {
    for (int digit = 0; digit < kSide; ++digit) {
      for (const bool on : {true, false}) {
        Cells cells = set(starts_[0], digit, on);
        for (const int start : starts_) cells = cells & set(start, digit, on);
        for_each(cells, [&](int cell) {
          const int end = node_of(cell, digit, on);
          if (!is_wanted(end)) return;
          Proof proof{true, {}};
          for (const int start : starts_) proof.ways.push_back({start, end});
          add(end, std::move(proof));
        });
      }
    }
  }

  // Takes the shortest of several proofs; a proof of a placement is kept in the order in which it was found.
  bool takes(int conclusion, const std::vector<Proof>& proofs, Found& found) {
    const bool places = conclusion < kCandidateNodes;
    const Proof* best = nullptr;
    int best_length = 0;
    for (const Proof& proof : proofs) {
      const int length = length_of(proof);
      if (length == 0) continue;
      const bool is_better =
          best == nullptr || (length < best_length && !(places && best->is_verity != proof.is_verity));
      if (!is_better) continue;
      best = &proof;
      best_length = length;
    }
    if (best == nullptr) return false;
    const int node = places ? conclusion : conclusion - kCandidateNodes;
    const Single told{tables_.cell_of(node), tables_.digit_of(node)};
    found = {technique_of(best->is_verity)};
    if (places)
      found.placed = told;
    else
      found.gone = {told};
    return true;
  }

  Technique technique_of(bool is_verity) const {
    if (nets_) return is_verity ? Technique::kForcingNetVerity : Technique::kForcingNetContradiction;
    return is_verity ? Technique::kForcingChainVerity : Technique::kForcingChainContradiction;
  }

  // 0 if it should be a net and is not.
  int length_of(const Proof& proof) {
    int length = 0;
    bool is_net = false;
    for (const auto& [from, to] : proof.ways) {
      if (!reach_.is_all_from(from)) reach_.fill(from);
      reach_.chain_to(to, chain_);
      length += chain_.length;
      is_net |= chain_.is_net;
    }
    return is_net == nets_ ? length : 0;
  }

  const Grid& grid_;
  bool nets_;
  const Tables& tables_;
  Reach& reach_;
  Reach::Chain chain_;
  std::vector<int> starts_;
  Consequences& consequences_;
  Table<Cells, kSide> allowed_;               // by digit
  Cells blank_;                               // with candidates
  std::map<int, std::vector<Proof>> proofs_;  // by conclusion
};

}  // namespace

bool find_forcing(const Grid& grid, bool nets, Workspace& workspace, Found& found) {
  if (nets) workspace.fill(grid, Reasoning::kNets);
  return ForcingSearch(grid, nets, workspace).run(found);
}

}  // namespace sudoscope::rating::hodoku
