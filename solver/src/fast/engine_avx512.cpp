// The engine as CMakeLists.txt has it compiled for this instruction set: 16 grids abreast.
#include "fast/build_engine.hpp"

namespace sudoscope::fast {

const Engine kAvx512Engine{solve_batch<16>, start_run};

}  // namespace sudoscope::fast
