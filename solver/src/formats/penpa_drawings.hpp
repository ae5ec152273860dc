// The drawings of a layer of penpa-edit: lines, thermometers, arrows, symbols, shaded cells and words.
#pragma once

#include <set>
#include <string>

#include "penpa_paper.hpp"
#include "sudoscope/base/json_value.hpp"

namespace sudoscope {

// `colours`: the layer of the setter's own colours, by the same names; null if there is none. Returns the names of the
// lists from which something is left out. Numbers are not drawn here.
std::set<std::string> draw_penpa_layer(const JsonValue& layer, const JsonValue* colours, const PenpaPaper& paper,
                                       PointDrawings& drawings);
// A text, at a point.
void draw_penpa_text(std::string_view text, PenpaPaper::Point at, double letters, PointDrawings& drawings);
// The two points of a name like "57,70".
std::optional<std::pair<int, int>> penpa_segment(std::string_view name);

}  // namespace sudoscope
