// Digging in many ordinary 9x9 grids at once.
#pragma once

#include <vector>

#include "generate/dig.hpp"

namespace sudoscope {

// As dig_all(). REQUIRES: is_fast_geometry() of all.
bool dig_abreast(std::vector<Dig>& digs, const Cancelled& cancelled);

}  // namespace sudoscope
