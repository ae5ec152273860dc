// The engine as CMakeLists.txt has it compiled for this instruction set: 8 grids abreast, in two vectors at once, so
// that one need not wait for the other.
#include "fast/build_engine.hpp"

namespace sudoscope::fast {

const Engine kPlainEngine{solve_batch<8>, start_run};

}  // namespace sudoscope::fast
