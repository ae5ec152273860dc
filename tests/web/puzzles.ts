// Puzzles that several kinds of tests share.

/** A. Inkala's grid of 2012: 21 givens, one solution, and no easy way to it. */
export const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

export const inkalaSolution = '812753649943682175675491283154237896369845721287169534521974368438526917796318452';

/** Singles suffice. */
export const gentle = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
export const gentleSolution = '483921657967345821251876493548132976729564138136798245372689514814253769695417382';
