// The catalogue of a program that only gives verdicts: linked in place of search/catalogue.cpp where what is loaded
// matters more than choice.
#include "search/preferred_rows.hpp"

namespace sudoscope {
namespace {

constexpr std::array kAlgorithms{kSudoscope9, kPropagateAndGuess<false>, kSudoscopeN<false>};

}  // namespace

std::span<const Algorithm> catalogue() { return kAlgorithms; }

}  // namespace sudoscope
