// The cells of a puzzle read together, with the rules and one solution.
import { expect, test } from 'vitest';
import type { Option } from '../../../../web/image/alphabet';
import { type Judge, readTogether } from '../../../../web/image/joint';
import { readGridIn } from '../../../../web/image/read_grid';
import { straight } from '../../pictures/camera';
import { wornGivens as givens, wornPaper } from '../../pictures/worn';

/** Tries all, the cell with the fewest choices first. */
const judge: Judge = (values, { boxHeight, boxWidth }) => {
  const side = boxHeight * boxWidth;
  const grid = values.slice();
  const found: Uint8Array[] = [];
  const boxOf = (cell: number): number =>
    Math.floor(Math.floor(cell / side) / boxHeight) * boxHeight + Math.floor((cell % side) / boxWidth);
  const sees = (a: number, b: number): boolean =>
    a !== b && (a % side === b % side || Math.floor(a / side) === Math.floor(b / side) || boxOf(a) === boxOf(b));
  const cells = Array.from(grid, (_, cell) => cell);
  const peers = cells.map((cell) => cells.filter((other) => sees(cell, other)));
  const fits = (cell: number, value: number): boolean => peers[cell]!.every((other) => grid[other] !== value);
  const search = (): void => {
    let [at, choices]: [number, number[]] = [-1, []];
    for (const cell of cells) {
      if (grid[cell] !== 0) continue;
      const fitting = Array.from({ length: side }, (_, index) => index + 1).filter((value) => fits(cell, value));
      if (at < 0 || fitting.length < choices.length) [at, choices] = [cell, fitting];
    }
    if (at < 0) found.push(grid.slice());
    for (const value of choices) {
      if (found.length > 1) return;
      grid[at] = value;
      search();
      grid[at] = 0;
    }
  };
  if (cells.every((cell) => grid[cell] === 0 || fits(cell, grid[cell]!))) search();
  return found.length === 0 ? 'none' : found.length === 1 ? found[0]! : 'several';
};
const ask = (values: Uint8Array): ReturnType<Judge> =>
  judge(values, { boxHeight: 3, boxWidth: 3, regions: null, hasDiagonals: false });

const plain = (values: Uint8Array): Option[][] =>
  Array.from(values, (value) =>
    value === 0
      ? [{ value: 0, share: 1 }]
      : [
          { value, share: 0.999 },
          { value: 0, share: 0.001 },
        ],
  );

/** The likeliest first, the rest of them equally likely. */
const likely = (share: number, first: number, ...rest: number[]): Option[] => [
  { value: first, share },
  ...rest.map((value) => ({ value, share: (1 - share) / rest.length })),
];

test('a reading with one solution stays, and other readings of its cells are ruled out', () => {
  const cells = plain(givens).with(0, likely(0.6, 5, 6));
  const { values, shares } = readTogether(cells, ask, 0.97)!;
  expect(values).toEqual(givens);
  expect(shares[0]).toBe(1);
});

test('a digit that leaves no solution becomes the next likeliest, be it another or a stain', () => {
  const cells = plain(givens)
    .with(0, likely(0.7, 6, 5))
    .with(2, likely(0.8, 8, 0));
  expect(readTogether(cells, ask, 0.97)!.values).toEqual(givens);
});

test('a wrong digit is found even if it is surer than the digits it conflicts with', () => {
  // A 5 in row 1 where a 7 is, which is surer than the 5 that it is at odds with.
  const cells = plain(givens)
    .with(4, likely(0.98, 5, 7))
    .with(0, likely(0.975, 5, 6));
  expect(readTogether(cells, ask, 0.97)!.values).toEqual(givens);
});

test('two wrong digits are both corrected, and neither is left blank if it can be read', () => {
  const cells = plain(givens)
    .with(0, likely(0.9, 6, 0, 5))
    .with(80, likely(0.7, 3, 0, 9));
  expect(readTogether(cells, ask, 0.97)!.values).toEqual(givens);
});

test('there is no joint reading without a likely reading that has one solution', () => {
  expect(readTogether(plain(new Uint8Array(81)), ask, 0.97)).toBeNull();
  const sure = Array.from(givens.with(2, 5), (value) => [{ value, share: 1 }]);
  expect(readTogether(sure, ask, 0.97)).toBeNull();
});

test('a worn digit that looks like another is read by the rules, and its look is reported', () => {
  let changed = 0;
  for (let worn = 24; worn < 34; ++worn) {
    const { values, alone, doubtful } = readGridIn(straight(wornPaper(worn)), judge)!;
    if (values[20] !== 8) expect(doubtful[20]).toBe(1);
    if (values[20] === alone[20]) continue;
    expect(values).toEqual(givens);
    expect(doubtful[20]).toBe(1);
    changed += 1;
  }
  expect(changed).toBeGreaterThan(0);
});
