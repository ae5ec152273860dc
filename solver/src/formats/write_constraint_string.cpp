// A sheet as a string: its shape, regions, rules and givens.
#include "addresses.hpp"
#include "constraint_string.hpp"
#include "string_rule_writer.hpp"
#include "string_rules.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

// Boxes of another shape than the site takes are a jigsaw there; boxes that are the rows are none.
std::string shape_text(const Geometry& geometry) {
  const std::string side = std::to_string(geometry.side());
  std::string text = ".Shape~" + side + 'x' + side;
  const BoxShape boxes{geometry.box_height(), geometry.box_width()};
  if (!geometry.is_jigsaw() && boxes == default_box_shape(geometry.side())) return text;
  text += ".NoBoxes";
  if (!geometry.is_jigsaw() && boxes.height == 1) return text;
  text += ".Jigsaw~";
  // Named in the order in which they appear.
  std::string names(static_cast<std::size_t>(geometry.side()), ' ');
  int next = 0;
  for (int cell = 0; cell < geometry.cell_count(); ++cell) {
    char& name = names[static_cast<std::size_t>(geometry.box_of(static_cast<Cell>(cell)))];
    if (name == ' ') name = line_name(next++);
    text += name;
  }
  return text;
}

std::string givens_text(const Sheet& sheet, const StringRuleWriter& rules) {
  const DigitSet all = sheet.puzzle.geometry->all();
  std::string text;
  for (std::size_t at = 0; at < sheet.puzzle.givens.size(); ++at) {
    const auto cell = static_cast<Cell>(at);
    const Digit given = sheet.puzzle.givens[at];
    if (given != kBlank) text += '~' + rules.name_of(cell) + '_' + std::to_string(given + 1);
    if (rules.allowed()[at] == all) continue;
    text += '~' + rules.name_of(cell);
    for (DigitSet set = rules.allowed()[at]; set != 0; set = without_first(set))
      text += '_' + std::to_string(first_digit(set) + 1);
  }
  return text.empty() ? text : '.' + text;
}

}  // namespace

std::string write_constraint_string(const Sheet& sheet, Alphabet) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  const StringRuleWriter rules(geometry);
  std::string link = std::string(kConstraintStringAddress);
  for (const char character : shape_text(geometry) + rules.text() + givens_text(sheet, rules))
    link += character == '%' ? "%25" : std::string(1, character);
  return link;
}

std::vector<Message> constraint_string_losses(const Sheet& sheet) {
  std::vector<Message> lost;
  const StringRuleWriter rules(*sheet.puzzle.geometry);
  // Kinds that are not in the row of the format are told of with it.
  Constraints left_out = rules.left_out();
  std::erase_if(left_out, [](const Constraint& constraint) {
    return !has_word(find_format("constraint-string")->rules, constraint.kind);
  });
  if (!left_out.empty()) lost.push_back(say(MessageId::kRulesLeftOut, left_out.size(), names_of(left_out)));
  for (std::size_t cell = 0; cell < rules.allowed().size(); ++cell) {
    if (!is_single(rules.allowed()[cell]) || given_of(sheet, cell) != kBlank) continue;
    lost.push_back(say(MessageId::kSingleLooksGiven));
    break;
  }
  return lost;
}

}  // namespace sudoscope
