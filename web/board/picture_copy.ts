// A private copy of the last processed picture, cell by cell. The owner of a
// picture may reuse its buffers for the next one, so only a copy shows the changes.
import type { BoardLayer, BoardPicture } from './picture';

/** A value that no cell has: the cell has not been processed yet. */
const unseen = 0xffff;
/** Added to the flags: the candidates are notes. */
const noted = 0x100;

const flagsOf = (picture: BoardPicture, cell: number, mask: number): number =>
  (picture.flags[cell]! & mask) | (picture.noted ? noted : 0);

/** Count and step in one number. */
function heatOf({ heat }: BoardPicture, cell: number): number {
  return heat ? heat.counts[cell]! * 16 + heat.steps[cell]! : 0;
}

type Notes = Uint32Array | null | undefined;

function notesDiffer(taken: Uint32Array, notes: Notes, cell: number): boolean {
  return taken[2 * cell] !== (notes?.[2 * cell] ?? 0) || taken[2 * cell + 1] !== (notes?.[2 * cell + 1] ?? 0);
}

function takeNotes(taken: Uint32Array, notes: Notes, cell: number): void {
  taken[2 * cell] = notes?.[2 * cell] ?? 0;
  taken[2 * cell + 1] = notes?.[2 * cell + 1] ?? 0;
}

export class PictureCopy {
  readonly #values: Uint8Array;
  readonly #kinds: Uint8Array;
  readonly #flags: Uint16Array;
  readonly #levels: Uint16Array;
  readonly #candidates: Uint32Array;
  readonly #centre: Uint32Array;
  readonly #colours: Uint16Array;
  readonly #heat: Float64Array;
  readonly #layers: (BoardLayer | null | undefined)[] = [];

  constructor(cellCount: number) {
    this.#values = new Uint8Array(cellCount);
    this.#kinds = new Uint8Array(cellCount);
    this.#flags = new Uint16Array(cellCount).fill(unseen);
    this.#levels = new Uint16Array(cellCount);
    this.#candidates = new Uint32Array(2 * cellCount);
    this.#centre = new Uint32Array(2 * cellCount);
    this.#colours = new Uint16Array(cellCount);
    this.#heat = new Float64Array(cellCount);
  }

  /** True if the cell has changed since it was last taken. Only flags in `flagMask` count. */
  differs(picture: BoardPicture, cell: number, flagMask = 0xff): boolean {
    return (
      this.#flags[cell] !== flagsOf(picture, cell, flagMask) ||
      this.#values[cell] !== picture.values[cell] ||
      this.#kinds[cell] !== picture.kinds[cell] ||
      this.#levels[cell] !== (picture.levels?.[cell] ?? 0) ||
      this.#heat[cell] !== heatOf(picture, cell) ||
      this.#colours[cell] !== (picture.colours?.[cell] ?? 0) ||
      this.#layers[cell] !== picture.layer ||
      notesDiffer(this.#candidates, picture.candidates, cell) ||
      notesDiffer(this.#centre, picture.centre, cell)
    );
  }

  take(picture: BoardPicture, cell: number, flagMask = 0xff): void {
    this.#flags[cell] = flagsOf(picture, cell, flagMask);
    this.#values[cell] = picture.values[cell]!;
    this.#kinds[cell] = picture.kinds[cell]!;
    this.#levels[cell] = picture.levels?.[cell] ?? 0;
    this.#heat[cell] = heatOf(picture, cell);
    this.#layers[cell] = picture.layer;
    this.#colours[cell] = picture.colours?.[cell] ?? 0;
    takeNotes(this.#candidates, picture.candidates, cell);
    takeNotes(this.#centre, picture.centre, cell);
  }

  /** Makes every cell differ. */
  forget(): void {
    this.#flags.fill(unseen);
  }
}
