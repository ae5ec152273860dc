// Diagnosis behind the boundary.
#include "diagnosis_session.hpp"

#include "algorithms.hpp"

namespace sudoscope::wasm {
namespace {

using emscripten::val;

Diagnosis make_diagnosis(const Puzzle& puzzle, const std::string& entries, double most_solutions) {
  need_algorithm("", puzzle, 0);
  DiagnosisOptions options;
  options.entries = need_entries(entries, puzzle);
  options.most_solutions = need_count(most_solutions, "mostSolutions");
  return Diagnosis(puzzle, std::move(options));
}

}  // namespace

DiagnosisSession::DiagnosisSession(const PuzzleBytes& puzzle, const std::string& entries, double most_solutions)
    : diagnosis_(make_diagnosis(need_puzzle(puzzle), entries, most_solutions)) {}

val DiagnosisSession::solution(double index) const {
  const SolutionList* solutions = diagnosis_.solutions();
  const auto at = need_size(index, "index");
  if (solutions == nullptr || at >= solutions->kept()) return val::null();
  return array_of(shown(solutions->solution(at)));
}

}  // namespace sudoscope::wasm
