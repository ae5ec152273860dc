// The engine as CMakeLists.txt has it compiled for this instruction set: 4 grids abreast.
#include "fast/build_engine.hpp"

namespace sudoscope::fast {

const Engine kPlainEngine{solve_batch<4>, start_run};

}  // namespace sudoscope::fast
