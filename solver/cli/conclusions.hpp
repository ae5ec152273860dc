// Conclusions of a technique, in the words of programs.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope::cli {

// Examples: "r1c2=6" and "r3c4<>5".
std::vector<std::string> conclusions_in_words(const Geometry& geometry, std::span<const Candidate> placements,
                                              std::span<const Candidate> eliminations);

}  // namespace sudoscope::cli
