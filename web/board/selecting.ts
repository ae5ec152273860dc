// Which cells are selected after a press, a drag over cells or a double press. It hears only of a board that is editable;
// what is a press and what a drag gestures.ts knows.
import type { BoardPicture } from './picture';
import type { Selection } from './keys';

export type Press = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

export class Selecting {
  #start = 0;
  /** Whether the drag adds to what was selected before. */
  #adds = false;
  #used = false;
  #dragged = new Set<number>();

  constructor(
    private readonly picture: () => BoardPicture,
    /** Whether somebody else has used a press on this cell, or a drag over it. */
    private readonly isUsed: (cell: number) => boolean,
  ) {}

  /** The selection after a press; null = it stays. */
  press(before: Selection, cell: number, press: Press): Selection | null {
    this.#start = cell;
    this.#dragged = new Set([cell]);
    this.#adds = press.shiftKey || press.ctrlKey || press.metaKey;
    this.#used = !this.#adds && this.isUsed(cell);
    if (this.#used) return null;
    const cells = new Set(this.#adds ? before.cells : []);
    if (!cells.delete(cell)) return { cursor: cell, cells: cells.add(cell) };
    const last = [...cells].at(-1);
    if (last === undefined) return null;
    return { cursor: cell === before.cursor ? last : before.cursor, cells };
  }

  /** The selection where the last press was the second one on its cell. */
  double(before: Selection): Selection | null {
    if (this.#used) return null;
    const equal = alike(this.picture(), this.#start);
    const cells = new Set([...(this.#adds ? before.cells : []), ...equal]);
    return { cursor: this.#start, cells, areAlike: equal.length > 1 };
  }

  /** The selection after the press has gone on over a cell; null = it stays. */
  drag(before: Selection, cell: number): Selection | null {
    if (this.#dragged.has(cell)) return null;
    this.#dragged.add(cell);
    if (!this.#adds && this.isUsed(cell)) return null;
    const cells = new Set(before.cells).add(cell);
    // The press may have taken it out.
    if (this.#adds) cells.add(this.#start);
    return { cursor: cell, cells };
  }
}

/** The cells with the same digit; of a blank cell, with the same notes in the middle, in the corners, or the same colours. */
function alike({ values, candidates, noted, centre, colours }: BoardPicture, cell: number): number[] {
  const cells = [...values.keys()];
  const blank = cells.filter((other) => values[other] === 0);
  if (values[cell] !== 0) return cells.filter((other) => values[other] === values[cell]);
  for (const notes of [centre, noted ? candidates : null]) {
    if (!notes || (notes[2 * cell] === 0 && notes[2 * cell + 1] === 0)) continue;
    return blank.filter((other) => [0, 1].every((half) => notes[2 * other + half] === notes[2 * cell + half]));
  }
  return colours?.[cell] ? cells.filter((other) => colours[other] === colours[cell]) : [cell];
}
