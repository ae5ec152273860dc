// The way of a link on the board: it keeps off the digits, ends at the rims of its marks, and bends no more than needed.
import { describe, expect, it } from 'vitest';
import {
  crossings,
  type Glyph,
  linkPath,
  markRadius,
  type Point,
  pointOn,
} from '../../../web/features/logic/drawing/link_paths';

/** Where candidates stand: at 0.2, 0.5 and 0.8 of a cell. */
const place = (row: number, column: number, digit: number): Glyph => ({
  radius: 0.14,
  x: column + [0.2, 0.5, 0.8][(digit - 1) % 3]!,
  y: row + [0.2, 0.5, 0.8][Math.floor((digit - 1) / 3)]!,
});
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('a link', () => {
  it('is straight where nothing stands in its way, and ends just off its marks', () => {
    const [from, to] = [place(0, 0, 5), place(0, 8, 5)];
    const path = linkPath(from, to, [from, to], 9);
    expect(path.bend.y).toBeCloseTo(0.5);
    expect(distance(path.from, from)).toBeCloseTo(markRadius + 0.03);
    expect(distance(path.to, to)).toBeCloseTo(markRadius + 0.03);
  });

  it('bends round the digits between its ends', () => {
    const [from, to] = [place(0, 0, 5), place(0, 8, 5)];
    const between = [2, 4, 6].map((column) => place(0, column, 5));
    const path = linkPath(from, to, [from, to, ...between], 9);
    expect(crossings(path, between)).toBe(0);
    expect(path.bend.y).not.toBeCloseTo(0.5);
  });

  it('is an arc within a cell, so that it can be seen', () => {
    const [from, to] = [place(3, 3, 1), place(3, 3, 2)];
    const path = linkPath(from, to, [from, to], 9);
    expect(distance(pointOn(path, 0.5), { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })).toBeGreaterThan(0.05);
  });

  it('stays on the board at its edges', () => {
    const [from, to] = [place(0, 0, 2), place(0, 8, 2)];
    const between = Array.from({ length: 7 }, (_, index) => place(0, index + 1, 2));
    const path = linkPath(from, to, [from, to, ...between], 9);
    expect(crossings(path, between)).toBe(0);
    for (let share = 0; share <= 1; share += 0.05) expect(pointOn(path, share).y).toBeGreaterThan(-0.2);
  });

  it('goes round large digits too', () => {
    const [from, to] = [place(4, 0, 5), place(4, 4, 5)];
    const large = [1, 2, 3].map((column) => ({ x: column + 0.5, y: 4.5, radius: 0.27 }));
    expect(crossings(linkPath(from, to, [from, to, ...large], 9), large)).toBe(0);
  });

  it('crosses no digit of a chain all over the board', () => {
    let seed = 7;
    const random = (most: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * most);
    };
    for (let round = 0; round < 200; round++) {
      const marks = Array.from({ length: 12 }, () => place(random(9), random(9), 1 + random(9)));
      for (let index = 1; index < marks.length; index++) {
        const [from, to] = [marks[index - 1]!, marks[index]!];
        if (distance(from, to) < 0.01) continue;
        const others = marks.filter((mark) => distance(mark, from) > 0.35 && distance(mark, to) > 0.35);
        expect(crossings(linkPath(from, to, marks, 9), others)).toBe(0);
      }
    }
  });
});
