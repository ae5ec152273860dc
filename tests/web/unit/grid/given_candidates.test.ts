// Puzzles whose givens are candidates (Sukaku), in the page;
// tests/wasm/sheets.test.ts tests that the solver's data are the same.
import { describe, expect, it } from 'vitest';
import { makeDesk } from '../../../../web/features/logic/logic_desk';
import { givenCandidatesIn } from '../../../../web/grid/given_candidates';
import { makeGeometry } from '../../../../web/grid/geometry';
import { boxShape, isPossible } from '../../../../web/grid/puzzle';
import { allCandidates, hasNote } from '../../../../web/state/notes';
import { settle } from '../fakes/display';
import { fakeLogicApp, outcome, stepOf } from '../features/logic/app';

const rule = (numerals: string): string => `givencandidates="${numerals}"\n`;
const shapeOf = (numerals: string) => ({ ...boxShape(2, 2), constraints: rule(numerals) });
const all = 'f'.repeat(16);

describe('given candidates', () => {
  it('are two words a cell, on grids of any side', () => {
    expect(givenCandidatesIn(4, rule(`${all.slice(1)}5`))?.slice(-4)).toEqual(Uint32Array.of(15, 0, 5, 0));
    const large = `${'0'.repeat(8)}3${'f'.repeat(8)}`.slice(-9).padStart(9, '0');
    const words = givenCandidatesIn(34, rule(large.repeat(34 * 34)));
    expect(words?.slice(0, 2)).toEqual(Uint32Array.of(0xffffffff, 3));
  });

  it('need the rule, and a text that fits the grid', () => {
    expect(givenCandidatesIn(4, 'diagonals\n')).toBeNull();
    for (const wrong of [all.slice(1), `${all}f`, `g${all.slice(1)}`]) {
      expect(givenCandidatesIn(4, rule(wrong))).toBeNull();
      expect(isPossible(shapeOf(wrong))).toBe(false);
    }
    expect(isPossible(shapeOf(all))).toBe(true);
  });

  it('limit the notes that are filled in, and ignore no rule', () => {
    const geometry = makeGeometry(shapeOf(`3${all.slice(1)}`));
    const grid = new Uint8Array(16);
    grid[1] = 1;
    const notes = allCandidates(geometry, grid);
    expect([1, 2, 3, 4].filter((digit) => hasNote(notes, 0, digit))).toEqual([2]);
    expect([1, 2, 3, 4].filter((digit) => hasNote(notes, 15, digit))).toEqual([1, 2, 3, 4]);
    expect(geometry.ignoresRules).toBe(false);
  });

  it('are a puzzle to be solved, with hints, although no digit is given', async () => {
    const puzzle = { shape: shapeOf(`3${all.slice(1)}`), givens: new Uint8Array(16) };
    const app = fakeLogicApp(puzzle);
    expect(app.play.typing.value).toBe('entries');
    app.solve.mockResolvedValue(outcome('several'));
    app.next = [stepOf({ placements: [{ cell: 0, digit: 1 }] })];
    const desk = makeDesk(app.needs);
    desk.hints.ask();
    await settle();
    expect(desk.hints.finding.value.kind).toBe('step');
    desk.end();
  });
});
