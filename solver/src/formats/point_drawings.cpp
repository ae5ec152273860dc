// Points and colours to SudokuPad's JSON.
#include "point_drawings.hpp"

#include "sudoscope/base/json.hpp"
#include "sudoscope/base/json_value.hpp"

namespace sudoscope {
namespace {

constexpr double kPixels = 64;  // of a cell

std::string way_point(PointDrawings::Point point) {
  return '[' + Json(point.y).text() + ',' + Json(point.x).text() + ']';
}

void append_object(std::string& list, const std::string& entry) { list += (list.empty() ? "{" : ",{") + entry + '}'; }

std::string text_member(std::string_view name, std::string_view text) {
  return text.empty() ? "" : ",\"" + std::string(name) + "\":" + Json(text).text();
}

}  // namespace

void PointDrawings::add_line(const std::vector<Point>& points, std::string_view colour, double thickness, double head) {
  if (points.empty()) return;
  std::string way;
  for (const Point point : points) way += (way.empty() ? "" : ",") + way_point(point);
  append_object(lines_, "\"wayPoints\":[" + way + "],\"thickness\":" + Json(thickness * kPixels).text() +
                            text_member("color", colour) + (head > 0 ? ",\"headLength\":" + Json(head).text() : ""));
}

void PointDrawings::add_figure(const Figure& figure, bool is_above) {
  std::string entry = "\"center\":" + way_point(figure.center) + text_member("backgroundColor", figure.ground) +
                      text_member("borderColor", figure.edge) + text_member("text", figure.words) +
                      text_member("color", figure.colour);
  for (const auto& [name, value] : {std::pair{"width", figure.width}, std::pair{"height", figure.height},
                                    std::pair{"angle", figure.angle}, std::pair{"fontSize", figure.letters * kPixels}})
    if (value != 0) entry += ",\"" + std::string(name) + "\":" + Json(value).text();
  if (figure.is_round) entry += ",\"rounded\":true";
  append_object(is_above ? above_ : below_, entry);
}

SclDrawings PointDrawings::take(int side) const {
  const std::string json = "{\"underlays\":[" + below_ + "],\"lines\":[" + lines_ + "],\"overlays\":[" + above_ + "]}";
  const auto drawn = parse_json(json);
  return drawn ? drawings_of_scl(drawn.value(), side) : SclDrawings{{}, true};
}

}  // namespace sudoscope
