// A sheet on which the kinds of constraints draw: it collects marks, and what they take from notes and digits.
import { isInside, type Clue, type GridPlace } from './clues';
import {
  edgeOf,
  level,
  notePlaces,
  placeMiddles,
  type Area,
  type Contour,
  type Discs,
  type Hue,
  type MarkInk,
  type Line,
  type MarkLook,
  type DrawnMark,
  type MarkSheet,
  type NotePlace,
  type MarkPoint,
  type Sides,
  type Lettering,
} from './marks';
import { distance, outline } from './shapes';

/** A clue beside the grid. `lean`: that of its direction along the band, -1, 0 or 1; `draw`: at a point, in a share of the
 * usual size. */
interface Beside {
  readonly place: GridPlace;
  readonly lean: number;
  readonly draw: (shift: MarkPoint, share: number) => void;
}

/** How the clues of one constraint are drawn: a row in a table of kinds. */
export type Draw = (clues: readonly Clue[], sheet: MarkMaker) => void;

/** The width of an edge. */
export const edge = 0.017;
/** Lines of ink that have no ground. */
export const thin = 0.027;

export class MarkMaker {
  readonly #marks: DrawnMark[] = [];
  readonly #taken: Uint8Array;
  readonly #haloed: Uint8Array;
  readonly #open = new Set<keyof Sides>();
  #hasLabels = false;
  #letters = 0;
  readonly #discs: MarkPoint[] = [];
  readonly #last: (() => void)[] = [];
  readonly #beside = new Map<string, Beside[]>();

  /** `regionOf`: the box or region of each cell. */
  constructor(
    readonly side: number,
    readonly regionOf: ArrayLike<number>,
    readonly look: MarkLook,
  ) {
    this.#taken = new Uint8Array(side * side);
    this.#haloed = new Uint8Array(side * side);
  }

  finish(): MarkSheet {
    for (const draw of this.#last) draw();
    for (const sharing of this.#beside.values()) this.#share(sharing);
    const has = (side: keyof Sides): boolean => this.#open.has(side);
    return {
      marks: this.#marks
        .map((mark, at) => ({ mark, at }))
        .sort((a, b) => a.mark.z - b.mark.z || a.at - b.at)
        .map(({ mark }) => mark),
      taken: this.#taken,
      haloed: this.#haloed,
      sides: { left: has('left'), top: has('top'), right: has('right'), bottom: has('bottom') },
      hasLabels: this.#hasLabels,
    };
  }

  isInside(place: GridPlace): boolean {
    return isInside(place, this.side);
  }

  regionAt({ row, column }: GridPlace): number {
    return this.regionOf[row * this.side + column]!;
  }

  line(z: number, ink: MarkInk, paths: Line['paths'], width: number, more: Partial<Line> = {}): void {
    const drawn = paths.filter((path) => path.length > 1);
    if (drawn.length > 0) this.#marks.push({ shape: 'line', z, ink, paths: drawn, width, ...more });
  }

  area(z: number, ink: MarkInk, loops: Area['loops'], corner: number): void {
    if (loops.length > 0) this.#marks.push({ shape: 'area', z, ink, loops, corner });
  }

  contour(z: number, ink: MarkInk, loops: Contour['loops'], corner: number, width: number): void {
    if (loops.length > 0) this.#marks.push({ shape: 'contour', z, ink, loops, corner, width });
  }

  discs(z: number, ink: MarkInk, at: readonly MarkPoint[], radius: number, rim?: number): void {
    if (at.length > 0)
      this.#marks.push({ shape: 'discs', z, ink, at, radius, ...(rim ? { rim } : {}) } satisfies Discs);
  }

  words(z: number, ink: MarkInk, text: string, at: MarkPoint, size: number, more: Partial<Lettering> = {}): void {
    if (text === '') return;
    if (!this.look.isTiny)
      this.#marks.push({ shape: 'words', z, ink, text, at, size, weight: 500, align: 'middle', ...more });
    else if (at.some((along) => along < 0 || along > this.side)) this.discs(z, ink, [at], 0.22);
  }

  /** A filled shape with an edge of its hue. */
  shape(z: number, hue: Hue, loops: Area['loops'], corner: number): void {
    this.area(z, hue, loops, corner);
    this.contour(z, edgeOf(hue), loops, corner, 0.024);
  }

  /** The ground of an area and its outline, which lies above tints and colours. */
  ground(hue: Hue, cells: readonly GridPlace[], inset: number, corner = 0.12): void {
    const loops = outline(cells, inset);
    this.area(level.ground, hue, loops, corner);
    this.contour(level.outline, edgeOf(hue), loops, corner, 0.024);
  }

  take(place: GridPlace, ...notes: NotePlace[]): void {
    if (!this.isInside(place)) return;
    for (const note of notes) this.#taken[place.row * this.side + place.column]! |= 1 << notePlaces.indexOf(note);
  }

  /** Draws something after everything else, where there is room. */
  last(draw: () => void): void {
    this.#last.push(draw);
  }

  /** True if no disc stands here. */
  isFree(point: MarkPoint): boolean {
    return this.#discs.every((disc) => distance(disc, point) > 0.32);
  }

  /** Takes the place of a disc on the grid, and those whose notes would meet it. */
  takeRound([x, y]: MarkPoint, radius: number): void {
    this.#discs.push([x, y]);
    for (const row of [Math.floor(y - 0.5), Math.floor(y + 0.5)]) {
      for (const column of new Set([Math.floor(x - 0.5), Math.floor(x + 0.5)])) {
        const isNear = (place: NotePlace): boolean => {
          const [across, down] = placeMiddles[place];
          return Math.hypot(column + across - x, row + down - y) < radius + 0.14;
        };
        this.take({ row, column }, ...notePlaces.filter(isNear));
      }
    }
  }

  isTaken({ row, column }: GridPlace, note: NotePlace): boolean {
    return ((this.#taken[row * this.side + column]! >> notePlaces.indexOf(note)) & 1) === 1;
  }

  halo(places: readonly GridPlace[]): void {
    for (const place of places) if (this.isInside(place)) this.#haloed[place.row * this.side + place.column] = 1;
  }

  /** Room for a label or a sign in an upper corner. */
  label(place: GridPlace, ...notes: NotePlace[]): void {
    this.take(place, ...notes);
    this.#hasLabels = true;
  }

  /** Opens a band beside the grid, wide enough for a clue at the place. */
  open({ row, column }: GridPlace): void {
    if (column < 0) this.#open.add('left');
    if (column >= this.side) this.#open.add('right');
    if (row < 0) this.#open.add('top');
    if (row >= this.side) this.#open.add('bottom');
  }

  /** Opens a band beside the grid for a clue. Several clues of one place, of any kinds, stand side by side along it. */
  beside(clue: Beside): void {
    this.open(clue.place);
    const key = `${clue.place.row},${clue.place.column}`;
    const known = this.#beside.get(key);
    if (known) known.push(clue);
    else this.#beside.set(key, [clue]);
  }

  #share(clues: readonly Beside[]): void {
    const count = clues.length;
    const isAbove = !isInside({ row: clues[0]!.place.row, column: 0 }, this.side);
    clues
      .toSorted((a, b) => a.lean - b.lean)
      .forEach(({ draw }, index) => {
        const along = (index - (count - 1) / 2) / count;
        draw(isAbove ? [along, 0] : [0, along], Math.min(1, 2 / count));
      });
  }

  /** The next letter that tells sets of cells apart. */
  letter(): string {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    return letters[this.#letters++ % letters.length]!;
  }
}
