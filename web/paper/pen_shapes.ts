// The player's marks at single candidates on paper: a disc of the colour under the digit with its letter, and links from
// digit to digit, which avoid others as on the board.
import type { BoardPicture } from '../board/picture';
import type { PaperShape } from './drawing';
import type { PaperPlace } from './mark_shapes';

interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

/** A digit that links avoid; lengths in cells. */
interface Obstacle extends BoardPoint {
  readonly radius: number;
  readonly weight: number;
}

interface PennedCandidate {
  readonly cell: number;
  readonly digit: number;
}

export interface PaperPen {
  readonly coloured: readonly (PennedCandidate & { readonly colour: number })[];
  readonly links: readonly {
    readonly ends: readonly [PennedCandidate, PennedCandidate];
    readonly isStrong: boolean;
  }[];
  /** All digits of each cell with a mark; they are at the places of the digits. */
  readonly digitsIn: ReadonlyMap<number, readonly number[]>;
  /** The courses of all links from end to end. */
  findWays(
    ends: readonly (readonly [BoardPoint, BoardPoint])[],
    obstacles: readonly Obstacle[],
    side: number,
  ): (readonly BoardPoint[])[];
}

/** The middle of a candidate's place, in cells. */
export type PlaceOfCandidate = (cell: number, digit: number) => BoardPoint;

interface PaperMarks extends PaperPlace {
  readonly pen: PaperPen;
  readonly placeOf: PlaceOfCandidate;
  /** Between two candidates, in cells. */
  readonly pitch: number;
}

const rim = '#59626d';
const link = '#5b3fa6';

/** The letters are for people who cannot tell the colours apart. */
export function penDiscs(
  { x, y, cell: size, pen, placeOf, pitch }: PaperMarks,
  tints: readonly string[],
): PaperShape[] {
  return pen.coloured.flatMap(({ cell, digit, colour }): PaperShape[] => {
    const middle = placeOf(cell, digit);
    const at = { x: x + middle.x * size, y: y + middle.y * size };
    const radius = 0.48 * pitch * size;
    const corner = { x: at.x + 0.33 * pitch * size, y: at.y + 0.28 * pitch * size };
    const letter = { ...corner, size: 0.3 * pitch * size, weight: 700, fill: '#1b1f24' };
    return [
      { kind: 'dot', ...at, radius, fill: rim },
      { kind: 'dot', ...at, radius: 0.93 * radius, fill: tints[colour - 1]! },
      { kind: 'text', ...letter, text: 'ABCDEFGHI'[colour - 1]! },
    ];
  });
}

/** Strong links are lines, weak ones are dashed. */
export function penLinks(
  { x, y, cell: size, pen, placeOf, pitch }: PaperMarks,
  { geometry: { side }, values }: Pick<BoardPicture, 'geometry' | 'values'>,
): PaperShape[] {
  const middleOf = ({ cell, digit }: PennedCandidate): BoardPoint => placeOf(cell, digit);
  const obstacles = [...values].flatMap((value, cell): Obstacle[] => {
    const middle = { x: (cell % side) + 0.5, y: Math.floor(cell / side) + 0.5 };
    if (value > 0) return [{ ...middle, radius: 0.27, weight: 3 }];
    const digits = pen.digitsIn.get(cell) ?? [];
    return digits.map((digit) => ({ ...placeOf(cell, digit), radius: 0.36 * pitch, weight: 1 }));
  });
  const ends = pen.links.map(({ ends: [from, to] }) => [from, to].map(middleOf) as [BoardPoint, BoardPoint]);
  return pen.findWays(ends, obstacles, side).flatMap((way, index): PaperShape[] => {
    const { isStrong } = pen.links[index]!;
    const path = isStrong ? lineOf(way) : dashesOf(way).map(lineOf).join('');
    const stroke = { kind: 'path', x, y, scale: size, cap: 'butt' } as const;
    return [
      { ...stroke, path: lineOf(way), width: 0.075, ink: '#ffffffc0' },
      { ...stroke, path, width: 0.035, ink: link },
    ];
  });
}

const short = (length: number): string => String(Number(length.toFixed(3)));

const lineOf = (way: readonly BoardPoint[]): string =>
  way.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');

/** Pieces of the way, in cells: a drawing for paper has no dashes of its own. */
function dashesOf(way: readonly BoardPoint[], dash = 0.1, gap = 0.07): BoardPoint[][] {
  const dashes: BoardPoint[][] = [];
  let [isDrawn, left] = [true, dash];
  let piece: BoardPoint[] = [way[0]!];
  way.slice(1).forEach((end, index) => {
    let from = way[index]!;
    let length = Math.hypot(end.x - from.x, end.y - from.y);
    while (length > left) {
      from = { x: from.x + ((end.x - from.x) * left) / length, y: from.y + ((end.y - from.y) * left) / length };
      length -= left;
      if (isDrawn) dashes.push([...piece, from]);
      piece = [from];
      isDrawn = !isDrawn;
      left = isDrawn ? dash : gap;
    }
    left -= length;
    piece.push(end);
  });
  if (isDrawn && piece.length > 1) dashes.push(piece);
  return dashes;
}
