// The catalogue of a program that only gives verdicts, and on grids up to 9x9:
// linked in place of search/catalogue.cpp where size matters more than choice.
#include "search/preferred_rows.hpp"

namespace sudoscope {
namespace {

constexpr std::array kAlgorithms{kSudoscope9, kPropagateAndGuess<false>};

}  // namespace

std::span<const Algorithm> catalogue() { return kAlgorithms; }

}  // namespace sudoscope
