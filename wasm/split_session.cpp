// Splitter and follow() behind the boundary.
#include "split_session.hpp"

#include <algorithm>
#include <limits>

#include "algorithms.hpp"

namespace sudoscope::wasm {
namespace {

using emscripten::val;

std::unique_ptr<Search> splittable_of(const Puzzle& puzzle, const std::string& id, const std::string& knobs) {
  const Algorithm& algorithm = need_algorithm(id, puzzle, 0);
  return make_splittable(algorithm, puzzle, knob_values(algorithm, knobs));
}

SplitGoal goal_of(double least, double depth) {
  constexpr std::size_t kDeepest = std::numeric_limits<int>::max();
  return {.least = need_size(least, "least"), .depth = static_cast<int>(std::min(need_size(depth, "depth"), kDeepest))};
}

Solve part_of(const Puzzle& puzzle, const std::string& id, const std::string& knobs, double limit,
              const std::string& path) {
  auto search = splittable_of(puzzle, id, knobs);
  need(follow(*search, {bytes_of(path).begin(), bytes_of(path).end()}), "path leads to no part of the search.");
  const Algorithm& algorithm = need_algorithm(id, puzzle, 0);
  return Solve(make_part(algorithm, puzzle, knob_values(algorithm, knobs), std::move(search)),
               need_count(limit, "limit"));
}

}  // namespace

SplitSession::SplitSession(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs,
                           double least, double depth)
    : splitter_(splittable_of(need_puzzle(puzzle), algorithm, knobs), goal_of(least, depth)) {}

val SplitSession::solution() const {
  return splitter_.above().solution.empty() ? val::null() : array_of(shown(splitter_.above().solution));
}

val SplitSession::subproblems() {
  need(splitter_.run(0), "There are no subproblems before run() is finished.");
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
    : SolveSession(need_puzzle(puzzle), need_algorithm(algorithm, need_puzzle(puzzle), limit),
                   part_of(need_puzzle(puzzle), algorithm, knobs, limit, path)) {}

}  // namespace sudoscope::wasm
