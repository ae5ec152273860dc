// Digits are taken away from full grids while the solution is proved to stay the only one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sudoscope/generate/maker.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

// Cells whose digits are taken away together, or stay together.
using Orbit = std::vector<Cell>;

// A patient dig counts a proof that takes more conflicts of the learning search as failed.
constexpr std::uint64_t kPatientConflicts = 2000;

struct Dig {
  Puzzle puzzle;  // full at first; the result at the end
  std::span<const Orbit> orbits;
  std::vector<std::uint16_t> order;  // of the orbits, by their numbers
  std::size_t least_givens;          // this many are left at least
  bool is_patient;                   // waits for proofs that take long; ordinary 9x9 grids are always proved
  std::vector<std::uint16_t> taken = {};
  // For a patient dig: true if every orbit that stays was proved to be needed, alone or with those before it.
  bool is_proved = true;

  const Orbit& orbit(std::size_t place) const { return orbits[order[place]]; }
};

// The result of each dig depends on that dig alone. Ordinary 9x9 grids are proved several at a
// time. False if it was cancelled. REQUIRES: all have one geometry, which keeps all its rules.
bool dig_all(std::vector<Dig>& digs, const Cancelled& cancelled);

}  // namespace sudoscope
