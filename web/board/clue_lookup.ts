// Tells the clues at a cell. The part of the page that knows the kinds of clues comes with the first puzzle
// that has some, and puts itself here: the board and its sentences ask for it without knowing any kind.
import type { BoardPicture } from './picture';

type Seen = Pick<BoardPicture, 'geometry' | 'cover'>;

/** Another object once its words change. */
export interface ClueLookup {
  /** A few words for each clue at the cell that is seen, for a screen reader. */
  words(picture: Seen, cell: number): readonly string[];
  /** The cells of the smallest cage, or else line, at the cell; the cell alone if it has none. */
  cells(picture: Seen, cell: number): readonly number[];
}

export const clueLookup: { now: ClueLookup | null } = { now: null };

export const cellsOfClue: ClueLookup['cells'] = (picture, cell) => clueLookup.now?.cells(picture, cell) ?? [cell];
