// The possible characters in a picture: a probability for each one that the classifier knows.
import { glyphOf, inkLevel } from './glyph';
import type { Gray } from './gray';
import type { Box } from './ink';
import { characters, handwritten, scoresOf } from './network';

/** 0..1 for each of `characters`; the sum is 1. */
export type Scores = Float32Array;

/** `ground`: the brightness around the character. */
export function readCharacter(gray: Gray, box: Box, ground: number): Scores {
  const scores = scoresOf(glyphOf(gray, box, ground, Math.min(inkLevel(gray, box), ground - 12)));
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** The index of each handwritten figure in `characters`. */
const writtenAt = new Map<string, number>(handwritten.map((one, at) => [String(at + 1), characters.indexOf(one)]));

/** The index of each printed character in `characters`. A small c looks like a capital, and counts as one. */
const printedAt = new Map<string, number>([...characters.entries()].map(([at, one]) => [one, at]));
printedAt.set('c', printedAt.get('C')!);

/** Probability of a character, printed or handwritten; '' = no character. */
export function likelihood(reading: Scores, character: string): number {
  return (reading[printedAt.get(character) ?? -1] ?? 0) + (reading[writtenAt.get(character) ?? -1] ?? 0);
}

/** Probability that a figure, if it is one, is handwritten: 0..1. */
export function handShare(reading: Scores): number {
  let [printed, written] = [1e-9, 0];
  for (const [figure, at] of writtenAt) {
    printed += reading[printedAt.get(figure)!]!;
    written += reading[at]!;
  }
  return written / (printed + written);
}

/** Letters that look like a figure, in grids with the figures 1 to 9 only. */
const alike: Record<string, string> = { I: '1', Z: '2', S: '5', G: '6', b: '6', B: '8', g: '9' };
/** Weight with which any other character counts as none of the figures. */
const otherIsNone = 0.2;
/** The figure that each of `characters` counts as, and its weight. */
const countsAs = characters.map((character, at) => {
  const written = handwritten.indexOf(character) + 1;
  const figure = written > 0 ? String(written) : character >= '1' && character <= '9' ? character : alike[character];
  if (figure !== undefined) return { at: characters.indexOf(figure), part: 1 };
  return character === '' ? { at, part: 1 } : { at: characters.length - 1, part: otherIsNone };
});

/** A reading in a grid with the figures 1 to 9 only, printed or handwritten. The probability of other
    characters counts against all figures, so that a poor figure is not certain for lack of rivals. */
export function asFigures(reading: Scores): Scores {
  const figures = new Float32Array(reading.length);
  countsAs.forEach(({ at, part }, from) => (figures[at]! += part * reading[from]!));
  return figures;
}
