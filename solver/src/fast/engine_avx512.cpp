// The engine as CMakeLists.txt compiles it for this instruction set: 16 grids abreast.
#include "fast/build_engine.hpp"

namespace sudoscope::fast {

void solve_many_avx512(const Batch& batch) { solve_batch<16>(batch); }
std::unique_ptr<FastRun> start_avx512(const FastGrid& givens) { return std::make_unique<LanesRun>(givens); }

}  // namespace sudoscope::fast
