// A list of constraints in words, and as text.
#include "sudoscope/constraint.hpp"

#include <algorithm>

namespace sudoscope {
namespace {

using Read = Result<Constraints, std::string>;

}  // namespace

const ConstraintKind* find_constraint_kind(std::string_view id) {
  for (const ConstraintKind& kind : constraint_kinds())
    if (kind.id == id) return &kind;
  return nullptr;
}

std::string_view name_of(const Constraint& constraint) {
  const ConstraintKind* const kind = find_constraint_kind(constraint.kind);
  return kind ? kind->name : constraint.kind;
}

std::string names_of(std::span<const Constraint> constraints) {
  std::string names;
  for (std::size_t i = 0; i < constraints.size(); ++i) {
    if (i > 0) names += i + 1 == constraints.size() ? " and " : ", ";
    names += name_of(constraints[i]);
  }
  return names;
}

std::optional<std::string> ignored_in_words(std::span<const Constraint> ignored) {
  if (ignored.empty()) return std::nullopt;
  return "Sudoscope does not check " + std::string(ignored.size() == 1 ? "this rule" : "these rules") +
         " yet: " + names_of(ignored) + ". What it says of solutions ignores " +
         (ignored.size() == 1 ? "it." : "them.");
}

bool has_kind(std::span<const Constraint> constraints, std::string_view kind) {
  return std::any_of(constraints.begin(), constraints.end(), [&](const Constraint& one) { return one.kind == kind; });
}

std::string text_of(std::span<const Constraint> constraints) {
  std::string text;
  for (const auto& [kind, data] : constraints) text += kind + (data.empty() ? "" : "=") + data + '\n';
  return text;
}

Read constraints_of(std::string_view text) {
  if (text.size() > kMostConstraintBytes) {
    return Read::failure("The rules of this puzzle are longer than 64 kB, which is more than Sudoscope keeps.");
  }
  Constraints constraints;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    const std::size_t equals = std::min(line.find('='), line.size());
    if (equals == 0 || has_kind(constraints, line.substr(0, equals))) {
      return Read::failure("The list of rules has a line without a kind, or a kind twice.");
    }
    const Constraint read{std::string(line.substr(0, equals)),
                          std::string(line.substr(std::min(equals + 1, line.size())))};
    constraints.push_back(read);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return constraints;
}

}  // namespace sudoscope
