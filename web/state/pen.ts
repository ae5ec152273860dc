// The player's drawings by hand: colours of single candidates, and links between two of them. One number a mark, in
// ascending order, with at most one mark at each place. Pure; no function changes its arguments.
//
//   candidate  64 * cell + digit - 1, below 2^18
//   colour     16 * candidate + 1 (A) to 9 (I)
//   link       16 * (2^18 * second + first) + 10 (strong) or 11 (weak), where first < second
//
// A mark without its lowest four bits is its place.

export type Pen = readonly number[];

/** The marks that are present on one side of a move only. */
export interface PenChange {
  readonly before: Pen;
  readonly after: Pen;
}

export const candidates = 2 ** 18;

export const placeOfMark = (mark: number): number => Math.floor(mark / 16);

export const candidateOf = (cell: number, digit: number): number => 64 * cell + digit - 1;

/** The candidates of a mark: one that is coloured, or both ends of a link. */
export function endsOf(mark: number): number[] {
  const place = placeOfMark(mark);
  return place < candidates ? [place] : [place % candidates, Math.floor(place / candidates)];
}

/** Cells with a mark that is present on one side of the change only. */
export function changedCells({ before, after }: PenChange): number[] {
  return [...new Set([...before, ...after].flatMap(endsOf).map((candidate) => candidate >> 6))];
}

/** The marks whose candidates are all still there. */
export function penWithout(pen: Pen, isGone: (cell: number, digit: number) => boolean): Pen {
  const left = pen.filter((mark) => !endsOf(mark).some((end) => isGone(end >> 6, (end & 63) + 1)));
  return left.length === pen.length ? pen : left;
}

/** Null if nothing changes. */
export function penChange(before: Pen, after: Pen): PenChange | null {
  const without = (pen: Pen, others: Pen): Pen => pen.filter((mark) => !others.includes(mark));
  const change = { before: without(before, after), after: without(after, before) };
  return change.before.length + change.after.length > 0 ? change : null;
}

/** The marks on one side of a change; the same object if nothing changed. */
export function withPenChange(pen: Pen, change: PenChange | null | undefined, side: 'before' | 'after'): Pen {
  if (!change) return pen;
  const places = [...change.before, ...change.after].map(placeOfMark);
  const kept = pen.filter((mark) => !places.includes(placeOfMark(mark)));
  return [...kept, ...change[side]].sort((one, other) => one - other);
}
