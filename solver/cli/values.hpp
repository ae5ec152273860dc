// Values of the words of the command line; nothing if a word has no such value.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

#include "args.hpp"

namespace sudoscope::cli {

template <class Number>
std::optional<Number> read_number(std::string_view text) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// As in "2x3"; no more cells than the largest grid's boxes have.
std::optional<BoxShape> read_box_shape(std::string_view text);

// By its first digit: "1", "0" or "A".
std::optional<Alphabet> read_alphabet(std::string_view text);

// 0 to 1.
std::optional<double> read_share(std::string_view text);

// Seconds of "10s", "500ms", "2min", "1h" or "10".
std::optional<double> read_duration(std::string_view text);

// "24" or "24-28".
std::optional<std::pair<int, int>> read_range(std::string_view text);

// "hard", "se:7.1-7.5" or "hodoku:1000-1400".
std::optional<Aim> read_aim(std::string_view text);

std::optional<OutputFormat> read_output_format(std::string_view text);

}  // namespace sudoscope::cli
