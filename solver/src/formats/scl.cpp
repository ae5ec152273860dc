// JSON to a draft, and a sheet to JSON.
#include "scl.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "addresses.hpp"
#include "f_puzzles.hpp"
#include "lz_string.hpp"
#include "region_gaps.hpp"
#include "scl_drawings.hpp"
#include "scl_json.hpp"
#include "sheet_text.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

using Kind = JsonValue::Kind;

constexpr std::size_t kLargestSide = 16;

bool is_list(const JsonValue* value) { return value && value->is(Kind::kArray); }

// A whole number, or such a number as text.
std::optional<int> whole(const JsonValue& value) {
  if (value.is(Kind::kString)) return small_number(value.text);
  if (!value.is(Kind::kNumber) || std::isnan(value.number) || value.number < 0) return std::nullopt;
  return static_cast<int>(value.number);
}

class SclReader {
 public:
  SclReader(const JsonValue& json, Draft draft) : json_(json), draft_(std::move(draft)) {}

  // REQUIRES: as many rows as the draft's side.
  DraftResult read(const JsonValue& rows) {
    const auto side = static_cast<std::size_t>(draft_.side);
    draft_.candidates.assign(side * side, 0);
    draft_.corners.assign(side * side, 0);
    for (std::size_t row = 0; row < side; ++row) {
      if (!rows.items[row].is(Kind::kArray) || rows.items[row].items.size() != side)
        return failure(ParseErrorCode::kBadShape, say(MessageId::kSclCells));
      for (std::size_t column = 0; column < side; ++column) {
        if (read_cell(rows.items[row].items[column], row * side + column)) continue;
        return failure(ParseErrorCode::kBadNumber,
                       say(MessageId::kSiteCell, Message(MessageId::kFormatScl),
                           CellName{static_cast<int>(row) + 1, static_cast<int>(column) + 1}));
      }
    }
    read_regions();
    read_metadata();
    read_global();
    read_cages();
    read_fog();
    read_drawings();
    if (Message misfit = give_gaps_rows(draft_)) return failure(ParseErrorCode::kBadShape, std::move(misfit));
    return with_bounded_rules(std::move(draft_));
  }

 private:
  bool read_cell(const JsonValue& cell, std::size_t index) {
    draft_.candidates[index] = marks_of(scl_member(cell, "centremarks", "candidates"));
    draft_.corners[index] = marks_of(scl_member(cell, "pencilMarks", "cornermarks"));
    const JsonValue* value = scl_member(cell, "value", "v");
    if (!value || value->is(Kind::kNull) || (value->is(Kind::kString) && value->text.empty())) return true;
    const auto digit = whole(*value);
    if (!digit || *digit < 1 || *digit > draft_.side) return false;
    draft_.givens[index] = static_cast<Digit>(*digit - 1);
    return true;
  }

  DigitSet marks_of(const JsonValue* marks) const {
    DigitSet set = 0;
    if (!marks) return set;
    for (const JsonValue& mark : marks->items) {
      const auto digit = whole(mark);
      if (digit && *digit >= 1 && *digit <= draft_.side) set |= digit_bit(static_cast<Digit>(*digit - 1));
    }
    return set;
  }

  // [row, column] from 0; nothing if the grid has no such cell.
  std::optional<std::size_t> cell_at(const JsonValue& place) const {
    if (place.items.size() != 2) return std::nullopt;
    const auto row = whole(place.items[0]);
    const auto column = whole(place.items[1]);
    if (!row || !column || *row >= draft_.side || *column >= draft_.side) return std::nullopt;
    return static_cast<std::size_t>(*row * draft_.side + *column);
  }

  // The cells of a list of places; nothing if one of them is no cell, or occurs twice.
  std::optional<std::vector<std::size_t>> cells_at(const JsonValue* places) const {
    std::vector<std::size_t> cells;
    if (!places) return cells;
    for (const JsonValue& place : places->items) {
      const auto cell = cell_at(place);
      if (!cell || std::find(cells.begin(), cells.end(), *cell) != cells.end()) return std::nullopt;
      cells.push_back(*cell);
    }
    return cells;
  }

  // Regions of another size, or that overlap, are left out, with a note.
  void read_regions() {
    const JsonValue* regions = scl_member(json_, "regions", "re");
    if (!is_list(regions) || regions->items.empty()) return;
    std::vector<std::uint8_t> region_of(draft_.givens.size(), kNoRegion);
    bool fits = static_cast<int>(regions->items.size()) <= draft_.side;
    for (std::size_t index = 0; fits && index < regions->items.size(); ++index) {
      const auto cells = cells_at(&regions->items[index]);
      fits = cells && static_cast<int>(cells->size()) == draft_.side;
      for (std::size_t at = 0; fits && at < cells->size(); ++at) {
        fits = region_of[(*cells)[at]] == kNoRegion;
        region_of[(*cells)[at]] = static_cast<std::uint8_t>(index);
      }
    }
    if (fits) {
      draft_.regions = std::move(region_of);
    } else {
      draft_.notes.push_back(say(MessageId::kRegionsOfOtherSize));
    }
  }

  void add_tag(const char* name, std::string_view value) {
    const bool known =
        std::any_of(draft_.tags.begin(), draft_.tags.end(), [&](const SheetTag& tag) { return tag.name == name; });
    if (!known && !value.empty()) draft_.tags.push_back({name, std::string(value)});
  }

  void read_metadata() {
    const JsonValue* metadata = json_.member("metadata");
    if (!metadata) return;
    if (const JsonValue* title = scl_member(*metadata, "title", "t")) add_tag("title", title->text);
    if (const JsonValue* author = metadata->member("author")) add_tag("author", author->text);
    if (const JsonValue* rules = metadata->member("rules")) {
      std::string text = rules->text;
      for (const JsonValue& line : rules->items) text += line.text + '\n';
      add_tag("rules", text);
    }
    if (const JsonValue* solution = metadata->member("solution")) add_tag("solution", solution->text);
    for (const char* const kind : {"antiknight", "antiking"}) {
      const JsonValue* holds = metadata->member(kind);
      if (holds && holds->says_something()) add_rule(kind, "");
    }
  }

  void add_rule(const char* kind, const char* data) {
    if (!has_kind(draft_.constraints, kind)) draft_.constraints.push_back({kind, data});
  }

  void read_global() {
    const JsonValue* global = json_.member("global");
    if (!global) return;
    constexpr std::array<std::array<const char*, 2>, 4> kRules = {{{"antiknight", "antiknight"},
                                                                   {"antiking", "antiking"},
                                                                   {"nonconsecutive", "nonconsecutive"},
                                                                   {"disjoint", "disjointgroups"}}};
    std::string negative;
    for (const JsonValue& rule : global->items) {
      for (const auto& [name, kind] : kRules)
        if (rule.text == name) add_rule(kind, "");
      for (const char* const name : {"ratio", "xv"})
        if (rule.text == std::string("anti") + name)
          negative += (negative.empty() ? "\"" : ",\"") + std::string(name) + '"';
    }
    if (!negative.empty()) add_rule("negative", ('[' + negative + ']').c_str());
  }

  // Cages with a sum or of different digits are killer cages, and cages of as many different digits as the grid has are
  // regions; other cages are drawings. Cages without cells hold a line of text about the puzzle.
  void read_cages() {
    const JsonValue* cages = scl_member(json_, "cages", "ca");
    if (!is_list(cages)) return;
    std::string killers;
    std::string regions;
    std::string drawn;
    for (const JsonValue& cage : cages->items) {
      const JsonValue* value = scl_member(cage, "value", "v");
      const auto cells = cells_at(scl_member(cage, "cells", "ce"));
      if (!cells) continue;
      if (cells->empty()) {
        if (value) read_line(value->text);
        continue;
      }
      const JsonValue* hidden = cage.member("hidden");
      const bool has_words = value && value->says_something();
      const bool is_full = is_unique(cage) && static_cast<int>(cells->size()) == draft_.side;
      const bool is_seen = !hidden || !hidden->is(Kind::kTrue);
      if (value && lower(value->text) == "foglight") {
        lit_.insert(lit_.end(), cells->begin(), cells->end());
        continue;
      }
      const auto add = [&, names = names_of_cells(*cells)](std::string& list, const std::string& more) {
        list += (list.empty() ? "" : ",") + ("{\"cells\":" + names) + more + '}';
      };
      if (has_words && whole(*value)) {
        add(killers, ",\"value\":\"" + std::to_string(*whole(*value)) + '"');
      } else if (is_full) {
        if (!is_house(*cells)) add(regions, "");
      } else if (is_unique(cage) && !has_words) {
        add(killers, "");
      } else if (is_seen) {
        add(drawn, has_words ? ",\"value\":" + Json(value->text).text() : "");
      }
    }
    if (!killers.empty()) draft_.constraints.push_back({"killercage", '[' + killers + ']'});
    if (!regions.empty()) draft_.constraints.push_back({"extraregion", '[' + regions + ']'});
    if (!drawn.empty()) draft_.constraints.push_back({"cage", '[' + drawn + ']'});
  }

  // The cells without fog at the start, perhaps none, and what lights others later.
  void read_fog() {
    const JsonValue* lights = json_.member("foglight");
    const auto cells = is_list(lights) ? cells_at(lights) : std::nullopt;
    if (cells) lit_.insert(lit_.end(), cells->begin(), cells->end());
    if (cells || !lit_.empty()) draft_.constraints.push_back({"foglight", names_of_cells(lit_)});
    const JsonValue* triggers = json_.member("triggereffect");
    if (is_list(triggers) && !triggers->items.empty())
      draft_.constraints.push_back({"triggereffect", compact_json(triggers->source)});
  }

  static bool is_unique(const JsonValue& cage) {
    const JsonValue* unique = cage.member("unique");
    return unique && unique->is(Kind::kTrue);
  }

  // "title: Six by six"
  void read_line(std::string_view line) {
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) return;
    for (const char* const name : {"title", "author", "rules", "solution"})
      if (lower(line.substr(0, colon)) == name) add_tag(name, trimmed(line.substr(colon + 1)).text);
  }

  // True if the cells are a row or a column, or one of the regions, which are houses without a cage.
  bool is_house(const std::vector<std::size_t>& cells) const {
    const auto side = static_cast<std::size_t>(draft_.side);
    const auto all_alike = [&](auto line_of) {
      return std::all_of(cells.begin(), cells.end(),
                         [&](std::size_t cell) { return line_of(cell) == line_of(cells.front()); });
    };
    return all_alike([&](std::size_t cell) { return cell / side; }) ||
           all_alike([&](std::size_t cell) { return cell % side; }) ||
           (!draft_.regions.empty() && all_alike([&](std::size_t cell) { return std::size_t{draft_.regions[cell]}; }));
  }

  std::string names_of_cells(const std::vector<std::size_t>& cells) const {
    const auto side = static_cast<std::size_t>(draft_.side);
    const Json names = Json::list(cells, [&](std::size_t cell) {
      return Json('R' + std::to_string(cell / side + 1) + 'C' + std::to_string(cell % side + 1));
    });
    return compact_json(names.text());
  }

  void read_drawings() {
    SclDrawings drawn = drawings_of_scl(json_, draft_.side);
    for (Constraint& constraint : drawn.constraints) draft_.constraints.push_back(std::move(constraint));
    if (drawn.left_out) draft_.notes.push_back(say(MessageId::kSiteDrawings, Message(MessageId::kFormatScl)));
  }

  const JsonValue& json_;
  Draft draft_;
  std::vector<std::size_t> lit_;  // of a puzzle with fog, the cells without it
};

// Nothing if the JSON is another program's.
MaybeDraft draft_of(std::string_view json_text) {
  const auto json = parse_json(json_text);
  if (!json) return std::nullopt;
  const JsonValue& puzzle = json.value();
  const JsonValue* rows = scl_member(puzzle, "cells", "ce");
  const auto has = [&](std::string_view name, std::string_view short_name) {
    return scl_member(puzzle, name, short_name) != nullptr;
  };
  const bool known = has("cellSize", "cs") || has("regions", "re") || has("cages", "ca") || has("underlays", "u") ||
                     has("overlays", "o");
  if (!is_list(rows) || rows->items.empty() || !rows->items[0].is(Kind::kArray) || !known) return std::nullopt;
  const std::size_t side = rows->items.size();
  if (side > kLargestSide) return failure(ParseErrorCode::kBadShape, say(MessageId::kSclCells));
  return SclReader(puzzle, blank_draft("scl", static_cast<int>(side))).read(*rows);
}

std::string regions_text(const Geometry& geometry) {
  std::vector<std::string> regions(static_cast<std::size_t>(geometry.side()));
  for (int cell = 0; cell < geometry.cell_count(); ++cell) {
    std::string& region = regions[static_cast<std::size_t>(geometry.box_of(static_cast<Cell>(cell)))];
    region += (region.empty() ? "[" : ",[") + std::to_string(cell / geometry.side()) + ',' +
              std::to_string(cell % geometry.side()) + ']';
  }
  std::string text;
  for (const std::string& region : regions) text += (text.empty() ? "[" : ",[") + region + ']';
  return '[' + text + ']';
}

}  // namespace

const JsonValue* scl_member(const JsonValue& json, std::string_view name, std::string_view short_name) {
  const JsonValue* value = json.member(name);
  return value ? value : json.member(short_name);
}

MaybeDraft read_scl(const SheetText& text, std::optional<Alphabet>) {
  if (trimmed(text.text).text.substr(0, 1) == "{") return draft_of(text.text);
  const auto line = only_line(text.text);  // a + that became a space is still there
  if (!line || (line->text.substr(0, 3) != "scl" && line->text.substr(0, 3) != "ctc")) return std::nullopt;
  const auto json = lz_decompress(line->text.substr(3));
  if (json && json.value().substr(0, 1) == "{") {
    MaybeDraft draft = draft_of(json.value().find('"') == std::string::npos ? unzipped(json.value()) : json.value());
    return draft ? draft : failure(ParseErrorCode::kBadShape, say(MessageId::kSclCells));
  }
  // {" is packed to N4Ig: all the rest may be letters of a grid.
  if (line->text.substr(3, 2) != "N4") return std::nullopt;
  return failure(text.text, line->offset, ParseErrorCode::kBadLength, say(MessageId::kCompressedIncomplete));
}

std::string write_scl(const Sheet& sheet, Alphabet) {
  const auto side = static_cast<std::size_t>(sheet.puzzle.geometry->side());
  std::string metadata;
  for (const char* const name : {"title", "author", "rules", "solution"}) {
    if (const auto value = tag_of(sheet, name); !value.empty())
      metadata += (metadata.empty() ? "" : ",") + Json(name).text() + ':' + Json(with_line_breaks(value)).text();
  }
  std::string cells;
  for (std::size_t cell = 0; cell < side * side; ++cell) {
    if (cell % side == 0) cells += cell == 0 ? "[" : "],[";
    const Digit digit = sheet.puzzle.givens[cell];
    cells += cell % side == 0 ? "{" : ",{";
    cells += digit == kBlank ? "}" : "\"value\":" + std::to_string(digit + 1) + '}';
  }
  const std::string json = "{\"cellSize\":64,\"metadata\":{" + metadata + "},\"cells\":[" + cells +
                           "]],\"regions\":" + regions_text(*sheet.puzzle.geometry) + '}';
  return std::string(kSudokuPadAddress) + "scl" + in_path(lz_compress(in_ascii(json)));
}

std::vector<Message> scl_losses(const Sheet& sheet) { return repeated_tags(sheet); }

}  // namespace sudoscope
