// The marks of a board's constraints. They are painted once per layout, palette and look: what lies below the digits on
// canvases of its own, from which each cell takes its part when it is painted, and the rest over the lines of the grid.
// Fetched when a board first has constraints that are drawn.
import { hasFog } from '../grid/fog';
import type { Geometry } from '../grid/geometry';
import {
  besideCover,
  coveredWhole,
  type DrawnMark,
  level,
  type MarkCover,
  type MarkSheet,
  notePlaces,
} from '../marks/marks';
import { drawConstraints } from '../marks/marks_of';
import { ringOf, type Ring } from '../marks/ring';
import type { Brush, CellBox, Halo, MarkPaint } from './brush';
import type { Layout } from './layout';
import { markInks } from './mark_inks';
import { paintMarks, type MarkInks, type MarkPlace } from './mark_painter';
import type { Palette } from './palette';

/** Below this width of a cell, texts take a larger share of it; CSS pixels. */
const smallCell = 50;
/** Width of the halo of a text, in multiples of its digits' height: that of a note parts a line that would strike it out. */
const halo = { digit: 0.11, note: 0.21 };
/** The halo of a note is no wider than this; CSS pixels. */
const widestOfNote = 1.6;
/** Width of the halo of a label, in cells. */
const labelHalo = 0.035;

/** The frame of a selected cell would run through a label in its corner. */
const withHalo = (mark: DrawnMark): DrawnMark =>
  mark.shape === 'words' && mark.z === level.label ? { ...mark, halo: mark.halo ?? labelHalo } : mark;

const made = new WeakMap<Geometry, Marking>();

/** The same object for the same geometry. */
export function markingOf(geometry: Geometry): Marking {
  const known = made.get(geometry) ?? new Marking(geometry);
  made.set(geometry, known);
  return known;
}

export class Marking {
  readonly ring: Ring | undefined;
  readonly #sheets = new Map<string, MarkSheet>();
  #seen: Seen | null = null;

  constructor(readonly geometry: Geometry) {
    this.ring = ringOf(geometry.side, this.#sheet(false, false).sides);
  }

  /** The same object for the same arguments. */
  seen(layout: Layout, palette: Palette, isCrowded: boolean, cover?: MarkCover | null): MarkPaint {
    const before = this.#seen;
    const isSame = before?.isCrowded === isCrowded && before.cover === cover;
    if (isSame && before.layout === layout && before.palette === palette) return before;
    const whole = this.#sheet(layout.cellSize < smallCell, isCrowded);
    const isHeldBack = cover === null && hasFog(this.geometry);
    const sheet = isHeldBack ? coveredWhole(whole) : cover ? besideCover(whole, cover) : whole;
    return (this.#seen = new Seen(sheet, layout, palette, isCrowded, cover));
  }

  #sheet(isSmall: boolean, isCrowded: boolean): MarkSheet {
    const look = `${isSmall} ${isCrowded}`;
    const made = this.#sheets.get(look) ?? drawConstraints(this.geometry, { isSmall, isCrowded });
    this.#sheets.set(look, made);
    return made;
  }
}

class Seen implements MarkPaint {
  readonly taken: Uint8Array;
  readonly hasLabels: boolean;
  readonly #inks: MarkInks;
  readonly #place: MarkPlace;
  readonly #grounds: HTMLCanvasElement | null;
  readonly #shapes: HTMLCanvasElement | null;
  readonly #covers: readonly (HTMLCanvasElement | null)[];

  constructor(
    private readonly sheet: MarkSheet,
    readonly layout: Layout,
    readonly palette: Palette,
    readonly isCrowded: boolean,
    readonly cover: MarkCover | null | undefined,
  ) {
    this.taken = sheet.taken;
    this.hasLabels = sheet.hasLabels;
    this.#inks = markInks(palette);
    const { side, cell, columns, rows, ratio } = layout;
    // The edges of cells are rounded, each for itself.
    const start = (edges: Int32Array): number => (edges[0]! + edges[side]! - side * cell) / 2;
    this.#place = { x: start(columns), y: start(rows), cell, hair: Math.max(1, Math.round(ratio)) };
    const isGround = ({ z }: DrawnMark): boolean => z === level.ground;
    const isShape = ({ z }: DrawnMark): boolean => z > level.ground && z < level.cage;
    this.#grounds = this.#painted(sheet.marks.filter(isGround));
    this.#shapes = this.#painted(sheet.marks.filter(isShape));
    this.#covers = [isGround, isShape].map((isWanted) => this.#painted(cover?.marks.filter(isWanted) ?? []));
  }

  /** On a board with labels in corners, in every cell alike, unless a letter stands there. */
  isTurned(cell: number): boolean {
    const isFree = (place: 'TL' | 'TR'): boolean => ((this.taken[cell]! >> notePlaces.indexOf(place)) & 1) === 0;
    return this.hasLabels && (isFree('TR') || !isFree('TL'));
  }

  paintGround(context: CanvasRenderingContext2D, box: CellBox): void {
    copy(this.cover?.cells[box.cell] ? this.#covers[0]! : this.#grounds, context, box);
  }

  paintShapes(brush: Brush, box: CellBox): void {
    copy(this.cover?.cells[box.cell] ? this.#covers[1]! : this.#shapes, brush.context, box);
    brush.halo = this.sheet.haloed[box.cell] ? this.#halo : null;
  }

  paintOver(context: CanvasRenderingContext2D): void {
    this.#paintBeside(context, this.sheet.marks.filter(({ z }) => z >= level.cage).map(withHalo));
  }

  paintAgain(context: CanvasRenderingContext2D, cells: ReadonlySet<number>): void {
    const { side } = this.layout;
    const marks = this.sheet.marks.flatMap((mark): DrawnMark[] => {
      if (mark.z === level.dot) return [mark];
      if (mark.z !== level.label || mark.shape !== 'words') return [];
      const [column, row] = mark.at.map(Math.floor) as [number, number];
      const isAmong = column >= 0 && column < side && cells.has(row * side + column);
      return isAmong ? [withHalo(mark)] : [];
    });
    this.#paintBeside(context, marks);
  }

  #paintBeside(context: CanvasRenderingContext2D, marks: readonly DrawnMark[]): void {
    context.save();
    this.#leaveOut(context);
    this.#paint(context, marks);
    context.restore();
  }

  /** From now on nothing is painted in covered cells. */
  #leaveOut(context: CanvasRenderingContext2D): void {
    const { side, columns, rows, pixels } = this.layout;
    const open = new Path2D();
    open.rect(0, 0, pixels, pixels);
    this.cover?.cells.forEach((isCovered, cell) => {
      if (!isCovered) return;
      const [row, column] = [Math.floor(cell / side), cell % side];
      const [x, y] = [columns[column]!, rows[row]!];
      open.rect(x, y, columns[column + 1]! - x, rows[row + 1]! - y);
    });
    context.clip(open, 'evenodd');
  }

  readonly #halo: Halo = ({ context, ground }, text, x, y, rise) => {
    context.lineWidth = 2 * Math.max(halo.digit * rise, Math.min(halo.note * rise, widestOfNote * this.layout.ratio));
    context.lineJoin = 'round';
    for (const { style, alpha } of ground.length > 0 ? ground : [{ style: this.palette.surface, alpha: 1 }]) {
      context.strokeStyle = style;
      context.globalAlpha = alpha;
      context.strokeText(text, x, y);
    }
    context.globalAlpha = 1;
    context.lineJoin = 'miter';
  };

  #paint(context: CanvasRenderingContext2D, marks: readonly DrawnMark[]): void {
    paintMarks(context, marks, this.#place, this.#inks);
  }

  /** A canvas as large as the board's, or null if there is nothing to paint. */
  #painted(marks: readonly DrawnMark[]): HTMLCanvasElement | null {
    if (marks.length === 0) return null;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = this.layout.pixels;
    this.#paint(canvas.getContext('2d')!, marks);
    return canvas;
  }
}

/** Copies the part of a cell that the canvas shows. */
function copy(from: HTMLCanvasElement | null, context: CanvasRenderingContext2D, box: CellBox): void {
  if (!from) return;
  const [x, y] = [Math.max(box.x, 0), Math.max(box.y, 0)];
  const width = Math.min(box.x + box.width, from.width) - x;
  const height = Math.min(box.y + box.height, from.height) - y;
  if (width > 0 && height > 0) context.drawImage(from, x, y, width, height, x, y, width, height);
}
