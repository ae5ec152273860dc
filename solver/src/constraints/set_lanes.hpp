// Sixteen sets of digits in one vector: a choice among the sets of a cage takes as long as a choice between two.
#pragma once

#include <cstring>
#include <span>
#include <vector>

#include "sudoscope/constraints/network.hpp"

namespace sudoscope {

typedef std::uint16_t Lanes __attribute__((vector_size(32)));

// REQUIRES: at most as many sets as lanes.
inline SetLanes lanes_of(const std::vector<DigitMask>& sets) {
  SetLanes lanes;
  lanes.fill(kNoSet);
  for (std::size_t at = 0; at < sets.size(); ++at) lanes[at] = static_cast<std::uint16_t>(sets[at]);
  return lanes;
}

inline Lanes load(const SetLanes& sets) {
  Lanes lanes;
  std::memcpy(&lanes, sets.data(), sizeof lanes);
  return lanes;
}

// All bits that some lane has.
inline DigitMask any_of(const Lanes& lanes) {
  std::uint64_t words[4];
  std::memcpy(words, &lanes, sizeof words);
  std::uint64_t all = words[0] | words[1] | words[2] | words[3];
  all |= all >> 32;
  all |= all >> 16;
  return static_cast<DigitMask>(all & 0xFFFF);
}

// All bits of each lane whose set has no digit outside `united` and all of `must`, and whose part `left` gives each
// cell a digit. `now`: the digits of the cells.
inline Lanes fitting_sets(const Lanes& sets, const Lanes& left, DigitMask united, DigitMask must,
                          std::span<const DigitMask> now) {
  const auto outside = static_cast<std::uint16_t>(~united);
  const auto wanted = static_cast<std::uint16_t>(must);
  auto fits = ((sets & outside) | (~sets & wanted)) == 0;
  for (const DigitMask digits : now) fits &= (left & static_cast<std::uint16_t>(digits)) != 0;
  return reinterpret_cast<Lanes&>(fits);
}

}  // namespace sudoscope
