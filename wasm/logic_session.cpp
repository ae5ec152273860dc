// Logic behind the boundary.
#include "logic_session.hpp"

#include <algorithm>
#include <cstring>
#include <sstream>

#include "arguments.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope::wasm {
namespace {

std::vector<DigitSet> sets_of(const std::string& bytes) {
  std::vector<DigitSet> sets(bytes.size() / sizeof(DigitSet));
  std::memcpy(sets.data(), bytes.data(), sets.size() * sizeof(DigitSet));
  return sets;
}

// The techniques that have a finder, in the order of the ids.
std::vector<Technique> techniques_of(const std::string& ids) {
  std::vector<Technique> techniques;
  std::istringstream words(ids);
  for (std::string id; words >> id;)
    for (const TechniqueRow* const row : techniques_named(id))
      if (row->id == id && is_sought(row->technique)) techniques.push_back(row->technique);
  return techniques;
}

// The solution for guesses, if these are among the techniques and the puzzle has one; else nothing.
std::vector<Digit> solution_to_guess(const Puzzle& puzzle, const std::string& ids) {
  // The search of this module knows no clues.
  if ((' ' + ids + ' ').find(" guess ") == std::string::npos || !puzzle.geometry->is_all_houses()) return {};
  // The module has one algorithm, which takes every grid.
  Solve solve(puzzle, catalogue().front(), 2);
  while (!solve.run(UINT64_MAX)) {
  }
  const bool is_one = solve.status() == SolveStatus::kUnique || solve.status() == SolveStatus::kSolved;
  return is_one ? solve.solution() : std::vector<Digit>();
}

Position position_of(const Puzzle& puzzle, const std::string& entries, const std::string& candidates) {
  const std::size_t bytes = puzzle.givens.size() * sizeof(DigitSet);
  need(candidates.empty() || candidates.size() == bytes,
       "The candidates must have eight bytes for each cell, or be empty.");
  return {*puzzle.geometry, puzzle.givens, need_entries(entries, puzzle), sets_of(candidates)};
}

}  // namespace

LogicSession::LogicSession(const PuzzleBytes& puzzle, const std::string& entries, const std::string& candidates,
                           const std::string& techniques)
    : LogicSession(need_puzzle(puzzle), entries, candidates, techniques) {}

LogicSession::LogicSession(const Puzzle& puzzle, const std::string& entries, const std::string& candidates,
                           const std::string& techniques)
    : geometry_(puzzle.geometry),
      position_(position_of(puzzle, entries, candidates)),
      path_(geometry_, position_, techniques_of(techniques), solution_to_guess(puzzle, techniques)) {}

WorkLimit LogicSession::limit() const {
  if (is_ended_.isUndefined()) return {UINT64_MAX};
  return {UINT64_MAX, [this] { return is_ended_().as<bool>(); }};
}

std::string LogicSession::next(double near) const {
  const bool is_cell = near >= 0 && near < position_.cell_count();
  WorkLimit work = limit();
  const auto step = path_.next(is_cell ? static_cast<Cell>(near) : kNoCell, &work);
  return step ? json_of(*geometry_, told_at(position_, *step)).text() : "null";
}

std::string LogicSession::all(const std::string& technique, double most) const {
  const std::vector<Technique> named = techniques_of(technique);
  WorkLimit work = limit();
  std::vector<Deduction> found;
  if (!named.empty())
    found = deductions_at(position_, named.front(), need_size(most, "most"), &work);
  else if (technique == "clues")
    found = clue_steps_at(position_, need_size(most, "most"));
  else if (technique == "clue-chains")
    if (auto chain = clue_chain_at(position_)) found.push_back(std::move(*chain));
  return Json::list(found, [&](const Deduction& each) { return json_of(*geometry_, told_at(position_, each)); }).text();
}

bool LogicSession::run(double steps) {
  for (std::uint64_t left = need_count(steps, "steps"); left > 0; --left) {
    WorkLimit work = limit();
    if (!path_.advance(&work)) return true;
  }
  return false;
}

std::string LogicSession::steps(double from) const {
  const auto steps = path_.steps();
  const auto begin = std::min(need_size(from, "from"), steps.size());
  Position position = position_;
  for (const Deduction& each : steps.first(begin)) apply(position, each);
  return Json::list(steps.subspan(begin),
                    [&](const Deduction& each) {
                      Json json = json_of(*geometry_, told_at(position, each));
                      apply(position, each);
                      return json;
                    })
      .text();
}

std::string logic_techniques() {
  std::vector<Technique> all = sought_techniques();
  for (const Technique technique : clue_techniques()) all.push_back(technique);
  return Json::list(all,
                    [](Technique technique) {
                      const TechniqueRow& row = row_of(technique);
                      JsonObject object;
                      object.add("id", row.id);
                      object.add("name", Message(row.name));
                      object.add("synonyms", row.synonyms);
                      object.add("grade", static_cast<int>(row.grade));
                      object.add("seTenths", row.se_tenths);
                      object.add("hodokuScore", row.hodoku_score);
                      object.add("isUsual", is_sought(technique) && is_usual(technique));
                      object.add("isByClue", row.family == TechniqueFamily::kClues);
                      object.add("clueKinds", Json::list(clue_kinds_of(technique)));
                      object.add("assumesOne", assumes_one_solution(technique));
                      return object;
                    })
      .text();
}

}  // namespace sudoscope::wasm
