// The board as a picture on four canvases: cells, dots of candidates over them,
// borders, and drawings over all. A paint repaints only the visible cells that changed
// since the last one; all of them after a change of layout, palette or geometry.
import type { Geometry } from '../grid/geometry';
import { numbers, type Symbols } from '../grid/symbols';
import { Brush, type EditingPaint } from './brush';
import { cellMark, neighbourShift, paintCell } from './cell_painter';
import { DotLayer } from './dot_layer';
import type { Figure } from './figure';
import { makeFigure } from './figure';
import type { Layout } from './layout';
import type { Marking } from './marking';
import { paintLines } from './line_painter';
import type { paintThumbs } from './minimap';
import type { Palette } from './palette';
import { PictureCopy } from './picture_copy';
import type { BoardPicture } from './picture';
import type { Selection } from './keys';

export interface Scene {
  readonly picture: BoardPicture;
  readonly layout: Layout;
  readonly palette: Palette;
  readonly selected: Selection | null;
  readonly focused: boolean;
  /** True to mark the cells that bear on a digit typed into the selected one. */
  readonly editable: boolean;
  readonly hint: string;
  /** The value whose cells are lit; 0 = the value of the cursor. */
  readonly lit?: number;
  /** True to put each corner note at its digit's place. */
  readonly notesInPlaces?: boolean | undefined;
  /** The cellFlag bits that may be drawn. */
  readonly flagMask: number;
  /** Numbers if it is missing. */
  readonly symbols?: Symbols | undefined;
  /** The same as in Brush. */
  readonly editing?: EditingPaint | null;
  /** The drawing of the picture's constraints; null until it is loaded. */
  readonly marking?: Marking | null;
  /** Shows what part of a zoomed board is visible. */
  readonly paintThumbs?: typeof paintThumbs | undefined;
}

export class Renderer {
  readonly #cells: CanvasRenderingContext2D;
  readonly #dots: DotLayer;
  readonly #lines: CanvasRenderingContext2D;
  readonly #drawing: CanvasRenderingContext2D;
  #geometry: Geometry | null = null;
  #figure!: Figure;
  #brush: Brush | null = null;
  #copy!: PictureCopy;
  /** cellMark bits a cell, as they should be drawn and as they were drawn last. */
  #marks!: Uint16Array;
  #drawnMarks!: Uint16Array;
  #drawnHint = '';
  #drawnLit = 0;
  #notesInPlaces = false;
  #drawn: BoardPicture | null = null;

  constructor(cells: HTMLCanvasElement, dots: HTMLCanvasElement, lines: HTMLCanvasElement, drawing: HTMLCanvasElement) {
    this.#cells = cells.getContext('2d')!;
    this.#dots = new DotLayer(dots);
    this.#lines = lines.getContext('2d')!;
    this.#drawing = drawing.getContext('2d')!;
  }

  /** Brings the canvases up to date. Returns how many cells it painted. */
  paint(scene: Scene): number {
    const { picture, layout, flagMask, hint, notesInPlaces = false } = scene;
    if (notesInPlaces !== this.#notesInPlaces) this.#brush = null;
    this.#notesInPlaces = notesInPlaces;
    const brush = this.#prepare(scene);
    this.#findMarks(scene);
    const { side } = layout;
    const [firstRow, lastRow] = layout.visible(layout.rows);
    const [firstColumn, lastColumn] = layout.visible(layout.columns);
    const sameHint = hint === this.#drawnHint;
    const lit = litDigit(scene);
    const sameLit = lit === this.#drawnLit;
    let painted = 0;
    brush.begin();
    for (let row = firstRow; row <= lastRow; row++) {
      const y = layout.rows[row]!;
      const height = layout.rows[row + 1]! - y;
      for (let column = firstColumn; column <= lastColumn; column++) {
        const cell = row * side + column;
        const marks = this.#marks[cell]!;
        const isSame =
          marks === this.#drawnMarks[cell] &&
          (sameHint || (marks & cellMark.selected) === 0) &&
          (sameLit || (marks & cellMark.noted) === 0);
        if (isSame && !this.#copy.differs(picture, cell, flagMask)) continue;
        const x = layout.columns[column]!;
        const box = { cell, x, y, width: layout.columns[column + 1]! - x, height };
        const flags = picture.flags[cell]! & flagMask;
        paintCell(brush, this.#dots, picture, box, {
          figure: picture.cover?.cells[cell] ? 0 : this.#figure.cells[cell]!,
          marks,
          flags,
          hint,
          notesInPlaces,
          lit: marks & cellMark.noted ? lit : 0,
        });
        this.#copy.take(picture, cell, flagMask);
        this.#drawnMarks[cell] = marks;
        painted++;
      }
    }
    brush.halo = null;
    this.#dots.flush();
    this.#draw(picture, brush);
    this.#drawnHint = hint;
    this.#drawnLit = lit;
    return painted;
  }

  /** A canvas that most boards do not need takes memory only if something is drawn on it. */
  #draw(picture: BoardPicture, brush: Brush): void {
    const before = this.#drawn;
    const { layer, drawing } = picture;
    if (before && before.layer === layer && before.drawing === drawing) return;
    const { canvas } = this.#drawing;
    canvas.width = canvas.height = layer || drawing ? brush.layout.pixels : 0;
    layer?.paint(this.#drawing, brush);
    drawing?.paint(this.#drawing, brush);
    this.#drawn = picture;
  }

  /** Starts afresh after a change of layout, palette or geometry. */
  #prepare({ picture, layout, palette, symbols = numbers, editing = null, marking, paintThumbs }: Scene): Brush {
    const { geometry, candidates, noted, cover } = picture;
    const marks = marking?.seen(layout, palette, !!candidates && !noted, cover) ?? null;
    const newGeometry = geometry !== this.#geometry;
    if (newGeometry) {
      this.#geometry = geometry;
      this.#figure = makeFigure(geometry);
      this.#copy = new PictureCopy(geometry.cellCount);
      this.#marks = new Uint16Array(geometry.cellCount);
      this.#drawnMarks = new Uint16Array(geometry.cellCount);
    }
    let brush = this.#brush;
    const isSame =
      brush?.layout === layout &&
      brush.palette === palette &&
      brush.symbols === symbols &&
      brush.editing === editing &&
      brush.marks === marks;
    if (brush && !newGeometry && isSame) return brush;
    this.#copy.forget();
    this.#drawn = null;
    for (const context of [this.#cells, this.#lines]) {
      if (context.canvas.width !== layout.pixels) context.canvas.width = context.canvas.height = layout.pixels;
    }
    this.#cells.clearRect(0, 0, layout.pixels, layout.pixels);
    paintLines(this.#lines, this.#figure, layout, palette);
    marks?.paintOver(this.#lines);
    paintThumbs?.(this.#lines, layout, palette);
    brush = new Brush(this.#cells, layout, palette, symbols, editing, marks);
    this.#brush = brush;
    this.#dots.reset(layout.pixels, layout.side, brush.candidates, palette.muted);
    return brush;
  }

  /** The selected cells and, on a board for typing, the houses of
      a single selected cell and the cells with an equal value. */
  #findMarks(scene: Scene): void {
    const { picture, selected, focused, editable, editing } = scene;
    const { geometry, values, drawing, candidates, centre } = picture;
    const marks = this.#marks;
    marks.fill(0);
    if (!selected) return;
    const { cursor, cells } = selected;
    // Beside a drawing it would seem to be part of the drawing.
    if (!drawing || focused) {
      const all = cellMark.selected | (focused ? cellMark.focused : 0);
      for (const cell of cells) {
        marks[cell] = all | ((editing?.neighboursAmong(cells, cell, geometry.side) ?? 0) << neighbourShift);
      }
      if (focused && cells.size > 1) marks[cursor]! |= cellMark.cursor;
    }
    // The same holds for its houses and equal digits.
    if (!editable || drawing) return;
    // The selected cell does not matter while one digit is lit.
    for (const house of cells.size > 1 || scene.lit ? [] : geometry.housesOf[cursor]!) {
      for (const cell of geometry.houses[house]!) marks[cell]! |= cellMark.inHouse;
    }
    const value = litDigit(scene);
    if (value === 0) return;
    const has = (words: Uint32Array | null | undefined, cell: number): boolean =>
      ((words?.[2 * cell + ((value - 1) >> 5)] ?? 0) & (1 << ((value - 1) & 31))) !== 0;
    for (let cell = 0; cell < values.length; cell++) {
      if (values[cell] === value) marks[cell]! |= cellMark.equal;
      if (values[cell] === 0 && (has(candidates, cell) || has(centre, cell))) marks[cell]! |= cellMark.noted;
    }
  }
}

/** The digit whose cells and notes stand out on a board for typing; 0 = none. */
function litDigit({ picture, selected, editable, lit = 0 }: Scene): number {
  return editable && selected ? lit || picture.values[selected.cursor]! : 0;
}
