// The rules for positions on the pages of techniques, for the tool that looks for them (learn_positions.mjs) and for
// the test of them (tests/wasm/learn.test.ts): nothing easier is there, and the board is neither bare nor nearly full.

/** Positions of a technique: three boards of its page, and the others to practise. */
export const wanted = 8;

/** The allowed numbers of filled cells. */
const usual = [25, 45];
const others = {
  // The step is too easy to be looked for earlier.
  'full-house': [50, 52],
};

/** Steps by clues with a page, and the kinds of clues on its boards. Puzzles with clues may have no givens at all. */
export const clueLessons = {
  'cage-combinations': 'killercage',
  'cage-bounds': 'killercage',
  'innies-outies': 'killercage',
  'hidden-cage': 'killercage',
  'needed-digit': 'killercage',
  'killer-pair': 'killercage',
  'thermometer-bounds': 'thermometer',
  'no-partner': 'difference',
  'dot-chain': 'ratio',
  'arrow-bounds': 'arrow',
  'whispers-high-low': 'whispers',
  'renban-window': 'renban',
  'sandwich-combinations': 'sandwichsum',
  'little-killer-bounds': 'littlekillersum',
  'cage-splitting': 'killercage',
  'killer-triple': 'killercage',
  'cage-blocker': 'killercage',
  'two-clues': 'killercage',
  'clues-in-house': 'killercage',
  'clue-peers': 'littlekillersum',
  clue: 'arrow',
  'sum-parity': 'arrow',
  'equal-sums': 'regionsumline',
  'palindrome-copy': 'palindrome',
  'line-ends': 'betweenline lockout',
  'seen-by-rule': 'antiknight',
  'x-sum-bounds': 'xsum',
  'skyscraper-bounds': 'skyscraper',
  'numbered-room': 'numberedroom',
  'quadruple-set': 'quadruple',
  'clue-chain': 'thermometer',
  'nested-clue-chain': 'betweenline',
};
const withClues = [0, 60];
export const filledFor = (id) => (id in clueLessons ? withClues : (others[id] ?? usual));

/**
 * Techniques with a page beyond those that people look for; at their boards nothing
 * is found by any of those, nor by Sudoku Explainer's forcing chains before them.
 */
export const beyond = ['dynamic-forcing-chain-plus', 'nested-forcing-chain'];

/** Well-known puzzles for a technique, which have fewer givens than others: they come first. */
export const wellKnown = {
  'sk-loop': [
    // Easter Monster.
    '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
  ],
  'junior-exocet': [
    // Golden Nugget, and Fata Morgana.
    '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
    '........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........',
  ],
};

/** Index in the order from which pieces of techniques that never come first are looked for: beyond singles. */
export const leastOpen = 3;

/**
 * Techniques that never come first, with the reason. At their positions every
 * easier step is a piece of theirs: all its eliminations are among theirs.
 */
export const inPieces = {
  'dual-two-string-kite': 'either half is a two-string kite',
  'dual-empty-rectangle': 'either half is an empty rectangle',
  'simple-colors-wrap': 'its shortest pieces are turbot fish',
  'multi-colors-2': 'one colour after the other is a case of the first kind, or a finned X-wing',
  'franken-x-wing': 'line and region are grouped strong links, and close to a loop',
  'franken-swordfish': 'each of its places is cleared by a grouped chain',
  'finned-franken-x-wing': 'it is an empty rectangle, or another chain of two grouped links',
  'forcing-chain-verity': 'its chains read backwards are a contradiction',
  'forcing-net-verity': 'its chains read backwards are a contradiction',
  'remote-pair': 'the pairs are strong links of either digit, and so nets of simple colours',
};

/**
 * Techniques whose boards have more houses than rows, columns and boxes, or regions instead of boxes, with the reason.
 */
export const furtherHouses = {
  'locked-candidates': 'on other grids it is pointing or claiming',
  'law-of-leftovers': 'only a jigsaw has leftovers',
  'franken-x-wing': 'on other grids it is pointing and claiming',
};

/**
 * Techniques without better boards, with the reason. `most`: the largest number
 * of filled cells; `isBeside`: true if something easier is there as well.
 */
export const exceptions = {
  'avoidable-rectangle-2': { most: 54, reason: 'two corners must have been filled, and so it comes late' },
  'killer-pair': { isBeside: true, reason: 'it joins two clues, and some clue alone gives a step as well' },
  'set-equivalence': { isBeside: true, reason: 'its conclusions are those of large fish, which chains find first' },
  fireworks: { most: 53, isBeside: true, reason: 'chains find some of it first' },
  'bug-2': { most: 65, reason: 'a grave is the end of a puzzle: all cells but a few have two candidates' },
  'bug-3': { most: 65, reason: 'as bug-2' },
  'bug-4': { most: 65, reason: 'as bug-2' },
};

/** Steps by clues that may have one cell. */
const ofOneCell = ['innies-outies', 'seen-by-rule', 'clue-chain', 'nested-clue-chain'];

/** True if a step has the form on its page. `open`: the number of candidates in the cell of its placement, else 0. */
export function isCanonical({ technique, cells, eliminations, links }, open) {
  if (technique === 'hidden-single') return open > 1;
  // The last cell of a clue takes what is left, and needs no technique.
  if (technique in clueLessons && !ofOneCell.includes(technique)) return cells.length > 1;
  if (technique === 'uniqueness-1') return eliminations.length === 2;
  // There is a chain within the chain.
  if (technique === 'nested-forcing-chain') return links.some(({ within }) => within);
  return true;
}

/** True if a step has all conclusions of the piece. */
export function isPieceOf(piece, { placements, eliminations }) {
  const isIn = (all) => (each) => all.some(({ cell, digit }) => cell === each.cell && digit === each.digit);
  return piece.placements.every(isIn(placements)) && piece.eliminations.every(isIn(eliminations));
}
