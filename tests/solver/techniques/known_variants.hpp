// Puzzles with clues whose solutions are known, and a path through them by easy techniques.
#pragma once

#include <string>
#include <vector>

#include "puzzles.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/formats/formats.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace sudoscope::test {

struct Known {
  std::string id;
  Puzzle puzzle;
  std::vector<Digit> solution;
};

inline std::vector<Known> known_variants() {
  std::vector<Known> found;
  for (const std::string& line : data_lines("variants.jsonl")) {
    const auto record = parse_json(line);
    Known known{record.value().member("id")->text,
                read_sheet(std::string(record.value().member("puzzle")->source)).value().sheet.puzzle,
                {}};
    const std::string& text = record.value().member("solution")->text;
    // Numbers above 9 have commas between them.
    if (known.puzzle.geometry->side() > 9) continue;
    for (const char digit : text) known.solution.push_back(static_cast<Digit>(digit - '1'));
    found.push_back(std::move(known));
  }
  return found;
}

inline LogicPath easy_path_of(const Puzzle& puzzle) {
  return {puzzle.geometry,
          Position(*puzzle.geometry, puzzle.givens),
          {Technique::kFullHouse, Technique::kHiddenSingle, Technique::kNakedSingle, Technique::kPointing,
           Technique::kClaiming, Technique::kNakedPair, Technique::kHiddenPair, Technique::kXWing}};
}

}  // namespace sudoscope::test
