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
    {"nonconsecutive", Id::kKindNonConsecutive, nullptr, false},
    {"odd", Id::kKindOdd},
    {"even", Id::kKindEven},
    {"minimum", Id::kKindMinimum},
    {"maximum", Id::kKindMaximum},
    {"killercage", Id::kKindKillerCages},
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
    {"rowindexer", Id::kKindRowIndexers},
    {"columnindexer", Id::kKindColumnIndexers},
    {"boxindexer", Id::kKindBoxIndexers},
    {"littlekillersum", Id::kKindLittleKillerSums},
    {"sandwichsum", Id::kKindSandwichSums},
    {"xsum", Id::kKindXSums},
    {"skyscraper", Id::kKindSkyscrapers},
    {"numberedroom", Id::kKindNumberedRooms},
};

}  // namespace

std::span<const ConstraintKind> constraint_kinds() { return kKinds; }

}  // namespace sudoscope
