// The catalogue of a program that makes puzzles: what proves them on grids that are not the fast engine's. Linked in
// place of search/catalogue.cpp.
#include "search/preferred_rows.hpp"

namespace sudoscope {
namespace {

constexpr std::array kAlgorithms{kSudoscopeN<false>};

}  // namespace

std::span<const Algorithm> catalogue() { return kAlgorithms; }

}  // namespace sudoscope
