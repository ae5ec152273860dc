#include "rating/se/cycles.hpp"

#include <algorithm>

namespace sudoscope::rating {

bool Cycles::rule_out(Node last, int closing, Gone& gone) const {
  Cells cells;  // of the cycle
  Table<Cells, kSide> forward{};
  Table<Cells, kSide> back{};
  Mask digits = 0;
  const auto take = [&](Node node) {
    const int cell = cell_of(candidate_of(node));
    const int digit = digit_of(candidate_of(node));
    cells.insert(cell);
    digits |= bit(digit);
    Cells& ruled_out = (is_on(node) ? forward : back)[digit];
    ruled_out = ruled_out | kNine.peers[cell];
  };
  take(off(closing));
  for (Node node = last; node != kNoNode; node = walk_.parent(node)) {
    if (node == off(closing)) return false;
    take(node);
  }
  bool any = false;
  for_each(digits, [&](int digit) {
    for_each((forward[digit] & back[digit] & links_.cells_for(digit)) - cells, [&](int cell) {
      gone[cell] |= bit(digit);
      any = true;
    });
  });
  return any;
}

std::vector<ChainLink> Cycles::links_of(const StaticChain& chain) const {
  std::vector<ChainLink> links;
  Node to = off(chain.closing.candidate);
  if (chain.cycle) {
    links.push_back(link_between(to, on(chain.start), 0));
  } else if (!chain.from_on) {
    to = on(chain.start);
  }
  for (Node from = chain.last; from != kNoNode; to = from, from = walk_.parent(from))
    links.push_back(link_between(from, to, 0));
  std::reverse(links.begin(), links.end());
  return links;
}

bool Cycles::find(const Candidates& candidates, Step& step) {
  ChainRank best;
  const auto most = [&](double least) {
    int nodes = 2;
    while (nodes + 2 <= 2 * kCells && ChainRank{least + length_increment(nodes + 2), nodes + 2, 0} < best) nodes += 2;
    return nodes;
  };
  // The limits only change with the best.
  Table<int, 2> limits{most(6.5), most(7.0)};
  all(
      candidates, [&](double least) { return limits[least == 7.0 ? 1 : 0]; },
      [&](const StaticChain& chain, const Gone& gone) {
        if (!(chain.rank < best)) return;
        best = chain.rank;
        limits = {most(6.5), most(7.0)};
        step.gone = gone;
        step.links = links_of(chain);
        step.difficulty = best.difficulty;
        step.complexity = best.nodes;
        step.placed = chain.cycle || chain.from_on ? kNoCandidate : chain.start;
        const bool x = !chain.links.cells;
        const bool both = chain.links.cells && chain.links.houses;
        if (chain.cycle) {
          step.technique = Technique::kContinuousNiceLoop;
          step.name = both ? "BiCy" : !x ? "BiYCy" : best.nodes == 4 ? "GXW" : "BiXCy";
        } else {
          step.technique = !x                ? Technique::kDiscontinuousNiceLoop
                           : best.nodes == 6 ? Technique::kTurbotFish
                                             : Technique::kXChain;
          step.name = !x ? "FC" : best.nodes == 6 ? "TF" : "FXC";
        }
      });
  return best.difficulty < 1e9;
}

}  // namespace sudoscope::rating
