// Candidates by name.
#include "conclusions.hpp"

namespace sudoscope::cli {
namespace {

std::string conclusion(const Geometry& geometry, const Candidate& candidate, const char* between) {
  return cell_name(geometry, candidate.cell) + between + std::to_string(candidate.digit + 1);
}

}  // namespace

std::vector<std::string> conclusions_in_words(const Geometry& geometry, std::span<const Candidate> placements,
                                              std::span<const Candidate> eliminations) {
  std::vector<std::string> words;
  for (const Candidate& each : placements) words.push_back(conclusion(geometry, each, "="));
  for (const Candidate& each : eliminations) words.push_back(conclusion(geometry, each, "<>"));
  return words;
}

}  // namespace sudoscope::cli
