// Puzzles that several kinds of tests share.

/** A. Inkala's grid of 2012: 21 givens, one solution, and no easy way to it. */
export const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

export const inkalaSolution = '812753649943682175675491283154237896369845721287169534521974368438526917796318452';
