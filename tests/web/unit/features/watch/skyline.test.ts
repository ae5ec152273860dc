// Places of the skyline's bars and of the needle.
import { expect, test } from 'vitest';
import { barsOf, positionAt, xOf } from '../../../../../web/features/watch/deck/skyline';

const picture = (levels: number[], marks: number[], bucketEvents: number, known: number) => ({
  levels: Uint16Array.from(levels),
  marks: Uint8Array.from(marks),
  bucketEvents,
  known,
  position: 0,
});

test('a position and its place on the line are each other’s inverse, and beyond the ends is the end', () => {
  for (const position of [0, 1, 77, 255, 256]) expect(positionAt(xOf(position, 256, 900), 256, 900)).toBe(position);
  expect([positionAt(-50, 256, 900), positionAt(2000, 256, 900)]).toEqual([0, 256]);
  expect(positionAt(10, 0, 900)).toBe(0);
});

test('bars lie side by side from the first event to the last one known', () => {
  const bars = barsOf(picture([1, 2, 3, 9], [0, 0, 0, 0], 10, 25), 500);
  expect(bars.map(({ level }) => level)).toEqual([1, 2, 3]);
  expect(bars[0]!.from).toBe(xOf(0, 25, 500));
  expect(bars.at(-1)!.to).toBe(xOf(25, 25, 500));
  expect(bars[1]!.from).toBe(bars[0]!.to);
});

test('with more buckets than pixels a bar takes the deepest level and all marks', () => {
  const levels = Array.from({ length: 1000 }, (_, bucket) => (bucket === 500 ? 40 : 2));
  const marks = levels.map((_, bucket) => (bucket === 501 ? 2 : 0));
  const bars = barsOf(picture(levels, marks, 1, 1000), 112);
  expect(bars.length).toBeLessThanOrEqual(101);
  expect(bars.filter(({ level }) => level === 40)).toHaveLength(1);
  expect(bars.filter((bar) => bar.marks === 2)).toHaveLength(1);
});
