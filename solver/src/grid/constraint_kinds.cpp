// The table of the kinds of rules.
#include "extra_houses.hpp"
#include "sudoscope/constraint.hpp"

namespace sudoscope {
namespace {

constexpr ConstraintKind kKinds[] = {
    kDiagonals,
    {"diagonal-", "the falling diagonal", add_falling_diagonal, false},
    {"diagonal+", "the rising diagonal", add_rising_diagonal, false},
    kWindows,
    {"disjointgroups", "disjoint groups", add_disjoint_groups, false},
    {"extraregion", "extra regions", add_extra_regions},
    {"antiknight", "anti-knight", nullptr, false},
    {"antiking", "anti-king", nullptr, false},
    {"nonconsecutive", "non-consecutive", nullptr, false},
    {"odd", "odd cells"},
    {"even", "even cells"},
    {"minimum", "minimum cells"},
    {"maximum", "maximum cells"},
    {"killercage", "killer cages"},
    {"arrow", "arrows"},
    {"thermometer", "thermometers"},
    {"slowthermometer", "slow thermometers"},
    {"difference", "white dots"},
    {"ratio", "black dots"},
    {"xv", "X and V"},
    {"negative", "negative constraints"},
    {"inequality", "inequality signs"},
    {"quadruple", "quadruples"},
    {"clone", "clones"},
    {"palindrome", "palindromes"},
    {"renban", "renban lines"},
    {"whispers", "whispers"},
    {"nabner", "nabner lines"},
    {"betweenline", "between lines"},
    {"lockout", "lockout lines"},
    {"regionsumline", "region sum lines"},
    {"zipperline", "zipper lines"},
    {"doublearrow", "double arrows"},
    {"entropicline", "entropic lines"},
    {"modularline", "modular lines"},
    {"parityline", "parity lines"},
    {"rowindexer", "row indexers"},
    {"columnindexer", "column indexers"},
    {"boxindexer", "box indexers"},
    {"littlekillersum", "little killer sums"},
    {"sandwichsum", "sandwich sums"},
    {"xsum", "X-sums"},
    {"skyscraper", "skyscrapers"},
    {"numberedroom", "numbered rooms"},
};

}  // namespace

std::span<const ConstraintKind> constraint_kinds() { return kKinds; }

}  // namespace sudoscope
