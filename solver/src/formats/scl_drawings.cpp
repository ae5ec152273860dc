// SudokuPad measures places in cells from the grid's top left corner, and thickness and letters in 64ths of a cell.
#include "scl_drawings.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "scl.hpp"
#include "sheet_text.hpp"
#include "sudoscope/base/json.hpp"

namespace sudoscope {
namespace {

using Kind = JsonValue::Kind;

constexpr double kPixelsOfCell = 64;
constexpr double kFarthestPoint = 1000;
// A place so near to a grid line or to the middle of a cell is meant to be there.
constexpr double kNearLine = 0.12;

std::optional<double> scl_number(const JsonValue* value) {
  if (!value || !(value->is(Kind::kNumber) || value->is(Kind::kString))) return std::nullopt;
  const std::string text = value->is(Kind::kNumber) ? std::string(value->source) : value->text;
  char* end = nullptr;
  const double number = std::strtod(text.c_str(), &end);
  if (end == text.c_str() || !std::isfinite(number) || std::abs(number) > kFarthestPoint) return std::nullopt;
  return number;
}

// With three digits after the point at most.
std::string scl_decimal(double number) {
  const long thousandths = std::lround(std::abs(number) * 1000);
  std::string text = (number < 0 && thousandths > 0 ? "-" : "") + std::to_string(thousandths / 1000);
  if (thousandths % 1000 == 0) return text;
  std::string part = std::to_string(1000 + thousandths % 1000).substr(1);
  while (part.back() == '0') part.pop_back();
  return text + '.' + part;
}

struct SclPoint {
  double row;
  double column;
};

std::optional<SclPoint> scl_point(const JsonValue* value) {
  if (!value || value->items.size() != 2) return std::nullopt;
  const auto row = scl_number(&value->items[0]);
  const auto column = scl_number(&value->items[1]);
  if (!row || !column) return std::nullopt;
  return SclPoint{*row, *column};
}

std::string point_text(SclPoint place) { return '[' + scl_decimal(place.row) + ',' + scl_decimal(place.column) + ']'; }

// A colour with its sign; SudokuPad leaves it out, and shortens colours that repeat one digit.
std::string scl_colour(const JsonValue* value) {
  if (!value) return {};
  std::string name = lower(value->is(Kind::kNumber) ? value->source : std::string_view(value->text));
  constexpr std::array<std::array<const char*, 2>, 8> kNames = {{{"white", "#ffffff"},
                                                                 {"black", "#000000"},
                                                                 {"grey", "#808080"},
                                                                 {"gray", "#808080"},
                                                                 {"lightgrey", "#d3d3d3"},
                                                                 {"lightgray", "#d3d3d3"},
                                                                 {"none", "#00000000"},
                                                                 {"transparent", "#00000000"}}};
  for (const auto& [known, hex] : kNames)
    if (name == known) return hex;
  if (name.substr(0, 1) == "#") name.erase(0, 1);
  const bool is_hex = !name.empty() && name.find_first_not_of("0123456789abcdef") == std::string::npos;
  if (!is_hex) return {};
  if (name.size() == 1) name.append(2, name[0]);
  return name.size() == 3 || name.size() == 4 || name.size() == 6 || name.size() == 8 ? '#' + name : std::string();
}

bool is_clear_colour(std::string_view colour) {
  return colour.empty() || (colour.size() == 9 && colour.substr(7) == "00") ||
         (colour.size() == 5 && colour.back() == '0');
}

// A text of SudokuPad may be a number.
std::string scl_words(const JsonValue* value) {
  if (!value) return {};
  return value->is(Kind::kNumber) ? std::string(value->source) : value->text;
}

class SclDrawingReader {
 public:
  explicit SclDrawingReader(int side) : side_(side) {}

  void line(const JsonValue& drawn) {
    const JsonValue* points = scl_member(drawn, "wayPoints", "wp");
    if (!points) return;
    std::vector<SclPoint> way;
    for (const JsonValue& point : points->items)
      if (const auto place = scl_point(&point)) way.push_back(*place);
    const auto cells = cells_along(way);
    if (!cells) return void(found_.left_out = true);
    if (cells->empty()) return;
    std::string entry = "{\"lines\":[[" + names(*cells) + "]]";
    if (const std::string colour = scl_colour(scl_member(drawn, "color", "c")); !colour.empty())
      entry += ",\"outlineC\":\"" + colour + '"';
    if (const auto thickness = scl_number(scl_member(drawn, "thickness", "th")))
      entry += ",\"width\":" + scl_decimal(*thickness / kPixelsOfCell);
    if (const auto head = scl_number(scl_member(drawn, "headLength", "hl")))
      entry += ",\"headLength\":" + scl_decimal(*head);
    if (!std::all_of(way.begin(), way.end(), is_middle)) {
      entry += ",\"wayPoints\":[";
      for (std::size_t at = 0; at < way.size(); ++at) entry += (at > 0 ? "," : "") + point_text(way[at]);
      entry += ']';
    }
    add(0, entry + '}');
  }

  void figure(const JsonValue& drawn) {
    const auto center = scl_point(scl_member(drawn, "center", "ct"));
    if (!center) return;
    const auto cells = cells_round(*center);
    if (!cells) return void(found_.left_out = true);
    const std::string ground = scl_colour(scl_member(drawn, "backgroundColor", "c2"));
    const std::string edge = scl_colour(scl_member(drawn, "borderColor", "c1"));
    const std::string words = scl_words(scl_member(drawn, "text", "te"));
    const JsonValue* rounded = scl_member(drawn, "rounded", "r");
    const bool is_round = rounded && rounded->says_something();
    const auto is_paper = [](std::string_view colour) {
      return is_clear_colour(colour) || colour == "#ffffff" || colour == "#fff";
    };
    const bool is_words =
        !words.empty() && is_paper(edge) && (is_clear_colour(ground) || (is_paper(ground) && !is_round));
    if (words.empty() && is_clear_colour(ground) && is_clear_colour(edge)) return;
    std::string entry = "{\"cells\":[" + names(*cells) + ']';
    if (!is_words) {
      entry += ",\"baseC\":\"" + (ground.empty() ? "#00000000" : ground) + "\",\"outlineC\":\"" +
               (edge.empty() ? "#00000000" : edge) + '"';
      for (const auto& [name, letter] : {std::pair{"width", "w"}, std::pair{"height", "h"}})
        if (const auto length = scl_number(scl_member(drawn, name, letter)))
          entry += ",\"" + std::string(name) + "\":" + scl_decimal(*length);
    }
    if (!words.empty()) {
      entry += ",\"value\":" + Json(words).text();
      if (const std::string colour = scl_colour(scl_member(drawn, "color", "c")); !colour.empty())
        entry += ",\"fontC\":\"" + colour + '"';
      if (const auto size = scl_number(scl_member(drawn, "fontSize", "fs")); size && is_words)
        entry += ",\"size\":" + scl_decimal(*size / kPixelsOfCell / kLettersOfSize);
    }
    if (const auto angle = scl_number(drawn.member("angle")); angle && *angle != 0)
      entry += ",\"angle\":" + scl_decimal(*angle);
    if (const SclPoint middle = middle_of(*cells); point_text(middle) != point_text(*center))
      entry += ",\"center\":" + point_text(*center);
    add(is_words ? 3 : is_round ? 1 : 2, entry + '}');
  }

  SclDrawings take() {
    constexpr std::array kKinds = {"line", "circle", "rectangle", "text"};
    for (std::size_t kind = 0; kind < kKinds.size(); ++kind)
      if (!entries_[kind].empty()) found_.constraints.push_back({kKinds[kind], '[' + entries_[kind] + ']'});
    return std::move(found_);
  }

 private:
  struct At {
    int row;
    int column;
    friend bool operator==(const At&, const At&) = default;
  };

  // Letters of f-puzzles' size 1 are this high.
  static constexpr double kLettersOfSize = 0.6;

  void add(std::size_t kind, const std::string& entry) {
    entries_[kind] += (entries_[kind].empty() ? "" : ",") + entry;
  }

  // In the grid, or beside it.
  bool is_near(At at) const { return std::min(at.row, at.column) >= -1 && std::max(at.row, at.column) <= side_; }

  static bool is_middle(SclPoint place) {
    const auto off = [](double at) { return std::abs(at - std::floor(at) - 0.5); };
    return off(place.row) < 0.005 && off(place.column) < 0.005;
  }

  static SclPoint middle_of(const std::vector<At>& cells) {
    SclPoint sum{0, 0};
    for (const At at : cells) sum = {sum.row + at.row + 0.5, sum.column + at.column + 0.5};
    const auto count = static_cast<double>(cells.size());
    return {sum.row / count, sum.column / count};
  }

  // One cell, two at an edge, four at a corner.
  std::optional<std::vector<At>> cells_round(SclPoint place) const {
    const auto along = [](double at) {
      const auto line = static_cast<int>(std::lround(at));
      if (std::abs(at - line) < kNearLine) return std::vector<int>{line - 1, line};
      return std::vector<int>{static_cast<int>(std::floor(at))};
    };
    std::vector<At> cells;
    for (const int row : along(place.row))
      for (const int column : along(place.column)) cells.push_back({row, column});
    const bool near = std::all_of(cells.begin(), cells.end(), [&](At at) { return is_near(at); });
    return near ? std::optional(cells) : std::nullopt;
  }

  // The cells of the way points and those between them; nothing if the line leaves the board. A point on a grid line
  // belongs to the cell that the line comes from or goes to.
  std::optional<std::vector<At>> cells_along(const std::vector<SclPoint>& way) const {
    std::vector<At> cells;
    for (std::size_t index = 0; index < way.size(); ++index) {
      const SclPoint next = way[index > 0 ? index - 1 : std::min<std::size_t>(1, way.size() - 1)];
      const auto whole = [](double at, double towards) {
        return static_cast<int>(std::floor(at + std::clamp(towards - at, -0.01, 0.01)));
      };
      const At at{whole(way[index].row, next.row), whole(way[index].column, next.column)};
      if (!is_near(at)) return std::nullopt;
      if (cells.empty()) cells.push_back(at);
      const int down = at.row - cells.back().row;
      const int right = at.column - cells.back().column;
      const int steps = std::max(std::abs(down), std::abs(right));
      const bool is_straight = down == 0 || right == 0 || std::abs(down) == std::abs(right);
      if (steps > 0 && !is_straight) cells.push_back(at);
      for (int step = 0; is_straight && step < steps; ++step)
        cells.push_back({cells.back().row + down / steps, cells.back().column + right / steps});
    }
    return cells;
  }

  static std::string names(const std::vector<At>& cells) {
    std::string text;
    for (const At at : cells) {
      text += text.empty() ? "\"R" : ",\"R";
      text += std::to_string(at.row + 1) + 'C' + std::to_string(at.column + 1) + '"';
    }
    return text;
  }

  int side_;
  SclDrawings found_;
  std::array<std::string, 4> entries_;
};

}  // namespace

SclDrawings drawings_of_scl(const JsonValue& puzzle, int side) {
  SclDrawingReader reader(side);
  const auto each = [&](std::string_view name, std::string_view letter, auto read) {
    const JsonValue* drawn = scl_member(puzzle, name, letter);
    if (!drawn || !drawn->is(Kind::kArray)) return;
    for (const JsonValue& one : drawn->items) read(one);
  };
  each("underlays", "u", [&](const JsonValue& one) { reader.figure(one); });
  each("lines", "l", [&](const JsonValue& one) { reader.line(one); });
  each("arrows", "a", [&](const JsonValue& one) { reader.line(one); });
  each("overlays", "o", [&](const JsonValue& one) { reader.figure(one); });
  return reader.take();
}

}  // namespace sudoscope
