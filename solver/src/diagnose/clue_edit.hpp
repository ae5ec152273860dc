// A puzzle with some of its clues left out, or with another value in one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sudoscope/diagnose/clues.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope::diagnose {

class ClueEdit {
 public:
  explicit ClueEdit(const Geometry& geometry);

  const std::vector<ClueAddress>& clues() const { return clues_; }
  // The number that is the clue's value; nothing if it has none.
  std::optional<int> value_of(std::size_t clue) const;
  // The same grid with the clues that are kept; `clue` with this value in place of its own, if one is given.
  GeometryPtr with(const std::vector<bool>& kept, std::optional<std::size_t> clue = {}, int value = 0) const;
  GeometryPtr with_value(std::size_t clue, int value) const;

 private:
  GeometryPtr rebuilt(const Constraints& constraints) const;

  const Geometry& geometry_;
  std::vector<ClueAddress> clues_;
  std::vector<std::string> entries_;  // the JSON of each; empty for a constraint without a list
};

// One question: how many solutions, up to a limit, has a puzzle? With bounded patience.
class ClueQuestion {
 public:
  ClueQuestion(Puzzle puzzle, std::uint64_t limit);
  // Takes the steps it uses from `steps`. True when it is answered, or patience ran out.
  bool run(std::uint64_t& steps);
  // Nothing where patience ran out before the answer.
  std::optional<std::uint64_t> solutions() const;

 private:
  Solve solve_;
  std::uint64_t limit_;
  bool is_known_ = false;
};

}  // namespace sudoscope::diagnose
