// Digging in a large grid, for puzzles that people solve: what is not proved at once stays. A person, too, would find
// it long, and rating what is left without it takes ten times as long.
#pragma once

#include "generate/dig.hpp"

namespace sudoscope {

// False where it was cancelled.
bool dig_quickly(Dig& dig, const Cancelled& cancelled);

}  // namespace sudoscope
