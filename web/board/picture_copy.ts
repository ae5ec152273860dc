// A private copy of the picture last dealt with, cell by cell. The buffers of a picture belong to whoever made it and may
// be used again for the next one, so what changed can only be told from a copy.
import type { BoardPicture } from './picture';

/** A value no flag byte has: the cell has not been dealt with yet. */
const unseen = 0xffff;

/** Count and step in one number. */
function heatOf({ heat }: BoardPicture, cell: number): number {
  return heat ? heat.counts[cell]! * 16 + heat.steps[cell]! : 0;
}

export class PictureCopy {
  readonly #values: Uint8Array;
  readonly #kinds: Uint8Array;
  readonly #flags: Uint16Array;
  readonly #levels: Uint16Array;
  readonly #candidates: Uint32Array;
  readonly #heat: Float64Array;

  constructor(cellCount: number) {
    this.#values = new Uint8Array(cellCount);
    this.#kinds = new Uint8Array(cellCount);
    this.#flags = new Uint16Array(cellCount).fill(unseen);
    this.#levels = new Uint16Array(cellCount);
    this.#candidates = new Uint32Array(2 * cellCount);
    this.#heat = new Float64Array(cellCount);
  }

  /** Whether the cell is not as it was when last taken. Only flags in `flagMask` count. */
  differs(picture: BoardPicture, cell: number, flagMask = 0xff): boolean {
    return (
      this.#flags[cell] !== (picture.flags[cell]! & flagMask) ||
      this.#values[cell] !== picture.values[cell] ||
      this.#kinds[cell] !== picture.kinds[cell] ||
      this.#levels[cell] !== (picture.levels?.[cell] ?? 0) ||
      this.#heat[cell] !== heatOf(picture, cell) ||
      this.#candidates[2 * cell] !== (picture.candidates?.[2 * cell] ?? 0) ||
      this.#candidates[2 * cell + 1] !== (picture.candidates?.[2 * cell + 1] ?? 0)
    );
  }

  take(picture: BoardPicture, cell: number, flagMask = 0xff): void {
    this.#flags[cell] = picture.flags[cell]! & flagMask;
    this.#values[cell] = picture.values[cell]!;
    this.#kinds[cell] = picture.kinds[cell]!;
    this.#levels[cell] = picture.levels?.[cell] ?? 0;
    this.#heat[cell] = heatOf(picture, cell);
    this.#candidates[2 * cell] = picture.candidates?.[2 * cell] ?? 0;
    this.#candidates[2 * cell + 1] = picture.candidates?.[2 * cell + 1] ?? 0;
  }

  /** Makes every cell differ. */
  forget(): void {
    this.#flags.fill(unseen);
  }
}
