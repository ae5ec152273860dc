// Every kind of the solver that has clues is drawn, real puzzles are, and damaged clues are not; nothing throws.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areEveryday } from '../../../../web/grid/constraints';
import { isDrawn, drawConstraints } from '../../../../web/marks/marks_of';
import { isOutlined, pathOf, strokeOf } from '../../../../web/marks/paths';
import fc from '../random';
import { collection, gridWith, plainLook, sheetOf } from './examples';

/** Rules of the whole grid, settings, and lines of the board itself. */
const withoutClues = new Set([
  ...['diagonals', 'diagonal-', 'diagonal+', 'windows', 'disjointgroups', 'givencandidates'],
  ...['antiknight', 'antiking', 'antitaxicab', 'nonconsecutive', 'negative'],
  ...['globalentropy', 'globalmodular', 'dutchflatmates', 'fullrankties', 'triggereffect'],
]);

const kindsOfSolver = [
  ...readFileSync(new URL('../../../../solver/src/grid/constraint_kinds.cpp', import.meta.url), 'utf8').matchAll(
    /^ {4}\{(?:\.id = )?"([^"]+)"/gm,
  ),
].map(([, kind]) => kind!);

/** Three cells and a value: an entry of any kind whose clues stand in the grid. */
const cells = ['R2C2', 'R2C3', 'R3C3'];
const inGrid = { cells, lines: [cells], value: '12', values: [1, 2], groups: [cells, ['R5C5', 'R5C6', 'R6C6']] };
const entries = [
  { ...inGrid, cloneCells: ['R5C5', 'R5C6', 'R6C6'] },
  { ...inGrid, cells: ['R2C2', 'R2C3'], value: '>' },
  { cell: 'R4C4', cells, value: '3' },
  { cell: 'R0C4', value: '3', direction: 'DR' },
  { any: [{ digits: [{ cell: 'R4C4', values: [3] }] }, { killercage: [{ cells, value: '12' }] }] },
];

describe('kinds', () => {
  test('the list of the solver is found', () => expect(kindsOfSolver.length).toBeGreaterThan(50));

  test.each(kindsOfSolver.filter((kind) => !withoutClues.has(kind)))('%s is drawn', (kind) => {
    expect(isDrawn(kind)).toBe(true);
    expect(entries.some((entry) => sheetOf({ [kind]: [entry] }).marks.length > 0)).toBe(true);
  });

  test('the clues of all alternatives are drawn as by themselves, and damaged ones are not', () => {
    const clues = { skyscraper: [{ cell: 'R0C4', value: '5' }], killercage: [{ cells, value: '12' }] };
    const { skyscraper, killercage } = clues;
    expect(sheetOf({ eitheror: [{ any: [{ skyscraper }, { killercage }] }] }).marks).toEqual(sheetOf(clues).marks);
    for (const entry of [7, { any: 7 }, { any: [7] }, { any: [{ killercage: 7 }] }, {}])
      expect(sheetOf({ eitheror: [entry] }).marks).toEqual([]);
  });

  test('drawings of other programs keep their colours, and black is the ink of the page', () => {
    const { marks } = sheetOf({
      line: [{ lines: [['R1C1', 'R2C2']], outlineC: '#AB12CD', width: 0.3 }],
      circle: [{ cells: ['R3C3'], baseC: '#FFFFFF', outlineC: '#000000', value: '7' }],
      rectangle: [{ cells: ['R4C4', 'R4C5'], baseC: '#0f0', width: 1.5, height: 0.5, angle: 45 }],
      text: [{ cells: ['R0C1'], value: 'A', size: 0.8 }],
    });
    expect(marks.map(({ ink }) => ink)).toEqual(
      expect.arrayContaining(['#ab12cd', 'surface', 'ink', '#00ff00']) as unknown,
    );
  });

  test('a drawn dot between two cells is white or black in every theme', () => {
    const dot = (baseC: string) =>
      sheetOf({ circle: [{ cells: ['R1C1', 'R1C2'], baseC, outlineC: '#000000', width: 0.3, height: 0.3 }] });
    const inksOf = (baseC: string) => dot(baseC).marks.map(({ ink }) => ink);
    expect([inksOf('#FFFFFF'), inksOf('#000000')]).toEqual([
      ['dot-w', 'dot-e'],
      ['dot-b', 'dot-e'],
    ]);
  });

  test('drawings of SudokuPad stand at their exact places, and an arrow has its head', () => {
    const [way] = sheetOf({
      line: [
        {
          lines: [['R1C1', 'R1C2']],
          wayPoints: [
            [0.5, 0.9],
            [0.5, 1.5],
          ],
          headLength: 0.3,
        },
      ],
    }).marks;
    expect(way).toMatchObject({
      paths: [
        [
          [0.9, 0.5],
          [1.5, 0.5],
        ],
        [expect.anything(), [1.5, 0.5], expect.anything()],
      ],
    });
    const [words] = sheetOf({ text: [{ cells: ['R1C1'], value: 'A', center: [0.2, 0.3] }] }).marks;
    expect(words).toMatchObject({ at: [0.3, 0.2] });
  });

  test('a picture of a rule that is there itself is left out', () => {
    expect(sheetOf({ line: [{ lines: [['R1C1', 'R2C2']], fromConstraint: 'Renban' }] }).marks).toEqual([]);
  });
});

test.each(collection)('$id is drawn', ({ puzzle }) => {
  const geometry = gridWith(puzzle.size, puzzle);
  for (const isSmall of [false, true]) {
    for (const isCrowded of [false, true]) {
      const { marks } = drawConstraints(geometry, { isSmall, isCrowded });
      const kinds = geometry.shape.constraints.split('\n').map((line) => line.split('=')[0]!);
      const hasClues = kinds.some((kind) => isDrawn(kind)) && !areEveryday(geometry.shape.constraints);
      expect(marks.length > 0).toBe(hasClues);
      for (const mark of marks) {
        if (isOutlined(mark)) expect(pathOf(mark, 0.02)).toMatch(/^M[-\d. MLAaz]+$/);
      }
    }
  }
});

test('damaged clues are not drawn, and nothing throws', () => {
  const name = fc.oneof(
    fc.tuple(fc.nat(12), fc.nat(12)).map(([row, column]) => `R${row}C${column}`),
    fc.constantFrom('R1', '', 'r1c1', 'R1C1 ', 'R-1C2', 'R1e3C2'),
    fc.anything(),
  );
  const damaged = fc.record(
    {
      cells: fc.oneof(fc.array(name, { maxLength: 5 }), fc.anything()),
      cloneCells: fc.array(name, { maxLength: 3 }),
      lines: fc.oneof(fc.array(fc.array(name, { maxLength: 4 }), { maxLength: 3 }), fc.anything()),
      groups: fc.array(fc.array(name, { maxLength: 3 }), { maxLength: 3 }),
      cell: name,
      value: fc.oneof(fc.string(), fc.anything()),
      values: fc.oneof(fc.array(fc.integer()), fc.anything()),
      direction: fc.oneof(fc.constantFrom('DR', 'UL', 'XX'), fc.anything()),
      outlineC: fc.oneof(fc.constant('#123456'), fc.anything()),
      width: fc.anything(),
      angle: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const textOf = (value: unknown): string => {
    try {
      return JSON.stringify(value)?.replaceAll('\n', ' ') ?? '';
    } catch {
      return '';
    }
  };
  const kinds = [...kindsOfSolver, 'line', 'rectangle', 'circle', 'text', 'cage', 'constructor', '__proto__'];
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.oneof(fc.array(damaged), fc.anything()),
      fc.nat(40),
      (kind, data, cut) => {
        const text = textOf(data);
        for (const part of [text, text.slice(0, cut)]) {
          const regionOf = new Uint8Array(81);
          const sheet = drawConstraints({ side: 9, regionOf, shape: { constraints: `${kind}=${part}\n` } }, plainLook);
          for (const mark of sheet.marks) {
            if (!isOutlined(mark)) expect(mark.at.every(Number.isFinite)).toBe(true);
            else {
              expect(pathOf(mark, 0.01)).not.toContain('NaN');
              expect(strokeOf(mark, 0.01)).toBeGreaterThanOrEqual(0);
            }
          }
        }
      },
    ),
  );
});
