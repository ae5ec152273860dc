// Checked answers of solvers that somebody brought: right ones, wrong ones with the reason, and missing ones.
import { describe, expect, it } from 'vitest';
import type { GuestClient, GuestOutcome } from '../../../../../web/client/guest_client';
import type { SolverClient } from '../../../../../web/client/solver_client';
import { withGuests } from '../../../../../web/features/lab/contenders';
import type { Contender, Experiment } from '../../../../../web/features/lab/experiment';
import { toCsv, toJson } from '../../../../../web/features/lab/export';
import { wrongAnswer, type WrongAnswer } from '../../../../../web/features/lab/fault';
import { guestTrial } from '../../../../../web/features/lab/guest_trial';
import { faultWords } from '../../../../../web/features/lab/guest_words';
import { summarizeTrials } from '../../../../../web/features/lab/statistics';
import { boxShape, type Puzzle } from '../../../../../web/grid/puzzle';

const digits = (text: string): Uint8Array => Uint8Array.from(text, Number);
const puzzle: Puzzle = { shape: boxShape(2, 2), givens: digits('1000000000000002') };
const right = digits('1234341221434321');
const solution = digits('1324421324313142');

function wrongOf(grid: Uint8Array, count = 1, known: number | null = null, limit = 2): WrongAnswer | null {
  return wrongAnswer(puzzle, limit, { count, grid, guesses: null }, known);
}
const words = (fault: WrongAnswer | null): string => (fault ? faultWords(puzzle, fault, 'mine') : '');

describe('an answer', () => {
  it('is right where it keeps to givens and rules and the count is the known one', () => {
    expect(wrongOf(solution)).toBeNull();
    expect(wrongOf(solution, 2, 2)).toBeNull();
    expect(wrongOf(puzzle.givens, 0, 0)).toBeNull();
  });

  it('is wrong where a given was changed', () => {
    expect(wrongOf(right)).toMatchObject({ kind: 'given', cell: 15 });
    expect(words(wrongOf(right))).toBe('r4c4 is 2 in the puzzle, and 1 in the solution.');
    const lost = words(wrongOf(new Uint8Array(16)));
    expect(lost).toBe('r1c1 is 1 in the puzzle, and has no digit of the grid in the solution.');
  });

  it('is wrong where a cell holds no digit, or a house a digit twice', () => {
    const five = solution.with(5, 5);
    expect(words(wrongOf(five))).toBe('r2c2 holds 5 in the solution, which is not a digit of the grid.');
    const twice = solution.with(1, 1);
    expect(wrongOf(twice)).toMatchObject({ kind: 'twice', cell: 0, other: 1 });
    expect(words(wrongOf(twice))).toBe('r1c1 and r1c2 are both 1, and share a row, a column or a box.');
  });

  it('is wrong where its count is another than the known one, or beyond the limit', () => {
    expect(words(wrongOf(solution, 1, 2))).toBe('It reports 1 solution; there are 2.');
    expect(words(wrongOf(solution, 0, 1))).toBe('It reports no solution, but there is one.');
    expect(words(wrongOf(solution, 3, null))).toBe('It was asked for up to 2 solutions and reports 3.');
    expect(wrongOf(solution, 3, 3, 0)).toBeNull();
  });
});

/** The answer of the page's own solver, and the number of questions. */
function referee(solutions: number, status: string): SolverClient & { asked: number } {
  const client = {
    asked: 0,
    ask: () => {
      client.asked += 1;
      return Promise.resolve({ solutions, status });
    },
    end: () => undefined,
  };
  return client as unknown as SolverClient & { asked: number };
}
const answering = (outcome: GuestOutcome): GuestClient => ({
  open: () => Promise.resolve({ kind: 'ready', name: '' }),
  solve: () => Promise.resolve(outcome),
  end: () => undefined,
});
const solved = (count: number, grid = solution): GuestOutcome => ({
  kind: 'solved',
  seconds: 0.5,
  count,
  grid,
  guesses: 4,
});
const never = new AbortController().signal;
const sure = referee(1, 'solved');

describe('a trial', () => {
  it('with a solution is judged by the rules alone', async () => {
    const own = referee(1, 'solved');
    const trial = await guestTrial(answering(solved(1)), own, puzzle, 5, never);
    expect(trial).toEqual({ ending: 'solved', seconds: 0.5, guesses: 4, backtracks: null });
    expect(own.asked).toBe(0);
  });

  it('without a solution is held to what the page’s solver finds, where that knows', async () => {
    const none = answering(solved(0));
    expect(await guestTrial(none, referee(0, 'none'), puzzle, 5, never)).toMatchObject({ ending: 'none' });
    expect(await guestTrial(none, referee(0, 'unfinished'), puzzle, 5, never)).toMatchObject({ ending: 'none' });
    expect(await guestTrial(none, sure, puzzle, 5, never)).toMatchObject({
      ending: 'wrong',
      fault: { kind: 'count', says: 0, known: 1 },
    });
  });

  it('is capped when late, failed when the solver fails, declines or is refused, and dropped when stopped', async () => {
    const endings: [GuestOutcome, object | null][] = [
      [{ kind: 'late' }, { ending: 'capped', seconds: 5 }],
      [
        { kind: 'failed', reason: { kind: 'unreachable' } },
        { ending: 'failed', fault: { kind: 'ended', reason: { kind: 'unreachable' } } },
      ],
      [solved(-1), { ending: 'failed', fault: { kind: 'declined' } }],
      [
        { kind: 'refused', refusal: { kind: 'unsupported' } },
        { ending: 'failed', fault: { kind: 'refused' } },
      ],
    ];
    for (const [outcome, wanted] of endings) {
      expect(await guestTrial(answering(outcome), sure, puzzle, 5, never)).toMatchObject(wanted!);
    }
    expect(await guestTrial(answering({ kind: 'stopped' }), sure, puzzle, 5, never)).toBeNull();
  });

  it('is not made for a jigsaw or further rules', async () => {
    const regions = Uint8Array.from({ length: 16 }, (_, cell) => Math.floor(cell / 4));
    const jigsaw = { ...puzzle, shape: { boxHeight: 1, boxWidth: 4, regions, constraints: '' } };
    const crossed = { ...puzzle, shape: { ...puzzle.shape, constraints: 'diagonals\n' } };
    for (const other of [jigsaw, crossed]) {
      const trial = await guestTrial(answering(solved(1)), sure, other, 5, never);
      expect(trial).toMatchObject({ ending: 'failed', fault: { kind: 'not given' } });
    }
  });
});

describe('guests among the contenders', () => {
  const contender = (name: string, guest?: string): Contender => {
    return { algorithm: guest ? '' : name, name, label: name, knobs: [], ...(guest && { guest }) };
  };

  it('have names that tell them apart', () => {
    const all = withGuests([contender('norvig')], [contender('norvig', 'a'), contender('x', 'b'), contender('x', 'c')]);
    expect(all.map(({ name }) => name)).toEqual(['norvig', 'norvig (2)', 'x', 'x (2)']);
    expect(all.map(({ label }) => label)).toEqual(['norvig', 'norvig (2)', 'x', 'x (2)']);
    expect(all.map(({ guest }) => guest)).toEqual([undefined, 'a', 'b', 'c']);
  });

  it('are exported like the others, with blanks for unreported counts, and a wrong answer in full', () => {
    const experiment: Experiment = {
      setName: 'one',
      puzzles: [puzzle],
      contenders: [contender('x', 'b')],
      capSeconds: 5,
    };
    const fault = wrongOf(right)!;
    const trial = { ending: 'wrong', seconds: 0.5, guesses: null, backtracks: null, fault } as const;
    expect(toCsv(experiment, [trial]).split('\r\n')[1]).toBe('1,4,x,wrong,0.500000000,,,1..............2');
    const { results } = JSON.parse(toJson(experiment, [trial])) as { results: { trials: object[] }[] };
    expect(results[0]!.trials[0]).toEqual({
      puzzle: 1,
      ending: 'wrong',
      seconds: 0.5,
      guesses: null,
      backtracks: null,
      fault: { kind: 'given', cell: 15, grid: '1234341221434321' },
    });
    expect(summarizeTrials([trial], 5)).toMatchObject({
      done: 0,
      failed: 0,
      wrong: 1,
      guesses: null,
      backtracks: null,
    });
  });
});
