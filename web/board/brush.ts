// Sizes, fonts and patterns for one layout in one palette: everything that painting a cell needs besides the
// cell. Made anew when either changes, so that painting only looks things up. Lengths are device pixels.
import { numbers, type Symbols } from '../grid/symbols';
import type { Layout } from './layout';
import { candidateColumns } from './layout';
import type { Palette } from './palette';

/** The place of a cell on the canvas. */
export interface CellBox {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Everything that painting a ground of colours needs. */
export interface TintedGround {
  readonly context: CanvasRenderingContext2D;
  readonly palette: Pick<Palette, 'tints'>;
}

/** Painters of marks that most boards do not have (editing.ts). */
export interface EditingPaint {
  neighboursAmong(cells: ReadonlySet<number>, cell: number, side: number): number;
  paintOutline(context: CanvasRenderingContext2D, box: CellBox, neighbours: number, inset: number): void;
  /** The ground of a cell with colours. */
  paintColours(on: TintedGround, box: CellBox, colours: number): void;
  /** The letters of its colours. */
  paintTag(brush: Brush, box: CellBox, colours: number): void;
  /** Paints the player's notes in a cell; returns the notes that only have room as dots. */
  paintNotes(brush: Brush, box: CellBox, notes: CellNotes): Uint32Array | null;
}

/** The drawing of the constraints for one layout and palette (marking.ts). */
export interface MarkPaint {
  /** By cell: the bits of places that corner notes cannot have (marks/marks.ts). */
  readonly taken: Uint8Array;
  /** True if cells have labels in their upper left corner. */
  readonly hasLabels: boolean;
  /** True where the notch of a guess has its place at the right. */
  isTurned(cell: number): boolean;
  /** Paints the grounds, which a tint or colours of the cell cover. */
  paintGround(context: CanvasRenderingContext2D, box: CellBox): void;
  /** Paints the shapes on tints and below digits, and sets the halo for the digits of the cell. */
  paintShapes(brush: Brush, box: CellBox): void;
  /** Paints the cages, dots and labels on the lines of the grid. */
  paintOver(context: CanvasRenderingContext2D): void;
  /** Paints the dots and labels again, over a drawing that covers them; a label only if its cell is among these. */
  paintAgain(context: CanvasRenderingContext2D, cells: ReadonlySet<number>): void;
}

/** Clears the ground round a text; `y`: its baseline, `rise`: the height of its digits. */
export type Halo = (brush: Brush, text: string, x: number, y: number, rise: number) => void;

/** A fill of a whole cell. */
export interface Fill {
  readonly style: string | CanvasPattern;
  readonly alpha: number;
}

/** The player's marks in blank cells, in the words of BoardPicture, for all cells. */
export interface CellNotes {
  readonly corner: Uint32Array | null;
  readonly centre: Uint32Array | null;
  readonly colours: number;
  /** True to put each corner note at its digit's place. */
  readonly inPlaces: boolean;
  /** The digit that is lit; 0 = none. */
  readonly lit: number;
}

/** Below this size, in device pixels, a candidate's number cannot be read and a dot replaces it; fine displays show more. */
export const smallestGlyph = (ratio: number): number => (ratio < 1.5 ? 6.3 : 5.2) * ratio;
/** As long as there is room, numbers are at least this large; CSS pixels. */
const wantedGlyph = 7;
/** The share of its place that a number may fill. */
const tightest = 0.88;
/** Dots closer than this run into each other; device pixels. */
const closestDots = 1.5;

export type Weight = 'regular' | 'medium' | 'heavy' | 'slanted' | 'level' | 'candidate' | 'hint';

export interface Font {
  readonly css: string;
  /** From the baseline to the top of a digit. */
  readonly rise: number;
}

export interface CandidateGrid {
  readonly form: 'number' | 'dot' | 'none';
  readonly columns: number;
  /** Between the middles of two candidates in a row, and between those of two rows. */
  readonly pitch: number;
  readonly down: number;
  /** The font's size. */
  readonly glyph: number;
  /** From the cell's corner to the middle of the first candidate. */
  readonly left: number;
  readonly top: number;
  readonly dot: number;
}

export class Brush {
  /** One CSS pixel, at least one device pixel. */
  readonly hair: number;
  readonly candidates: CandidateGrid;
  /** True if small marks (underlines, dots) have room. */
  readonly roomy: boolean;
  /** True if a guess's level has room beside its digit. */
  readonly showsLevels: boolean;
  readonly hatch: CanvasPattern | string;
  readonly #fonts: Record<Weight, Font>;
  readonly #sizes = new Map<string, Font>();
  #inUse: Font | null = null;
  /** Parts the digits that are written from what lies below them. */
  halo: Halo | null = null;
  /** The ground of the cell, one fill above the other; empty under colours of the player. */
  readonly ground: Fill[] = [];

  constructor(
    readonly context: CanvasRenderingContext2D,
    readonly layout: Layout,
    readonly palette: Palette,
    readonly symbols: Symbols = numbers,
    /** Null until it is loaded. */
    readonly editing: EditingPaint | null = null,
    readonly marks: MarkPaint | null = null,
  ) {
    const { cell, cellSize, side, ratio } = layout;
    this.hair = Math.max(1, Math.round(ratio));
    this.roomy = cellSize >= 20;
    this.showsLevels = cellSize >= 28;
    // If two digits must fit, all numbers of the board are set in the size that makes them fit.
    const isSingle = symbols[Math.min(side, 10)]!.length === 1;
    const widest = side <= 9 ? '8' : isSingle ? 'W' : '88';
    const widthPerEm = (style: string): number => {
      context.font = `${style} 100px ${palette.family}`;
      return context.measureText(widest).width / 100;
    };
    const valueSize = cell * Math.min(side <= 9 ? 0.58 : this.roomy ? 0.5 : 0.62, 0.8 / widthPerEm('680'));
    this.candidates = arrangeCandidates(layout, widthPerEm('400'), marks?.hasLabels);
    const font = this.font.bind(this);
    this.#fonts = {
      regular: font('400', valueSize),
      medium: font('500', valueSize),
      heavy: font('680', valueSize),
      slanted: font('italic 400', valueSize),
      level: font('600', Math.max(cell * 0.17, Math.min(8 * ratio, cell * 0.24))),
      candidate: font('400', this.candidates.glyph),
      hint: font('600', cell * (this.roomy ? 0.42 : 0.55)),
    };
    this.hatch = makeHatch(context, this.hair, palette.bad);
  }

  /** Call before painting: other code may have changed the context since. */
  begin(): void {
    this.#inUse = null;
    this.context.textAlign = 'center';
    this.context.textBaseline = 'alphabetic';
  }

  /** A font of another size, in device pixels. */
  font(style: string, size: number): Font {
    const css = `${style} ${Math.max(1, size).toFixed(2)}px ${this.palette.family}`;
    const known = this.#sizes.get(css);
    if (known) return known;
    this.context.font = css;
    this.#inUse = null;
    const made = { css, rise: this.context.measureText('8').actualBoundingBoxAscent };
    this.#sizes.set(css, made);
    return made;
  }

  /** Writes a number with its middle at (x, y). */
  write(value: number | string, weight: Weight | Font, x: number, y: number): void {
    const font = typeof weight === 'string' ? this.#fonts[weight] : weight;
    if (font !== this.#inUse) {
      this.context.font = font.css;
      this.#inUse = font;
    }
    const text = typeof value === 'number' ? this.symbols[value]! : value;
    const base = Math.round(y + font.rise / 2);
    this.halo?.(this, text, x, base, font.rise);
    this.context.fillText(text, x, base);
  }

  /** Writes a small number so that it stands out among others of its size: on a disc or, if it is wide, on a pill. */
  light(value: number, x: number, y: number, size: number): void {
    const { context, palette } = this;
    const font = this.font('700', size);
    const before = context.fillStyle;
    const [height, width] = [1.2 * size, Math.max(1.2 * size, this.width(this.symbols[value]!, font) + 0.5 * size)];
    context.fillStyle = palette.accent;
    context.beginPath();
    context.roundRect(x - width / 2, y - height / 2, width, height, height / 2);
    context.fill();
    context.fillStyle = palette.surface;
    this.write(value, font, x, y);
    context.fillStyle = before;
  }

  width(text: string, weight: Weight | Font): number {
    const font = typeof weight === 'string' ? this.#fonts[weight] : weight;
    this.context.font = font.css;
    this.#inUse = font;
    return this.context.measureText(text).width;
  }

  /** A frame along the inside of a box, of whole device pixels. */
  frame(x: number, y: number, width: number, height: number, inset: number, thickness: number): void {
    const { context } = this;
    const [w, h] = [width - 2 * inset, height - 2 * inset];
    context.fillRect(x + inset, y + inset, w, thickness);
    context.fillRect(x + inset, y + inset + h - thickness, w, thickness);
    context.fillRect(x + inset, y + inset + thickness, thickness, h - 2 * thickness);
    context.fillRect(x + inset + w - thickness, y + inset + thickness, thickness, h - 2 * thickness);
  }
}

/** `width`: of the widest candidate, in its font's size. Below labels the rows are closer, in every cell alike. */
function arrangeCandidates(layout: Layout, width: number, hasLabels = false): CandidateGrid {
  const { side, cell, ratio } = layout;
  const columns = candidateColumns(side);
  const rows = Math.ceil(side / columns);
  const used = side <= 9 ? 0.88 : 0.94;
  const pitch = (cell * used) / columns;
  const down = hasLabels ? (cell * 0.72) / rows : pitch;
  const usual = pitch * (side <= 9 ? 0.68 : 0.76);
  const wanted = Math.min(wantedGlyph * ratio, pitch * tightest);
  const glyph = Math.min(Math.max(usual, wanted), (pitch * 0.87) / width, down * 0.95);
  return {
    form: glyph >= smallestGlyph(ratio) ? 'number' : pitch >= closestDots ? 'dot' : 'none',
    columns,
    pitch,
    down,
    glyph,
    left: (cell - pitch * (columns - 1)) / 2,
    top: ((hasLabels ? 1.14 : 1) * cell - down * (rows - 1)) / 2,
    dot: Math.max(1, Math.round(pitch * 0.36)),
  };
}

/** Slanted lines that run on from cell to cell. */
function makeHatch(context: CanvasRenderingContext2D, hair: number, colour: string): CanvasPattern | string {
  const period = 7 * hair;
  const tile = document.createElement('canvas');
  tile.width = tile.height = period;
  const ink = tile.getContext('2d');
  if (!ink) return colour;
  ink.strokeStyle = colour;
  ink.globalAlpha = 0.4;
  ink.lineWidth = 1.3 * hair;
  ink.beginPath();
  for (const start of [-period, 0, period]) {
    ink.moveTo(start - hair, period + hair);
    ink.lineTo(start + period + hair, -hair);
  }
  ink.stroke();
  return context.createPattern(tile, 'repeat') ?? colour;
}
