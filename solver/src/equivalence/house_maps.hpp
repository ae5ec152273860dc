// A search for ways to move cells so that every house goes onto a house: cell after cell is sent somewhere, and of each
// house is kept where it can still go.
#pragma once

#include <bitset>
#include <vector>

#include "sudoscope/geometry.hpp"

namespace sudoscope {

class HouseMaps {
 public:
  explicit HouseMaps(const Geometry& geometry);

  using Houses = std::bitset<kMostHouses + 1>;

  // What was sent where, and where each house can go by that.
  struct Sent {
    std::vector<Cell> to;  // by cell; kNoCell where it was not sent
    std::vector<Houses> houses;
  };

  // Nothing sent anywhere yet.
  const Sent& start() const { return start_; }
  // Sends a cell somewhere, with all that follow at once: a house that can go to one place only tells of those that it
  // has cells in common with. False where that cannot be.
  bool send(Sent& sent, Cell cell, Cell to) const;
  // Where the cell can go, as far as its houses tell.
  std::vector<Cell> places(const Sent& sent, Cell cell) const;

  enum class Outcome : std::uint8_t { kFound, kNone, kGivenUp };
  // Sends all other cells as well, by at most `tries` more tries, which it takes from there.
  Outcome complete(Sent& sent, std::uint64_t& tries) const;

 private:
  bool put(Sent& sent, Cell cell, Cell to, std::vector<std::size_t>& settled) const;

  std::size_t houses_ = 0;                        // each set of cells once
  std::vector<Houses> of_cell_;                   // the houses that a cell is in
  std::vector<std::vector<Cell>> common_;         // the number of cells that two houses have in common
  std::vector<std::vector<Cell>> crossing_;       // the last of them
  std::vector<std::vector<Houses>> with_common_;  // the houses that have so many in common with a house
  Sent start_;
};

}  // namespace sudoscope
