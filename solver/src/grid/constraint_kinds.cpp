// The table of the kinds of rules.
#include "extra_houses.hpp"
#include "given_candidates.hpp"
#include "sudoscope/grid/constraint.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

constexpr ConstraintKind kKinds[] = {
    kDiagonals,
    {"diagonal-", Id::kKindFallingDiagonal, add_falling_diagonal, false},
    {"diagonal+", Id::kKindRisingDiagonal, add_rising_diagonal, false},
    kWindows,
    {"disjointgroups", Id::kKindDisjointGroups, add_disjoint_groups, false},
    {"extraregion", Id::kKindExtraRegions, add_extra_regions},
    {.id = kGivenCandidates, .name = Id::kKindCandidates, .misfit = candidates_misfit, .allow = allow_candidates},
    {"antiknight", Id::kKindAntiKnight, nullptr, false},
    {"antiking", Id::kKindAntiKing, nullptr, false},
    {"antitaxicab", Id::kKindAntiTaxicab},
    {"nonconsecutive", Id::kKindNonConsecutive, nullptr, false},
    {"globalentropy", Id::kKindGlobalEntropy, nullptr, false},
    {"globalmodular", Id::kKindGlobalModular, nullptr, false},
    {"dutchflatmates", Id::kKindDutchFlatmates, nullptr, false},
    {"odd", Id::kKindOdd},
    {"even", Id::kKindEven},
    {"minimum", Id::kKindMinimum},
    {"maximum", Id::kKindMaximum},
    {"killercage", Id::kKindKillerCages},
    {"sumcage", Id::kKindSumCages},
    {"equalsum", Id::kKindEqualSums},
    {"rellikcage", Id::kKindRellikCages},
    {"equalitycage", Id::kKindEqualityCages},
    {"lookandsay", Id::kKindLookAndSay},
    {"containatleast", Id::kKindContainAtLeast},
    {"containexact", Id::kKindContainExact},
    {"countingcircles", Id::kKindCountingCircles},
    {"countdistinct", Id::kKindCountDistinct},
    {"samevalues", Id::kKindSameValues},
    {"lunchbox", Id::kKindLunchboxes},
    {"arrow", Id::kKindArrows},
    {"thermometer", Id::kKindThermometers},
    {"slowthermometer", Id::kKindSlowThermometers},
    {"difference", Id::kKindWhiteDots},
    {"ratio", Id::kKindBlackDots},
    {"xv", Id::kKindXv},
    {"negative", Id::kKindNegative},
    {"inequality", Id::kKindInequality},
    {"quadruple", Id::kKindQuadruples},
    {"clone", Id::kKindClones},
    {"palindrome", Id::kKindPalindromes},
    {"renban", Id::kKindRenban},
    {"whispers", Id::kKindWhispers},
    {"nabner", Id::kKindNabner},
    {"betweenline", Id::kKindBetweenLines},
    {"lockout", Id::kKindLockout},
    {"regionsumline", Id::kKindRegionSumLines},
    {"zipperline", Id::kKindZipperLines},
    {"doublearrow", Id::kKindDoubleArrows},
    {"entropicline", Id::kKindEntropicLines},
    {"modularline", Id::kKindModularLines},
    {"parityline", Id::kKindParityLines},
    {"sumline", Id::kKindSumLines},
    {"sequence", Id::kKindSequences},
    {"valueindexing", Id::kKindValueIndexing},
    {"pairwise", Id::kKindPairwise},
    {"regex", Id::kKindRegex},
    {"rowindexer", Id::kKindRowIndexers},
    {"columnindexer", Id::kKindColumnIndexers},
    {"boxindexer", Id::kKindBoxIndexers},
    {"littlekillersum", Id::kKindLittleKillerSums},
    {"sandwichsum", Id::kKindSandwichSums},
    {"xsum", Id::kKindXSums},
    {"skyscraper", Id::kKindSkyscrapers},
    {"hiddenskyscraper", Id::kKindHiddenSkyscrapers},
    {"numberedroom", Id::kKindNumberedRooms},
    {"fullrank", Id::kKindFullRank},
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
