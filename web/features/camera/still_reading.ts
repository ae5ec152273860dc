// A picture of the grid merged from several frames, read and solved.
import type { Puzzle } from '../../grid/puzzle';
import { drawnShape } from '../../grid/drawn_shape';
import type { Pixels } from '../../image/gray';
import type { PictureReading } from '../../image/read_picture';
import type { SolveStatus } from '../../protocol/messages';
import type { CanSolve } from '../../state/verdict_store';

export interface StillReading {
  /** The picture that was read. */
  readonly picture: Pixels;
  readonly puzzle: Puzzle;
  /** A value a cell: digits written into the grid by hand and read with certainty, 0 = none. */
  readonly entries: Uint8Array;
  /** True if a person should look at some cells; with the doubtful cells on which the solution
      rests: printed digits that are unsure, or that were changed to fit the rules. */
  readonly isDoubtful: boolean;
  readonly shaky: readonly number[];
  readonly status: SolveStatus;
  /** Null unless the givens have one. */
  readonly solution: Uint8Array | null;
  /** Clockwise quarter turns of the puzzle in the picture. */
  readonly quarters: number;
}

export interface StillReader {
  /** The pixels are transferred. */
  read(pixels: Pixels, signal: AbortSignal): Promise<PictureReading>;
  solve: CanSolve['solve'];
}

const mostSeconds = 1;

/** Null if there is no readable grid. */
export async function readStill(
  picture: Pixels,
  { read, solve }: StillReader,
  signal: AbortSignal,
): Promise<StillReading | null> {
  const reading = await read({ ...picture, data: picture.data.slice() }, signal);
  if (reading.kind !== 'grid') return null;
  const { values, alone, filledIn, doubtful } = reading;
  const givens = values.map((value, cell) => (filledIn[cell] ? 0 : value));
  const puzzle = { shape: drawnShape(reading), givens };
  const { status, solution } = await solve(puzzle, mostSeconds, 2);
  const [{ x, y }] = reading.corners;
  const [isRight, isBelow] = [2 * x > picture.width, 2 * y > picture.height];
  return {
    picture,
    puzzle,
    entries: values.map((value, cell) => (filledIn[cell] && !doubtful[cell] ? value : 0)),
    isDoubtful: doubtful.includes(1),
    shaky: [...values.keys()].filter((cell) => !filledIn[cell] && (doubtful[cell] || values[cell] !== alone[cell])),
    status,
    solution: status === 'unique' || status === 'solved' ? solution : null,
    quarters: isBelow ? (isRight ? 2 : 3) : isRight ? 1 : 0,
  };
}

/** The cell of the picture for a cell of the puzzle. */
export function cellInPicture(cell: number, side: number, quarters: number): number {
  let [row, column] = [Math.floor(cell / side), cell % side];
  for (let quarter = 0; quarter < quarters; ++quarter) [row, column] = [column, side - 1 - row];
  return row * side + column;
}
