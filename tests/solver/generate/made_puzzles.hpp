// Makers for tests, and the first puzzles that they make.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "../catch.hpp"
#include "sudoscope/generate/maker.hpp"

namespace sudoscope::test {

inline Maker maker_of(MakerRecipe recipe) {
  const auto maker = Maker::of(std::move(recipe));
  REQUIRE(maker);
  return maker.value();
}

// The first `count` puzzles of a recipe.
inline std::vector<MadePuzzle> made(const Maker& maker, std::size_t count = 1) {
  std::vector<MadePuzzle> puzzles;
  for (std::uint64_t first = 0; puzzles.size() < count; first += maker.batch()) {
    REQUIRE(first < 20'000);
    for (auto& puzzle : maker.attempts(first, maker.batch()))
      if (puzzle && puzzles.size() < count) puzzles.push_back(std::move(*puzzle));
  }
  return puzzles;
}

inline std::vector<MadePuzzle> made(MakerRecipe recipe, std::size_t count = 1) {
  return made(maker_of(std::move(recipe)), count);
}

inline int given_count(const Puzzle& puzzle) {
  return static_cast<int>(
      std::count_if(puzzle.givens.begin(), puzzle.givens.end(), [](Digit digit) { return digit != kBlank; }));
}

}  // namespace sudoscope::test
