// Drawings of SudokuMaker: its cosmetic lines, cages and symbols, and rules that are only to be seen.
#include "f_puzzles.hpp"
#include "json_parts.hpp"
#include "maker_rules.hpp"
#include "sheet_text.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

using MakerPoint = PointDrawings::Point;

constexpr double kMakerThickness = 0.15;

std::optional<MakerPoint> maker_point(const JsonValue* value) {
  if (!value) return std::nullopt;
  const auto x = json_decimal(value->member("x"));
  const auto y = json_decimal(value->member("y"));
  return x && y ? std::optional(MakerPoint{*x, *y}) : std::nullopt;
}

// Lines of points, in the style of their rule.
void draw_lines(const JsonValue& rule, PointDrawings& drawings) {
  const JsonValue* style = rule.member("style");
  const double thickness = style ? json_decimal_in(*style, "thickness", kMakerThickness) : kMakerThickness;
  for (const JsonValue& line : json_entries(rule.member("lines"))) {
    std::vector<MakerPoint> points;
    for (const JsonValue& entry : line.items)
      if (const auto point = maker_point(&entry)) points.push_back(*point);
    drawings.add_line(points, json_text(style, "color"), thickness);
  }
}

// False for a symbol that is none of ours.
bool draw_symbol(MakerPoint center, const JsonValue& params, bool is_above, PointDrawings& drawings) {
  const std::string_view type = json_text(&params, "type");
  PointDrawings::Figure figure{center};
  figure.angle = json_decimal_in(params, "angle", 0);
  if (type == "text") {
    figure.words = json_text(&params, "text");
    figure.colour = json_text(&params, "fill");
    figure.letters = json_decimal_in(params, "size", 0.5);
  } else if (type == "rectangle" || type == "ellipse") {
    figure.is_round = type == "ellipse";
    figure.width = figure.is_round ? 2 * json_decimal_in(params, "rx", 0.5) : json_decimal_in(params, "width", 1);
    figure.height = figure.is_round ? 2 * json_decimal_in(params, "ry", 0.5) : json_decimal_in(params, "height", 1);
    figure.ground = json_text(&params, "fill");
    figure.edge = json_text(&params, "stroke");
  } else {
    return false;
  }
  drawings.add_figure(figure, is_above);
  return true;
}

bool is_above_grid(std::string_view layer) { return layer == "foreground" || layer == "grid"; }

// [x, y, index of params, layer], or {position, params, layer}.
bool draw_symbols(const JsonValue& rule, PointDrawings& drawings) {
  const JsonValue* shared = rule.member("params");
  bool are_all_known = true;
  for (const JsonValue& symbol : json_entries(rule.member("symbols"))) {
    std::optional<MakerPoint> center = maker_point(symbol.member("position"));
    const JsonValue* params = symbol.member("params");
    std::string_view layer = json_text(&symbol, "layer");
    if (symbol.is(JsonValue::Kind::kArray) && symbol.items.size() >= 2 && shared) {
      const auto x = json_decimal(&symbol.items[0]);
      const auto y = json_decimal(&symbol.items[1]);
      if (x && y) center = MakerPoint{*x, *y};
      const double index = symbol.items.size() > 2 ? json_decimal(&symbol.items[2]).value_or(0) : 0;
      const bool is_known = index >= 0 && index < static_cast<double>(shared->items.size());
      params = is_known ? &shared->items[static_cast<std::size_t>(index)] : nullptr;
      if (symbol.items.size() > 3) layer = symbol.items[3].text;
    }
    are_all_known = center && params && draw_symbol(*center, *params, is_above_grid(layer), drawings) && are_all_known;
  }
  return are_all_known;
}

}  // namespace

// False for a rule that is seen otherwise than by lines or cages.
bool MakerRuleReader::take_picture(int type, const JsonValue& rule) {
  if (type == 2000) return draw_lines(rule, drawings_), true;
  if (type == 2002) {
    if (!draw_symbols(rule, drawings_)) notes_.push_back(say(MessageId::kRuleLeftOut, std::string_view("symbol")));
    return true;
  }
  if (const JsonValue* cages = rule.member("cages")) {
    for (const JsonValue& cage : cages->items) {
      const auto cells = cells_of(cage.member("cells"));
      if (!cells || cells->empty()) return false;
      const JsonValue* value = cage.member("value");
      const std::string words = !value                                ? ""
                                : value->is(JsonValue::Kind::kString) ? value->text
                                                                      : std::string(value->source);
      if (lower(words) == "foglight") {
        for (const Cell cell : *cells) found_.add("foglight", cell_called(cell, side_));
      } else {
        found_.add_cells("cage", *cells, words == "0" ? "" : words);
      }
    }
    return true;
  }
  const JsonValue* lines = rule.member(type == 300 ? "thermometers" : "lines");
  if (!lines) return false;
  const JsonValue* style = rule.member("style");
  if (style && style->member("lines")) style = style->member("lines");
  for (const JsonValue& line : lines->items) {
    const auto cells = cells_of(&line);
    if (!cells) return false;
    std::vector<MakerPoint> points;
    for (const Cell cell : *cells) points.push_back(PointDrawings::middle_of(cell / side_, cell % side_));
    drawings_.add_line(points, json_text(style, "color"),
                       style ? json_decimal_in(*style, "thickness", kMakerThickness) : kMakerThickness);
  }
  return true;
}

}  // namespace sudoscope
