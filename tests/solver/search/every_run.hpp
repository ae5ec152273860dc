// Every algorithm, with every option, on every puzzle.
#pragma once

#include "catch.hpp"
#include "puzzles.hpp"

namespace sudoscope::test {

// Calls check(algorithm, knobs, puzzle) for the algorithms that can be watched.
template <class Check>
void on_every_run(const std::vector<Puzzle>& puzzles, Check check) {
  for (const Algorithm& algorithm : watchable_algorithms()) {
    const std::size_t options = algorithm.knobs.empty() ? 1 : algorithm.knobs[0].options.size();
    for (std::size_t option = 0; option < options; ++option) {
      for (const Puzzle& puzzle : puzzles) {
        INFO(algorithm.id << " option " << option << " side " << puzzle.geometry->side());
        check(algorithm, KnobValues{static_cast<std::uint8_t>(option)}, puzzle);
      }
    }
  }
}

}  // namespace sudoscope::test
