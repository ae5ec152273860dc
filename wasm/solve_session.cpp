// Solve behind the boundary.
#include "solve_session.hpp"

#include "algorithms.hpp"

namespace sudoscope::wasm {
namespace {

using emscripten::val;

// The cells to point at: the contradiction's own, or the whole house where a digit has no place in it.
std::vector<Cell> place_of(const Geometry& geometry, const Contradiction& contradiction) {
  return contradiction.cells.empty() ? geometry.houses()[contradiction.house].cells : contradiction.cells;
}

Solve make_solve(const Puzzle& puzzle, const std::string& id, const std::string& knobs, double limit) {
  const Algorithm& algorithm = need_algorithm(id, puzzle, limit);
  return Solve(puzzle, algorithm, need_count(limit, "limit"), knob_values(algorithm, knobs));
}

}  // namespace

val stats_value(const SearchStats& stats) {
  val value = val::object();
  value.set("steps", static_cast<double>(stats.steps));
  value.set("guesses", static_cast<double>(stats.guesses));
  value.set("backtracks", static_cast<double>(stats.backtracks));
  value.set("assignments", static_cast<double>(stats.assignments));
  value.set("eliminations", static_cast<double>(stats.eliminations));
  value.set("solutions", static_cast<double>(stats.solutions));
  value.set("level", stats.level);
  value.set("deepest", stats.deepest);
  return value;
}

SolveSession::SolveSession(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs,
                           double limit)
    : puzzle_(need_puzzle(puzzle)), solve_(make_solve(puzzle_, algorithm, knobs, limit)) {}

std::string SolveSession::status() const { return std::string(name_of(solve_.status())); }

val SolveSession::solution() const {
  return solve_.solution().empty() ? val::null() : array_of(shown(solve_.solution()));
}

val SolveSession::outlook() const {
  const std::optional<Outlook> outlook = solve_.outlook();
  if (!outlook) return val::null();
  val value = val::object();
  value.set("conflicts", static_cast<double>(outlook->conflicts));
  value.set("bytes", static_cast<double>(outlook->memory_bytes));
  value.set("proved", array_of(shown(outlook->proved)));
  value.set("best", outlook->best.empty() ? val::null() : array_of(shown(outlook->best)));
  return value;
}

val SolveSession::contradiction() const {
  if (!solve_.contradiction()) return val::null();
  val value = val::object();
  value.set("message", message_value(message_of(*puzzle_.geometry, *solve_.contradiction())));
  value.set("cells", array_of(place_of(*puzzle_.geometry, *solve_.contradiction())));
  return value;
}

}  // namespace sudoscope::wasm
