// Puzzles of the collection and small ones made here, as the shapes that marks are drawn from.
import { readFileSync } from 'node:fs';
import { makeGeometry, type Geometry } from '../../../../web/grid/geometry';
import { boxShape } from '../../../../web/grid/puzzle';
import type { MarkLook, MarkSheet } from '../../../../web/marks/marks';
import { drawConstraints } from '../../../../web/marks/marks_of';

const boxes: Readonly<Record<number, [number, number]>> = { 4: [2, 2], 6: [2, 3], 9: [3, 3], 16: [4, 4] };
const notRules = new Set(['size', 'title', 'author', 'ruleset', 'grid']);

/** A grid with these members of f-puzzles' JSON as its constraints. */
export function gridWith(side: number, members: Readonly<Record<string, unknown>>): Geometry {
  const lines = Object.entries(members)
    .filter(([kind]) => !notRules.has(kind))
    .map(([kind, data]) => (data === true ? `${kind}\n` : `${kind}=${JSON.stringify(data)}\n`));
  return makeGeometry({ ...boxShape(...(boxes[side] ?? [1, side])), constraints: lines.join('') });
}

export const plainLook: MarkLook = { isSmall: false, isCrowded: false };

export const sheetOf = (members: Readonly<Record<string, unknown>>, look = plainLook, side = 9): MarkSheet =>
  drawConstraints(gridWith(side, members), look);

export interface Example {
  readonly id: string;
  readonly puzzle: Readonly<Record<string, unknown>> & { readonly size: number };
  /** A character a cell, with commas between them above 9. */
  readonly solution: string;
}

export const collection: readonly Example[] = readFileSync(`${process.cwd()}/tests/data/variants.jsonl`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example);
