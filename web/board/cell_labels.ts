// Keeps the cells' sentences up to date without ever blocking the page: only when pictures have stopped changing
// for a moment, only for cells that changed, and in idle chunks. A later chunk may find another picture in the
// source, so a cell's sentence and the remembered state always come from one picture, the current one. The words for clues
// come late: the part of the page that knows their kinds puts itself into `ClueLookup` with the first puzzle that has clues.
import type { BoardPicture } from './picture';
import { PictureCopy } from './picture_copy';

const rest_ms = 200;
const chunk_ms = 6;
/** Reading the clock costs about as much as one label. */
const cellsPerLook = 16;

export class CellLabels {
  readonly #copy: PictureCopy;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #idle: number | undefined;
  /** The words of clues come late. */
  #lookup = clueLookup.now;

  constructor(
    private readonly cells: readonly HTMLElement[],
    private readonly picture: () => BoardPicture,
    private readonly label: (cell: number) => string,
  ) {
    this.#copy = new PictureCopy(cells.length);
  }

  /** A picture was drawn: labels follow when it rests. */
  follow(): void {
    this.stop();
    if (this.#lookup !== clueLookup.now) this.forget();
    this.#lookup = clueLookup.now;
    this.#timer = setTimeout(() => this.#work(0), rest_ms);
  }

  /** Updates the label of a cell that is about to be read out. */
  refresh(cell: number): void {
    this.#copy.take(this.picture(), cell);
    const text = this.label(cell);
    const element = this.cells[cell]!;
    if (element.getAttribute('aria-label') !== text) element.setAttribute('aria-label', text);
  }

  /** Marks every label for another look: the words have changed, not the picture. */
  forget(): void {
    this.#copy.forget();
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (this.#idle !== undefined) cancelIdleCallback(this.#idle);
    this.#idle = undefined;
  }

  #work(first: number): void {
    const picture = this.picture();
    const end_ms = performance.now() + chunk_ms;
    for (let cell = first; cell < this.cells.length; cell++) {
      if (cell % cellsPerLook === 0 && performance.now() > end_ms) return this.#later(cell);
      if (this.#copy.differs(picture, cell)) this.refresh(cell);
    }
  }

  #later(cell: number): void {
    // Safari has no idle callbacks; a timer at least lets other work go first.
    if ('requestIdleCallback' in window) this.#idle = requestIdleCallback(() => this.#work(cell), { timeout: 500 });
    else this.#timer = setTimeout(() => this.#work(cell), 16);
  }
}

type Seen = Pick<BoardPicture, 'geometry' | 'cover'>;

/** The clues at a cell, for a board that knows no kind of them. Another object once its words change. */
export interface ClueLookup {
  /** A few words for each clue at the cell that is seen, for a screen reader. */
  words(picture: Seen, cell: number): readonly string[];
  /** The cells of the smallest cage, or else line, at the cell; the cell alone if it has none. */
  cells(picture: Seen, cell: number): readonly number[];
}

export const clueLookup: { now: ClueLookup | null } = { now: null };

export const cellsOfClue: ClueLookup['cells'] = (picture, cell) => clueLookup.now?.cells(picture, cell) ?? [cell];
