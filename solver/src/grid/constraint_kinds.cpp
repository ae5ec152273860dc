// The table of the kinds of rules.
#include "extra_houses.hpp"
#include "given_candidates.hpp"
#include "sudoscope/grid/constraint.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

constexpr ConstraintKind kKinds[] = {
    kDiagonals,
    {"diagonal-", Id::kKindFallingDiagonal, {}, add_falling_diagonal, false},
    {"diagonal+", Id::kKindRisingDiagonal, {}, add_rising_diagonal, false},
    kWindows,
    {"disjointgroups", Id::kKindDisjointGroups, {}, add_disjoint_groups, false},
    {"extraregion", Id::kKindExtraRegions, Id::kOneExtraRegion, add_extra_regions},
    {.id = kGivenCandidates, .name = Id::kKindCandidates, .misfit = candidates_misfit, .allow = allow_candidates},
    {"antiknight", Id::kKindAntiKnight, {}, nullptr, false},
    {"antiking", Id::kKindAntiKing, {}, nullptr, false},
    {"antitaxicab", Id::kKindAntiTaxicab},
    {"nonconsecutive", Id::kKindNonConsecutive, {}, nullptr, false},
    {"globalentropy", Id::kKindGlobalEntropy, {}, nullptr, false},
    {"globalmodular", Id::kKindGlobalModular, {}, nullptr, false},
    {"dutchflatmates", Id::kKindDutchFlatmates, {}, nullptr, false},
    {"odd", Id::kKindOdd, Id::kOneOddCell},
    {"even", Id::kKindEven, Id::kOneEvenCell},
    {"minimum", Id::kKindMinimum, Id::kOneMinimumCell},
    {"maximum", Id::kKindMaximum, Id::kOneMaximumCell},
    {"killercage", Id::kKindKillerCages, Id::kOneKillerCage},
    {"sumcage", Id::kKindSumCages, Id::kOneSumCage},
    {"equalsum", Id::kKindEqualSums, Id::kOneEqualSum},
    {"rellikcage", Id::kKindRellikCages, Id::kOneRellikCage},
    {"equalitycage", Id::kKindEqualityCages, Id::kOneEqualityCage},
    {"lookandsay", Id::kKindLookAndSay, Id::kOneLookAndSay},
    {"containatleast", Id::kKindContainAtLeast, Id::kOneContainAtLeast},
    {"containexact", Id::kKindContainExact, Id::kOneContainExact},
    {"countingcircles", Id::kKindCountingCircles, Id::kOneSetOfCircles},
    {"countdistinct", Id::kKindCountDistinct, Id::kOneCountDistinct},
    {"samevalues", Id::kKindSameValues, Id::kOnePairOfAreas},
    {"lunchbox", Id::kKindLunchboxes, Id::kOneLunchbox},
    {"arrow", Id::kKindArrows, Id::kOneArrow},
    {"thermometer", Id::kKindThermometers, Id::kOneThermometer},
    {"slowthermometer", Id::kKindSlowThermometers, Id::kOneSlowThermometer},
    {"difference", Id::kKindWhiteDots, Id::kOneWhiteDot},
    {"ratio", Id::kKindBlackDots, Id::kOneBlackDot},
    {"xv", Id::kKindXv, Id::kOneSumMark},
    {"negative", Id::kKindNegative},
    {"inequality", Id::kKindInequality, Id::kOneInequality},
    {"quadruple", Id::kKindQuadruples, Id::kOneQuadruple},
    {"clone", Id::kKindClones, Id::kOneClone},
    {"palindrome", Id::kKindPalindromes, Id::kOnePalindrome},
    {"renban", Id::kKindRenban, Id::kOneRenbanLine},
    {"whispers", Id::kKindWhispers, Id::kOneWhispersLine},
    {"nabner", Id::kKindNabner, Id::kOneNabnerLine},
    {"betweenline", Id::kKindBetweenLines, Id::kOneBetweenLine},
    {"lockout", Id::kKindLockout, Id::kOneLockoutLine},
    {"regionsumline", Id::kKindRegionSumLines, Id::kOneRegionSumLine},
    {"zipperline", Id::kKindZipperLines, Id::kOneZipperLine},
    {"doublearrow", Id::kKindDoubleArrows, Id::kOneDoubleArrow},
    {"entropicline", Id::kKindEntropicLines, Id::kOneEntropicLine},
    {"modularline", Id::kKindModularLines, Id::kOneModularLine},
    {"parityline", Id::kKindParityLines, Id::kOneParityLine},
    {"sumline", Id::kKindSumLines, Id::kOneSumLine},
    {"sequence", Id::kKindSequences, Id::kOneSequence},
    {"valueindexing", Id::kKindValueIndexing, Id::kOneValueIndexing},
    {"pairwise", Id::kKindPairwise, Id::kOnePairwise},
    {"regex", Id::kKindRegex, Id::kOneRegex},
    {"rowindexer", Id::kKindRowIndexers, Id::kOneRowIndexer},
    {"columnindexer", Id::kKindColumnIndexers, Id::kOneColumnIndexer},
    {"boxindexer", Id::kKindBoxIndexers, Id::kOneBoxIndexer},
    {"littlekillersum", Id::kKindLittleKillerSums, Id::kOneLittleKillerSum},
    {"sandwichsum", Id::kKindSandwichSums, Id::kOneSandwichSum},
    {"xsum", Id::kKindXSums, Id::kOneXSum},
    {"skyscraper", Id::kKindSkyscrapers, Id::kOneSkyscraperClue},
    {"hiddenskyscraper", Id::kKindHiddenSkyscrapers, Id::kOneHiddenSkyscraper},
    {"numberedroom", Id::kKindNumberedRooms, Id::kOneNumberedRoom},
    {"fullrank", Id::kKindFullRank, Id::kOneFullRank},
    {"fullrankties", Id::kKindFullRankTies},
    {"fogofwar", Id::kKindFog},
    {"foglight", Id::kKindFogLights},
    {"triggereffect", Id::kKindFogTriggers},
    {.id = "line", .name = Id::kKindDrawnLines, .is_drawing = true},
    {.id = "cage", .name = Id::kKindDrawnCages, .is_drawing = true},
    {.id = "circle", .name = Id::kKindDrawnCircles, .is_drawing = true},
    {.id = "rectangle", .name = Id::kKindDrawnRectangles, .is_drawing = true},
    {.id = "text", .name = Id::kKindDrawnTexts, .is_drawing = true},
};

}  // namespace

std::span<const ConstraintKind> constraint_kinds() { return kKinds; }

}  // namespace sudoscope
