// The engine as CMakeLists.txt has it compiled for this instruction set: 8 grids abreast.
#include "fast/build_engine.hpp"

namespace sudoscope::fast {

const Engine kAvx2Engine{solve_batch<8>, start_run};

}  // namespace sudoscope::fast
