// Digging in a large grid, for puzzles that people solve: digits that are not quickly proved superfluous
// stay. A person, too, would find the puzzle without them long, and its rating takes ten times as long.
#pragma once

#include "generate/dig.hpp"

namespace sudoscope {

// False if it was cancelled.
bool dig_quickly(Dig& dig, const Cancelled& cancelled);

}  // namespace sudoscope
