// Solve behind the boundary.
#include "solve_session.hpp"

#include <utility>

#include "algorithms.hpp"

namespace sudoscope::wasm {
namespace {

using emscripten::val;

// The cells to point at: the contradiction's own, or the whole house if a digit has no place in it.
std::vector<Cell> place_of(const Geometry& geometry, const Contradiction& contradiction) {
  return contradiction.cells.empty() ? geometry.houses()[contradiction.house].cells : contradiction.cells;
}

}  // namespace

StatsNumbers::StatsNumbers(const SearchStats& stats)
    : steps(static_cast<double>(stats.steps)),
      guesses(static_cast<double>(stats.guesses)),
      backtracks(static_cast<double>(stats.backtracks)),
      assignments(static_cast<double>(stats.assignments)),
      eliminations(static_cast<double>(stats.eliminations)),
      solutions(static_cast<double>(stats.solutions)),
      level(stats.level),
      deepest(stats.deepest) {}

SolveSession::SolveSession(const PuzzleBytes& bytes, const std::string& algorithm_id, const std::string& knobs,
                           double limit) {
  const std::uint64_t wanted = need_count(limit, "limit");
  auto puzzle = puzzle_of(bytes);
  const auto algorithm = puzzle ? algorithm_for(algorithm_id, puzzle.value(), wanted)
                                : Result<const Algorithm*, Message>::failure(puzzle.error());
  if (!algorithm) {
    refusal_ = algorithm.error();
    return;
  }
  puzzle_ = std::move(puzzle.value());
  algorithm_ = algorithm.value();
  solve_.emplace(puzzle_, *algorithm_, wanted, knob_values(*algorithm_, knobs));
}

const Solve& SolveSession::solve() const {
  need(solve_.has_value(), "There is no search: refusal() tells why.");
  return *solve_;
}

val SolveSession::solver() const {
  solve();
  static const Algorithm* of = nullptr;
  static val value = val::null();
  if (std::exchange(of, algorithm_) != algorithm_) {
    value = val::object();
    value.set("id", text(algorithm_->id));
    value.set("name", message_value(Message(algorithm_->name)));
    value.set("seeds", seeds_of(*algorithm_));
  }
  return value;
}

bool SolveSession::run(double max_steps) {
  solve();
  return solve_->run(need_count(max_steps, "maxSteps"));
}

val SolveSession::status() const { return text(name_of(solve().status())); }

val SolveSession::solution() const {
  return solve().solution().empty() ? val::null() : array_of(shown(solve().solution()));
}

val SolveSession::outlook() const {
  const std::optional<Outlook> outlook = solve().outlook();
  if (!outlook) return val::null();
  val value = val::object();
  value.set("conflicts", static_cast<double>(outlook->conflicts));
  value.set("bytes", static_cast<double>(outlook->memory_bytes));
  value.set("proved", array_of(shown(outlook->proved)));
  value.set("best", outlook->best.empty() ? val::null() : array_of(shown(outlook->best)));
  return value;
}

val SolveSession::export_learnt() {
  solve();
  return array_of(solve_->export_learnt());
}

void SolveSession::import_learnt(const val& message) {
  solve();
  std::vector<std::uint32_t> learnt(message["length"].as<std::size_t>());
  view_of(learnt).call<void>("set", message);
  solve_->import_learnt(learnt);
}

val SolveSession::contradiction() const {
  if (!solve().contradiction()) return val::null();
  val value = val::object();
  value.set("message", message_value(message_of(*puzzle_.geometry, *solve().contradiction())));
  value.set("cells", array_of(place_of(*puzzle_.geometry, *solve().contradiction())));
  return value;
}

}  // namespace sudoscope::wasm
