// The cells selected after a press, a drag over cells or a double press,
// on editable boards alone; gestures.ts decides between press and drag.
import { cellsOfClue } from './cell_labels';
import type { BoardPicture } from './picture';
import type { Selection } from './keys';

export type Press = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

export class Selecting {
  #start = 0;
  /** True if the drag adds to the earlier selection. */
  #adds = false;
  #used = false;
  #dragged = new Set<number>();

  constructor(
    private readonly picture: () => BoardPicture,
    /** True if another feature has used a press on this cell, or a drag over it. */
    private readonly isUsed: (cell: number) => boolean,
  ) {}

  /** The selection after a press; null = unchanged. */
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

  /** The selection if the last press was the second one on its cell. */
  double(before: Selection): Selection | null {
    if (this.#used) return null;
    const equal = alike(this.picture(), this.#start);
    const cells = new Set([...(this.#adds ? before.cells : []), ...equal]);
    return { cursor: this.#start, cells, areAlike: equal.length > 1 };
  }

  /** The selection after the press has moved over a cell; null = unchanged. */
  drag(before: Selection, cell: number): Selection | null {
    if (this.#dragged.has(cell)) return null;
    this.#dragged.add(cell);
    if (!this.#adds && this.isUsed(cell)) return null;
    const cells = new Set(before.cells).add(cell);
    // The press may have deselected it.
    if (this.#adds) cells.add(this.#start);
    return { cursor: cell, cells };
  }
}

/** The cells with the same digit; for a blank cell, those with the same centre notes, corner notes or colours, or of its clue. */
function alike(picture: BoardPicture, cell: number): number[] {
  const { values, candidates, noted, centre, colours } = picture;
  const cells = [...values.keys()];
  const blank = cells.filter((other) => values[other] === 0);
  if (values[cell] !== 0) return cells.filter((other) => values[other] === values[cell]);
  for (const notes of [centre, noted ? candidates : null]) {
    if (!notes || (notes[2 * cell] === 0 && notes[2 * cell + 1] === 0)) continue;
    return blank.filter((other) => [0, 1].every((half) => notes[2 * other + half] === notes[2 * cell + half]));
  }
  if (colours?.[cell]) return cells.filter((other) => colours[other] === colours[cell]);
  return [...cellsOfClue(picture, cell)];
}
