// What a character on a picture may be: a share of certainty for each one that the classifier knows.
import { glyphOf, inkLevel } from './glyph';
import type { Gray } from './gray';
import type { Box } from './ink';
import { characters, handwritten, scoresOf } from './network';

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

/** Where each figure that a hand wrote is among `characters`. */
const writtenAt = new Map<string, number>(handwritten.map((one, at) => [String(at + 1), characters.indexOf(one)]));

/** Where each character is among `characters`, printed. A small c looks like a capital, and counts as one. */
const printedAt = new Map<string, number>([...characters.entries()].map(([at, one]) => [one, at]));
printedAt.set('c', printedAt.get('C')!);

/** How likely a character is, printed or written, or none ('') among them. */
export function likelihood(reading: Scores, character: string): number {
  return (reading[printedAt.get(character) ?? -1] ?? 0) + (reading[writtenAt.get(character) ?? -1] ?? 0);
}

/** How likely a figure, if it is one, was written by a hand: 0..1. */
export function handShare(reading: Scores): number {
  let [printed, written] = [1e-9, 0];
  for (const [figure, at] of writtenAt) {
    printed += reading[printedAt.get(figure)!]!;
    written += reading[at]!;
  }
  return written / (printed + written);
}

/** Letters that look like a figure, where only 1 to 9 stand. */
const alike: Record<string, string> = { I: '1', Z: '2', S: '5', G: '6', b: '6', B: '8', g: '9' };
/** What else a character may be is none of these; for its shape no more than this. */
const otherIsNone = 0.2;
/** Which of `characters` each one counts as, and how much. */
const countsAs = characters.map((character, at) => {
  const written = handwritten.indexOf(character) + 1;
  const figure = written > 0 ? String(written) : character >= '1' && character <= '9' ? character : alike[character];
  if (figure !== undefined) return { at: characters.indexOf(figure), part: 1 };
  return character === '' ? { at, part: 1 } : { at: characters.length - 1, part: otherIsNone };
});

/** A reading where only 1 to 9 stand, whoever wrote them: what else a character may be speaks against all of them, so that a poor one is
    not sure for want of others. */
export function asFigures(reading: Scores): Scores {
  const figures = new Float32Array(reading.length);
  countsAs.forEach(({ at, part }, from) => (figures[at]! += part * reading[from]!));
  return figures;
}
