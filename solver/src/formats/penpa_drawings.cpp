// Points and styles to drawings. Styles have numbers, and their colours are those of the program.
#include "penpa_drawings.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "base/numerals.hpp"
#include "json_parts.hpp"
#include "sheet_text.hpp"

namespace sudoscope {
namespace {

using PenpaPoint = PenpaPaper::Point;

// As SudokuPad draws them, so that they are recognised alike.
constexpr std::string_view kThermometerColour = "#cfcfcf";
constexpr double kTube = 0.33;
constexpr std::string_view kArrowColour = "#a1a1a1";
constexpr double kThinLine = 0.05;

std::string_view line_colour(int style) {
  switch (style) {
    case 3:
    case 30:
      return "#208020";
    case 5:
    case 6:
    case 40:
      return "#999999";
    case 8:
      return "#ff0000";
    case 9:
      return "#187bcd";
    case 12:
      return "#34bbe6";  // of diagonals
    default:
      return "#000000";
  }
}

std::string_view surface_colour(int style) {
  constexpr std::array<std::string_view, 13> kColours = {"",        "#444444", "#b3ffb3", "#cccccc", "#000000",
                                                         "#c0e0ff", "#ffa3a3", "#ffffa3", "#999999", "#ffb3ff",
                                                         "#ffcc80", "#cc99ff", "#eecab1"};
  return style >= 0 && style < static_cast<int>(kColours.size()) ? kColours[static_cast<std::size_t>(style)] : "";
}

// The setter's own colour of a member; empty if there is none.
std::string_view own_colour(const JsonValue* colours, std::string_view list, std::string_view name) {
  const JsonValue* of_list = colours ? colours->member(list) : nullptr;
  return json_text(of_list, name);
}

// Segments joined end to end, each once, as few lines as that makes where no three meet.
std::vector<std::vector<int>> joined_segments(const std::vector<std::pair<int, int>>& segments) {
  std::map<int, std::multiset<int>> next;
  for (const auto& [one, other] : segments) {
    next[one].insert(other);
    next[other].insert(one);
  }
  std::vector<std::vector<int>> lines;
  const auto follow = [&](int point) {
    std::vector<int> line = {point};
    while (!next[line.back()].empty() && (line.size() == 1 || next[line.back()].size() == 1)) {
      const int from = line.back();
      const int to = *next[from].begin();
      next[from].erase(next[from].begin());
      next[to].erase(next[to].find(from));
      line.push_back(to);
    }
    if (line.size() > 1) lines.push_back(std::move(line));
  };
  for (const bool is_end_first : {true, false})
    for (auto& [point, others] : next)
      while (is_end_first ? others.size() == 1 : !others.empty()) follow(point);
  return lines;
}

class PenpaLayer {
 public:
  PenpaLayer(const JsonValue& layer, const JsonValue* colours, const PenpaPaper& paper, PointDrawings& drawings)
      : layer_(layer), colours_(colours), paper_(paper), drawings_(drawings) {}

  std::set<std::string> draw() {
    draw_surface();
    draw_ways("thermo", kTube, 0, true);
    draw_ways("nobulbthermo", kTube, 0, false);
    draw_segments("line");
    draw_segments("lineE");
    draw_ways("arrows", kThinLine, 0.3, false);
    draw_symbols();
    for (const char* const other : {"wall", "cage", "freeline", "freelineE", "polygon", "squareframe", "direction"}) {
      const JsonValue* list = layer_.member(other);
      if (list && list->says_something()) left_out_.insert(other);
    }
    return std::move(left_out_);
  }

 private:
  // Calls visit(name, value) for each member of an object that is a list by names.
  template <class Visit>
  void each(std::string_view list, Visit visit) {
    const JsonValue* object = layer_.member(list);
    if (!object || !object->is(JsonValue::Kind::kObject)) return;
    for (std::size_t at = 0; at < object->names.size(); ++at) visit(object->names[at], object->items[at]);
  }

  void draw_surface() {
    each("surface", [&](const std::string& name, const JsonValue& style) {
      const auto place = point_called(name);
      std::string_view colour = own_colour(colours_, "surface", name);
      if (colour.empty()) colour = surface_colour(json_whole(&style).value_or(0));
      PointDrawings::Figure figure{place.value_or(PenpaPoint{0, 0}), 1, 1};
      figure.ground = colour;
      if (place && !colour.empty()) drawings_.add_figure(figure, false);
    });
  }

  // Lists of points: thermometers with a bulb or without, and arrows.
  void draw_ways(std::string_view list, double thickness, double head, bool has_bulb) {
    for (const JsonValue& way : json_entries(layer_.member(list))) {
      std::vector<PenpaPoint> points;
      for (const JsonValue& entry : way.items) {
        const auto number = json_whole(&entry);
        if (const auto place = number ? paper_.place_of(*number) : std::nullopt) points.push_back(*place);
      }
      if (points.empty()) continue;
      const std::string_view colour = head > 0 ? kArrowColour : kThermometerColour;
      if (has_bulb) {
        PointDrawings::Figure bulb{points.front(), 0.85, 0.85};
        bulb.is_round = true;
        bulb.ground = colour;
        drawings_.add_figure(bulb, false);
      }
      if (points.size() > 1) drawings_.add_line(points, colour, thickness, head);
    }
  }

  // Segments of one style are joined. Borders of cells, and marks that erase them, are not drawn.
  void draw_segments(std::string_view list) {
    std::map<std::pair<int, std::string>, std::vector<std::pair<int, int>>> by_look;
    each(list, [&](const std::string& name, const JsonValue& style) {
      const auto segment = penpa_segment(name);
      const auto number = json_whole(&style);
      if (!segment || !number || *number == 98) return;
      const auto from = paper_.place_of(segment->first);
      const auto to = paper_.place_of(segment->second);
      if (!from || !to) return;
      const bool is_border = paper_.is_vertex(segment->first) && (from->x == to->x || from->y == to->y);
      if (!is_border) by_look[{*number, std::string(own_colour(colours_, list, name))}].push_back(*segment);
    });
    for (const auto& [look, segments] : by_look) {
      for (const auto& line : joined_segments(segments)) {
        std::vector<PenpaPoint> points;
        for (const int point : line) points.push_back(paper_.place_of(point).value_or(PenpaPoint{0, 0}));
        const std::string_view colour = look.second.empty() ? line_colour(look.first) : std::string_view(look.second);
        drawings_.add_line(points, colour, look.first == 6 ? 0.3 : look.first == 12 ? 0.03 : 0.1);
      }
    }
  }

  // [style, name, ...]: circles and squares of several sizes.
  void draw_symbols() {
    constexpr std::array<std::pair<std::string_view, double>, 9> kSizes = {{{"circle_L", 0.86},
                                                                            {"circle_M", 0.7},
                                                                            {"circle_S", 0.44},
                                                                            {"circle_SS", 0.26},
                                                                            {"square_LL", 1},
                                                                            {"square_L", 0.8},
                                                                            {"square_M", 0.7},
                                                                            {"square_S", 0.44},
                                                                            {"square_SS", 0.26}}};
    each("symbol", [&](const std::string& name, const JsonValue& symbol) {
      const auto place = point_called(name);
      const auto parts = json_entries(&symbol);
      const auto style = parts.size() > 1 ? json_whole(&parts[0]) : std::nullopt;
      const auto known = std::find_if(kSizes.begin(), kSizes.end(), [&](const auto& size) {
        return parts.size() > 1 && parts[1].text == size.first;
      });
      if (!place || !style || known == kSizes.end()) {
        left_out_.insert("symbol");
        return;
      }
      PointDrawings::Figure figure{*place, known->second, known->second};
      figure.is_round = known->first.starts_with("circle");
      const bool is_grey = *style == 3 || *style == 5;
      const std::string_view own = own_colour(colours_, "symbol", name);
      figure.ground = !own.empty() ? own : *style == 2 ? "#000000" : is_grey ? "#cfcfcf" : "#ffffff";
      figure.edge = *style == 3 ? std::string_view() : "#000000";
      drawings_.add_figure(figure, paper_.cell_of(numeral_of(name)) == std::nullopt);
    });
  }

  static int numeral_of(std::string_view name) {
    if (name.ends_with('E')) name.remove_suffix(1);  // over an edge
    return small_number(name).value_or(-1);
  }

  std::optional<PenpaPoint> point_called(std::string_view name) const { return paper_.place_of(numeral_of(name)); }

  const JsonValue& layer_;
  const JsonValue* colours_;
  const PenpaPaper& paper_;
  PointDrawings& drawings_;
  std::set<std::string> left_out_;
};

}  // namespace

std::set<std::string> draw_penpa_layer(const JsonValue& layer, const JsonValue* colours, const PenpaPaper& paper,
                                       PointDrawings& drawings) {
  return PenpaLayer(layer, colours, paper, drawings).draw();
}

void draw_penpa_text(std::string_view text, PenpaPaper::Point at, double letters, PointDrawings& drawings) {
  PointDrawings::Figure figure{at};
  figure.words = text;
  figure.letters = letters;
  drawings.add_figure(figure, true);
}

std::optional<std::pair<int, int>> penpa_segment(std::string_view name) {
  const auto ends = split_at(name, ',');
  const auto one = small_number(ends[0]);
  const auto other = ends.size() == 2 ? small_number(ends[1]) : std::nullopt;
  return one && other ? std::optional(std::pair(*one, *other)) : std::nullopt;
}

}  // namespace sudoscope
