// The way of a link on the board: it avoids the digits, ends at the rims of its marks, and bends no more than needed.
import { describe, expect, it } from 'vitest';
import {
  crossed,
  linkWay,
  markRadius,
  type Obstacle,
  obstaclesAlong,
  type BoardPoint,
  type LinkWay,
} from '../../../../../web/features/logic/drawing/link_paths';

/** Places of candidates: at 0.2, 0.5 and 0.8 of a cell. */
const place = (row: number, column: number, digit: number): Obstacle => ({
  radius: 0.12,
  weight: 1,
  x: column + [0.2, 0.5, 0.8][(digit - 1) % 3]!,
  y: row + [0.2, 0.5, 0.8][Math.floor((digit - 1) / 3)]!,
});
const large = (row: number, column: number): Obstacle => ({ x: column + 0.5, y: row + 0.5, radius: 0.27, weight: 3 });
const distance = (a: BoardPoint, b: BoardPoint): number => Math.hypot(a.x - b.x, a.y - b.y);
/** Distance of the way from the straight line between two points of the same height. */
const rise = (way: LinkWay, from: BoardPoint): number => Math.max(...way.map(({ y }) => Math.abs(y - from.y)));

describe('a link', () => {
  it('is straight where nothing stands in its way, and ends just off its marks', () => {
    const [from, to] = [place(0, 0, 5), place(0, 8, 5)];
    const way = linkWay(from, to, [from, to], 9);
    expect(rise(way, from)).toBeCloseTo(0);
    expect(distance(way[0]!, from)).toBeCloseTo(markRadius + 0.03);
    expect(distance(way.at(-1)!, to)).toBeCloseTo(markRadius + 0.03);
  });

  it('bends round the digits between its ends', () => {
    const [from, to] = [place(0, 0, 5), place(0, 8, 5)];
    const between = [2, 4, 6].map((column) => place(0, column, 5));
    const way = linkWay(from, to, [from, to, ...between], 9);
    expect(crossed(way, between)).toEqual([]);
    expect(rise(way, from)).toBeGreaterThan(0.1);
  });

  it('is an arc within a cell, so that it can be seen', () => {
    const [from, to] = [place(3, 3, 1), place(3, 3, 2)];
    expect(rise(linkWay(from, to, [from, to], 9), from)).toBeGreaterThan(0.05);
  });

  it('stays on the board at its edges', () => {
    const [from, to] = [place(0, 0, 2), place(0, 8, 2)];
    const between = Array.from({ length: 7 }, (_, index) => place(0, index + 1, 2));
    const way = linkWay(from, to, [from, to, ...between], 9);
    expect(crossed(way, between)).toEqual([]);
    for (const { y } of way) expect(y).toBeGreaterThan(0);
  });

  it('goes round large digits too', () => {
    const [from, to] = [place(4, 0, 5), place(4, 4, 5)];
    const between = [1, 2, 3].map((column) => large(4, column));
    expect(crossed(linkWay(from, to, [from, to, ...between], 9), between)).toEqual([]);
  });

  it('crosses no digit of a full board, however long it is', () => {
    for (const [from, to] of [
      [place(0, 1, 9), place(8, 7, 1)],
      [place(1, 7, 8), place(8, 7, 2)],
      [place(5, 0, 3), place(5, 8, 3)],
      [place(2, 8, 6), place(6, 0, 4)],
    ] as const) {
      const isEnd = (row: number, column: number): boolean =>
        [from, to].some(({ x, y }) => Math.floor(x) === column && Math.floor(y) === row);
      const digits = Array.from({ length: 81 }, (_, cell) => [Math.floor(cell / 9), cell % 9] as const)
        .filter(([row, column]) => !isEnd(row, column))
        .map(([row, column]) => large(row, column));
      expect(crossed(linkWay(from, to, [from, to, ...digits], 9), digits)).toEqual([]);
    }
  });

  it('does not lie on another link', () => {
    const [from, to] = [place(4, 0, 5), place(4, 8, 5)];
    const row = Array.from({ length: 7 }, (_, index) => large(4, index + 1));
    const first = linkWay(from, to, row, 9);
    const second = linkWay(from, to, [...row, ...obstaclesAlong(first)], 9);
    const middle = (way: LinkWay): number => way[Math.floor(way.length / 2)]!.y;
    expect(crossed(second, row)).toEqual([]);
    expect(Math.abs(middle(first) - middle(second))).toBeGreaterThan(0.04);
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
        expect(crossed(linkWay(from, to, marks, 9), others)).toEqual([]);
      }
    }
  });
});
