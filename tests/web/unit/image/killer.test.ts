// Printed killers: cages with their sums, read from photos and screenshots; and pictures of other puzzles, without cages.
import { expect, test } from 'vitest';
import type { DrawnCage } from '../../../../web/grid/drawn_shape';
import { type Gray, inverted, type Pixels } from '../../../../web/image/gray';
import { type GridReading, readGridIn } from '../../../../web/image/read_grid';
import { photograph, randomShot, straight } from '../../pictures/camera';
import { nine, plainStyle, printJigsaw } from '../../pictures/jigsaw';
import { cageStyles, type Killer, makeKiller, nearShot, printKiller } from '../../pictures/killer';
import { makeRandom, printGrid, type Random, randomGivens } from '../../pictures/paper';

const wordsOf = ({ cells, sum }: DrawnCage): string => `${cells.join(' ')} = ${sum}`;

/** The cages that are not as drawn, and those of them in no doubt. */
function wrongIn(reading: GridReading, { cages }: Killer): { wrong: string[]; unmarked: string[] } {
  const drawn = new Set(cages.map(wordsOf));
  const wrong = (reading.cages ?? []).filter((cage) => !drawn.has(wordsOf(cage)));
  const unmarked = wrong.filter(({ cells }) => !cells.some((cell) => reading.doubtful[cell]));
  const isMissing = wrong.length === 0 && reading.cages?.length !== cages.length;
  return { wrong: isMissing ? ['missing'] : wrong.map(wordsOf), unmarked: unmarked.map(wordsOf) };
}

const sizes = [
  [3, 3],
  [3, 3],
  [2, 3],
  [3, 3],
  [2, 2],
] as const;

type Look = keyof typeof cageStyles;

const near = (paper: Gray, random: Random): Pixels => photograph(paper, nearShot(random), random);

test.each<[Look, string, (paper: Gray, random: Random) => Pixels]>([
  ['dashed', 'photos', near],
  ['dotted', 'photos', near],
  ['solid', 'scans', straight],
  ['own', 'screenshots', straight],
])('%s outlines and their sums are read from %s', (look, _, take) => {
  const random = makeRandom(21);
  const count = 6;
  let right = 0;
  for (let at = 0; at < count; ++at) {
    const [boxHeight, boxWidth] = sizes[at % sizes.length]!;
    const killer = makeKiller(boxHeight, boxWidth, random);
    const reading = readGridIn(take(printKiller(killer, cageStyles[look]), random))!;
    const { wrong, unmarked } = wrongIn(reading, killer);
    expect(unmarked).toEqual([]);
    expect([at, ...reading.values].join('')).toBe(String(at) + '0'.repeat(reading.values.length));
    if (wrong.length === 0) right += 1;
  }
  expect(right).toBeGreaterThanOrEqual(0.95 * count);
});

test('in bad photos, a cage that is misread is in doubt', () => {
  const random = makeRandom(4);
  for (const look of ['dashed', 'solid', 'own'] as const) {
    const killer = makeKiller(3, 3, random);
    const reading = readGridIn(photograph(printKiller(killer, cageStyles[look]), randomShot('medium', random), random));
    expect(reading && wrongIn(reading, killer).unmarked).toEqual([]);
  }
});

test('where some cells have no cage, all that is misread is in doubt', () => {
  const random = makeRandom(1);
  const killer = makeKiller(3, 3, random);
  const part = { ...killer, cages: killer.cages.filter((_, at) => at % 4 > 0) };
  const reading = readGridIn(straight(printKiller(part, cageStyles.dashed)))!;
  expect(wrongIn(reading, part).unmarked).toEqual([]);
});

test('givens are read beside sums, also on a dark screen', () => {
  const random = makeRandom(3);
  const killer = makeKiller(3, 3, random);
  const firsts = new Set(killer.cages.map(({ cells }) => cells[0]));
  // Half of the givens share their cell with a sum.
  const givens = killer.solution.map((value, cell) => (random.next() < (firsts.has(cell) ? 0.3 : 0.15) ? value : 0));
  const paper = printKiller(killer, cageStyles.dashed, givens);
  for (const pixels of [straight(paper), near(paper, random), straight(inverted(paper))]) {
    const reading = readGridIn(pixels)!;
    expect(wrongIn(reading, killer).wrong).toEqual([]);
    expect(reading.values).toEqual(givens);
  }
});

test('a killer that lies on its side is read upright', () => {
  const killer = makeKiller(2, 3, makeRandom(9));
  const { width, height, data } = printKiller(killer, cageStyles.dashed);
  const side = { width: height, height: width, data: data.slice() };
  for (let y = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x) side.data[x * height + height - 1 - y] = data[y * width + x]!;
  }
  const reading = readGridIn(straight(side))!;
  expect(wrongIn(reading, killer).wrong).toEqual([]);
  expect([reading.boxHeight, reading.boxWidth]).toEqual([2, 3]);
});

test('other puzzles have no cages: plain ones, jigsaws, and screens with notes in all cells', () => {
  const random = makeRandom(6);
  const values = randomGivens(3, 3, 0.35, random);
  const plain = printGrid({ ...plainStyle, boxHeight: 3, boxWidth: 3, values });
  const notes = { candidates: (at: number) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (at + digit) % 3 > 0) };
  const corner = { candidates: () => [1, 2] };
  const noted = [notes, corner].map((part) => printGrid({ ...plainStyle, boxHeight: 3, boxWidth: 3, values, ...part }));
  for (const paper of [
    plain,
    printJigsaw(nine, plainStyle),
    printJigsaw(nine, { ...plainStyle, thick: 0.11 }),
    ...noted,
  ]) {
    for (const pixels of [straight(paper), near(paper, random)]) expect(readGridIn(pixels)?.cages).toBeUndefined();
  }
});
