// The search tree's picture: the places of bars, the ways from bar to bar, and the words for one.
//
//   givens
//   A          B
//   a1   a2    (three folded neighbours, 9 guesses, down to level 5)
import { describe, expect, it } from 'vitest';
import { makeGeometry } from '../../../../../web/grid/geometry';
import { boxShape } from '../../../../../web/grid/puzzle';
import { barAt, barHere, barOf } from '../../../../../web/features/watch/tree/tree_geometry';
import { nextZoom, walk, zoomTarget } from '../../../../../web/features/watch/tree/tree_walk';
import { drawTree } from '../../../../../web/features/watch/tree/tree_painter';
import { throughLens } from '../../../../../web/features/watch/tree/tree_lens';
import { barLabels, fateWords, pathWords } from '../../../../../web/features/watch/tree/tree_words';
import type { TreePicture } from '../../../../../web/protocol/tree';
import { fakeTree } from '../../fakes/tree';

const picture = fakeTree([
  { size: 14, failures: 6, solutions: 1, deepest: 5 },
  { first: 5, end: 50, size: 3, failures: 1, solutions: 1, width: 0.25, parent: 0, level: 1, cell: 0, digit: 4 },
  { first: 50, end: 900, size: 10, failures: 5, left: 0.25, width: 0.75, parent: 0, level: 1, cell: 0, digit: 7 },
  { first: 6, end: 20, failures: 1, width: 0.125, parent: 1, level: 2, cell: 10, digit: 1 },
  { first: 21, end: 50, solutions: 1, left: 0.125, width: 0.125, parent: 1, level: 2, cell: 10, digit: 2 },
  {
    ...{ first: 51, end: 900, size: 9, guesses: 3, failures: 5, left: 0.25, width: 0.75, parent: 2 },
    ...{ level: 2, deepest: 5, cell: 11, digit: 3, folded: true },
  },
]);
const size = { width: 400, height: 60 };
const geometry = makeGeometry(boxShape(3, 3));

describe('the bar at a place', () => {
  it.each([
    ['the top row', 200, 5, 0],
    ['a bar', 99, 15, 1],
    ['its neighbour', 101, 15, 2],
    ['what a bar hides', 300, 55, 5],
    ['nothing', 50, 45, -1],
    ['close by a bar', 402, 15, 2],
  ])('%s', (_, x, y, bar) => {
    expect(barAt(picture, x, y, size)).toBe(bar);
  });

  it('is found by position, and again in another picture', () => {
    expect([0, 5, 20, 30, 60, 2000].map((position) => barHere(picture, position))).toEqual([0, 1, 1, 4, 5, 0]);
    expect(barOf(fakeTree([{}, { ...picture.bars[2]!, first: 40 }]), picture.bars[2]!)).toBe(1);
    expect(barOf(fakeTree([{}]), picture.bars[2]!)).toBe(-1);
  });
});

describe('walking', () => {
  it('goes to the guess above, the first below, and to its siblings alone', () => {
    const from = (at: number) =>
      (['Up', 'Down', 'Left', 'Right'] as const).map((key) => walk(picture, at, `Arrow${key}`));
    expect(from(0)).toEqual([0, 1, 0, 0]);
    expect(from(1)).toEqual([0, 3, 1, 2]);
    expect(from(4)).toEqual([1, 4, 3, 4]);
    expect(from(5)).toEqual([2, 5, 5, 5]);
    expect(walk(picture, 5, 'Home')).toBe(0);
  });

  it('zooms to a guess with others under it; from a leaf or neighbours in one bar to the guess above them', () => {
    expect([0, 1, 2, 3, 5].map((at) => zoomTarget(picture, at))).toEqual([null, 1, 2, 1, 2]);
    expect([0, 1, 3, 5].map((at) => nextZoom(picture, at))).toEqual([null, 1, 1, 2]);
  });
});

describe('the words', () => {
  it('list the guesses from the first one on', () => {
    expect(pathWords(picture, 4, geometry)).toBe('4 at r1c1 › 2 at r2c2');
    expect(pathWords(picture, 5, geometry)).toBe('7 at r1c1 › 3 guesses from 3 at r2c3');
    expect(pathWords(picture, 0, geometry)).toBe('The start');
  });

  it('leave out the middle of a long path', () => {
    const chain = fakeTree(
      Array.from({ length: 21 }, (_, level) => ({ level, parent: level - 1, cell: 0, digit: level })),
    );
    const words = pathWords(chain, 20, geometry);
    expect(words).toMatch(/^1 at r1c1 › 2 at r1c1 › … 14 guesses … › 17 at .* › 20 at r1c1$/);
  });

  it('describe the outcome of a guess', () => {
    expect(picture.bars.map(fateWords)).toEqual([
      '13 guesses under it, 6 dead ends, 1 solution',
      '2 guesses under it, 1 dead end, 1 solution',
      '9 guesses under it, 5 dead ends',
      'failed',
      '1 solution',
      '6 guesses under it, 5 dead ends',
    ]);
    expect(fateWords(fakeTree([{}]).bars[0]!)).toBe('not taken back');
  });
});

describe('the labels of bars', () => {
  interface Label {
    text: string;
    left: number;
    right: number;
  }
  /** The written texts, each letter six pixels wide. */
  function written(shown: TreePicture, height: number): Label[] {
    const labels: Label[] = [];
    const context = {
      clearRect: () => undefined,
      fillRect: () => undefined,
      strokeRect: () => undefined,
      measureText: (text: string) => ({ width: 6 * text.length }),
      fillText: (text: string, middle: number) =>
        labels.push({ text, left: middle - 3 * text.length, right: middle + 3 * text.length }),
    } as unknown as CanvasRenderingContext2D;
    const colours = { accent: '', bad: '', good: '', ink: '', surface: '' };
    drawTree(context, shown, 60, -1, (bar) => barLabels(bar, geometry), colours, { width: 400, height });
    return labels;
  }

  it('are the guesses where they fit, else the digits; neighbours in one bar bear none', () => {
    const labels = written(picture, 90);
    expect(labels.map(({ text }) => text)).toEqual(['the start', '4 at r1c1', '7 at r1c1', '1', '2']);
  });

  it('are left out where rows are too low to read', () => {
    expect(written(picture, 60)).toEqual([]);
  });

  it('come with more room after zooming, within what is seen of their bars', () => {
    const lens = { scale: 4, left: 0.05 };
    const seen = throughLens(picture, lens);
    const labels = written(seen, 90);
    expect(labels.map(({ text }) => text)).toContain('1 at r2c2');
    expect(labels.map(({ text }) => text)).toContain('2 at r2c2');
    for (const { left, right } of labels) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(400);
    }
  });
});
