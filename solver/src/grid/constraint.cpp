// A list of constraints in words, and as text.
#include "sudoscope/grid/constraint.hpp"

#include <algorithm>

#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

using Read = Result<Constraints, Message>;

}  // namespace

const ConstraintKind* find_constraint_kind(std::string_view id) {
  for (const ConstraintKind& kind : constraint_kinds())
    if (kind.id == id) return &kind;
  return nullptr;
}

Message name_of(const Constraint& constraint) {
  const ConstraintKind* const kind = find_constraint_kind(constraint.kind);
  return kind ? Message(kind->name) : say(MessageId::kKindUnknown, constraint.kind);
}

Message names_of(std::span<const Constraint> constraints) {
  if (constraints.empty()) return {};
  std::vector<Message> names;
  for (const Constraint& constraint : constraints) names.push_back(name_of(constraint));
  return say(MessageId::kKindNames, names);
}

Message ignored_in_words(std::span<const Constraint> ignored, std::span<const Constraint> drawings) {
  const Message of_rules =
      ignored.empty() ? Message() : say(MessageId::kRulesIgnored, ignored.size(), names_of(ignored));
  const Message of_drawings = drawings.empty() ? Message() : say(MessageId::kDrawingsIgnored, names_of(drawings));
  if (ignored.empty()) return of_drawings;
  return drawings.empty() ? of_rules : say(MessageId::kRulesAndDrawingsIgnored, of_rules, of_drawings);
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
    return Read::failure(say(MessageId::kRulesTooLong));
  }
  Constraints constraints;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    const std::size_t equals = std::min(line.find('='), line.size());
    if (equals == 0 || has_kind(constraints, line.substr(0, equals))) {
      return Read::failure(say(MessageId::kRulesWithoutKind));
    }
    const Constraint read{std::string(line.substr(0, equals)),
                          std::string(line.substr(std::min(equals + 1, line.size())))};
    constraints.push_back(read);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return constraints;
}

}  // namespace sudoscope
