// Reading those values.
#include "take_value.hpp"

#include <algorithm>
#include <cctype>

#include "commands.hpp"
#include "input.hpp"
#include "speech.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/generate/maker.hpp"
#include "sudoscope/grid/constraint.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

}  // namespace

Message take_algorithms(Args& args, const std::string& value) {
  auto contenders = parse_contenders(value);
  if (!contenders) return contenders.error();
  args.contenders = std::move(contenders.value());
  return {};
}

Message take_algorithm(Args& args, const std::string& value) {
  const Message error = take_algorithms(args, value);
  return !error && args.contenders.size() > 1 ? say(Id::kOneAlgorithm, args.command) : error;
}

Message take_knob(Args& args, const std::string& value) {
  const std::size_t equals = value.find('=');
  if (equals == std::string::npos) return say(Id::kKnobOptionForm, value);
  const std::string id = value.substr(0, equals);
  const bool is_new = args.knobs.emplace(id, value.substr(equals + 1)).second;
  return is_new ? Message() : say(Id::kKnobGivenTwice, id);
}

void add_rule(Args& args, std::string_view kind) {
  Constraints& constraints = args.options.constraints;
  if (!has_kind(constraints, kind)) constraints.push_back({std::string(kind)});
}

std::string rules_to_name() {
  std::string rules;
  for (const ConstraintKind& kind : constraint_kinds())
    if (kind.add_houses && !kind.takes_data) rules += (rules.empty() ? "" : "|") + std::string(kind.id);
  return rules;
}

Message take_rule(Args& args, const std::string& value) {
  const ConstraintKind* const kind = find_constraint_kind(value);
  if (!kind || !kind->add_houses || kind->takes_data) {
    return say(Id::kOptionTakesOneOf, "--rule", either_of(rules_to_name()), value);
  }
  add_rule(args, value);
  return {};
}

Message take_clues(Args& args, const std::string& value) {
  constexpr std::pair<std::string_view, std::string_view> kRules[] = {
      {"anti-knight", "antiknight"}, {"anti-king", "antiking"}, {"non-consecutive", "nonconsecutive"}};
  for (std::size_t begin = 0; begin <= value.size();) {
    const std::size_t end = std::min(value.find(',', begin), value.size());
    const std::string item = value.substr(begin, end - begin);
    begin = end + 1;
    const auto* const rule =
        std::find_if(std::begin(kRules), std::end(kRules), [&](const auto& each) { return each.first == item; });
    if (rule != std::end(kRules)) {
      add_rule(args, rule->second);
      continue;
    }
    const auto wish = clue_wish_of(item);
    if (!wish) return say(Id::kCluesTake, item);
    args.maker_recipe.clues.push_back(*wish);
  }
  return {};
}

namespace {

// Names of techniques with commas between; each has one at least that is `wanted`.
Message take_named(Args& args, const std::string& value, bool (*wanted)(Technique)) {
  for (std::size_t begin = 0; begin <= value.size();) {
    const std::size_t end = std::min(value.find(',', begin), value.size());
    const std::string name = value.substr(begin, end - begin);
    bool is_any_wanted = false;
    for (const TechniqueRow* const row : techniques_named(name)) {
      if (!wanted(row->technique)) continue;
      is_any_wanted = true;
      args.techniques.push_back(row->technique);
    }
    if (!is_any_wanted) return say(Id::kNoSuchTechnique, name);
    begin = end + 1;
  }
  return {};
}

}  // namespace

Message take_techniques(Args& args, const std::string& value) { return take_named(args, value, is_listed); }

Message take_technique(Args& args, const std::string& value) {
  const Message error = take_named(args, value, can_aim_at);
  if (error || args.techniques.size() == 1) return error;
  // Some names belong to a whole family.
  std::vector<std::string> ids;
  for (const Technique technique : args.techniques) ids.emplace_back(row_of(technique).id);
  return say(Id::kOneTechnique, value, ids);
}

Message take_pattern(Args& args, const std::string& value) {
  const auto text = read_text(value);
  if (!text) return unreadable(value);
  std::size_t cells = 0;
  bool at_line_start = true;
  bool in_remark = false;  // of files that programs write for patterns: a line that begins with % or #
  for (const char symbol : *text) {
    in_remark = symbol != '\n' && (in_remark || (at_line_start && (symbol == '%' || symbol == '#')));
    at_line_start = symbol == '\n';
    if (in_remark || std::isspace(static_cast<unsigned char>(symbol))) continue;
    if (std::string_view("._-0").find(symbol) == std::string_view::npos)
      args.maker_recipe.pattern.push_back(static_cast<Cell>(cells));
    if (++cells > std::size_t{kMaxSide} * kMaxSide) break;
  }
  args.pattern_cells = cells;
  return {};
}

Message take_proof(Args& args, const std::string& value) {
  if (value.empty() || value == "-") return say(Id::kProofTakes);
  args.proof = value;
  return {};
}

Message take_regions(Args& args, const std::string& value) {
  const auto text = read_text(value);
  if (!text) return unreadable(value);
  auto regions = parse_regions(*text);
  if (!regions) {
    const int line = regions.error().line;  // 0: the file as a whole
    const std::string sentence = spoken(regions.error().message);
    return line > 0 ? say(Id::kWrongAtLineOfFile, value, std::to_string(line), sentence)
                    : say(Id::kWrongInFile, value, sentence);
  }
  args.regions = std::move(regions.value());
  args.options.regions = args.regions;
  return {};
}

}  // namespace sudoscope::cli
