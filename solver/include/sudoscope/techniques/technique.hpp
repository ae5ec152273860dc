// The techniques of deductions: one vocabulary for solving, explaining and rating, and one list of all of them,
// with their names among people and their ratings by the two older programs. Ids are HoDoKu's names in lower
// case with hyphens. Source of the ratings: Sudoku Explainer 1.2.1 (N. Juillerat) and HoDoKu 2.2 (B. Hobiger).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "sudoscope/base/message.hpp"

namespace sudoscope {

// Numbers may change: they are never stored. Fish of one kind are in the order of their size, as subsets are.
enum class Technique : std::uint8_t {
  kNone,
  kPeer,  // the rule itself: a cell's digit is not in its peers
  kFullHouse,
  kNakedSingle,
  kHiddenSingle,
  kPointing,          // locked candidates from a box or region
  kClaiming,          // locked candidates from a row or column
  kLockedCandidates,  // the same from any other house
  kLawOfLeftovers,
  kLockedPair,
  kLockedTriple,
  kNakedPair,
  kNakedTriple,
  kNakedQuadruple,
  kHiddenPair,
  kHiddenTriple,
  kHiddenQuadruple,
  kXWing,
  kSwordfish,
  kJellyfish,
  kSquirmbag,
  kWhale,
  kLeviathan,
  kFinnedXWing,
  kFinnedSwordfish,
  kFinnedJellyfish,
  kFinnedSquirmbag,
  kFinnedWhale,
  kFinnedLeviathan,
  kSashimiXWing,
  kSashimiSwordfish,
  kSashimiJellyfish,
  kSashimiSquirmbag,
  kSashimiWhale,
  kSashimiLeviathan,
  kFrankenXWing,
  kFrankenSwordfish,
  kFrankenJellyfish,
  kFrankenSquirmbag,
  kFrankenWhale,
  kFrankenLeviathan,
  kFinnedFrankenXWing,
  kFinnedFrankenSwordfish,
  kFinnedFrankenJellyfish,
  kFinnedFrankenSquirmbag,
  kFinnedFrankenWhale,
  kFinnedFrankenLeviathan,
  kMutantXWing,
  kMutantSwordfish,
  kMutantJellyfish,
  kMutantSquirmbag,
  kMutantWhale,
  kMutantLeviathan,
  kFinnedMutantXWing,
  kFinnedMutantSwordfish,
  kFinnedMutantJellyfish,
  kFinnedMutantSquirmbag,
  kFinnedMutantWhale,
  kFinnedMutantLeviathan,
  kSkyscraper,
  kTwoStringKite,
  kDualTwoStringKite,
  kTurbotFish,
  kEmptyRectangle,
  kDualEmptyRectangle,
  kSimpleColorsTrap,
  kSimpleColorsWrap,
  kRemotePair,
  kChuteRemotePair,
  kBugPlus1,
  kWWing,
  kXyWing,
  kXyzWing,
  kUniqueness1,
  kUniqueness2,
  kUniqueness3,
  kUniqueness4,
  kUniqueness5,
  kUniqueness6,
  kHiddenRectangle,
  kAvoidableRectangle1,
  kAvoidableRectangle2,
  kUniqueLoop,
  kExtendedRectangle,
  kBug2,
  kBug3,
  kBug4,
  kSiameseFish,  // two finned fish of the same base houses and different covers
  kMultiColors1,
  kMultiColors2,
  kMedusa,  // 3D Medusa
  kWxyzWing,
  kSueDeCoq,
  kAlignedPairExclusion,
  kXChain,
  kXyChain,
  kContinuousNiceLoop,
  kDiscontinuousNiceLoop,
  kAic,
  kGroupedContinuousNiceLoop,
  kGroupedDiscontinuousNiceLoop,
  kGroupedAic,
  kAlsContinuousNiceLoop,
  kAlsDiscontinuousNiceLoop,
  kAlsAic,
  kAlsXz,
  kAlsXyWing,
  kAlsXyChain,
  kDeathBlossom,
  kFireworks,
  kSkLoop,
  kJuniorExocet,
  kSeniorExocet,
  kTridagon,
  kMultiSectorLockedSet,
  kSetEquivalence,
  kAlignedTripleExclusion,
  kNishioForcingChain,
  kCellForcingChain,
  kUnitForcingChain,
  kDigitForcingChain,
  kForcingChainContradiction,
  kForcingChainVerity,
  kKrakenFish1,
  kKrakenFish2,
  kForcingNetContradiction,
  kForcingNetVerity,
  kDynamicForcingChain,
  kDynamicForcingChainPlus,
  kNestedForcingChain,
  kTemplateSet,
  kTemplateDelete,
  kClue,          // no way to fill the cells of a clue uses the candidate
  kInniesOuties,  // the same for a sum by the rule of 45
  kCluePeers,     // the candidate of another cell would leave the cells of a clue no way
  kTwoClues,      // no way to fill the cells of two clues uses the candidate
  kCluesInHouse,  // no way to fill a house and the clues in it uses the candidate
  // Steps of those sorts that people have a name for (named_steps.hpp).
  kCageCombinations,
  kCageBounds,
  kHiddenCage,
  kCageSplitting,
  kNeededDigit,
  kCageBlocker,
  kKillerPair,
  kKillerTriple,
  kThermometerBounds,
  kArrowBounds,
  kEqualSumsCompared,
  kSumParity,
  kWhispersHighLow,
  kRenbanWindow,
  kPalindromeCopy,
  kLineEnds,
  kNoPartner,
  kDotChain,
  kSeenByRule,
  kSandwichCombinations,
  kLittleKillerBounds,
  kXSumBounds,
  kSkyscraperBounds,
  kNumberedRoom,
  kQuadrupleSet,
  kClueChain,        // steps by clues lead from the candidate to a contradiction
  kNestedClueChain,  // the same with chains on the way
  kGuess,            // a digit of the solution, if no technique continues
  kTrial,            // the digit in the cell leads to a contradiction by singles
  kLearnt,           // a search with guesses learnt it from earlier conflicts, or ruled it out after a solution
};

enum class TechniqueFamily : std::uint8_t {
  kRule,
  kSingles,
  kIntersections,
  kNakedSubsets,
  kHiddenSubsets,
  kFish,
  kSingleDigit,
  kColouring,
  kUniqueness,
  kWings,
  kChains,
  kAlmostLockedSets,
  kExotic,
  kForcingChains,
  kTemplates,
  kClues,
  kLastResort
};

// Ours: the difficulty of a step for a person who knows the technique.
enum class Grade : std::uint8_t { kGentle, kEasy, kMedium, kHard, kFiendish, kExtreme };

// HoDoKu's.
enum class HodokuLevel : std::uint8_t { kNone, kEasy, kMedium, kHard, kUnfair, kExtreme };

struct TechniqueRow {
  Technique technique;
  TechniqueFamily family;
  std::string_view id;        // "naked-pair"
  MessageId name;             // "naked pair", within a sentence
  std::string_view synonyms;  // other names, separated by blanks; several techniques may share one
  Grade grade;
  int se_tenths;             // the lowest rating by Sudoku Explainer, 23 = 2.3; 0 if it has no such technique
  HodokuLevel hodoku_level;  // kNone if HoDoKu has no such technique
  int hodoku_score;          // of one step
  // The ids of the kinds of clues that lead to a step by clues, separated by blanks; empty: any kind may.
  std::string_view clue_kinds = {};
};

// From the easiest to the hardest, in the order in which a person may try them.
std::span<const TechniqueRow> techniques();

// REQUIRES: not kNone.
const TechniqueRow& row_of(Technique technique);

// The ids of the constraint kinds whose clues lead to such a step by clues; none: any kind may, or it needs no clues.
std::vector<std::string_view> clue_kinds_of(Technique technique);

// The technique of that id, or else all that have it as a synonym ("unique-rectangle"); none for an unknown name.
std::vector<const TechniqueRow*> techniques_named(std::string_view name);

}  // namespace sudoscope
