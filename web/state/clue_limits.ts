// The digits that a digit on the board forbids in other cells by a clue, as its peers in a house do: those of a cage, a knight's
// move away, further along a thermometer. The part of the page that knows the kinds of clues comes with the first puzzle that
// has some, and puts itself here.
import type { Geometry } from '../grid/geometry';

/** Calls `forbid` for each word of notes that loses digits by this value; 0 is none. */
export type ClueLimits = (
  geometry: Geometry,
  cell: number,
  value: number,
  forbid: (word: number, bits: number) => void,
) => void;

export const clueLimits: { now: ClueLimits | null } = { now: null };
