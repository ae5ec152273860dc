// Checks that marks from a record or a link have the form that pen.ts describes, on a grid of their side.
import { colourCount } from './moves';
import { candidates, endsOf, type Pen, type PenChange, placeOfMark } from './pen';

/** The greatest number of marks on one puzzle. */
export const mostMarks = 4000;

/** The kinds of links, numbered after the colours 1 to 9. */
export const linkKinds = { strong: 10, weak: 11 } as const;
export type LinkKind = keyof typeof linkKinds;

function isMark(mark: unknown, side: number): boolean {
  if (!Number.isSafeInteger(mark) || Number(mark) < 0) return false;
  const [place, kind] = [placeOfMark(Number(mark)), Number(mark) % 16];
  const ends = endsOf(Number(mark));
  const areOfGrid = ends.every((end) => end < candidates && end >> 6 < side * side && (end & 63) < side);
  const isLink = place >= candidates;
  const isKind = isLink ? kind === linkKinds.strong || kind === linkKinds.weak : kind >= 1 && kind <= colourCount;
  return isKind && areOfGrid && (!isLink || ends[0]! < ends[1]!);
}

export function isPen(value: unknown, side: number): value is Pen {
  if (!Array.isArray(value) || value.length > mostMarks) return false;
  const marks = value as unknown[];
  return marks.every(
    (mark, at) => isMark(mark, side) && (at === 0 || placeOfMark(Number(marks[at - 1])) < placeOfMark(Number(mark))),
  );
}

export const isPenChange = (change: PenChange | null | undefined, side: number): boolean =>
  !change || (isPen(change.before, side) && isPen(change.after, side));
