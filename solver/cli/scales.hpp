// The scales for rating puzzles, as the command describes them.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoscope/base/json.hpp"
#include "sudoscope/base/result.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/techniques/technique.hpp"

namespace sudoscope::cli {

struct RatedStep {
  std::string rating;  // "2.3"
  Technique technique = Technique::kNone;
  std::vector<std::string> conclusions = {};  // "r1c2=6" and "r3c4<>5"
  // For programs, beside the technique and the conclusions.
  std::vector<std::pair<std::string_view, Json>> members = {};
};

struct ScaleRating {
  std::string words;                                            // "7.1 1.2 1.2"
  std::vector<std::pair<std::string_view, Json>> members = {};  // the same for programs
  std::vector<RatedStep> path = {};                             // if it is wanted
};

struct Scale {
  std::string_view name;
  // Error: the reason why such a puzzle has no rating.
  Result<ScaleRating, Message> (*rate)(const Puzzle& puzzle, bool wants_path);
};

// The names of all scales, as in "se|own", the usual one first.
std::string scale_choices();

// Null if there is none of that name.
const Scale* find_scale(std::string_view name);

}  // namespace sudoscope::cli
