// Symmetric placement: a clue that is drawn comes with its image.
import {
  symmetryDiagonal,
  symmetryHalfTurn,
  symmetryLeftRight,
  symmetryNone,
  symmetryTopBottom,
} from '../../language/generated/make';
import type { Text } from '../../language/text';
import { type Entry, type ListedClue, withChangedClue, withClue } from './clue_list';
import type { Stem } from './drafts';
import { mappedEntry, spotsOf } from './entries';
import { type BoardSpot, nameOfSpot, spotsNamed } from './spots';

type Mirror = (spot: BoardSpot, last: number) => BoardSpot;

export const clueSymmetries = {
  none: { name: symmetryNone, mirror: null },
  halfTurn: { name: symmetryHalfTurn, mirror: ({ row, column }, last) => ({ row: last - row, column: last - column }) },
  leftRight: { name: symmetryLeftRight, mirror: ({ row, column }, last) => ({ row, column: last - column }) },
  topBottom: { name: symmetryTopBottom, mirror: ({ row, column }, last) => ({ row: last - row, column }) },
  diagonal: { name: symmetryDiagonal, mirror: ({ row, column }) => ({ row: column, column: row }) },
} as const satisfies Record<string, { name: Text; mirror: Mirror | null }>;
export type ClueSymmetry = keyof typeof clueSymmetries;

/** The places of a clue, in one order for all clues in the same places. */
const placesOf = (entry: Entry): string[] => spotsOf(entry).map(nameOfSpot).sort();
const areSame = (one: Entry, other: Entry): boolean => placesOf(one).join() === placesOf(other).join();

/** The image of an entry, its cells row by row; null without a symmetry. */
function imageOf(entry: Entry, symmetry: ClueSymmetry, side: number): Entry | null {
  const mirror: Mirror | null = clueSymmetries[symmetry].mirror;
  const image = mirror && mappedEntry(entry, (spot) => mirror(spot, side - 1), side);
  if (!image || !Array.isArray(image.cells)) return image;
  const cells = spotsNamed(image.cells).sort((one, other) => one.row - other.row || one.column - other.column);
  return { ...image, cells: cells.map(nameOfSpot) };
}

interface Drawn {
  readonly kind: string;
  readonly entry: Entry;
  /** The clue that got longer, as it was. */
  readonly stem: Stem | null;
}

/** The text with the image of a drawn clue; as it is if the clue meets its image, or the image is there. */
export function withImage(
  text: string,
  { kind, entry, stem }: Drawn,
  clues: readonly ListedClue[],
  symmetry: ClueSymmetry,
  side: number,
): string {
  const image = imageOf(entry, symmetry, side);
  if (!image || placesOf(image).some((place) => placesOf(entry).includes(place))) return text;
  const alike = clues.filter((clue) => clue.kind === kind);
  if (alike.some((clue) => areSame(clue.entry, image))) return text;
  const imageOfStem = stem && imageOf(stem.entry, symmetry, side);
  const shorter = imageOfStem && alike.find((clue) => areSame(clue.entry, imageOfStem));
  return shorter ? withChangedClue(text, shorter, image) : withClue(text, kind, image);
}
