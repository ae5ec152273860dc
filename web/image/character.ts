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
