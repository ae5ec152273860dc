// Filling: looks for one way to fill a few cells so that some primitives hold.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "sudoscope/constraints/primitives.hpp"

namespace sudoscope {

class Filling {
 public:
  static constexpr std::size_t kMostCells = 16;
  using Sets = std::array<DigitSet, kMostCells>;

  // `primitives`: their cells are numbered from 0 to `cells` - 1. `patience`: the partial fillings to try before the
  // search gives up. REQUIRES: cells <= kMostCells. Lifetime: of the primitives.
  Filling(const Primitives& primitives, std::size_t cells, int patience);

  // `possible`: by cell, at least one digit each. True if there is a way, or the search gave up.
  bool exists(const Sets& possible);
  // The way that exists() found, one digit for each cell; empty sets if it gave up, or there is none.
  const Sets& found() const { return found_; }

 private:
  bool search(Sets possible);
  bool settle(Sets& possible);
  bool settle(const DistinctCells& distinct, Sets& possible, bool& changed) const;
  bool settle(const DigitChoice& choice, Sets& possible, bool& changed) const;
  bool settle(const CellSum& sum, Sets& possible, bool& changed) const;
  bool settle(const CellPair& pair, Sets& possible, bool& changed) const;
  bool settle(const CellLine& line, Sets& possible, bool& changed);

  const Primitives& primitives_;
  std::size_t cells_;
  int patience_;
  bool has_others_;  // primitives that are only checked
  int left_ = 0;
  Sets found_{};
  // The states of a line, by layer, that the digits reach; and, in one layer, those that lead on.
  std::vector<std::vector<std::uint8_t>> reached_;
  std::vector<std::uint8_t> leading_;
};

}  // namespace sudoscope
