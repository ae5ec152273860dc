// The engine as CMakeLists.txt compiles it for this instruction set: 8 grids
// abreast, in two vectors at once, so that one need not wait for the other.
#include "fast/build_engine.hpp"

namespace sudoscope::fast {

void solve_many_sse41(const Batch& batch) { solve_batch<8>(batch); }
std::unique_ptr<FastRun> start_sse41(const FastGrid& givens) { return std::make_unique<LanesRun>(givens); }

}  // namespace sudoscope::fast
