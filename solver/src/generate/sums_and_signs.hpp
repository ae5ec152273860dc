// A greater-than killer: sums of cages and signs between cells, of which neither suffices without the other.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "generate/aim.hpp"
#include "generate/clue_puzzle.hpp"
#include "sudoscope/base/rng.hpp"

namespace sudoscope {

class SumsAndSigns {
 public:
  explicit SumsAndSigns(Rng& rng) : rng_(rng) {}

  // Leaves out sums and signs in random order while one solution remains. False if the rest has no sums, or no signs
  // that it needs.
  bool thin_out(CluePuzzle& puzzle);
  using Judgement = std::function<std::optional<Fit>(const CluePuzzle& puzzle)>;
  // Brings back so many of them, the last first, that the puzzle fits while still neither suffices. False if no number
  // does: then all that can come back are there. Nothing can a second time. REQUIRES: the puzzle is too hard.
  bool bring_back(CluePuzzle& puzzle, const Judgement& judge);

 private:
  CluePuzzle with_last(std::size_t count, const CluePuzzle& puzzle) const;
  std::size_t most_that_can_come_back(const CluePuzzle& puzzle) const;

  Rng& rng_;
  std::vector<LaidClue> left_out_;  // a cage with its sum, or a sign
};

}  // namespace sudoscope
