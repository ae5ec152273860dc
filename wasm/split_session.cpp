// Splitter and follow() behind the boundary.
#include "split_session.hpp"

#include "algorithms.hpp"

namespace sudoscope::wasm {
namespace {

using emscripten::val;

std::unique_ptr<Search> splittable_of(const Puzzle& puzzle, const std::string& id, const std::string& knobs) {
  const Algorithm& algorithm = *algorithm_of(id, puzzle, 0);
  return make_splittable(algorithm, puzzle, knob_values(algorithm, knobs));
}

Solve part_of(const Puzzle& puzzle, const std::string& id, const std::string& knobs, double limit,
              const std::string& path) {
  auto search = splittable_of(puzzle, id, knobs);
  follow(*search, {bytes_of(path).begin(), bytes_of(path).end()});
  const Algorithm& algorithm = *algorithm_of(id, puzzle, 0);
  return Solve(make_part(algorithm, puzzle, knob_values(algorithm, knobs), std::move(search)),
               static_cast<std::uint64_t>(limit));
}

}  // namespace

SplitSession::SplitSession(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs,
                           double least, int depth)
    : splitter_(splittable_of(puzzle_of(puzzle).value(), algorithm, knobs),
                {.least = static_cast<std::size_t>(least), .depth = depth}) {}

val SplitSession::solution() const {
  return splitter_.solution().empty() ? val::null() : array_of(shown(splitter_.solution()));
}

val SplitSession::subproblems() {
  val values = val::array();
  for (const Subproblem& subproblem : splitter_.subproblems()) {
    val value = val::object();
    value.set("path", array_of(subproblem.path));
    value.set("share", subproblem.share);
    values.call<void>("push", value);
  }
  return values;
}

PartSession::PartSession(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs,
                         double limit, const std::string& path)
    : SolveSession(puzzle_of(puzzle).value(), part_of(puzzle_of(puzzle).value(), algorithm, knobs, limit, path)) {}

}  // namespace sudoscope::wasm
