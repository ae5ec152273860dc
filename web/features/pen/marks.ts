// Adds and removes marks (state/pen.ts describes each as one number). Pure.
import { candidateOf, candidates, endsOf, type Pen, placeOfMark } from '../../state/pen';
import { type LinkKind, linkKinds } from '../../state/sound_pen';

export interface MarkedCandidate {
  readonly cell: number;
  readonly digit: number;
}

export interface Link {
  readonly ends: readonly [MarkedCandidate, MarkedCandidate];
  readonly isStrong: boolean;
}

const candidateAt = (number: number): MarkedCandidate => ({ cell: number >> 6, digit: (number & 63) + 1 });

function withMarks(pen: Pen, places: readonly number[], kind: number): Pen {
  const others = pen.filter((mark) => !places.includes(placeOfMark(mark)));
  const marks = kind > 0 ? places.map((place) => 16 * place + kind) : [];
  return [...new Set([...others, ...marks])].sort((one, other) => one - other);
}

/** Gives the candidates this colour, 1 A to 9 I; removes it if all of them have it already.
    A candidate that is named twice gets one mark. */
export function withColour(pen: Pen, of: readonly MarkedCandidate[], colour: number): Pen {
  const places = of.map(({ cell, digit }) => candidateOf(cell, digit));
  const haveIt = places.every((place) => pen.includes(16 * place + colour));
  return withMarks(pen, places, haveIt ? 0 : colour);
}

/** Adds the link between two candidates, or removes it if it is
    there already; a link of the other kind changes its kind. */
export function withLink(pen: Pen, one: MarkedCandidate, other: MarkedCandidate, kind: LinkKind): Pen {
  const [first, second] = [one, other].map(({ cell, digit }) => candidateOf(cell, digit)).sort((a, b) => a - b) as [
    number,
    number,
  ];
  const place = candidates * second + first;
  return withMarks(pen, [place], pen.includes(16 * place + linkKinds[kind]) ? 0 : linkKinds[kind]);
}

/** Candidates and their colours, 1 A to 9 I. */
export function colouredIn(pen: Pen): (MarkedCandidate & { readonly colour: number })[] {
  const marks = pen.filter((mark) => placeOfMark(mark) < candidates);
  return marks.map((mark) => ({ ...candidateAt(placeOfMark(mark)), colour: mark % 16 }));
}

export function linksIn(pen: Pen): Link[] {
  const marks = pen.filter((mark) => placeOfMark(mark) >= candidates);
  return marks.map((mark) => ({
    ends: endsOf(mark).map(candidateAt) as [MarkedCandidate, MarkedCandidate],
    isStrong: mark % 16 === linkKinds.strong,
  }));
}
