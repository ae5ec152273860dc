// A sheet as SudokuMaker's JSON, in a link.
#include <algorithm>

#include "addresses.hpp"
#include "f_puzzles.hpp"
#include "lz_string.hpp"
#include "maker_rule_writer.hpp"
#include "sheet_text.hpp"
#include "sudoku_maker.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

// The digits of a solution of this side; none if the text is none.
std::vector<Digit> solution_digits(const Sheet& sheet) {
  const std::string_view text = tag_of(sheet, "solution");
  const std::size_t cells = sheet.puzzle.givens.size();
  const int side = sheet.puzzle.geometry->side();
  std::vector<Digit> digits;
  const auto add = [&](std::optional<int> value) {
    if (value && *value >= 1 && *value <= side) digits.push_back(static_cast<Digit>(*value - 1));
  };
  if (text.find(',') != std::string_view::npos)
    for (const std::string_view field : split_at(text, ',')) add(small_number(field));
  else if (text.size() == cells)
    for (const char symbol : text) add(small_number(std::string_view(&symbol, 1)));
  return digits.size() == cells ? digits : std::vector<Digit>();
}

bool has_any_entry(const Sheet& sheet) { return filled(sheet.entries) > 0; }

std::string maker_marks(std::string_view name, DigitSet marks) {
  return marks == 0 ? "" : ",\"" + std::string(name) + "\":" + std::to_string(marks << 1);
}

std::string maker_cell(const Sheet& sheet, std::size_t cell, const std::vector<Digit>& solution) {
  std::string members;
  Digit digit = held(sheet, cell);
  if (digit == kBlank && !solution.empty() && !has_any_entry(sheet)) digit = solution[cell];
  if (sheet.puzzle.givens[cell] != kBlank) members += ",\"given\":true";
  if (digit != kBlank) members += ",\"value\":" + std::to_string(digit + 1);
  members += maker_marks("candidates", candidates_of(sheet, cell));
  if (!sheet.corners.empty()) members += maker_marks("cornerPencilMarks", sheet.corners[cell]);
  unsigned colours = 0;
  for (std::size_t colour = 0; !sheet.colours.empty() && colour < kMakerColours.size(); ++colour)
    if ((sheet.colours[cell] >> colour & 1) != 0) colours |= 1U << kMakerColours[colour];
  if (colours != 0) members += ",\"colors\":" + std::to_string(colours);
  return '{' + (members.empty() ? members : members.substr(1)) + '}';
}

// Boxes that are the rows are none.
std::string maker_regions(const Geometry& geometry) {
  if (!geometry.is_jigsaw() && geometry.box_height() == 1) return {};
  std::string regions;
  for (int cell = 0; cell < geometry.cell_count(); ++cell)
    regions += (cell == 0 ? "" : ",") + std::to_string(geometry.box_of(static_cast<Cell>(cell)));
  return ",{\"type\":1,\"regions\":[" + regions + "]}";
}

std::string maker_json(const Sheet& sheet) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  std::string json = "{\"formatVersion\":\"1.5.0\",\"puzzle\":{";
  for (const auto& [member, tag] :
       {std::pair{"name", "title"}, std::pair{"author", "author"}, std::pair{"comment", "rules"}})
    json += '"' + std::string(member) + "\":" + Json(with_line_breaks(tag_of(sheet, tag))).text() + ',';
  json += "\"type\":\"sudoku\",\"size\":" + std::to_string(geometry.side());
  if (geometry.side() > 9) json += ",\"maxDigit\":" + std::to_string(geometry.side());
  const std::vector<Digit> solution = solution_digits(sheet);
  json += ",\"cells\":[";
  for (std::size_t cell = 0; cell < sheet.puzzle.givens.size(); ++cell)
    json += (cell == 0 ? "" : ",") + maker_cell(sheet, cell, solution);
  const std::string rules = MakerRuleWriter(geometry).text();
  json += "],\"constraints\":[{\"type\":0}" + maker_regions(geometry) + (rules.empty() ? "" : ',' + rules);
  return in_ascii(json + "]}}");
}

}  // namespace

std::string write_sudoku_maker(const Sheet& sheet, Alphabet) {
  std::string link(kSudokuMakerAddress);
  for (const char symbol : lz_compress(maker_json(sheet))) {
    if (symbol == '+')
      link += "%2B";
    else if (symbol != '=')
      link += symbol == '/' ? '-' : symbol;
  }
  return link;
}

std::vector<Message> sudoku_maker_losses(const Sheet& sheet) {
  std::vector<Message> lost;
  Constraints left_out = MakerRuleWriter(*sheet.puzzle.geometry).left_out();
  std::erase_if(left_out, [](const Constraint& constraint) {
    return !has_word(find_format("sudoku-maker")->rules, constraint.kind);  // told of already
  });
  if (!left_out.empty()) lost.push_back(say(MessageId::kRulesLeftOut, left_out.size(), names_of(left_out)));
  if (!tag_of(sheet, "solution").empty() && (has_any_entry(sheet) || solution_digits(sheet).empty()))
    lost.push_back(has_any_entry(sheet) ? say(MessageId::kSolutionYields) : say(MessageId::kSolutionLeftOut));
  const bool is_full = filled(sheet.puzzle.givens) + filled(sheet.entries) == sheet.puzzle.givens.size();
  if (is_full) lost.push_back(say(MessageId::kFullEntriesSolve));
  const auto rules = sheet.puzzle.geometry->constraints();
  if (has_kind(rules, "windows") && has_kind(rules, "extraregion")) lost.push_back(say(MessageId::kWindowsAsRegions));
  for (Message& sentence : repeated_tags(sheet)) lost.push_back(std::move(sentence));
  return lost;
}

}  // namespace sudoscope
