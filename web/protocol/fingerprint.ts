// The givens of a puzzle as two numbers of 32 bits, to find puzzles that occur twice in a collection. Two chains
// with factors of their own, after Fowler, Noll and Vo (FNV-1a, 1991), each mixed at its end as in MurmurHash3
// (A. Appleby, 2008): the probability that any two of a million different puzzles share both is 1 in 30 million.

function mixed(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Values as in Puzzle.givens. The low half is never 0. */
export function fingerprint(givens: ArrayLike<number>): [low: number, high: number] {
  let low = 0x811c9dc5 ^ givens.length;
  let high = 0x9e3779b9 ^ givens.length;
  for (let cell = 0; cell < givens.length; ++cell) {
    const value = givens[cell]! + 1;
    low = Math.imul(low ^ value, 0x01000193);
    low ^= low >>> 15;
    high = Math.imul(high + value, 0x2c1b3c6d);
    high ^= high >>> 12;
  }
  return [mixed(low) || 1, mixed(high)];
}
