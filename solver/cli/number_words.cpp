#include "number_words.hpp"

#include <array>
#include <cstdio>

#include "speech.hpp"

namespace sudoscope::cli {

std::string decimal_words(double number, int places) {
  const auto length = static_cast<std::size_t>(std::snprintf(nullptr, 0, "%.*f", places, number));
  std::string text(length + 1, '\0');
  std::snprintf(text.data(), text.size(), "%.*f", places, number);
  text.pop_back();
  if (const std::size_t point = text.find('.'); point != std::string::npos) text[point] = spoken_language().decimal;
  return text;
}

std::string time_words(double seconds) {
  struct Unit {
    double seconds;
    const char* name;
  };
  constexpr std::array kUnits{Unit{1, "s"}, Unit{1e-3, "ms"}, Unit{1e-6, "us"}, Unit{1e-9, "ns"}};
  std::size_t unit = 0;
  while (unit + 1 < kUnits.size() && seconds < kUnits[unit].seconds) ++unit;
  const double value = seconds / kUnits[unit].seconds;
  return decimal_words(value, value < 10 ? 2 : value < 100 ? 1 : 0) + ' ' + kUnits[unit].name;
}

}  // namespace sudoscope::cli
