// Drawings as SudokuMaker's cosmetic lines, cages and symbols.
#include <optional>

#include "constraints/clue.hpp"
#include "json_parts.hpp"
#include "maker_rule_writer.hpp"
#include "sudoscope/base/json.hpp"

namespace sudoscope {
namespace {

// Letters of f-puzzles' size 1 are this high, in cells.
constexpr double kLettersHeight = 0.6;

struct MakerSpot {
  double x;
  double y;
};

std::string spot_text(MakerSpot spot) {
  return "{\"x\":" + Json(spot.x).text() + ",\"y\":" + Json(spot.y).text() + '}';
}

// [row, column] in cells.
std::optional<MakerSpot> spot_of(const JsonValue* place) {
  const auto parts = json_entries(place);
  const auto row = parts.size() == 2 ? json_decimal(&parts[0]) : std::nullopt;
  const auto column = row ? json_decimal(&parts[1]) : std::nullopt;
  return column ? std::optional(MakerSpot{*column, *row}) : std::nullopt;
}

// The middles of cells, in the grid or beside it.
std::vector<MakerSpot> middles_of(const JsonValue* cells) {
  std::vector<MakerSpot> middles;
  for (const JsonValue& cell : json_entries(cells))
    if (const auto place = place_called(cell.text)) middles.push_back({place->column - 0.5, place->row - 0.5});
  return middles;
}

// The place of a figure: its own, or the middle of its cells.
std::optional<MakerSpot> center_of(const JsonValue& drawing) {
  if (const auto own = spot_of(drawing.member("center"))) return own;
  const auto middles = middles_of(drawing.member("cells"));
  if (middles.empty()) return std::nullopt;
  MakerSpot sum{0, 0};
  for (const MakerSpot middle : middles) sum = {sum.x + middle.x, sum.y + middle.y};
  const auto count = static_cast<double>(middles.size());
  return MakerSpot{sum.x / count, sum.y / count};
}

std::string colour_or(const JsonValue& drawing, std::string_view name, std::string_view missing) {
  const std::string_view colour = json_text(&drawing, name);
  return Json(colour.empty() ? missing : colour).text();
}

std::string drawn_style(const JsonValue& line) {
  return "\"style\":{\"color\":" + colour_or(line, "outlineC", "#000000") +
         ",\"thickness\":" + Json(json_decimal_in(line, "width", 0.1)).text() + '}';
}

}  // namespace

bool MakerRuleWriter::write_drawn_line(const JsonValue& line) {
  if (line.member("headLength")) return false;
  std::string way;
  const auto add = [&](MakerSpot spot) { way += (way.empty() ? "" : ",") + spot_text(spot); };
  if (const JsonValue* points = line.member("wayPoints")) {
    for (const JsonValue& point : points->items)
      if (const auto spot = spot_of(&point)) add(*spot);
    constraint(2000, "lines", '[' + way + ']', drawn_style(line));
    return true;
  }
  std::string lines;
  for (const JsonValue& cells : json_entries(line.member("lines"))) {
    way.clear();
    for (const MakerSpot middle : middles_of(&cells)) add(middle);
    lines += (lines.empty() ? "[" : ",[") + way + ']';
  }
  constraint(2000, "lines", lines, drawn_style(line));
  return true;
}

// A circle or a rectangle, and its words as a symbol of their own.
bool MakerRuleWriter::write_drawn_figure(std::string_view kind, const JsonValue& figure) {
  const auto center = center_of(figure);
  if (!center) return false;
  const std::string angle = Json(json_decimal_in(figure, "angle", 0)).text();
  std::string params;
  if (kind != "text") {
    const double width = json_decimal_in(figure, "width", 0.5);
    const double height = json_decimal_in(figure, "height", 0.5);
    const bool is_round = kind == "circle";
    params = std::string("{\"type\":\"") + (is_round ? "ellipse\",\"rx\":" : "rectangle\",\"width\":") +
             Json(is_round ? width / 2 : width).text() + (is_round ? ",\"ry\":" : ",\"height\":") +
             Json(is_round ? height / 2 : height).text() + ",\"angle\":" + angle +
             ",\"strokeWidth\":0.02,\"stroke\":" + colour_or(figure, "outlineC", "#00000000") +
             ",\"fill\":" + colour_or(figure, "baseC", "#00000000") + '}';
  }
  if (const std::string_view words = json_text(&figure, "value"); !words.empty())
    params += std::string(params.empty() ? "" : ",") + "{\"type\":\"text\",\"text\":" + Json(words).text() +
              ",\"size\":" + Json(json_decimal_in(figure, "size", kind == "text" ? 1 : 0.5) * kLettersHeight).text() +
              ",\"angle\":" + angle +
              ",\"strokeWidth\":0,\"stroke\":\"#00000000\",\"fill\":" + colour_or(figure, "fontC", "#000000") + '}';
  const bool has_two = kind != "text" && !json_text(&figure, "value").empty();
  const std::string at = Json(center->x).text() + ',' + Json(center->y).text();
  constraint(2002, "symbols", '[' + at + ']' + (has_two ? ",[" + at + ",1]" : ""), "\"params\":[" + params + ']');
  return true;
}

bool MakerRuleWriter::write_drawn_cage(const JsonValue& cage) {
  std::string cells;
  for (const JsonValue& cell : json_entries(cage.member("cells"))) {
    const auto place = place_called(cell.text);
    if (!place || place->row < 1 || place->column < 1 || place->row > side_ || place->column > side_) return false;
    cells += (cells.empty() ? "" : ",") + std::to_string((place->row - 1) * side_ + place->column - 1);
  }
  constraint(2001, "cages", "{\"cells\":[" + cells + "],\"value\":" + Json(json_text(&cage, "value")).text() + '}',
             "\"style\":{\"text\":{\"color\":" + colour_or(cage, "fontC", "#000000") +
                 "},\"cage\":{\"color\":" + colour_or(cage, "outlineC", "#000000") + "}}");
  return true;
}

void MakerRuleWriter::write_drawings() {
  for (const Constraint& drawing : geometry_.drawings()) {
    const std::size_t before = text_.size();
    const auto entries = parse_json(drawing.data);
    bool is_written = entries.ok();
    for (const JsonValue& entry : is_written ? json_entries(&entries.value()) : std::span<const JsonValue>()) {
      is_written = drawing.kind == "line"   ? write_drawn_line(entry)
                   : drawing.kind == "cage" ? write_drawn_cage(entry)
                                            : write_drawn_figure(drawing.kind, entry);
      if (!is_written) break;
    }
    if (is_written) continue;
    text_.resize(before);
    left_out_.push_back(drawing);
  }
}

}  // namespace sudoscope
