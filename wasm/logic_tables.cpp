// The catalogue of a program that makes puzzles: the algorithms that prove
// grids beyond the fast engine. Linked in place of search/catalogue.cpp.
#include "search/preferred_rows.hpp"

namespace sudoscope {
namespace {

constexpr std::array kAlgorithms{kSudoscopeN<false>};

}  // namespace

std::span<const Algorithm> catalogue() { return kAlgorithms; }
const Algorithm* algorithm_for_constraints(const Geometry&) { return nullptr; }

}  // namespace sudoscope
