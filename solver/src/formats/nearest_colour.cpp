// Hues are compared as directions away from grey.
#include "nearest_colour.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace sudoscope {
namespace {

using Rgb = std::array<double, 3>;  // 0..1

std::optional<int> hex_digit(char character) {
  if (character >= '0' && character <= '9') return character - '0';
  const char small = static_cast<char>(character | 0x20);
  return small >= 'a' && small <= 'f' ? std::optional(small - 'a' + 10) : std::nullopt;
}

std::optional<Rgb> rgb_of(std::string_view text) {
  if (text.starts_with('#')) text.remove_prefix(1);
  const bool is_short = text.size() == 3 || text.size() == 4;
  if (!is_short && text.size() != 6 && text.size() != 8) return std::nullopt;
  Rgb rgb{};
  for (std::size_t part = 0; part < 3; ++part) {
    const auto high = hex_digit(text[is_short ? part : 2 * part]);
    const auto low = hex_digit(text[is_short ? part : 2 * part + 1]);
    if (!high || !low) return std::nullopt;
    rgb[part] = (16 * *high + *low) / 255.0;
  }
  return rgb;
}

double lightness(const Rgb& rgb) { return (rgb[0] + rgb[1] + rgb[2]) / 3; }

double distance(const Rgb& one, const Rgb& other) {
  return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

// The direction, of length 1; nothing for grey.
std::optional<Rgb> hue(const Rgb& rgb) {
  constexpr double kGrey = 0.06;
  const double mean = lightness(rgb);
  const double length = distance(rgb, {mean, mean, mean});
  if (length < kGrey) return std::nullopt;
  return Rgb{(rgb[0] - mean) / length, (rgb[1] - mean) / length, (rgb[2] - mean) / length};
}

// Any hue is nearer to a hue than to grey.
double apart(const Rgb& one, const Rgb& other) {
  const auto first = hue(one);
  const auto second = hue(other);
  if (first && second) return distance(*first, *second);
  constexpr double kFarthestHues = 2;
  return (first || second ? kFarthestHues : 0) + std::abs(lightness(one) - lightness(other));
}

}  // namespace

std::size_t nearest_colour(std::string_view text, std::span<const std::string_view> colours) {
  const auto wanted = rgb_of(text);
  if (!wanted) return 0;
  const auto nearest =
      std::min_element(colours.begin(), colours.end(), [&](std::string_view one, std::string_view other) {
        return apart(*wanted, *rgb_of(one)) < apart(*wanted, *rgb_of(other));
      });
  return static_cast<std::size_t>(nearest - colours.begin());
}

}  // namespace sudoscope
