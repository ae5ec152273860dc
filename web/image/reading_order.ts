// The order in which a person numbers things on a page: rows from top to bottom, each from left to right.
import { middleOf, type Quad } from './quad';

/** Things are in one row if they overlap from top to bottom by this share of the lower one. */
const leastOverlap = 0.5;

const top = ([a, b]: Quad): number => (a.y + b.y) / 2;
const bottom = ([, , c, d]: Quad): number => (c.y + d.y) / 2;

function isBeside(one: Quad, other: Quad): boolean {
  const overlap = Math.min(bottom(one), bottom(other)) - Math.max(top(one), top(other));
  return overlap > leastOverlap * Math.min(bottom(one) - top(one), bottom(other) - top(other));
}

/** `outlineOf`: the place of a thing. */
export function asOneReads<T>(things: readonly T[], outlineOf: (thing: T) => Quad): T[] {
  let left = things
    .map((thing) => ({ thing, outline: outlineOf(thing) }))
    .sort((a, b) => top(a.outline) - top(b.outline));
  const read: T[] = [];
  while (left.length > 0) {
    const first = left[0]!.outline;
    const row = left.filter(({ outline }) => isBeside(first, outline) || outline === first);
    left = left.filter((one) => !row.includes(one));
    row.sort((a, b) => middleOf(a.outline).x - middleOf(b.outline).x);
    read.push(...row.map(({ thing }) => thing));
  }
  return read;
}
