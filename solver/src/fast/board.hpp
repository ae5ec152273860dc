// The grids of all lanes between two sweeps, and one lane's grid in and out.
#pragma once

#include "fast/guess.hpp"
#include "fast/lanes.hpp"
#include "fast/layout.hpp"

namespace sudoscope::fast {
namespace {

template <int kLanes>
struct Board {
  using V = Lanes<kLanes>;

  V candidates[kWords];  // [3 * digit + k]

  // Results of the last sweep for the next to act on. In a grid that begins or goes back all of them are 0.
  V claimed[3];        // cells that some digit needs because its row has no other
  V sole[kWords];      // the digit's own cells among those claimed
  V single[3];         // cells with one candidate
  V full_minirows;     // that three digits can enter and no more: bit 10 * band + 3 * box + k
  V full_minicolumns;  // the same: bit 10 * band + column

  // The minis that each digit can enter, for choosing a guess: bits as above.
  V minirows[kDigits];
  V minicolumns[kDigits];

  // `known`: cells that are known to have one candidate.
  void put(int lane, const GridWords& grid, const CellWords& known) {
    for (int i = 0; i < kWords; ++i) set_word(candidates[i], lane, grid.at[i]);
    for (int k = 0; k < 3; ++k) {
      set_word(single[k], lane, known.at[k]);
      set_word(claimed[k], lane, 0);
    }
    set_word(full_minirows, lane, 0);
    set_word(full_minicolumns, lane, 0);
  }

  void get(int lane, GridWords& grid) const {
    for (int i = 0; i < kWords; ++i) grid.at[i] = word_of(candidates[i], lane);
  }
  void get_single(int lane, CellWords& cells) const {
    for (int k = 0; k < 3; ++k) cells.at[k] = word_of(single[k], lane);
  }
  void get_minis(int lane, GridMinis& minis) const {
    for (int digit = 0; digit < kDigits; ++digit) {
      minis.rows[digit] = word_of(minirows[digit], lane);
      minis.columns[digit] = word_of(minicolumns[digit], lane);
    }
  }

  void set_candidates(int lane, int i, std::uint32_t cells) { set_word(candidates[i], lane, cells); }
  void set_single(int lane, int k, std::uint32_t cells) { set_word(single[k], lane, cells); }
};

}  // namespace
}  // namespace sudoscope::fast
