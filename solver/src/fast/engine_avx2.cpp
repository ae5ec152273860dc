// The engine as CMakeLists.txt compiles it for this instruction set: 8 grids abreast.
#include "fast/build_engine.hpp"

namespace sudoscope::fast {

void solve_many_avx2(const Batch& batch) { solve_batch<8>(batch); }
std::unique_ptr<FastRun> start_avx2(const FastGrid& givens) { return std::make_unique<LanesRun>(givens); }

}  // namespace sudoscope::fast
