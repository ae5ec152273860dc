// Grade after grade.
#include "techniques/clue_path.hpp"

#include <algorithm>

#include "techniques/finders.hpp"
#include "techniques/named_steps.hpp"

namespace sudoscope {
namespace {

Grade hardest_of(const std::vector<Technique>& order) {
  Grade hardest = Grade::kGentle;
  for (const Technique technique : order) hardest = std::max(hardest, row_of(technique).grade);
  return hardest;
}

std::vector<Technique> of_grade(Grade grade, std::vector<Technique> order) {
  std::erase_if(order, [&](Technique technique) { return row_of(technique).grade != grade; });
  return order;
}

}  // namespace

Grade grade_of(const Deduction& deduction) {
  const TechniqueRow& row = row_of(deduction.technique);
  if (row.family != TechniqueFamily::kClues) return row.grade;
  const Evidence& evidence = deduction.evidence;
  return grade_of_clue_step(deduction.technique, deduction.technique == Technique::kClueChain ? evidence.links.size()
                                                                                              : evidence.cells.size());
}

std::vector<Technique> clue_techniques() {
  std::vector<Technique> found;
  for (const TechniqueRow& row : techniques())
    if (row.family == TechniqueFamily::kClues) found.push_back(row.technique);
  return found;
}

std::vector<Deduction> clue_steps_at(const Position& position, std::size_t most) {
  return ClueSteps(position.geometry()).all(position, most);
}

std::optional<Deduction> clue_chain_at(const Position& position) {
  if (ClueSteps(position.geometry()).empty()) return std::nullopt;
  return ClueChains(position.geometry()).next(position);
}

std::shared_ptr<CluePath> CluePath::of(const Geometry& geometry, const std::vector<Technique>& order) {
  ClueSteps steps(geometry);
  return steps.empty() ? nullptr : std::make_shared<CluePath>(geometry, std::move(steps), order);
}

CluePath::CluePath(const Geometry& geometry, ClueSteps steps, const std::vector<Technique>& order)
    : geometry_(geometry), steps_(std::move(steps)), most_(hardest_of(order)) {
  for (Grade grade = Grade::kGentle; grade <= Grade::kHard; grade = static_cast<Grade>(static_cast<int>(grade) + 1))
    by_grade_.emplace_back(geometry, of_grade(grade, order));
}

std::optional<Deduction> CluePath::next(const Position& position, Cell near) {
  for (Grade grade = Grade::kGentle; grade <= most_; grade = static_cast<Grade>(static_cast<int>(grade) + 1)) {
    if (grade <= Grade::kHard)
      if (auto found = by_grade_[static_cast<std::size_t>(grade)].next(position, near)) return found;
    if (auto found = steps_.next(position, grade, memory_)) return found;
  }
  return most_ >= Grade::kFiendish ? next_chain(position) : std::nullopt;
}

std::optional<Deduction> CluePath::next_chain(const Position& position) {
  if (!chains_) chains_.emplace(geometry_);
  auto found = chains_->next_step(position);
  if (found)
    if (const auto named = named_step(geometry_, *found)) found->technique = named->technique;
  if (!found) found = chains_->next(position);
  if (found && grade_of(*found) > most_) return std::nullopt;
  return found;
}

}  // namespace sudoscope
