// Writing f-puzzles.
#include <algorithm>
#include <bit>

#include "addresses.hpp"
#include "f_puzzles.hpp"
#include "lz_string.hpp"
#include "sheet_text.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

// f-puzzles takes the boxes of default_box_shape; any other regions are in the cells.
bool tells_regions(const Geometry& geometry) {
  const BoxShape usual = default_box_shape(geometry.side());
  return !(BoxShape{geometry.box_height(), geometry.box_width()} == usual);
}

std::string cell_text(const Sheet& sheet, std::size_t cell) {
  std::string members;
  const auto add = [&](const std::string& member) { members += (members.empty() ? "" : ",") + member; };
  if (const Digit digit = held(sheet, cell); digit != kBlank) add("\"value\":" + std::to_string(digit + 1));
  if (sheet.puzzle.givens[cell] != kBlank) add("\"given\":true");
  if (const Geometry& geometry = *sheet.puzzle.geometry; tells_regions(geometry)) {
    // Boxes that are the rows are none.
    add("\"region\":" +
        (geometry.box_height() != 1 ? std::to_string(geometry.box_of(static_cast<Cell>(cell))) : "null"));
  }
  const auto add_marks = [&](const std::string& name, DigitSet set) {
    std::string marks;
    for (; set != 0; set = without_first(set))
      marks += (marks.empty() ? "" : ",") + std::to_string(first_digit(set) + 1);
    if (!marks.empty()) add('"' + name + "\":[" + marks + "]");
  };
  if (const Geometry& geometry = *sheet.puzzle.geometry; geometry.is_restricted()) {
    const DigitSet allowed = geometry.allowed(static_cast<Cell>(cell));
    if (allowed != geometry.all()) add_marks("givenPencilMarks", allowed);
  }
  add_marks("centerPencilMarks", candidates_of(sheet, cell));
  if (!sheet.corners.empty()) add_marks("cornerPencilMarks", sheet.corners[cell]);
  if (!sheet.colours.empty() && sheet.colours[cell] != 0) {
    const auto colour = static_cast<std::size_t>(std::countr_zero(sheet.colours[cell]));
    add("\"highlight\":\"" + std::string(kHighlights[colour]) + '"');
  }
  return "{" + members + "}";
}

// As they were read, except for rules with another name in f-puzzles, or none.
std::string rule_members(std::span<const Constraint> constraints) {
  std::string members;
  const auto add = [&](std::string_view name, std::string_view value) {
    members += ',' + Json(name).text() + ':';
    members += value;
  };
  std::string extra_regions;
  for (const auto& [kind, data] : constraints) {
    if (kind == "diagonals") {
      add("diagonal+", "true");
      add("diagonal-", "true");
    } else if (kind == "windows" || kind == "extraregion") {
      const std::string_view regions = data.empty() ? "" : std::string_view(data).substr(1, data.size() - 2);
      if (!extra_regions.empty()) extra_regions += ',';
      extra_regions += kind == "windows" ? windows_as_extra_regions() : std::string(regions);
    } else if (kind != "givencandidates") {  // these are marks of the cells
      add(kind, data.empty() ? "true" : data);
    }
  }
  if (!extra_regions.empty()) add("extraregion", '[' + extra_regions + ']');
  return members;
}

bool has_two(const Sheet& sheet, std::string_view name) {
  return std::count_if(sheet.tags.begin(), sheet.tags.end(), [&](const SheetTag& tag) { return tag.name == name; }) > 1;
}

}  // namespace

std::string cell_called(Cell cell, int side) {
  return "\"R" + std::to_string(cell / side + 1) + "C" + std::to_string(cell % side + 1) + '"';
}

std::string windows_as_extra_regions() {
  const GeometryPtr geometry = Geometry::boxes(3, 3, {{"windows"}}).value();
  std::string regions;
  for (const House& house : geometry->houses()) {
    if (house.kind != HouseKind::kWindow) continue;
    std::string cells;
    for (const Cell cell : house.cells) cells += (cells.empty() ? "" : ",") + cell_called(cell, 9);
    regions += (regions.empty() ? "" : ",") + ("{\"cells\":[" + cells + "]}");
  }
  return regions;
}

std::string write_f_puzzles_json(const Sheet& sheet, Alphabet) {
  const auto side = static_cast<std::size_t>(sheet.puzzle.geometry->side());
  std::string json = "{\"size\":" + std::to_string(side);
  for (const auto& [member, tag] : {std::pair{"title", "title"}, std::pair{"author", "author"},
                                    std::pair{"ruleset", "rules"}, std::pair{"solution", "solution"}}) {
    if (const auto value = tag_of(sheet, tag); !value.empty())
      json += ",\"" + std::string(member) + "\":" + Json(with_line_breaks(value)).text();
  }
  json += ",\"grid\":[";
  for (std::size_t cell = 0; cell < side * side; ++cell) {
    if (cell % side == 0) json += cell == 0 ? "[" : ",[";
    json += (cell % side == 0 ? "" : ",") + cell_text(sheet, cell);
    if (cell % side == side - 1) json += "]";
  }
  json += "]";
  return in_ascii(json + rule_members(sheet.puzzle.geometry->constraints()) + "}");
}

std::string write_f_puzzles(const Sheet& sheet, Alphabet alphabet) {
  return std::string(kFPuzzlesAddress) + lz_compress(write_f_puzzles_json(sheet, alphabet));
}

std::string in_path(std::string_view packed) {
  std::string escaped;
  for (const char character : packed) {
    if (character == '/') {
      escaped += "%2F";
    } else if (character == '+') {
      escaped += "%2B";
    } else if (character != '=') {
      escaped += character;
    }
  }
  return escaped;
}

std::string write_fpuz(const Sheet& sheet, Alphabet alphabet) {
  return std::string(kSudokuPadAddress) + "fpuz" + in_path(lz_compress(write_f_puzzles_json(sheet, alphabet)));
}

std::vector<Message> repeated_tags(const Sheet& sheet) {
  std::vector<Message> lost;
  if (has_two(sheet, "title")) lost.push_back(say(MessageId::kOneTitleKept));
  if (has_two(sheet, "author")) lost.push_back(say(MessageId::kOneAuthorKept));
  if (has_two(sheet, "rules")) lost.push_back(say(MessageId::kOneRulesTextKept));
  return lost;
}

std::vector<Message> f_puzzles_losses(const Sheet& sheet) {
  std::vector<Message> lost;
  const bool several = std::any_of(sheet.colours.begin(), sheet.colours.end(),
                                   [](std::uint16_t colours) { return std::popcount(colours) > 1; });
  if (several) lost.push_back(say(MessageId::kOneColourKept));
  for (Message& sentence : repeated_tags(sheet)) lost.push_back(std::move(sentence));
  const auto rules = sheet.puzzle.geometry->constraints();
  if (has_kind(rules, "windows") && has_kind(rules, "extraregion")) lost.push_back(say(MessageId::kWindowsAsRegions));
  return lost;
}

}  // namespace sudoscope
