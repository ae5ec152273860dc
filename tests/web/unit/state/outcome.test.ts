// The outcome of a puzzle is decided in one place, for one solution,
// several and none, known or not; clock and statistics follow it.
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { cellFlag } from '../../../../web/board/picture';
import { chipWords } from '../../../../web/features/play/chip_words';
import { lateViews, loadLateViews } from '../../../../web/features/play/late_views';
import { makeGeometry } from '../../../../web/grid/geometry';
import { boxShape, type Puzzle, type Shape } from '../../../../web/grid/puzzle';
import { judged, verdictWords } from '../../../../web/ui/words';
import { goesOn } from '../../../../web/state/outcome';
import { wrongEntries } from '../../../../web/state/wrong_entries';
import { noEntries } from '../../../../web/state/moves';
import { makePlay } from '../../../../web/state/play';
import { tellFullGrid } from '../../../../web/features/play/full_grid';
import type { SolveOutcome } from '../../../../web/protocol/messages';
import type { PlayInternals } from '../../../../web/state/play_store';
import type { Verdict } from '../../../../web/state/verdict_store';
import { makeView } from '../../../../web/state/view';
import { openPage, soon } from '../fakes/browser';
import fc from '../random';

const shapes: Record<string, Shape> = {
  plain: boxShape(2, 2),
  diagonals: { ...boxShape(2, 2), constraints: 'diagonals\n' },
  jigsaw: { ...boxShape(2, 2), boxHeight: 1, boxWidth: 4, regions: Uint8Array.from('0001220122133133', Number) },
};

/** Every solution of a small grid, found by trying. */
function solutionsOf({ shape, givens }: Puzzle): string[] {
  const { houses, housesOf, side } = makeGeometry(shape);
  const grid = givens.slice();
  const found: string[] = [];
  const fits = (cell: number): boolean =>
    housesOf[cell]!.every((house) => houses[house]!.every((peer) => peer === cell || grid[peer] !== grid[cell]));
  const fill = (cell: number): void => {
    if (cell === grid.length) return void found.push(grid.join(''));
    const values = givens[cell] ? [givens[cell]] : Array.from({ length: side }, (_, index) => index + 1);
    for (const value of values) {
      grid[cell] = value;
      if (fits(cell)) fill(cell + 1);
      grid[cell] = givens[cell]!;
    }
  };
  // A given that clashes with a later one shows when that is reached.
  fill(0);
  return found;
}

const all = Object.fromEntries(
  Object.entries(shapes).map(([name, shape]) => [name, solutionsOf({ shape, givens: new Uint8Array(16) })]),
);

/** Some cells of a solution as givens, some of them spoilt; and a full grid that differs from a solution in some cells. */
const games = fc
  .record({
    name: fc.constantFrom('plain', 'diagonals', 'jigsaw'),
    which: fc.nat(),
    keeps: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
    spoils: fc.array(fc.tuple(fc.nat(15), fc.integer({ min: 1, max: 4 })), { maxLength: 1 }),
    other: fc.nat(),
    errs: fc.array(fc.tuple(fc.nat(15), fc.integer({ min: 1, max: 4 })), { maxLength: 3 }),
  })
  .filter(({ name }) => all[name]!.length > 0)
  .map(({ name, which, keeps, spoils, other, errs }) => {
    const solutions = all[name]!;
    const givens = Uint8Array.from(solutions[which % solutions.length]!, (digit, cell) =>
      keeps[cell] ? Number(digit) : 0,
    );
    for (const [cell, value] of spoils) givens[cell] &&= value;
    const puzzle = { shape: shapes[name]!, givens };
    const own = solutionsOf(puzzle);
    const filled = Uint8Array.from(
      (own.length > 0 ? own : solutions)[other % (own.length || solutions.length)]!,
      Number,
    );
    for (const [cell, value] of errs) filled[cell] = value;
    return { puzzle, solutions: own, filled };
  });

describe('a puzzle', () => {
  it('is solved by its solutions, one or several, and by no other grid', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(games, ({ puzzle, solutions, filled }) => {
        const play = makePlay(puzzle);
        play.typing.value = 'entries';
        filled.forEach((value, cell) => play.type([cell], value));
        const isRight = solutions.includes(play.grid.value.join(''));
        expect(play.outcome.value).toBe(isRight ? 'solved' : 'wrong');
        seen.add(`${Math.min(solutions.length, 2)} ${play.outcome.value}`);
        const blank = puzzle.givens.indexOf(0);
        if (blank < 0) return;
        play.erase([blank], 'digits');
        expect(play.outcome.value).toBe('open');
      }),
      { numRuns: 200 },
    );
    expect([...seen].sort()).toEqual(['0 wrong', '1 solved', '1 wrong', '2 solved', '2 wrong']);
  });

  it('names the entries that are wrong, by the solution or else by what clashes', () => {
    fc.assert(
      fc.property(games, ({ puzzle, solutions, filled }) => {
        const { givens, shape } = puzzle;
        const geometry = makeGeometry(shape);
        const values = filled.map((value, cell) => (givens[cell] ? 0 : value));
        const isRight = solutions.includes(givens.map((given, cell) => given || values[cell]!).join(''));
        const solution = solutions.length === 1 ? Uint8Array.from(solutions[0]!, Number) : null;
        const wrong = wrongEntries(geometry, givens, { values }, solution);
        expect(wrong.length > 0).toBe(!isRight);
        const areGivens = wrong.some((cell) => givens[cell]! > 0);
        // Givens are named if they alone are to blame.
        if (areGivens) expect(solutions).toEqual([]);
        if (solution)
          expect(wrong).toEqual(
            [...values.keys()].filter((cell) => values[cell]! > 0 && values[cell] !== solution[cell]),
          );
      }),
    );
  });

  it('is what the solver judged if houses do not express all rules, and open to doubt until then', () => {
    const shape = { ...boxShape(2, 2), constraints: 'killercage=[]\n' };
    const play = makePlay({ shape, givens: Uint8Array.from('1234341221434320', Number) });
    play.type([15], 1);
    expect([play.outcome.value, goesOn(play.outcome.value)]).toEqual(['unchecked', false]);
    play.judged.value = { grid: play.grid.value, isRight: false };
    expect([play.outcome.value, goesOn(play.outcome.value)]).toEqual(['wrong', true]);
    play.judged.value = { grid: play.grid.value, isRight: true };
    expect(play.outcome.value).toBe('solved');
    play.type([15], 3);
    expect(play.outcome.value).toBe('wrong');
  });
});

const last = (): Puzzle => ({ shape: boxShape(2, 2), givens: Uint8Array.from('1234341221434300', Number) });

describe('a full grid that is wrong', () => {
  it('keeps the clock running, and is not finished, before any verdict', async () => {
    const app = await openPage();
    app.play.load(last());
    await soon();
    expect(app.sittings.stopwatch.isRunning.value).toBe(true);
    app.play.type([14], 2);
    app.play.type([15], 3);
    expect(app.sittings.stopwatch.isRunning.value).toBe(true);
    expect(app.sittings.sitting.value.finished).toBeNull();
    app.play.type([15], 1);
    expect(app.sittings.stopwatch.isRunning.value).toBe(false);
    expect(app.sittings.sitting.value.finished).not.toBeNull();
  });

  it('is called so by every verdict that does not blame the givens', () => {
    const play = makePlay(last());
    play.type([14], 2);
    play.type([15], 2);
    const outcome = { solution: null, contradiction: null, steps: 1, guesses: 0, backtracks: 0, deepest: 0 };
    const rest = { ...outcome, seconds: 0, cancelled: false };
    const one = { ...rest, status: 'unique', solutions: 1 } as const;
    const several = { ...rest, status: 'several', solutions: 2 } as const;
    const none = { ...rest, status: 'none', solutions: 0 } as const;
    const progress = { solutions: 0, steps: 0, seconds: 0 };
    const shorts = [
      { kind: 'waiting' } as const,
      { kind: 'searching', progress } as const,
      { kind: 'failed', message: () => 'No.' } as const,
      ...[one, several].map((told) => ({ kind: 'known', outcome: told, ofGivens: null }) as const),
      ...[null, one, several, none].map((ofGivens) => ({ kind: 'known', outcome: none, ofGivens }) as const),
    ].map((verdict) => verdictWords(verdict, judged(play)).short);
    expect(shorts).toEqual([...new Array<string>(8).fill('not right yet'), 'no solution']);
  });

  it('is reported in a message that leads to the wrong cells, until it is mended', () => {
    const app = { play: makePlay(last()), view: makeView() };
    const said = (): string | null => app.view.notice.value?.text() ?? null;
    tellFullGrid(app);
    app.play.type([14], 2);
    expect(said()).toBeNull();
    app.play.type([15], 3);
    expect(said()).toBe('All cells are filled, but something is wrong.');
    app.view.show('logic');
    app.view.notice.value!.actions![0]!.run();
    expect([said(), app.view.tab.value, app.view.wantsCheck.value]).toEqual([null, 'play', 'where']);
    app.play.type([15], 0);
    app.play.type([15], 4);
    expect(said()).not.toBeNull();
    app.play.type([15], 1);
    expect(said()).toBeNull();
  });
});

describe('a puzzle counts as finished', () => {
  it('by a move, whatever tab is shown, and not if it comes solved', async () => {
    const app = await openPage();
    app.play.load(last(), { ...noEntries(last()), values: Uint8Array.from('0000000000000021', Number) });
    await soon();
    expect(app.play.outcome.value).toBe('solved');
    expect(app.sittings.sitting.value.finished).toBeNull();
    app.play.load(last());
    app.view.show('logic');
    app.play.type([14], 2);
    app.play.type([15], 1);
    expect(app.sittings.sitting.value.finished).not.toBeNull();
  });

  it('not if the solver has filled in all of it', async () => {
    const app = await openPage();
    app.play.load(last());
    app.play.reveal(Uint8Array.from('1234341221434321', Number));
    await soon();
    expect([app.play.outcome.value, app.sittings.sitting.value.finished]).toEqual(['solved', null]);
  });
});

describe('the board', () => {
  const clashesIn = (play: PlayInternals): number[] =>
    [...play.source.picture.flags.keys()].filter((cell) => play.source.picture.flags[cell]! & cellFlag.clash);

  it('marks clashing cells, but not the right one of two once the wrong one is shown', () => {
    const play = makePlay(last());
    play.type([14], 1);
    expect(clashesIn(play)).toEqual([6, 14]);
    play.wrong.value = new Map([[14, 1]]);
    expect(clashesIn(play)).toEqual([14]);
    // Another digit is another matter.
    play.type([14], 4);
    expect(clashesIn(play)).toEqual([10, 12, 14]);
  });
});

describe('the chip in the header', () => {
  const chipOf = (play: PlayInternals, told: Verdict, grade: number | null = null) => {
    const sittings = { sitting: signal({ grade }) };
    const verdict = { told: signal(told), count: signal({ kind: 'idle' }) };
    return chipWords({ play, sittings, verdict } as unknown as Parameters<typeof chipWords>[0])?.short ?? null;
  };
  const known = (status: SolveOutcome['status']): Verdict => {
    const solutions = { unique: 1, several: 2 }[status as string] ?? 0;
    const rest = { solution: null, contradiction: null, steps: 1, guesses: 0, backtracks: 0, deepest: 0, seconds: 0 };
    return { kind: 'known', outcome: { ...rest, status, solutions, cancelled: false }, ofGivens: null };
  };

  it('is empty for a puzzle that is typed in until it has one solution, or none', () => {
    const play = makePlay(last());
    play.typing.value = 'givens';
    const shorts = [{ kind: 'waiting' } as const, known('several'), known('unique'), known('none')];
    expect(shorts.map((verdict) => chipOf(play, verdict))).toEqual([null, null, 'one solution', 'no solution']);
    play.typing.value = 'entries';
    expect(chipOf(play, known('several'))).toBe('several solutions');
  });

  it('shows the difficulty while somebody plays and nothing is wrong', async () => {
    await loadLateViews();
    const play = makePlay(last());
    expect(chipOf(play, known('unique'))).toBe('one solution');
    for (const verdict of [{ kind: 'waiting' } as const, known('unique')])
      expect(chipOf(play, verdict, 3)).toBe('hard');
    expect(chipOf(play, known('several'), 3)).toBe('several solutions');
    expect(chipOf(play, known('none'), 3)).toBe('no solution');
    play.type([14], 1);
    play.type([15], 1);
    expect(chipOf(play, known('unique'), 3)).toBe('not right yet');
    lateViews.value = null;
  });
});
