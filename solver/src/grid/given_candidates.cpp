// Given candidates to data and back.
#include "grid/given_candidates.hpp"

#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kNumerals = "0123456789abcdef";

std::size_t numerals_of(int side) { return static_cast<std::size_t>(side + 3) / 4; }

}  // namespace

std::optional<std::vector<DigitSet>> allow_candidates(const PlainGrid& grid, std::string_view data) {
  const auto cells = static_cast<std::size_t>(grid.side) * static_cast<std::size_t>(grid.side);
  const std::size_t numerals = numerals_of(grid.side);
  if (data.size() != cells * numerals + 2 || data.front() != '"' || data.back() != '"') return std::nullopt;
  std::vector<DigitSet> allowed(cells, 0);
  for (std::size_t i = 0; i < cells * numerals; ++i) {
    const std::size_t value = kNumerals.find(data[i + 1]);
    if (value == std::string_view::npos) return std::nullopt;
    DigitSet& set = allowed[i / numerals];
    set = set << 4 | value;
  }
  for (const DigitSet set : allowed)
    if ((set & ~all_digits(grid.side)) != 0) return std::nullopt;
  return allowed;
}

Constraint given_candidates(int side, std::span<const DigitSet> allowed) {
  std::string data(1, '"');
  for (const DigitSet set : allowed)
    for (std::size_t numeral = numerals_of(side); numeral-- > 0;) data += kNumerals[set >> 4 * numeral & 15];
  return {std::string(kGivenCandidates), data + '"'};
}

Message candidates_misfit() { return Message(MessageId::kCandidatesMisfit); }

}  // namespace sudoscope
