// The colour among some that a person would take for another one.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace sudoscope {

// Its index in `colours`: the nearest in hue, among greys in lightness. Colours are "#rgb" or "#rrggbb", with or
// without the sign, capitals or not, and digits of opacity behind; 0 for a text that is none. REQUIRES: `colours` are
// colours.
std::size_t nearest_colour(std::string_view text, std::span<const std::string_view> colours);

}  // namespace sudoscope
