// Large fish, fish of mixed houses, and Siamese ones are slow, with many houses minutes,
// and rare: tests of thousands of positions leave them to fish_test.cpp, which plants them.
#pragma once

#include "sudoscope/techniques/technique.hpp"

namespace sudoscope::test {

inline bool is_large_fish(Technique technique) {
  if (technique == Technique::kSiameseFish) return true;
  if (technique < Technique::kXWing || technique > Technique::kFinnedMutantLeviathan) return false;
  const int number = static_cast<int>(technique) - static_cast<int>(Technique::kXWing);
  const int size = 2 + number % 6;
  return technique < Technique::kFrankenXWing ? size > 4 : size > 2;
}

}  // namespace sudoscope::test
