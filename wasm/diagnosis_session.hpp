// The faults of a puzzle, and facts about it beside its solution.
#pragma once

#include "arguments.hpp"
#include "sudoscope/diagnose/diagnosis.hpp"

namespace sudoscope::wasm {

// One diagnosis, in slices.
class DiagnosisSession {
 public:
  // `entries`: the digits entered in blank cells, a byte a cell as in
  // PuzzleBytes::givens, or empty. `most_solutions`: number to count, 0 = all.
  DiagnosisSession(const PuzzleBytes& puzzle, const std::string& entries, double most_solutions);

  // At most about `max_steps` more steps; true when finished.
  bool run(double max_steps) { return diagnosis_.run(need_count(max_steps, "maxSteps")); }
  // All results so far, as JSON, with messages; diagnosis.hpp lists its keys.
  std::string report() const { return json_of(diagnosis_); }
  // One of the solutions that are kept for looking through, a byte a cell; null if there is none of that index.
  emscripten::val solution(double index) const;

 private:
  Diagnosis diagnosis_;
};

}  // namespace sudoscope::wasm
