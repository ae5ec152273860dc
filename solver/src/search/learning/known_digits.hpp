// KnownDigits: facts about a search under way that are worth showing: the fullest grid without a conflict,
// and the cells in which all solutions found so far agree. The latter decide whether a digit at level 0 is
// proved: once a solution is ruled out to look for further ones, level 0 holds for the further ones alone.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudoscope/grid/digit_set.hpp"

namespace sudoscope::learning {

class KnownDigits {
 public:
  // Notes a grid with all consequences of the guesses and no conflict. `filled`: cells with a digit.
  void reach(const std::vector<Digit>& digits, std::uint32_t filled) {
    if (filled <= fullest_) return;
    fullest_ = filled;
    best_ = digits;
  }

  void found(const std::vector<Digit>& solution) {
    if (agreed_.empty()) agreed_ = solution;
    for (std::size_t cell = 0; cell < agreed_.size(); ++cell)
      if (agreed_[cell] != solution[cell]) agreed_[cell] = kBlank;
  }

  const std::vector<Digit>& best() const { return best_; }

  // The digits that every solution has, among those that every further one has.
  std::vector<Digit> proved(std::vector<Digit> further) const {
    for (std::size_t cell = 0; cell < agreed_.size(); ++cell)
      if (further[cell] != agreed_[cell]) further[cell] = kBlank;
    return further;
  }

  std::size_t buffer_bytes() const { return best_.capacity() + agreed_.capacity(); }

 private:
  std::vector<Digit> best_;
  std::vector<Digit> agreed_;  // empty until a solution is found
  std::uint32_t fullest_ = 0;
};

}  // namespace sudoscope::learning
