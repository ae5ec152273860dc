// A search for ways to move cells so that every house goes onto a house: it sends
// one cell after the other to a place and keeps, for each house, the places left.
#pragma once

#include <bitset>
#include <vector>

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

class HouseMaps {
 public:
  explicit HouseMaps(const Geometry& geometry);

  using Houses = std::bitset<kMostHouses + 1>;

  // Places of the cells sent so far, and the places that this leaves each house.
  struct Sent {
    std::vector<Cell> to;  // by cell; kNoCell where it was not sent
    std::vector<Houses> houses;
  };

  // A state with no cell sent.
  const Sent& start() const { return start_; }
  // Sends a cell to a place, with all consequences: a house with a single place left
  // restricts the houses that it has cells in common with. False if that is impossible.
  bool send(Sent& sent, Cell cell, Cell to) const;
  // Possible places of the cell, as far as its houses decide.
  std::vector<Cell> places(const Sent& sent, Cell cell) const;

  enum class Outcome : std::uint8_t { kFound, kNone, kGivenUp };
  // Sends all other cells as well, with at most `tries` more tries, and subtracts those it uses.
  Outcome complete(Sent& sent, std::uint64_t& tries) const;

 private:
  bool put(Sent& sent, Cell cell, Cell to, std::vector<std::size_t>& settled) const;

  std::size_t houses_ = 0;                        // each set of cells once
  std::vector<Houses> of_cell_;                   // the houses that a cell is in
  std::vector<std::vector<Cell>> common_;         // the number of cells that two houses have in common
  std::vector<std::vector<Cell>> crossing_;       // the last of these common cells
  std::vector<std::vector<Houses>> with_common_;  // the houses that have so many cells in common with a house
  Sent start_;
};

}  // namespace sudoscope
