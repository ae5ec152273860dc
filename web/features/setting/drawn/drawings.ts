// The drawings of a puzzle, which other programs add in place of rules: read from the text of its constraints as shapes
// with places and colours. Each line is a shape of its own, although several may share an entry.
import { constraintsIn } from '../../../grid/constraints';
import { type ClueRef, type Entry, entriesIn, isEntry } from '../clue_list';
import { linesOf } from '../drafts';
import { type BoardSpot, spotsNamed } from '../spots';
import { type Colour, colourOf } from './colours';

export const drawingForms = ['line', 'circle', 'rectangle', 'text', 'cage'] as const;
type DrawingForm = (typeof drawingForms)[number];

/** A point in cells, down and to the right from the top left corner of the grid. */
export interface DrawnPoint {
  readonly down: number;
  readonly right: number;
}

export interface DrawnPart {
  readonly ref: ClueRef;
  /** The number of the line in its entry. */
  readonly part: number;
  readonly form: DrawingForm;
  /** A line's cells in order; of a figure those that its middle lies in: two at an edge, four at a corner. */
  readonly cells: readonly BoardSpot[];
  /** The cells whose middles lie below a figure. */
  readonly covered: readonly BoardSpot[];
  /** The colour of a line or of a figure's ground; null if it is clear. */
  readonly colour: Colour | null;
  /** The colour of a figure's edge. */
  readonly edge: Colour | null;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
  readonly words: string;
  /** True for a line with an arrow's head. */
  readonly hasHead: boolean;
  /** The exact way of a line, if its cells do not tell it. */
  readonly way: readonly DrawnPoint[];
  readonly middle: DrawnPoint | null;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

function lengthOf(value: unknown, otherwise: number): number {
  const length = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof length === 'number' && Number.isFinite(length) ? Math.abs(length) : otherwise;
}

const pointsOf = (value: unknown): DrawnPoint[] =>
  Array.isArray(value)
    ? value.flatMap((point: unknown) => {
        const [down, right] = Array.isArray(point) ? (point as unknown[]) : [];
        return typeof down === 'number' && typeof right === 'number' ? [{ down, right }] : [];
      })
    : [];

function middleOf(cells: readonly BoardSpot[]): DrawnPoint | null {
  if (cells.length === 0) return null;
  const mean = (along: 'row' | 'column'): number =>
    cells.reduce((sum, cell) => sum + cell[along] + 0.5, 0) / cells.length;
  return { down: mean('row'), right: mean('column') };
}

function coveredBy({ down, right }: DrawnPoint, height: number, width: number): BoardSpot[] {
  const under = (at: number, length: number): number[] => {
    const first = Math.ceil(at - length / 2 - 0.5);
    const last = Math.floor(at + length / 2 - 0.5);
    return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
  };
  const rows = under(down, Math.min(height, 64));
  return rows.flatMap((row) => under(right, Math.min(width, 64)).map((column) => ({ row, column })));
}

function drawingsOf(form: DrawingForm, at: number, entry: Entry): DrawnPart[] {
  const isLine = form === 'line';
  const cells = spotsNamed(entry.cells);
  const [middle = middleOf(cells)] = pointsOf([entry.center]);
  const angle = lengthOf(entry.angle, 0) % 180;
  const isUpright = angle > 45 && angle < 135;
  const [height, width] = [lengthOf(entry.height, 0.85), lengthOf(entry.width, isLine ? 0.2 : 0.85)];
  const isFigure = form === 'circle' || form === 'rectangle';
  const common = {
    ref: { kind: form, at },
    form,
    covered: isFigure && middle ? coveredBy(middle, isUpright ? width : height, isUpright ? height : width) : [],
    colour: colourOf(textOf(isLine ? entry.outlineC : entry.baseC)),
    edge: colourOf(textOf(entry.outlineC)),
    width,
    height,
    angle,
    words: textOf(entry.value),
    hasHead: lengthOf(entry.headLength, 0) > 0,
    way: pointsOf(entry.wayPoints),
    middle,
  };
  if (!isLine) return cells.length > 0 ? [{ ...common, part: 0, cells }] : [];
  const lines = linesOf(entry);
  return (lines.length > 0 || cells.length === 0 ? lines : [cells]).map((line, part) => ({
    ...common,
    part,
    cells: line,
  }));
}

/** All drawings of the text, without pictures of rules that stand there as well. */
export function drawingsIn(constraints: string): DrawnPart[] {
  return constraintsIn(constraints).flatMap(({ kind, data }) => {
    const form = drawingForms.find((name) => name === kind);
    if (!form) return [];
    return entriesIn(data).flatMap((entry, at) =>
      isEntry(entry) && !entry.fromConstraint ? drawingsOf(form, at, entry) : [],
    );
  });
}
