// Diagnosis behind the boundary.
#include "diagnosis_session.hpp"

namespace sudoscope::wasm {
namespace {

using emscripten::val;

DiagnosisOptions options_of(const std::string& entries, double most_solutions) {
  DiagnosisOptions options;
  options.entries = digits_of(entries);
  options.most_solutions = static_cast<std::uint64_t>(most_solutions);
  return options;
}

}  // namespace

DiagnosisSession::DiagnosisSession(const PuzzleBytes& puzzle, const std::string& entries, double most_solutions)
    : diagnosis_(puzzle_of(puzzle).value(), options_of(entries, most_solutions)) {}

val DiagnosisSession::solution(double index) const {
  const SolutionList* solutions = diagnosis_.solutions();
  const auto at = static_cast<std::size_t>(index);
  if (solutions == nullptr || at >= solutions->kept()) return val::null();
  return array_of(shown(solutions->solution(at)));
}

}  // namespace sudoscope::wasm
