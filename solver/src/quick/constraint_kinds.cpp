// The rules of a program that leaves all other rules to one with
// the whole table: linked in place of grid/constraint_kinds.cpp.
#include "grid/extra_houses.hpp"
#include "sudoscope/constraint.hpp"

namespace sudoscope {
namespace {

constexpr ConstraintKind kKinds[] = {kDiagonals, kWindows};

}  // namespace

std::span<const ConstraintKind> constraint_kinds() { return kKinds; }

}  // namespace sudoscope
