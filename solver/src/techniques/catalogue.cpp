// The list of techniques.
#include <algorithm>
#include <array>

#include "sudoscope/say.hpp"
#include "sudoscope/technique.hpp"

namespace sudoscope {
namespace {

using enum Technique;
using Family = TechniqueFamily;
using Id = MessageId;
using Level = HodokuLevel;

// technique, family, id, name, synonyms, SE, HoDoKu's level and score
constexpr std::array kTechniques = std::to_array<TechniqueRow>({
    {kPeer, Family::kRule, "peer", Id::kPeer, "", 0, Level::kNone, 0},
    {kFullHouse, Family::kSingles, "full-house", Id::kFullHouse, "last-digit last-value", 10, Level::kEasy, 4},
    {kNakedSingle, Family::kSingles, "naked-single", Id::kNakedSingle, "sole-candidate forced-digit", 23, Level::kEasy,
     4},
    {kHiddenSingle, Family::kSingles, "hidden-single", Id::kHiddenSingle, "unique-candidate pinned-digit", 12,
     Level::kEasy, 14},
    {kPointing, Family::kIntersections, "locked-candidates-1", Id::kPointing, "pointing pointing-pair pointing-triple",
     26, Level::kMedium, 50},
    {kClaiming, Family::kIntersections, "locked-candidates-2", Id::kClaiming, "claiming box-line-reduction", 28,
     Level::kMedium, 50},
    {kLockedCandidates, Family::kIntersections, "locked-candidates", Id::kLockedCandidates, "intersection-removal", 0,
     Level::kNone, 0},
    {kLockedPair, Family::kNakedSubsets, "locked-pair", Id::kLockedPair, "", 0, Level::kMedium, 40},
    {kLockedTriple, Family::kNakedSubsets, "locked-triple", Id::kLockedTriple, "locked-triplet", 0, Level::kMedium, 60},
    {kNakedPair, Family::kNakedSubsets, "naked-pair", Id::kNakedPair, "", 30, Level::kMedium, 60},
    {kNakedTriple, Family::kNakedSubsets, "naked-triple", Id::kNakedTriple, "naked-triplet", 36, Level::kMedium, 80},
    {kHiddenPair, Family::kHiddenSubsets, "hidden-pair", Id::kHiddenPair, "", 34, Level::kMedium, 70},
    {kHiddenTriple, Family::kHiddenSubsets, "hidden-triple", Id::kHiddenTriple, "hidden-triplet", 40, Level::kMedium,
     100},
    {kNakedQuadruple, Family::kNakedSubsets, "naked-quadruple", Id::kNakedQuadruple, "naked-quad", 50, Level::kHard,
     120},
    {kHiddenQuadruple, Family::kHiddenSubsets, "hidden-quadruple", Id::kHiddenQuadruple, "hidden-quad", 54,
     Level::kHard, 150},
    {kXWing, Family::kFish, "x-wing", Id::kXWing, "", 32, Level::kHard, 140},
    {kSwordfish, Family::kFish, "swordfish", Id::kSwordfish, "", 38, Level::kHard, 150},
    {kJellyfish, Family::kFish, "jellyfish", Id::kJellyfish, "", 52, Level::kHard, 160},
    {kSkyscraper, Family::kSingleDigit, "skyscraper", Id::kSkyscraper, "", 0, Level::kHard, 130},
    {kTwoStringKite, Family::kSingleDigit, "two-string-kite", Id::kTwoStringKite, "2-string-kite", 0, Level::kHard,
     150},
    {kDualTwoStringKite, Family::kSingleDigit, "dual-two-string-kite", Id::kDualTwoStringKite, "", 0, Level::kHard,
     150},
    {kTurbotFish, Family::kSingleDigit, "turbot-fish", Id::kTurbotFish, "", 66, Level::kHard, 120},
    {kEmptyRectangle, Family::kSingleDigit, "empty-rectangle", Id::kEmptyRectangle, "rectangle-elimination", 0,
     Level::kHard, 120},
    {kDualEmptyRectangle, Family::kSingleDigit, "dual-empty-rectangle", Id::kDualEmptyRectangle, "", 0, Level::kHard,
     120},
    {kSimpleColorsTrap, Family::kColouring, "simple-colors-trap", Id::kSimpleColorsTrap,
     "simple-colours-trap simple-colors simple-colours simple-colouring simple-coloring singles-chains", 0,
     Level::kHard, 150},
    {kSimpleColorsWrap, Family::kColouring, "simple-colors-wrap", Id::kSimpleColorsWrap,
     "simple-colours-wrap simple-colors simple-colours simple-colouring simple-coloring singles-chains", 0,
     Level::kHard, 150},
    {kRemotePair, Family::kChains, "remote-pair", Id::kRemotePair, "remote-pairs", 0, Level::kHard, 110},
    {kChuteRemotePair, Family::kChains, "chute-remote-pair", Id::kChuteRemotePair, "chute-remote-pairs", 0,
     Level::kNone, 0},
    {kBugPlus1, Family::kUniqueness, "bug-plus-1", Id::kBugPlus1, "bug bug-1 bivalue-universal-grave-plus-1", 56,
     Level::kHard, 100},
    {kWWing, Family::kWings, "w-wing", Id::kWWing, "", 0, Level::kHard, 150},
    {kXyWing, Family::kWings, "xy-wing", Id::kXyWing, "y-wing", 42, Level::kHard, 160},
    {kXyzWing, Family::kWings, "xyz-wing", Id::kXyzWing, "", 44, Level::kHard, 180},
    {kUniqueness1, Family::kUniqueness, "uniqueness-1", Id::kUniqueness1, "unique-rectangle-1 unique-rectangle", 45,
     Level::kHard, 100},
    {kUniqueness2, Family::kUniqueness, "uniqueness-2", Id::kUniqueness2, "unique-rectangle-2 unique-rectangle", 45,
     Level::kHard, 100},
    {kUniqueness3, Family::kUniqueness, "uniqueness-3", Id::kUniqueness3, "unique-rectangle-3 unique-rectangle", 46,
     Level::kHard, 100},
    {kUniqueness4, Family::kUniqueness, "uniqueness-4", Id::kUniqueness4, "unique-rectangle-4 unique-rectangle", 45,
     Level::kHard, 100},
    {kUniqueness5, Family::kUniqueness, "uniqueness-5", Id::kUniqueness5, "unique-rectangle-5 unique-rectangle", 45,
     Level::kHard, 100},
    {kUniqueness6, Family::kUniqueness, "uniqueness-6", Id::kUniqueness6, "unique-rectangle-6 unique-rectangle", 0,
     Level::kHard, 100},
    {kHiddenRectangle, Family::kUniqueness, "hidden-rectangle", Id::kHiddenRectangle, "hidden-unique-rectangle", 0,
     Level::kHard, 100},
    {kAvoidableRectangle1, Family::kUniqueness, "avoidable-rectangle-1", Id::kAvoidableRectangle1,
     "avoidable-rectangle", 0, Level::kHard, 100},
    {kAvoidableRectangle2, Family::kUniqueness, "avoidable-rectangle-2", Id::kAvoidableRectangle2,
     "avoidable-rectangle", 0, Level::kHard, 100},
    {kUniqueLoop, Family::kUniqueness, "unique-loop", Id::kUniqueLoop, "", 46, Level::kNone, 0},
    {kExtendedRectangle, Family::kUniqueness, "extended-rectangle", Id::kExtendedRectangle,
     "extended-unique-rectangle extended-rectangles", 0, Level::kNone, 0},
    {kBug2, Family::kUniqueness, "bug-2", Id::kBug2, "bivalue-universal-grave-2", 57, Level::kNone, 0},
    {kBug3, Family::kUniqueness, "bug-3", Id::kBug3, "bivalue-universal-grave-3", 58, Level::kNone, 0},
    {kBug4, Family::kUniqueness, "bug-4", Id::kBug4, "bivalue-universal-grave-4", 57, Level::kNone, 0},
    {kFinnedXWing, Family::kFish, "finned-x-wing", Id::kFinnedXWing, "", 0, Level::kHard, 130},
    {kSashimiXWing, Family::kFish, "sashimi-x-wing", Id::kSashimiXWing, "", 0, Level::kHard, 150},
    {kFinnedSwordfish, Family::kFish, "finned-swordfish", Id::kFinnedSwordfish, "", 0, Level::kUnfair, 200},
    {kSashimiSwordfish, Family::kFish, "sashimi-swordfish", Id::kSashimiSwordfish, "", 0, Level::kUnfair, 240},
    {kFinnedJellyfish, Family::kFish, "finned-jellyfish", Id::kFinnedJellyfish, "", 0, Level::kUnfair, 250},
    {kSashimiJellyfish, Family::kFish, "sashimi-jellyfish", Id::kSashimiJellyfish, "", 0, Level::kUnfair, 260},
    {kSiameseFish, Family::kFish, "siamese-fish", Id::kSiameseFish, "", 0, Level::kNone, 0},
    {kMultiColors1, Family::kColouring, "multi-colors-1", Id::kMultiColors1,
     "multi-colours-1 multi-colors multi-colours multi-colouring multi-coloring", 0, Level::kHard, 200},
    {kMultiColors2, Family::kColouring, "multi-colors-2", Id::kMultiColors2,
     "multi-colours-2 multi-colors multi-colours multi-colouring multi-coloring", 0, Level::kHard, 200},
    {kMedusa, Family::kColouring, "3d-medusa", Id::kMedusa, "medusa", 0, Level::kNone, 0},
    {kWxyzWing, Family::kWings, "wxyz-wing", Id::kWxyzWing, "", 0, Level::kNone, 0},
    {kSueDeCoq, Family::kAlmostLockedSets, "sue-de-coq", Id::kSueDeCoq, "two-sector-disjoint-subsets", 0,
     Level::kUnfair, 250},
    {kAlignedPairExclusion, Family::kAlmostLockedSets, "aligned-pair-exclusion", Id::kAlignedPairExclusion, "", 62,
     Level::kNone, 0},
    {kXChain, Family::kChains, "x-chain", Id::kXChain, "x-cycle x-cycles", 66, Level::kUnfair, 260},
    {kXyChain, Family::kChains, "xy-chain", Id::kXyChain, "", 70, Level::kUnfair, 260},
    {kContinuousNiceLoop, Family::kChains, "continuous-nice-loop", Id::kContinuousNiceLoop,
     "x-cycle x-cycles nice-loop", 65, Level::kUnfair, 280},
    {kDiscontinuousNiceLoop, Family::kChains, "discontinuous-nice-loop", Id::kDiscontinuousNiceLoop, "nice-loop", 70,
     Level::kUnfair, 280},
    {kAic, Family::kChains, "aic", Id::kAic, "alternating-inference-chain nice-loop", 70, Level::kUnfair, 280},
    {kGroupedContinuousNiceLoop, Family::kChains, "grouped-continuous-nice-loop", Id::kGroupedContinuousNiceLoop,
     "grouped-x-cycles grouped-nice-loop", 0, Level::kUnfair, 300},
    {kGroupedDiscontinuousNiceLoop, Family::kChains, "grouped-discontinuous-nice-loop",
     Id::kGroupedDiscontinuousNiceLoop, "grouped-nice-loop", 0, Level::kUnfair, 300},
    {kGroupedAic, Family::kChains, "grouped-aic", Id::kGroupedAic, "grouped-nice-loop", 0, Level::kUnfair, 300},
    {kAlsContinuousNiceLoop, Family::kChains, "als-continuous-nice-loop", Id::kAlsContinuousNiceLoop, "als-nice-loop",
     0, Level::kUnfair, 300},
    {kAlsDiscontinuousNiceLoop, Family::kChains, "als-discontinuous-nice-loop", Id::kAlsDiscontinuousNiceLoop,
     "als-nice-loop", 0, Level::kUnfair, 300},
    {kAlsAic, Family::kChains, "als-aic", Id::kAlsAic, "aic-with-als als-nice-loop", 0, Level::kUnfair, 300},
    {kAlsXz, Family::kAlmostLockedSets, "als-xz", Id::kAlsXz, "almost-locked-sets", 0, Level::kUnfair, 300},
    {kAlsXyWing, Family::kAlmostLockedSets, "als-xy-wing", Id::kAlsXyWing, "", 0, Level::kUnfair, 320},
    {kAlsXyChain, Family::kAlmostLockedSets, "als-xy-chain", Id::kAlsXyChain, "als-chain", 0, Level::kUnfair, 340},
    {kDeathBlossom, Family::kAlmostLockedSets, "death-blossom", Id::kDeathBlossom, "", 0, Level::kUnfair, 360},
    {kFireworks, Family::kExotic, "fireworks", Id::kFireworks, "", 0, Level::kNone, 0},
    {kSkLoop, Family::kExotic, "sk-loop", Id::kSkLoop, "sk-loops", 0, Level::kNone, 0},
    {kJuniorExocet, Family::kExotic, "junior-exocet", Id::kJuniorExocet, "exocet", 0, Level::kNone, 0},
    {kSeniorExocet, Family::kExotic, "senior-exocet", Id::kSeniorExocet, "exocet", 0, Level::kNone, 0},
    {kFrankenXWing, Family::kFish, "franken-x-wing", Id::kFrankenXWing, "", 0, Level::kUnfair, 300},
    {kFrankenSwordfish, Family::kFish, "franken-swordfish", Id::kFrankenSwordfish, "", 0, Level::kUnfair, 350},
    {kFrankenJellyfish, Family::kFish, "franken-jellyfish", Id::kFrankenJellyfish, "", 0, Level::kUnfair, 370},
    {kFinnedFrankenXWing, Family::kFish, "finned-franken-x-wing", Id::kFinnedFrankenXWing, "", 0, Level::kUnfair, 390},
    {kFinnedFrankenSwordfish, Family::kFish, "finned-franken-swordfish", Id::kFinnedFrankenSwordfish, "", 0,
     Level::kUnfair, 410},
    {kFinnedFrankenJellyfish, Family::kFish, "finned-franken-jellyfish", Id::kFinnedFrankenJellyfish, "", 0,
     Level::kUnfair, 430},
    {kMutantXWing, Family::kFish, "mutant-x-wing", Id::kMutantXWing, "", 0, Level::kExtreme, 450},
    {kMutantSwordfish, Family::kFish, "mutant-swordfish", Id::kMutantSwordfish, "", 0, Level::kExtreme, 450},
    {kMutantJellyfish, Family::kFish, "mutant-jellyfish", Id::kMutantJellyfish, "", 0, Level::kExtreme, 450},
    {kFinnedMutantXWing, Family::kFish, "finned-mutant-x-wing", Id::kFinnedMutantXWing, "", 0, Level::kExtreme, 470},
    {kFinnedMutantSwordfish, Family::kFish, "finned-mutant-swordfish", Id::kFinnedMutantSwordfish, "", 0,
     Level::kExtreme, 470},
    {kFinnedMutantJellyfish, Family::kFish, "finned-mutant-jellyfish", Id::kFinnedMutantJellyfish, "", 0,
     Level::kExtreme, 470},
    {kSquirmbag, Family::kFish, "squirmbag", Id::kSquirmbag, "starfish", 0, Level::kUnfair, 470},
    {kWhale, Family::kFish, "whale", Id::kWhale, "", 0, Level::kUnfair, 470},
    {kLeviathan, Family::kFish, "leviathan", Id::kLeviathan, "", 0, Level::kUnfair, 470},
    {kFinnedSquirmbag, Family::kFish, "finned-squirmbag", Id::kFinnedSquirmbag, "", 0, Level::kUnfair, 470},
    {kFinnedWhale, Family::kFish, "finned-whale", Id::kFinnedWhale, "", 0, Level::kUnfair, 470},
    {kFinnedLeviathan, Family::kFish, "finned-leviathan", Id::kFinnedLeviathan, "", 0, Level::kUnfair, 470},
    {kSashimiSquirmbag, Family::kFish, "sashimi-squirmbag", Id::kSashimiSquirmbag, "", 0, Level::kUnfair, 470},
    {kSashimiWhale, Family::kFish, "sashimi-whale", Id::kSashimiWhale, "", 0, Level::kUnfair, 470},
    {kSashimiLeviathan, Family::kFish, "sashimi-leviathan", Id::kSashimiLeviathan, "", 0, Level::kUnfair, 470},
    {kFrankenSquirmbag, Family::kFish, "franken-squirmbag", Id::kFrankenSquirmbag, "", 0, Level::kExtreme, 470},
    {kFrankenWhale, Family::kFish, "franken-whale", Id::kFrankenWhale, "", 0, Level::kExtreme, 470},
    {kFrankenLeviathan, Family::kFish, "franken-leviathan", Id::kFrankenLeviathan, "", 0, Level::kExtreme, 470},
    {kFinnedFrankenSquirmbag, Family::kFish, "finned-franken-squirmbag", Id::kFinnedFrankenSquirmbag, "", 0,
     Level::kExtreme, 470},
    {kFinnedFrankenWhale, Family::kFish, "finned-franken-whale", Id::kFinnedFrankenWhale, "", 0, Level::kExtreme, 470},
    {kFinnedFrankenLeviathan, Family::kFish, "finned-franken-leviathan", Id::kFinnedFrankenLeviathan, "", 0,
     Level::kExtreme, 470},
    {kMutantSquirmbag, Family::kFish, "mutant-squirmbag", Id::kMutantSquirmbag, "", 0, Level::kExtreme, 470},
    {kMutantWhale, Family::kFish, "mutant-whale", Id::kMutantWhale, "", 0, Level::kExtreme, 470},
    {kMutantLeviathan, Family::kFish, "mutant-leviathan", Id::kMutantLeviathan, "", 0, Level::kExtreme, 470},
    {kFinnedMutantSquirmbag, Family::kFish, "finned-mutant-squirmbag", Id::kFinnedMutantSquirmbag, "", 0,
     Level::kExtreme, 470},
    {kFinnedMutantWhale, Family::kFish, "finned-mutant-whale", Id::kFinnedMutantWhale, "", 0, Level::kExtreme, 470},
    {kFinnedMutantLeviathan, Family::kFish, "finned-mutant-leviathan", Id::kFinnedMutantLeviathan, "", 0,
     Level::kExtreme, 470},
    {kAlignedTripleExclusion, Family::kAlmostLockedSets, "aligned-triple-exclusion", Id::kAlignedTripleExclusion,
     "aligned-triplet-exclusion", 75, Level::kNone, 0},
    {kNishioForcingChain, Family::kForcingChains, "nishio-forcing-chain", Id::kNishioForcingChain,
     "nishio nishio-forcing-chains", 75, Level::kNone, 0},
    {kCellForcingChain, Family::kForcingChains, "cell-forcing-chain", Id::kCellForcingChain, "cell-forcing-chains", 80,
     Level::kNone, 0},
    {kUnitForcingChain, Family::kForcingChains, "unit-forcing-chain", Id::kUnitForcingChain,
     "unit-forcing-chains region-forcing-chain", 80, Level::kNone, 0},
    {kDigitForcingChain, Family::kForcingChains, "digit-forcing-chain", Id::kDigitForcingChain, "digit-forcing-chains",
     85, Level::kNone, 0},
    {kForcingChainContradiction, Family::kForcingChains, "forcing-chain-contradiction", Id::kForcingChainContradiction,
     "forcing-chain", 0, Level::kExtreme, 500},
    {kForcingChainVerity, Family::kForcingChains, "forcing-chain-verity", Id::kForcingChainVerity, "forcing-chain", 0,
     Level::kExtreme, 500},
    {kKrakenFish1, Family::kFish, "kraken-fish-type-1", Id::kKrakenFish1, "kraken-fish", 0, Level::kExtreme, 500},
    {kKrakenFish2, Family::kFish, "kraken-fish-type-2", Id::kKrakenFish2, "kraken-fish", 0, Level::kExtreme, 500},
    {kForcingNetContradiction, Family::kForcingChains, "forcing-net-contradiction", Id::kForcingNetContradiction,
     "forcing-net", 0, Level::kExtreme, 700},
    {kForcingNetVerity, Family::kForcingChains, "forcing-net-verity", Id::kForcingNetVerity, "forcing-net", 0,
     Level::kExtreme, 700},
    {kDynamicForcingChain, Family::kForcingChains, "dynamic-forcing-chain", Id::kDynamicForcingChain,
     "dynamic-forcing-chains", 85, Level::kNone, 0},
    {kDynamicForcingChainPlus, Family::kForcingChains, "dynamic-forcing-chain-plus", Id::kDynamicForcingChainPlus,
     "dynamic-forcing-chains", 90, Level::kNone, 0},
    {kNestedForcingChain, Family::kForcingChains, "nested-forcing-chain", Id::kNestedForcingChain, "", 95, Level::kNone,
     0},
    {kTemplateSet, Family::kTemplates, "template-set", Id::kTemplateSet, "templates pattern-overlay", 0,
     Level::kExtreme, 10000},
    {kTemplateDelete, Family::kTemplates, "template-del", Id::kTemplateDelete,
     "template-delete templates pattern-overlay", 0, Level::kExtreme, 10000},
    {kTrial, Family::kLastResort, "trial", Id::kTrial, "", 0, Level::kNone, 0},
    {kLearnt, Family::kLastResort, "learnt", Id::kWhatWasLearnt, "", 0, Level::kNone, 0},
});

bool is_among(std::string_view ids, std::string_view id) {
  while (!ids.empty()) {
    const std::size_t end = std::min(ids.find(' '), ids.size());
    if (ids.substr(0, end) == id) return true;
    ids.remove_prefix(std::min(end + 1, ids.size()));
  }
  return false;
}

}  // namespace

std::span<const TechniqueRow> techniques() { return kTechniques; }

const TechniqueRow& row_of(Technique technique) {
  return *std::find_if(kTechniques.begin(), kTechniques.end(),
                       [&](const TechniqueRow& row) { return row.technique == technique; });
}

std::vector<const TechniqueRow*> techniques_named(std::string_view name) {
  std::vector<const TechniqueRow*> named;
  if (name.empty()) return named;
  for (const TechniqueRow& row : kTechniques)
    if (row.id == name) return {&row};
  for (const TechniqueRow& row : kTechniques)
    if (is_among(row.synonyms, name)) named.push_back(&row);
  return named;
}

}  // namespace sudoscope
