// The kinds of all families, and the way through the constraints of a grid.
#include "sudoscope/constraints/compile.hpp"

#include <algorithm>
#include <array>

#include "constraints/builder.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {

CompileKind compiler_of(std::string_view id) {
  for (const auto kinds : {grid_kinds(), cell_kinds(), pair_kinds(), cage_kinds(), line_kinds(), state_kinds(),
                           outside_kinds(), either_kinds()})
    for (const CompiledKind& kind : kinds)
      if (kind.id == id) return kind.compile;
  return nullptr;
}

namespace {

// Compiles one constraint; returns why it is not kept in full.
std::optional<Message> compile_one(Builder& builder, std::size_t index, const Constraint& constraint) {
  const CompileKind compile = compiler_of(constraint.kind);
  if (!compile) return Message();
  const auto& clues = read_clues(builder.geometry()).of_constraints[index];
  if (!clues) return say(MessageId::kClueUnreadable, name_of(constraint), clues.error().clue, clues.error().reason);
  std::optional<Message> reason;
  std::size_t entry_at = 0;
  const auto note = [&] {
    if (auto refusal = builder.take_refusal(); refusal && !reason)
      reason = say(MessageId::kClueUnreadable, name_of(constraint), entry_at + 1, *refusal);
  };
  compile(builder, clues.value(), [&](std::size_t entry) {
    note();
    entry_at = entry;
    builder.begin_clue(index, entry);
  });
  note();
  return reason;
}

CompiledConstraints compile_all(const Geometry& geometry) {
  const auto constraints = geometry.constraints();
  // Behind those that make houses, and before the drawings.
  const std::size_t end = constraints.size() - geometry.drawings().size();
  const std::size_t first = end - geometry.ignored_constraints().size();
  if (geometry.side() > kLargestConstrainedSide) {
    CompiledConstraints compiled;
    for (std::size_t index = first; index < end; ++index) compiled.refusals.push_back({index, {}});
    return compiled;
  }
  Builder builder(geometry);
  std::vector<CompiledConstraints::Refusal> refusals;
  for (std::size_t index = first; index < end; ++index)
    if (auto reason = compile_one(builder, index, constraints[index])) refusals.push_back({index, std::move(*reason)});
  CompiledConstraints compiled = builder.take();
  compiled.refusals = std::move(refusals);
  return compiled;
}

}  // namespace

const CompiledConstraints& compile_constraints(const Geometry& geometry) {
  return geometry.compiled_slot().get([&] { return compile_all(geometry); });
}

Constraints constraints_not_kept(const Geometry& geometry, std::vector<Message>* reasons) {
  if (geometry.is_all_houses()) return {};
  Constraints found;
  for (const auto& [constraint, reason] : compile_constraints(geometry).refusals) {
    found.push_back(geometry.constraints()[constraint]);
    if (reasons && reason) reasons->push_back(reason);
  }
  return found;
}

bool needs_primitives(const Geometry& geometry) {
  const auto constraints = geometry.ignored_constraints();
  return geometry.side() <= kLargestConstrainedSide &&
         std::any_of(constraints.begin(), constraints.end(),
                     [](const Constraint& constraint) { return compiler_of(constraint.kind) != nullptr; });
}

}  // namespace sudoscope
