#include "rating/se/chains.hpp"

#include <algorithm>

namespace sudoscope::rating {

namespace {

Technique technique_of(ForcingMode mode, int level, ForcingKind kind) {
  if (mode == ForcingMode::kNishio) return Technique::kNishioForcingChain;
  if (mode == ForcingMode::kMultiple)
    return kind == ForcingKind::kCell ? Technique::kCellForcingChain : Technique::kUnitForcingChain;
  return level == 0   ? Technique::kDynamicForcingChain
         : level == 1 ? Technique::kDynamicForcingChainPlus
                      : Technique::kNestedForcingChain;
}

std::string name_of(ForcingMode mode, int level, ForcingKind kind) {
  if (mode == ForcingMode::kNishio) return "NFC";
  constexpr Table<const char*, kMostNested + 1> kSuffixes{"", "+", "+FC", "+MFC", "+DFC", "+DFC+FC"};
  const std::string name = kind == ForcingKind::kDouble  ? "dFC"
                           : kind == ForcingKind::kCell  ? "LFC"
                           : kind == ForcingKind::kHouse ? "RFC"
                                                         : "CFC";
  return (mode == ForcingMode::kDynamic ? "D" : "") + name + kSuffixes[level];
}

std::vector<ChainLink> links_of(const ForcingChain& chain) {
  std::vector<ChainLink> links;
  std::vector<Index> entries;
  for (int branch = 0; branch < chain.branch_count; ++branch) {
    const auto& [propagation, target] = chain.branches[branch];
    list_chain(*propagation, target, entries);
    std::sort(entries.begin(), entries.end());  // consequences were added later
    for (const Index index : entries) {
      const Propagation::Entry& entry = propagation->entries[index];
      for (const Index parent : propagation->parents_of(entry))
        links.push_back(link_between(propagation->entries[parent].node, entry.node, branch));
    }
  }
  return links;
}

}  // namespace

Chains::Chains(const std::function<bool()>& cancelled)
    : stop_([this, cancelled] { return cancelled_ = cancelled_ || (cancelled && cancelled()); }) {}

bool Chains::find_nishio(const SeGrid& grid, Step& step) {
  return find_forcing(grid, ForcingMode::kNishio, 7.5, 0, step);
}

bool Chains::find_multiple(const SeGrid& grid, Step& step) {
  return find_forcing(grid, ForcingMode::kMultiple, 8.0, 0, step);
}

bool Chains::find_dynamic(const SeGrid& grid, int level, Step& step) {
  const double least = level >= 2 ? 9.5 + 0.5 * (level - 2) : 8.5 + 0.5 * level;
  return find_forcing(grid, ForcingMode::kDynamic, least, level, step);
}

bool Chains::find_forcing(const SeGrid& grid, ForcingMode mode, double least, int level, Step& step) {
  if (cancelled_) return false;
  LevelRules* rules = nullptr;
  if (level > 0) {
    auto& own = rules_[level];
    if (own == nullptr) own = std::make_unique<LevelRules>(level, stop_);
    rules = own.get();
    rules->begin(grid);
  }
  // All have the same base rating, so fewer nodes are never harder.
  ChainRank best;
  const bool ended = !forcing_.all(
      grid.candidates, mode, rules, stop_, [&] { return best.nodes; },
      [&](const ForcingChain& chain) {
        ChainRank rank{0, chain.nodes, static_cast<int>(chain.kind)};
        if (rules != nullptr) rank.nodes += rules->chains().nodes_within(chain);
        if (best.nodes == rank.nodes && best.kind <= rank.kind) return;
        if (best.nodes < rank.nodes) return;
        best = {0, rank.nodes, rank.kind};
        step.links = links_of(chain);
        step.gone = gone_by(grid.candidates, chain.result);
        step.placed = is_on(chain.result) ? candidate_of(chain.result) : kNoCandidate;
      });
  if (ended || cancelled_) return false;
  if (best.kind == 0) return false;
  const auto kind = static_cast<ForcingKind>(best.kind);
  step.technique = technique_of(mode, level, kind);
  step.name = name_of(mode, level, kind);
  step.difficulty = least + length_increment(best.nodes);
  step.complexity = best.nodes;
  return true;
}

}  // namespace sudoscope::rating
