// Digging where a proof that takes long is waited for.
#pragma once

#include "generate/dig.hpp"

namespace sudoscope {

// False where it was cancelled.
bool dig_patiently(Dig& dig, const Cancelled& cancelled);

}  // namespace sudoscope
