// A search for a solution other than a known one, for puzzles with clues: plain backtracking over propagated
// candidates.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudoscope/base/rng.hpp"
#include "sudoscope/constraints/candidate_store.hpp"

namespace sudoscope {

enum class Uniqueness : std::uint8_t { kUnique, kSeveral, kUnknown };

class OtherSolution {
 public:
  // Keeps no reference to the puzzle, but its geometry.
  explicit OtherSolution(const Puzzle& puzzle) : network_(network_of(puzzle.geometry)), givens_(puzzle.givens) {}

  // kUnknown: after `most_guesses` nothing is known. REQUIRES: `solution` solves the puzzle.
  Uniqueness look_for(const std::vector<Digit>& solution, std::uint64_t most_guesses);
  // The one that look_for() found.
  const std::vector<Digit>& found() const { return found_; }

  // False if the guesses did not suffice for an answer.
  bool is_finished() const { return left_ > 0; }

  // Any solution, its digits tried in random order; nothing if there is none, or after `most_guesses`.
  std::optional<std::vector<Digit>> random(Rng& rng, std::uint64_t most_guesses);

 private:
  // The order of trial is `order(cell, digits)`, a list of digits. True when a full grid is accepted.
  template <class Order, class Accept>
  bool search(std::vector<DigitMask> grid, const Order& order, const Accept& accept);

  std::shared_ptr<const ConstraintNetwork> network_;
  std::vector<Digit> givens_;
  std::uint64_t left_ = 0;
  std::vector<Digit> found_;
};

}  // namespace sudoscope
