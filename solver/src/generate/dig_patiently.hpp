// Digging that waits for long proofs.
#pragma once

#include "generate/dig.hpp"

namespace sudoscope {

// False if it was cancelled.
bool dig_patiently(Dig& dig, const Cancelled& cancelled);

}  // namespace sudoscope
