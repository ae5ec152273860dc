// A search that is repeated to measure its time.
#pragma once

#include "arguments.hpp"
#include "sudoscope/search/catalogue.hpp"

namespace sudoscope::wasm {

// The parameters are those of SolveSession.
class Repetition {
 public:
  Repetition(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs, double limit);
  // From the puzzle as read to the end of the search, without the immediate check; the result is dropped.
  void run() const;

 private:
  Puzzle puzzle_;
  const Algorithm& algorithm_;
  KnobValues knobs_;
  std::uint64_t limit_;
};

}  // namespace sudoscope::wasm
