// The tables of a module that only gives verdicts, and on grids up to 9x9: linked in place of search/catalogue.cpp and
// grid/constraint_kinds.cpp where the size of what is loaded matters more than choice.
#include "grid/extra_houses.hpp"
#include "search/preferred_rows.hpp"
#include "sudoscope/grid/constraint.hpp"

namespace sudoscope {
namespace {

constexpr std::array kAlgorithms{kSudoscope9, kPropagateAndGuess<false>};
// Puzzles with any other rule go to the module with the whole table.
constexpr ConstraintKind kKinds[] = {kDiagonals, kWindows};

}  // namespace

std::span<const Algorithm> catalogue() { return kAlgorithms; }
const Algorithm* algorithm_for_constraints(const Geometry&) { return nullptr; }
std::span<const ConstraintKind> constraint_kinds() { return kKinds; }

}  // namespace sudoscope
