// Digits taken away from full grids while the solution is proved to stay the only one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sudoscope/maker.hpp"
#include "sudoscope/puzzle.hpp"

namespace sudoscope {

// Cells whose digits are taken away together, or stay together.
using Orbit = std::vector<Cell>;

// Where a proof is waited for, one that takes more of the learning search is none.
constexpr std::uint64_t kPatientConflicts = 2000;

struct Dig {
  Puzzle puzzle;  // full at first; what is left at the end
  std::span<const Orbit> orbits;
  std::vector<std::uint16_t> order;  // in which the orbits are tried, by their numbers
  std::size_t least_givens;          // not one fewer is left
  bool is_patient;                   // waits for proofs that take long; ordinary 9x9 grids are always proved
  std::vector<std::uint16_t> taken = {};
  // Of a patient one: whether every orbit that stays was proved to be needed, alone or with what went before.
  bool is_proved = true;

  const Orbit& orbit(std::size_t place) const { return orbits[order[place]]; }
};

// What is taken depends on each dig alone, not on those beside it. Ordinary 9x9 grids are proved several at a time.
// False where it was cancelled.
// REQUIRES: all have one geometry, which keeps all its rules.
bool dig_all(std::vector<Dig>& digs, const Cancelled& cancelled);

}  // namespace sudoscope
