// Distance of a puzzle from an aim.
#pragma once

#include <cstdint>
#include <optional>

#include "sudoscope/generate/maker.hpp"

namespace sudoscope {

enum class Fit : std::uint8_t { kTooEasy, kFits, kTooHard };

// Nothing if it was cancelled. REQUIRES: the puzzle has one solution.
std::optional<Fit> fit_of(const Puzzle& puzzle, const Aim& aim, const Cancelled& cancelled);

}  // namespace sudoscope
