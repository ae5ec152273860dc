// A solve in a link: as text and back, and its progress at each time.
import { describe, expect, it } from 'vitest';
import { blankPuzzle, boxShape } from '../../../../../web/grid/puzzle';
import {
  cleanName,
  entryKinds,
  longestName,
  longestTime,
  type Solve,
  type SolveEntry,
  solveFromText,
  solveToText,
  timeOf,
} from '../../../../../web/features/duel/challenge';
import {
  countOf,
  trackEntries,
  filledAt,
  longestPause,
  progressOf,
} from '../../../../../web/features/duel/solve_track';
import { deflate, toBase64Url } from '../../../../../web/link/link_bytes';
import { encodeLink } from '../../../../../web/link/link';
import { author, type CellsMove } from '../../../../../web/state/moves';
import { tabLetters } from '../../../../../web/app/tabs';
import fc from '../../random';

const entry = (cell: number, at: number, kind: SolveEntry['kind'] = 'right'): SolveEntry => ({ cell, at, kind });

const anySolve = fc
  .record({
    name: fc.string({ unit: 'grapheme', maxLength: longestName }).map((name) => name.slice(0, longestName)),
    hints: fc.nat(500),
    steps: fc.array(fc.tuple(fc.nat(80), fc.nat(100_000), fc.constantFrom(...entryKinds)), { maxLength: 300 }),
  })
  .map(({ name, hints, steps }): Solve => {
    let at = 0;
    return { name, hints, entries: steps.map(([cell, delta, kind]) => entry(cell, (at += delta), kind)) };
  });

describe('a solve as text', () => {
  it('comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(anySolve, async (solve) => {
        const name = cleanName(new TextDecoder().decode(new TextEncoder().encode(solve.name)), longestName);
        const text = await solveToText(solve);
        expect(text).toMatch(/^[\w-]+$/);
        if (text.length < 1400) expect(await solveFromText(text, 81)).toEqual({ ...solve, name });
      }),
    );
  });

  it('has a name without invisible characters or any that turn the text, and times that are possible', async () => {
    const solve = { name: 'Eve\u202Egnikcah\u2066\0\n of the web', hints: 1e9, entries: [entry(0, 5), entry(1, 1e12)] };
    const read = await solveFromText(await solveToText(solve), 81);
    expect(read).toMatchObject({ name: 'Evegnikcah of the web', hints: 9999 });
    expect(timeOf(read!)).toBe(longestTime);
    // A link that another program has written.
    const [letters, far] = [[...new TextEncoder().encode('\u202Eab')], [0xfc, 0xff, 0xff, 0xff, 0xff, 0x1f]];
    const bytes = Uint8Array.of(1, 0, letters.length, ...letters, 3, ...far);
    const foreign = await solveFromText(toBase64Url(await deflate(bytes)), 81);
    expect(foreign).toMatchObject({ name: 'ab', entries: [{ cell: 3, at: longestTime }] });
  });

  it('makes a link of less than 2,000 characters, however long somebody tried', async () => {
    let at = 0;
    const entries = Array.from({ length: 5000 }, (_, index) => entry((index * 37) % 81, (at += index % 997), 'wrong'));
    const solve = { name: 'W'.repeat(longestName), hints: 99, entries };
    const text = await solveToText(solve);
    const read = (await solveFromText(text, 81))!;
    expect(timeOf(read)).toBe(at);
    expect(read.entries).toHaveLength(81);
    const state = { puzzle: blankPuzzle(boxShape(3, 3)), entries: null, run: null, race: null, withEntries: false };
    const link = await encodeLink({ ...state, tab: 'play', step: null, challenge: text }, tabLetters);
    expect(link.length).toBeLessThan(2000);
  });

  it('takes some 300 characters for a solve of 51 entries', async () => {
    let at = 0;
    const entries = Array.from({ length: 51 }, (_, index) =>
      entry((index * 31) % 81, (at += 40 + ((index * 97) % 300))),
    );
    expect((await solveToText({ name: 'Anna', hints: 0, entries })).length).toBeLessThan(300);
  });

  it('is refused if it is malformed or of another grid', async () => {
    const text = await solveToText({ name: 'Anna', hints: 0, entries: [entry(80, 10)] });
    expect(await solveFromText(text, 16)).toBeNull();
    expect(await solveFromText(text.slice(0, -3), 81)).toBeNull();
    for (const other of ['', 'AAAA', 'Yg']) expect(await solveFromText(other, 81)).toBeNull();
  });
});

describe('a replayed solve', () => {
  const move = (at: number, ...cells: [cell: number, content: number][]): CellsMove => ({
    kind: 'cells',
    cells: Uint16Array.from(cells, ([cell]) => cell),
    before: new Uint16Array(cells.length),
    after: Uint16Array.from(cells, ([, content]) => content),
    at,
  });
  const solution = Uint8Array.of(1, 2, 3, 4);
  const entries = trackEntries(
    [
      move(1040, [0, author.entered | 1]),
      move(2000, [1, author.entered | 3]),
      move(61_000, [1, 0]),
      move(62_000, [1, author.entered | 2], [2, author.revealed | 3]),
      move(62_000),
      move(62_100, [3, author.entered | 4]),
    ],
    solution,
    62_100,
  );
  const solve: Solve = { name: '', hints: 0, entries };

  it('is listed by its moves: right, wrong, erased, filled in', () => {
    expect(entries).toEqual([
      entry(0, 10),
      entry(1, 20, 'wrong'),
      entry(1, 610, 'erased'),
      entry(1, 620),
      entry(2, 620, 'filled'),
      entry(3, 621),
    ]);
    expect(countOf(solve, 'wrong')).toBe(1);
  });

  it('has its progress at each time', () => {
    expect([0, 10, 20, 609, 610, 620].map((time) => [...filledAt(solve, time)])).toEqual([
      [],
      [0],
      [0, 1],
      [0, 1],
      [0],
      [0, 1, 2],
    ]);
    expect(progressOf(solve).map(({ filled }) => filled)).toEqual([0, 1, 2, 1, 2, 3, 4]);
  });

  it('has a longest pause, and the move after it', () => {
    expect(longestPause(solve)).toEqual({ length: 590, cell: 1 });
    expect(longestPause({ entries: [] })).toBeNull();
  });
});
