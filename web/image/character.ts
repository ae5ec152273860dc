// What a character on a picture may be: a share of certainty for each one that the classifier knows.
import { glyphOf, inkLevel } from './glyph';
import type { Gray } from './gray';
import type { Box } from './ink';
import { characters, scoresOf } from './network';

/** 0..1 for each of `characters`; together 1. */
export type Scores = Float32Array;

/** `ground`: the brightness around it. */
export function readCharacter(gray: Gray, box: Box, ground: number): Scores {
  const scores = scoresOf(glyphOf(gray, box, ground, Math.min(inkLevel(gray, box), ground - 12)));
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** How likely a character is, or none ('') among them. A small c looks like a capital, and counts as one. */
export const likelihood = (reading: Scores, character: string): number =>
  reading[characters.indexOf(character === 'c' ? 'C' : character)] ?? 0;

/** Letters that look like a figure, where only 1 to 9 are written. */
const alike: Record<string, string> = { I: '1', Z: '2', S: '5', G: '6', b: '6', B: '8', g: '9' };
/** What else a character may be is none of these; for its shape no more than this. */
const otherIsNone = 0.2;
/** Which of `characters` each one counts as, and how much. */
const countsAs = characters.map((character, at) => {
  const figure = character >= '1' && character <= '9' ? character : alike[character];
  if (figure !== undefined) return { at: characters.indexOf(figure), part: 1 };
  return character === '' ? { at, part: 1 } : { at: characters.length - 1, part: otherIsNone };
});

/** A reading where only 1 to 9 are written: what else a character may be speaks against all of them, so that a poor one is
    not sure for want of others. */
export function asFigures(reading: Scores): Scores {
  const figures = new Float32Array(reading.length);
  countsAs.forEach(({ at, part }, from) => (figures[at]! += part * reading[from]!));
  return figures;
}
