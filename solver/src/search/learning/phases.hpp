// Phases: for each variable whether it is favoured. What counts is whether it held in the fullest grid without a
// conflict since the last rephasing, the target, so that the search goes back to where it did well; for one that was
// never part of such a grid, whether it held when it was last taken back (K. Pipatsrisawat, A. Darwiche, "A Lightweight
// Component Caching Scheme for Satisfiability Solvers", 2007; target phases and rephasing: A. Biere, M. Fleury,
// "Chasing Target Phases", 2020). Guessed are the most active of the favoured candidates (Engine), and never that one
// fails: on eight 36x36 grids filled to 45 % that needed 3,000 to 47,000 conflicts, where guesses of whatever is most
// active, absences too, needed 4,000 to more than 89,000, and the most active cell's favoured candidate 14,000 to
// 250,000.
#pragma once

#include <algorithm>

#include "search/learning/trail.hpp"

namespace sudoscope::learning {

class Phases {
 public:
  // At first all are favoured.
  explicit Phases(Variable variables) : saved_(variables, Phase::kHeld), target_(variables, Phase::kUnset) {}

  bool favours(Variable variable) const {
    return (target_[variable] == Phase::kUnset ? saved_[variable] : target_[variable]) == Phase::kHeld;
  }

  // The literal is about to be taken back.
  void save(Literal literal) { saved_[variable_of(literal)] = phase_of(literal); }

  // A conflict came after `size` literals of the trail that agree.
  void reach(const Trail& trail, std::uint32_t size);

  // A solution was found, and another is looked for: the target, which is near it, is left alone from here on. On two
  // 25x25 grids and two seeds that proves a sixth sooner that there is no other.
  void found() {
    if (!aims_) return;
    aims_ = false;
    std::fill(target_.begin(), target_.end(), Phase::kUnset);
  }

  // From here on any grid, however empty, is a better target than the one there is.
  void rephase() { fullest_ = 0; }

  std::size_t buffer_bytes() const { return saved_.capacity() + target_.capacity(); }

 private:
  enum class Phase : std::uint8_t { kFailed, kHeld, kUnset };

  static Phase phase_of(Literal literal) { return is_positive(literal) ? Phase::kHeld : Phase::kFailed; }

  std::vector<Phase> saved_;   // by variable; never unset
  std::vector<Phase> target_;  // by variable
  std::uint32_t fullest_ = 0;  // the size of the trail of the target
  bool aims_ = true;
};

}  // namespace sudoscope::learning
