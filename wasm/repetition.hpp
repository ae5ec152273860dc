// A search that is made again and again, for the time that it takes.
#pragma once

#include "arguments.hpp"
#include "sudoscope/search/catalogue.hpp"

namespace sudoscope::wasm {

// The parameters are those of SolveSession.
class Repetition {
 public:
  Repetition(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs, double limit);
  // From the puzzle as it was read to the end of the search, without the immediate check; what it finds is forgotten.
  void run() const;

 private:
  Puzzle puzzle_;
  const Algorithm& algorithm_;
  KnobValues knobs_;
  std::uint64_t limit_;
};

}  // namespace sudoscope::wasm
