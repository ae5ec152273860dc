// The digits that a digit on the board forbids in other cells by a clue, as its peers in a house do: those of a cage, a knight's
// move away, further along a thermometer. The part of the page that knows the kinds of clues comes with the first puzzle that
// has some, and puts itself here.
import type { Geometry } from '../grid/geometry';

/** Sets the digits that this value forbids, or removes them, in words of the form of notes; 0 forbids none. */
export type ClueLimits = (geometry: Geometry, cell: number, value: number, words: Uint32Array, sets: boolean) => void;

export const clueLimits: { now: ClueLimits | null } = { now: null };
