// What is wrong with a puzzle, or can be said of it beside its solution.
#pragma once

#include "arguments.hpp"
#include "sudoscope/diagnose/diagnosis.hpp"

namespace sudoscope::wasm {

// One diagnosis, in slices.
class DiagnosisSession {
 public:
  // `entries`: a byte a cell as in PuzzleBytes::givens, what was entered in blank cells, or empty. `most_solutions`: to
  // count, 0 = all.
  DiagnosisSession(const PuzzleBytes& puzzle, const std::string& entries, double most_solutions);

  // At most about `max_steps` more steps; true when finished.
  bool run(double max_steps) { return diagnosis_.run(need_count(max_steps, "maxSteps")); }
  // All that is known, as JSON, with messages; diagnosis.hpp lists its keys.
  std::string report() const { return json_of(diagnosis_); }
  // One of the solutions that are kept to look through, a byte a cell; null where there is none of that index.
  emscripten::val solution(double index) const;

 private:
  Diagnosis diagnosis_;
};

}  // namespace sudoscope::wasm
