// HoDoKu's names of levels and techniques, as in files of its ratings.
#pragma once

#include <array>
#include <cstdlib>
#include <map>
#include <sstream>
#include <string>

#include "sudoscope/rating/rating.hpp"

namespace sudoscope {

inline constexpr std::array<const char*, 5> kHodokuLevels{"EASY", "MEDIUM", "HARD", "UNFAIR", "EXTREME"};

inline const char* level_of(const HodokuRating& rating) {
  return kHodokuLevels[static_cast<std::size_t>(rating.level) - 1];
}

// "X_WING" as "x-wing"; a digit that HoDoKu takes from the solution is a trial with us.
inline std::string id_of_hodoku(std::string name) {
  if (name == "BRUTE_FORCE") return "trial";
  for (char& each : name) {
    if (each == '_') each = '-';
    if (each >= 'A' && each <= 'Z') each = static_cast<char>(each - 'A' + 'a');
  }
  return name;
}

// Number of uses of each technique, by its id.
using HodokuUses = std::map<std::string, int>;

// Reads "X_WING=2;SWORDFISH=1".
inline HodokuUses uses_in(const std::string& text) {
  HodokuUses uses;
  std::istringstream list(text);
  for (std::string use; std::getline(list, use, ';');) {
    const std::size_t equals = use.find('=');
    if (equals != std::string::npos) uses[id_of_hodoku(use.substr(0, equals))] = std::atoi(use.c_str() + equals + 1);
  }
  return uses;
}

inline HodokuUses uses_of(const HodokuRating& rating) {
  HodokuUses uses;
  for (const HodokuStep& step : rating.path) ++uses[std::string(row_of(step.technique).id)];
  return uses;
}

}  // namespace sudoscope
