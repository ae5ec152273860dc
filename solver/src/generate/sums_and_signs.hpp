// A greater-than killer: sums of cages and signs between cells, of which neither suffices without the other.
#pragma once

#include <vector>

#include "generate/clue_puzzle.hpp"
#include "sudoscope/base/rng.hpp"

namespace sudoscope {

class SumsAndSigns {
 public:
  explicit SumsAndSigns(Rng& rng) : rng_(rng) {}

  // Leaves out sums and signs in random order while one solution remains. False if the rest has no sums, or no signs
  // that it needs.
  bool thin_out(CluePuzzle& puzzle);
  // Brings back some of them, the last first, where still neither suffices. False if none was left out or can come
  // back.
  bool bring_back(CluePuzzle& puzzle);

 private:
  Rng& rng_;
  std::vector<LaidClue> left_out_;  // a cage with its sum, or a sign
};

}  // namespace sudoscope
