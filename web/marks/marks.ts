// Marks: the drawing of a puzzle's constraints as plain shapes. Lengths are cells, from the upper left corner of the
// grid, x to the right and y down; clues beside the grid have places outside 0..side. A mark names its colours by
// their roles and knows nothing of the constraint that it stands for.

export type MarkPoint = readonly [x: number, y: number];

/** Each has a pale ground, through which digits are read, and an edge of the same hue (`grey-e`). */
export const hues = [
  'grey',
  'green',
  'purple',
  'slate',
  'blue',
  'orange',
  'peach',
  'teal',
  'lilac',
  'olive',
  'sand',
  'rose',
] as const;
export type Hue = (typeof hues)[number];
export const edgeOf = (hue: Hue): `${Hue}-e` => `${hue}-e`;

/**
 * Roles that belong to no hue. `dot-w`, `dot-b`: a white and a black dot, in every theme; `dot-e`: their edge. `fog`: the ground
 * of a covered cell; `cloud`, `cloud-e`: the cloud on it, through which a tint is seen, and its edge.
 */
export const plainRoles = [
  'surface',
  'ink',
  'muted',
  'note',
  'arrow',
  'cage',
  'dot-w',
  'dot-b',
  'dot-e',
  'fog',
  'cloud',
  'cloud-e',
] as const;
export type Role = Hue | `${Hue}-e` | (typeof plainRoles)[number];
/** The colour of a drawing from another program, as it wrote it: #rgb or #rrggbb, or with two digits more. */
export type ForeignColour = `#${string}`;
export type MarkInk = Role | ForeignColour;

/** Places from the paper up; the digits of the board lie above all of them. `lamp`: left out where fog lies. */
export const level = {
  ground: 1,
  lamp: 3,
  outline: 4,
  shape: 5,
  tube: 6,
  band: 7,
  shaft: 8,
  cage: 10,
  dot: 11,
  label: 12,
} as const;

interface Anywhere {
  readonly z: number;
  readonly ink: MarkInk;
}

/** Open strokes with round corners. `rim`: added at both sides, and never thinner than a hairline. */
export interface Line extends Anywhere {
  readonly shape: 'line';
  readonly paths: readonly (readonly MarkPoint[])[];
  readonly width: number;
  readonly rim?: number;
  readonly cap?: 'butt';
}

/** Closed loops, filled. `corner`: radius by which each is rounded. */
export interface Area extends Anywhere {
  readonly shape: 'area';
  readonly loops: readonly (readonly MarkPoint[])[];
  readonly corner: number;
}

/** The edge of closed loops. */
export interface Contour extends Anywhere {
  readonly shape: 'contour';
  readonly loops: readonly (readonly MarkPoint[])[];
  readonly corner: number;
  readonly width: number;
}

/** Filled circles of one size. `rim` as for a line. */
export interface Discs extends Anywhere {
  readonly shape: 'discs';
  readonly at: readonly MarkPoint[];
  readonly radius: number;
  readonly rim?: number;
}

/** One line of text; `at` is its middle, or the middle of its left end. `halo`: parts what lies below. */
export interface Lettering extends Anywhere {
  readonly shape: 'words';
  readonly at: MarkPoint;
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly align: 'start' | 'middle';
  readonly halo?: number;
  /** Clockwise round `at`, in degrees. */
  readonly angle?: number;
}

export type DrawnMark = Line | Area | Contour | Discs | Lettering;

/** Places of corner notes in a cell, in the order in which notes take them. */
export const notePlaces = ['TL', 'TR', 'BL', 'BR', 'TM', 'BM', 'ML', 'MR'] as const;
export type NotePlace = (typeof notePlaces)[number];

const [near, far] = [0.17, 0.83];
/** The middles of these places, in fractions of the cell. */
export const placeMiddles: Readonly<Record<NotePlace, MarkPoint>> = {
  TL: [near, near],
  TR: [far, near],
  BL: [near, far],
  BR: [far, far],
  TM: [0.5, near],
  BM: [0.5, far],
  ML: [near, 0.5],
  MR: [far, 0.5],
};

/** The sides of the grid with clues beside them. */
export interface Sides {
  readonly left: boolean;
  readonly top: boolean;
  readonly right: boolean;
  readonly bottom: boolean;
}

/** How the marks are to be seen. */
export interface MarkLook {
  /** True if the cells are small and texts need a larger share of them. */
  readonly isSmall: boolean;
  /** True if all candidates are shown. */
  readonly isCrowded: boolean;
  /** True in pictures too small for words: cages are plain lines, and a disc stands for a clue beside the grid. */
  readonly isTiny?: boolean;
}

export interface MarkSheet {
  /** In the order in which they cover each other. */
  readonly marks: readonly DrawnMark[];
  /** By cell: the bits of `notePlaces` that marks have taken. */
  readonly taken: Uint8Array;
  /** By cell: 1 where digits need a halo, because a thin line passes below them. */
  readonly haloed: Uint8Array;
  readonly sides: Sides;
  /** True if a cell has a label or a sign in an upper corner. */
  readonly hasLabels: boolean;
}

/** Covers the marks in some cells. A different object if anything differs. */
export interface MarkCover {
  /** By cell: 1 where it is covered. */
  readonly cells: Uint8Array;
  /** Marks that lie there instead, at the levels of grounds and of shapes. */
  readonly marks: readonly DrawnMark[];
}

/** The widths of a digit and of a capital, and the height of both, in sizes of their text; upper bounds. */
export const glyph = { width: 0.62, capital: 0.78, height: 0.76 } as const;

export function textWidth({ text, size }: Pick<Lettering, 'text' | 'size'>): number {
  return [...text].reduce((sum, one) => sum + (/[0-9.,:;!|il]/.test(one) ? glyph.width : glyph.capital), 0) * size;
}

/** The box of a text. */
export function boxOf(words: Lettering): { left: number; top: number; right: number; bottom: number } {
  const { at, size, align } = words;
  const [width, height] = [textWidth(words), glyph.height * size];
  const left = align === 'start' ? at[0] : at[0] - width / 2;
  return { left, top: at[1] - height / 2, right: left + width, bottom: at[1] + height / 2 };
}

// Marks below a cover: nothing of them is left in a covered cell, neither the room that they take from notes nor halos.

/** The sheet as it is seen beside the cover. The marks that reach into covered cells are still whole. */
export function besideCover(sheet: MarkSheet, { cells }: MarkCover): MarkSheet {
  const open = (words: Uint8Array): Uint8Array => words.map((word, cell) => (cells[cell] ? 0 : word));
  const isShown = ({ z }: DrawnMark): boolean => z !== level.lamp;
  return { ...sheet, marks: sheet.marks.filter(isShown), taken: open(sheet.taken), haloed: open(sheet.haloed) };
}

/** The same grid before it is known what covers it. */
export const coveredWhole = (sheet: MarkSheet): MarkSheet => ({
  ...sheet,
  marks: [],
  taken: new Uint8Array(sheet.taken.length),
  haloed: new Uint8Array(sheet.haloed.length),
});
