// The search made once more.
#include "repetition.hpp"

#include <limits>

#include "algorithms.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope::wasm {

Repetition::Repetition(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs, double limit)
    : puzzle_(need_puzzle(puzzle)),
      algorithm_(need_algorithm(algorithm, puzzle_, limit)),
      knobs_(knob_values(algorithm_, knobs)),
      limit_(need_count(limit, "limit")) {}

void Repetition::run() const {
  Solve(make_search(algorithm_, puzzle_, knobs_), limit_).run(std::numeric_limits<std::uint64_t>::max());
}

}  // namespace sudoscope::wasm
