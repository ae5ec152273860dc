// Fish as deductions, and the distinctions between their techniques.
#pragma once

#include "techniques/fish.hpp"

namespace sudoscope {

struct FishTechnique {
  FishShape shape;
  bool has_fins;
  bool is_sashimi;
  int size;
};

// REQUIRES: a fish of one of the six sizes.
FishTechnique fish_of(Technique technique);

// True if a base house has fewer than two places besides the fins.
template <class Sets>
bool is_sashimi(const Sets& sets, const Fish<typename Sets::Set>& fish) {
  return std::any_of(fish.bases.begin(), fish.bases.begin() + fish.size,
                     [&](HouseId base) { return (sets.places(base, fish.digit) - fish.fins).without_first().empty(); });
}

template <class Set>
Evidence evidence_of(const Fish<Set>& fish) {
  Evidence evidence;
  const auto size = static_cast<std::size_t>(fish.size);
  // The evidence names the digit, since all places in the bases may be fins.
  const DigitSet digit = digit_bit(fish.digit);
  for (std::size_t i = 0; i < size; ++i) evidence.houses.push_back({fish.bases[i], HouseRole::kBase, digit});
  for (std::size_t i = 0; i < size; ++i) evidence.houses.push_back({fish.covers[i], HouseRole::kCover, digit});
  for (const Cell cell : fish.body) evidence.cells.push_back({cell, digit});
  for (const Cell cell : fish.fins) evidence.cells.push_back({cell, digit, CandidateRole::kFin});
  return evidence;
}

}  // namespace sudoscope
