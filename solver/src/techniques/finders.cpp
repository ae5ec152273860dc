// The list of finders of techniques, and of their sentences.
#include "techniques/finders.hpp"

#include <algorithm>
#include <array>

#include "sudoscope/base/say.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace sudoscope {
namespace {

using enum Technique;

struct Finder {
  Technique technique;
  void (*find)(const Board& board, DeductionSink& sink);
  Message (*reason)(const Geometry& geometry, const Deduction& deduction);
};

template <Technique kTechnique>
void locked(const Board& board, DeductionSink& sink) {
  find_locked_candidates(board, kTechnique, sink);
}
template <int kSize>
void naked(const Board& board, DeductionSink& sink) {
  find_naked_subsets(board, kSize, sink);
}
template <int kSize>
void hidden(const Board& board, DeductionSink& sink) {
  find_hidden_subsets(board, kSize, sink);
}
template <Technique kTechnique>
void chains(const Board& board, DeductionSink& sink) {
  find_chains(board, kTechnique, sink);
}
template <Technique kTechnique>
void kraken(const Board& board, DeductionSink& sink) {
  find_kraken_fish(board, kTechnique, sink);
}
template <Technique kTechnique>
void forcing_chains(const Board& board, DeductionSink& sink) {
  find_forcing_chains(board, kTechnique, sink);
}
template <Technique kTechnique>
void explainer_chains(const Board& board, DeductionSink& sink) {
  find_explainer_chains(board, kTechnique, sink);
}
template <Technique kTechnique>
void rectangles(const Board& board, DeductionSink& sink) {
  find_unique_rectangles(board, kTechnique, sink);
}
template <Technique kTechnique>
void avoidable(const Board& board, DeductionSink& sink) {
  find_avoidable_rectangles(board, kTechnique, sink);
}
template <Technique kTechnique>
void graves(const Board& board, DeductionSink& sink) {
  find_bivalue_graves(board, kTechnique, sink);
}
template <int kSize>
void aligned(const Board& board, DeductionSink& sink) {
  find_aligned_exclusion(board, kSize, sink);
}
template <bool kJunior>
void exocets(const Board& board, DeductionSink& sink) {
  find_exocet(board, kJunior, sink);
}
template <int kSize>
void locked_subset(const Board& board, DeductionSink& sink) {
  find_locked_subsets(board, kSize, sink);
}
template <Technique kTechnique>
void fish(const Board& board, DeductionSink& sink) {
  find_fish(board, kTechnique, sink);
}

constexpr std::array kFinders = std::to_array<Finder>({
    {kFullHouse, find_full_houses, reason_of},
    {kNakedSingle, find_naked_singles, reason_of},
    {kHiddenSingle, find_hidden_singles, reason_of},
    {kPointing, locked<kPointing>, reason_of},
    {kClaiming, locked<kClaiming>, reason_of},
    {kLockedCandidates, locked<kLockedCandidates>, reason_of},
    {kNakedPair, naked<2>, reason_of},
    {kNakedTriple, naked<3>, reason_of},
    {kNakedQuadruple, naked<4>, reason_of},
    {kHiddenPair, hidden<2>, reason_of},
    {kHiddenTriple, hidden<3>, reason_of},
    {kHiddenQuadruple, hidden<4>, reason_of},
    {kWWing, find_w_wings, reason_of_w_wing},
    {kXyWing, find_xy_wings, reason_of_xy_wing},
    {kXyzWing, find_xyz_wings, reason_of_xy_wing},
    {kRemotePair, find_remote_pairs, reason_of_remote_pair},
    {kChuteRemotePair, find_chute_remote_pairs, reason_of_chute_remote_pair},
    {kXChain, chains<kXChain>, reason_of_chain},
    {kXyChain, chains<kXyChain>, reason_of_chain},
    {kContinuousNiceLoop, chains<kContinuousNiceLoop>, reason_of_chain},
    {kDiscontinuousNiceLoop, chains<kDiscontinuousNiceLoop>, reason_of_chain},
    {kAic, chains<kAic>, reason_of_chain},
    {kGroupedContinuousNiceLoop, chains<kGroupedContinuousNiceLoop>, reason_of_chain},
    {kGroupedDiscontinuousNiceLoop, chains<kGroupedDiscontinuousNiceLoop>, reason_of_chain},
    {kGroupedAic, chains<kGroupedAic>, reason_of_chain},
    {kAlsContinuousNiceLoop, chains<kAlsContinuousNiceLoop>, reason_of_chain},
    {kAlsDiscontinuousNiceLoop, chains<kAlsDiscontinuousNiceLoop>, reason_of_chain},
    {kAlsAic, chains<kAlsAic>, reason_of_chain},
    {kForcingChainContradiction, forcing_chains<kForcingChainContradiction>, reason_of_forcing_contradiction},
    {kForcingChainVerity, forcing_chains<kForcingChainVerity>, reason_of_forcing_verity},
    {kForcingNetContradiction, find_forcing_net_contradictions, reason_of_forcing_contradiction},
    {kForcingNetVerity, find_forcing_net_verities, reason_of_forcing_verity},
    {kNishioForcingChain, explainer_chains<kNishioForcingChain>, reason_of_explainer_chain},
    {kCellForcingChain, explainer_chains<kCellForcingChain>, reason_of_explainer_chain},
    {kUnitForcingChain, explainer_chains<kUnitForcingChain>, reason_of_explainer_chain},
    {kDigitForcingChain, explainer_chains<kDigitForcingChain>, reason_of_explainer_chain},
    {kDynamicForcingChain, explainer_chains<kDynamicForcingChain>, reason_of_explainer_chain},
    {kDynamicForcingChainPlus, explainer_chains<kDynamicForcingChainPlus>, reason_of_explainer_chain},
    {kNestedForcingChain, explainer_chains<kNestedForcingChain>, reason_of_explainer_chain},
    {kKrakenFish1, kraken<kKrakenFish1>, reason_of_kraken_fish},
    {kKrakenFish2, kraken<kKrakenFish2>, reason_of_kraken_fish},

    {kUniqueness1, rectangles<kUniqueness1>, reason_of_uniqueness},
    {kUniqueness2, rectangles<kUniqueness2>, reason_of_uniqueness},
    {kUniqueness3, rectangles<kUniqueness3>, reason_of_uniqueness},
    {kUniqueness4, rectangles<kUniqueness4>, reason_of_uniqueness},
    {kUniqueness5, rectangles<kUniqueness5>, reason_of_uniqueness},
    {kUniqueness6, rectangles<kUniqueness6>, reason_of_uniqueness},
    {kHiddenRectangle, rectangles<kHiddenRectangle>, reason_of_uniqueness},
    {kAvoidableRectangle1, avoidable<kAvoidableRectangle1>, reason_of_uniqueness},
    {kAvoidableRectangle2, avoidable<kAvoidableRectangle2>, reason_of_uniqueness},
    {kUniqueLoop, find_unique_loops, reason_of_uniqueness},
    {kExtendedRectangle, find_extended_rectangles, reason_of_uniqueness},
    {kBugPlus1, graves<kBugPlus1>, reason_of_uniqueness},
    {kBug2, graves<kBug2>, reason_of_uniqueness},
    {kBug3, graves<kBug3>, reason_of_uniqueness},
    {kBug4, graves<kBug4>, reason_of_uniqueness},

    {kXWing, fish<kXWing>, reason_of_fish},
    {kSwordfish, fish<kSwordfish>, reason_of_fish},
    {kJellyfish, fish<kJellyfish>, reason_of_fish},
    {kSquirmbag, fish<kSquirmbag>, reason_of_fish},
    {kWhale, fish<kWhale>, reason_of_fish},
    {kLeviathan, fish<kLeviathan>, reason_of_fish},
    {kFinnedXWing, fish<kFinnedXWing>, reason_of_fish},
    {kFinnedSwordfish, fish<kFinnedSwordfish>, reason_of_fish},
    {kFinnedJellyfish, fish<kFinnedJellyfish>, reason_of_fish},
    {kFinnedSquirmbag, fish<kFinnedSquirmbag>, reason_of_fish},
    {kFinnedWhale, fish<kFinnedWhale>, reason_of_fish},
    {kFinnedLeviathan, fish<kFinnedLeviathan>, reason_of_fish},
    {kSashimiXWing, fish<kSashimiXWing>, reason_of_fish},
    {kSashimiSwordfish, fish<kSashimiSwordfish>, reason_of_fish},
    {kSashimiJellyfish, fish<kSashimiJellyfish>, reason_of_fish},
    {kSashimiSquirmbag, fish<kSashimiSquirmbag>, reason_of_fish},
    {kSashimiWhale, fish<kSashimiWhale>, reason_of_fish},
    {kSashimiLeviathan, fish<kSashimiLeviathan>, reason_of_fish},
    {kFrankenXWing, fish<kFrankenXWing>, reason_of_fish},
    {kFrankenSwordfish, fish<kFrankenSwordfish>, reason_of_fish},
    {kFrankenJellyfish, fish<kFrankenJellyfish>, reason_of_fish},
    {kFrankenSquirmbag, fish<kFrankenSquirmbag>, reason_of_fish},
    {kFrankenWhale, fish<kFrankenWhale>, reason_of_fish},
    {kFrankenLeviathan, fish<kFrankenLeviathan>, reason_of_fish},
    {kFinnedFrankenXWing, fish<kFinnedFrankenXWing>, reason_of_fish},
    {kFinnedFrankenSwordfish, fish<kFinnedFrankenSwordfish>, reason_of_fish},
    {kFinnedFrankenJellyfish, fish<kFinnedFrankenJellyfish>, reason_of_fish},
    {kFinnedFrankenSquirmbag, fish<kFinnedFrankenSquirmbag>, reason_of_fish},
    {kFinnedFrankenWhale, fish<kFinnedFrankenWhale>, reason_of_fish},
    {kFinnedFrankenLeviathan, fish<kFinnedFrankenLeviathan>, reason_of_fish},
    {kMutantXWing, fish<kMutantXWing>, reason_of_fish},
    {kMutantSwordfish, fish<kMutantSwordfish>, reason_of_fish},
    {kMutantJellyfish, fish<kMutantJellyfish>, reason_of_fish},
    {kMutantSquirmbag, fish<kMutantSquirmbag>, reason_of_fish},
    {kMutantWhale, fish<kMutantWhale>, reason_of_fish},
    {kMutantLeviathan, fish<kMutantLeviathan>, reason_of_fish},
    {kFinnedMutantXWing, fish<kFinnedMutantXWing>, reason_of_fish},
    {kFinnedMutantSwordfish, fish<kFinnedMutantSwordfish>, reason_of_fish},
    {kFinnedMutantJellyfish, fish<kFinnedMutantJellyfish>, reason_of_fish},
    {kFinnedMutantSquirmbag, fish<kFinnedMutantSquirmbag>, reason_of_fish},
    {kFinnedMutantWhale, fish<kFinnedMutantWhale>, reason_of_fish},
    {kFinnedMutantLeviathan, fish<kFinnedMutantLeviathan>, reason_of_fish},
    {kSiameseFish, find_siamese_fish, reason_of_siamese_fish},
    {kSkyscraper, find_skyscrapers, reason_of_turbot_fish},
    {kTwoStringKite, find_two_string_kites, reason_of_turbot_fish},
    {kDualTwoStringKite, find_dual_two_string_kites, reason_of_turbot_fish},
    {kTurbotFish, find_turbot_fish, reason_of_turbot_fish},
    {kEmptyRectangle, find_empty_rectangles, reason_of_empty_rectangle},
    {kDualEmptyRectangle, find_dual_empty_rectangles, reason_of_empty_rectangle},
    {kSimpleColorsTrap, find_simple_colors_trap, reason_of_colors},
    {kSimpleColorsWrap, find_simple_colors_wrap, reason_of_colors},
    {kMultiColors1, find_multi_colors_1, reason_of_colors},
    {kMultiColors2, find_multi_colors_2, reason_of_colors},
    {kMedusa, find_medusa, reason_of_medusa},
    {kTemplateSet, find_templates_set, reason_of_templates},
    {kTemplateDelete, find_templates_delete, reason_of_templates},
    {kLockedPair, locked_subset<2>, reason_of_locked_subset},
    {kLockedTriple, locked_subset<3>, reason_of_locked_subset},
    {kAlsXz, find_als_xz, reason_of_als_xz},
    {kAlsXyWing, find_als_xy_wing, reason_of_als_xy_wing},
    {kAlsXyChain, find_als_xy_chain, reason_of_als_xy_chain},
    {kDeathBlossom, find_death_blossom, reason_of_death_blossom},
    {kWxyzWing, find_wxyz_wing, reason_of_wxyz_wing},
    {kSueDeCoq, find_sue_de_coq, reason_of_sue_de_coq},
    {kAlignedPairExclusion, aligned<2>, reason_of_aligned_exclusion},
    {kAlignedTripleExclusion, aligned<3>, reason_of_aligned_exclusion},
    {kFireworks, find_fireworks, reason_of_fireworks},
    {kSkLoop, find_sk_loop, reason_of_sk_loop},
    {kJuniorExocet, exocets<true>, reason_of_exocet},
    {kSeniorExocet, exocets<false>, reason_of_exocet},
    {kTridagon, find_tridagons, reason_of_tridagon},
    {kMultiSectorLockedSet, find_multi_sector_locked_sets, reason_of_multi_sector},
    {kLawOfLeftovers, find_leftovers, reason_of_equal_sets},
    {kSetEquivalence, find_set_equivalence, reason_of_equal_sets},
});

const Finder* finder_of(Technique technique) {
  const auto* const found = std::find_if(kFinders.begin(), kFinders.end(),
                                         [&](const Finder& finder) { return finder.technique == technique; });
  return found == kFinders.end() ? nullptr : found;
}

class Listed : public DeductionSink {
 public:
  explicit Listed(std::size_t most) : most_(most) {}
  bool take(Deduction deduction) override {
    list.push_back(std::move(deduction));
    return list.size() >= most_;
  }
  std::vector<Deduction> list;

 private:
  std::size_t most_;
};

}  // namespace

std::vector<Technique> sought_techniques() {
  std::vector<Technique> sought;
  for (const TechniqueRow& row : techniques())
    if (is_sought(row.technique)) sought.push_back(row.technique);
  return sought;
}

bool is_usual(Technique technique) {
  if (technique == kGuess || technique == kSiameseFish || technique == kKrakenFish1 || technique == kKrakenFish2)
    return false;
  const TechniqueRow& row = row_of(technique);
  // Sudoku Explainer's chains are left out: the simpler ones
  // repeat other forcing chains and nets, the others take long.
  if (row.family == TechniqueFamily::kForcingChains && row.se_tenths > 0) return false;
  if (row.family == TechniqueFamily::kTemplates) return false;
  if (technique < kXWing || technique > kFinnedMutantLeviathan) return true;
  const int size = 2 + (static_cast<int>(technique) - static_cast<int>(kXWing)) % 6;
  return technique < kFrankenXWing ? size <= 4 : technique < kMutantXWing && size <= 3;
}

bool is_sought(Technique technique) { return finder_of(technique) != nullptr; }

bool assumes_one_solution(Technique technique) { return row_of(technique).family == TechniqueFamily::kUniqueness; }

void find(const Board& board, Technique technique, DeductionSink& sink) { finder_of(technique)->find(board, sink); }

std::vector<Deduction> deductions_at(const Position& position, Technique technique, std::size_t most,
                                     WorkLimit* limit) {
  const Grid grid(position.geometry());
  Listed found(most);
  find(Board(position, grid, limit), technique, found);
  return std::move(found.list);
}

Message reason_by(const Geometry& geometry, const Deduction& deduction) {
  if (deduction.technique == kGuess) return reason_of_guess(geometry, deduction);
  if (row_of(deduction.technique).family == TechniqueFamily::kClues) return reason_of_clue(geometry, deduction);
  return finder_of(deduction.technique)->reason(geometry, deduction);
}

Message explanation_of(const Geometry& geometry, const Deduction& deduction) {
  const Message reason = reason_by(geometry, deduction);
  return reason ? say(MessageId::kFullStop, reason) : reason;
}

}  // namespace sudoscope
