// One sweep: every rule once for each of the nine digits, in all lanes, without a branch. A rule only removes
// candidates that no solution has. If a sweep claims no further cell, nine times in ten another one would change
// nothing, whatever this one removed: then a guess is due. Its two parts both have the consequences that one more sweep
// would have found.
//
// In a band a digit occurs three times: once in each row and once in each box. The minirows that it takes are one of
// six ways to give each row a box of its own:
//
//     box     0 1 2   0 1 2   0 1 2   0 1 2   0 1 2   0 1 2
//     row 0   x . .   . x .   . . x   . . x   x . .   . x .
//     row 1   . x .   . . x   x . .   . x .   . . x   x . .
//     row 2   . . x   x . .   . x .   x . .   . x .   . . x
//
// The same holds for minicolumns, with the bands in place of the rows and the three columns of a box in place of the
// boxes. Keeping only the minirows that one of the six ways uses covers at once: a digit with one place in a row,
// column or box; the box of a row, or the row of a box, that is left (pointing and claiming); and two rows against two
// boxes. Keeping track of these ways is tdoku's idea (T. Dillon, 2019); the bits and the rules on them are our own.
//
// Tried and not kept (puzzles a second, or sweeps):
// - the nine digits of a grid abreast for many puzzles, too: half as fast as four grids abreast, since nine digits
//   leave three words of twelve idle and must be added across
// - four vectors at once: 9 to 11 % slower than two in WebAssembly; two vectors of AVX2: 10 to 18 % slower than one
// - digits that do not see the claims of the one before, so that neither waits for the other: 5 to 11 % more sweeps;
//   10 % faster with AVX2, 10 % slower in WebAssembly
// - sweeps that go up and down in turn, so that each digit knows at once where it is alone: 3 % fewer, each 15 %
//   longer
// - a grid is stuck in spite of new claims on cells with one candidate: 4 to 17 % slower, up to twice the guesses
#pragma once

#include "fast/board.hpp"

namespace sudoscope::fast {
namespace {

struct Outcome {
  LaneSet dead = 0;        // some cell, row or minirow cannot be filled
  LaneSet filled = 0;      // every cell has at most one candidate
  LaneSet stuck = 0;       // no cell is claimed that was not before the sweep
  LaneSet undisputed = 0;  // no cell is claimed that has other candidates; all that are stuck are among these
};

// The first bit of each minirow that has a candidate.
template <class V>
[[gnu::always_inline]] inline V minirows_of(V cells) {
  return (cells | cells >> 1 | cells >> 2) & kFirstOfThree;
}

// All three bits of minirows given by their first.
template <class V>
[[gnu::always_inline]] inline V cells_of(V minirows) {
  return (minirows << 3) - minirows;
}

// Each band takes the bits of the next one, the last of the first.
template <class V>
[[gnu::always_inline]] inline V next_band(V bits) {
  return bits >> 10 | bits << 20;
}

// Each column's bit moves to the next column of its box, the last one's to the first.
template <class V>
[[gnu::always_inline]] inline V next_column(V bits) {
  return (bits << 1 & in_each_field(0b110110110)) | (bits >> 2 & kFirstOfThree);
}

// Minicolumns of p that one of the six ways uses: p[b][c] stays if p[b+1][c+1] and p[b+2][c+2] are there, or
// p[b+1][c+2] and p[b+2][c+1], all modulo 3. With t[b][c] = p[b][c+2], p[b+1] and t[b+1] on the next band, the pairs
// below are those of bands b and b + 1, and one more turn of both brings them to the band and column that they allow.
template <class V>
[[gnu::always_inline]] inline V consistent_columns(V p) {
  const V t = next_column(p);
  const V pairs = (p & next_band(t)) | (t & next_band(p));
  return p & next_band(next_column(pairs));
}

// The same of minirows in three words, at the bits kFirstOfThree: those lie three apart in a field and
// four across a guard, so that bits shifted out of their field fall between them, where p has nothing.
template <class V>
[[gnu::always_inline]] inline void keep_consistent_rows(V (&p)[3]) {
  V next[3], after[3];  // each box takes the bit of the next box, of the one after it
  for (int k = 0; k < 3; ++k) {
    next[k] = p[k] >> 3 | p[k] << 6;
    after[k] = p[k] >> 6 | p[k] << 3;
  }
  p[0] &= (next[1] & after[2]) | (after[1] & next[2]);
  p[1] &= (next[2] & after[0]) | (after[2] & next[0]);
  p[2] &= (next[0] & after[1]) | (after[0] & next[1]);
}

// The cells of rows that have one candidate. Without its lowest bit such a
// field is 0; adding all ones to any other field carries into its guard.
template <class V>
[[gnu::always_inline]] inline V sole_cells(V cells) {
  const V others = cells & (cells - kFirstColumn);
  const V several = (others + kAll) & kGuards;
  return cells & ~(several - (several >> 9));
}

// Input of the rules beside the digit's own candidates, as the last sweep left it.
template <class V>
struct Known {
  const V (&single)[3];
  V full_minirows[3];  // those of each row at kFirstOfThree
  V full_minicolumns;
};

// All rules for a digit that has the candidates w: removes
// candidates that none of them allows, and returns the minis left.
template <class V>
[[gnu::always_inline]] inline void apply_rules(const Known<V>& known, V (&w)[3], V (&rows)[3], V& columns) {
  V only[3];
  for (int k = 0; k < 3; ++k) only[k] = w[k] & known.single[k];
  // A cell's only candidate bars the box's other rows of its column, and below the column in the other bands.
  w[0] &= ~(only[1] | only[2]);
  w[1] &= ~(only[2] | only[0]);
  w[2] &= ~(only[0] | only[1]);
  columns = w[0] | w[1] | w[2];
  const V sure_columns = only[0] | only[1] | only[2] | (columns & known.full_minicolumns);
  const V beside = next_band(sure_columns);
  columns = consistent_columns<V>(columns & ~(beside | next_band(beside)));
  for (int k = 0; k < 3; ++k) w[k] &= columns;

  V sure_rows[3];
  for (int k = 0; k < 3; ++k) {
    rows[k] = minirows_of(w[k]);
    sure_rows[k] = rows[k] & known.full_minirows[k];
  }
  rows[0] &= ~(sure_rows[1] | sure_rows[2]);
  rows[1] &= ~(sure_rows[2] | sure_rows[0]);
  rows[2] &= ~(sure_rows[0] | sure_rows[1]);
  keep_consistent_rows(rows);
}

template <int kLanes>
inline Outcome sweep(Board<kLanes>& board) {
  using V = Lanes<kLanes>;
  const Known<V> known{
      board.single, {board.full_minirows, board.full_minirows >> 1, board.full_minirows >> 2}, board.full_minicolumns};
  V claimed[3]{};
  V one[3]{}, two[3]{};
  Tally<V> minirows, minicolumns;
  V every_row = V{} + kGuards;

  for (int digit = 0; digit < kDigits; ++digit) {
    V* const m = board.candidates + 3 * digit;
    V* const sole = board.sole + 3 * digit;
    V w[3], rows[3], columns;
    // If two digits claim a cell, the later one loses it and so its row.
    for (int k = 0; k < 3; ++k) w[k] = m[k] & (~board.claimed[k] | sole[k]) & ~claimed[k];
    apply_rules(known, w, rows, columns);
    every_row &= rows[0] + kAll;

    for (int k = 0; k < 3; ++k) {
      w[k] &= cells_of(rows[k]);
      sole[k] = sole_cells(w[k]);
      claimed[k] |= sole[k];
      two[k] |= one[k] & w[k];
      one[k] |= w[k];
      m[k] = w[k];
    }
    board.minirows[digit] = rows[0] | rows[1] << 1 | rows[2] << 2;
    board.minicolumns[digit] = columns;
    minirows.add(board.minirows[digit]);
    minicolumns.add(columns);
  }

  V fresh{}, disputed{};
  for (int k = 0; k < 3; ++k) {
    fresh |= claimed[k] ^ board.claimed[k];
    board.claimed[k] = claimed[k];
    board.single[k] = one[k] & ~two[k];
    disputed |= claimed[k] & ~board.single[k];
  }
  board.full_minirows = minirows.three & ~minirows.four;
  board.full_minicolumns = minicolumns.three & ~minicolumns.four;

  const V lacking = ((one[0] & one[1] & one[2] & minirows.three & minicolumns.three) ^ kAll) | (~every_row & kGuards);
  const auto lanes_without = [](V words) { return ~lanes_with_any<kLanes>(words) & kAllLanes<kLanes>; };
  return {lanes_with_any<kLanes>(lacking), lanes_without(two[0] | two[1] | two[2]), lanes_without(fresh),
          lanes_without(disputed)};
}

// A lane that a sweep found filled and not dead has every digit once in each row and box. This checks the columns too.
template <int kLanes>
inline LaneSet solved_lanes(const Board<kLanes>& board) {
  using V = Lanes<kLanes>;
  V every = V{} + 0x1FF;
  for (int digit = 0; digit < kDigits; ++digit) {
    const V* const w = board.candidates + 3 * digit;
    const V columns = w[0] | w[1] | w[2];
    every &= columns | columns >> 10 | columns >> 20;
  }
  return ~lanes_with_any<kLanes>(every ^ 0x1FF);
}

}  // namespace
}  // namespace sudoscope::fast
