// The marks of the pen for paper: those in blank cells, and the courses of links, which are those of the board. Pure.
import type { Entries } from '../../state/moves';
import type { PaperPen } from '../../paper/pen_shapes';
import { linkWay, obstaclesAlong } from '../logic/drawing/link_paths';
import { digitsIn } from '../pen/candidates';
import { colouredIn, linksIn, type MarkedCandidate } from '../pen/marks';

const findWays: PaperPen['findWays'] = (ends, obstacles, side) => {
  const all = [...obstacles];
  return ends.map(([from, to]) => {
    const way = linkWay(from, to, all, side);
    all.push(...obstaclesAlong(way));
    return way;
  });
};

/** A cell with marks has its notes, or else the digits with marks alone. */
export function paperPen(
  { pen, notes, centre }: Pick<Entries, 'pen' | 'notes' | 'centre'>,
  values: Uint8Array,
): PaperPen {
  const isBlank = ({ cell }: MarkedCandidate): boolean => values[cell] === 0;
  const coloured = colouredIn(pen).filter(isBlank);
  const links = linksIn(pen).filter(({ ends }) => ends.every(isBlank));
  const marked = [...coloured, ...links.flatMap(({ ends }) => ends)];
  const digitsOf = (cell: number): number[] => [
    ...new Set([
      ...digitsIn(notes, cell),
      ...digitsIn(centre, cell),
      ...marked.filter((each) => each.cell === cell).map(({ digit }) => digit),
    ]),
  ];
  return { coloured, links, digitsIn: new Map(marked.map(({ cell }) => [cell, digitsOf(cell)])), findWays };
}
