// The words of the page: verdicts, counts, sizes, speeds.
import { contradiction as contradictions } from '../../../../web/language/generated/contradiction';
import { lists } from '../../../../web/language/generated/lists';
import { addSolverTexts } from '../../../../web/language/solver_texts';
import { describe, expect, test } from 'vitest';
import { boxShape } from '../../../../web/grid/puzzle';
import type { SolveOutcome } from '../../../../web/protocol/messages';
import { failureWords } from '../../../../web/features/watch/say';
import { timeWords } from '../../../../web/ui/time_words';
import { notchOf, speedAt, speedNotches, speedWords } from '../../../../web/features/watch/deck/speed_slider';
import { numberWords } from '../../../../web/language/language';
import {
  durationWords,
  otherRuleNames,
  secondsWords,
  boxWords,
  type Judged,
  shapeWords,
  verdictWords,
} from '../../../../web/ui/words';
import { countWords } from '../../../../web/features/play/setting_tools';

addSolverTexts([contradictions]);

const outcome = (part: Partial<SolveOutcome>): SolveOutcome => ({
  status: 'unique',
  solution: null,
  contradiction: null,
  solutions: 1,
  steps: 57,
  guesses: 39,
  backtracks: 27,
  deepest: 10,
  seconds: 0.0031,
  cancelled: false,
  ...part,
});
const known = (part: Partial<SolveOutcome>, ofGivens: SolveOutcome | null = null) =>
  ({ kind: 'known', outcome: outcome(part), ofGivens }) as const;
const judged = (grid: readonly number[], part: Partial<Judged> = {}): Judged => {
  return { grid: Uint8Array.from(grid), outcome: 'open', hasOwn: true, ignoresRules: false, ...part };
};
const open = judged([1, 0, 0, 0]);
const full = judged([1, 2, 3, 4], { outcome: 'solved' });
const none = { status: 'none', solutions: 0 } as const;

describe('the verdict', () => {
  test('counts effort for one solution', () => {
    const words = verdictWords(known({}), open);
    expect(words).toMatchObject({ headline: 'One solution', tone: 'good' });
    expect(words.detail).toBe('Exactly one solution; found with 39 guesses (57 steps, 3\u00a0ms).');
    expect(verdictWords(known({ steps: 1, guesses: 0 }), open).detail).toContain('no guessing needed (1 step');
  });

  test('is no more than a limit where some rules are ignored, save that there is no solution', () => {
    const words = (part: Partial<SolveOutcome>, grid: Judged) =>
      verdictWords(known(part), { ...grid, ignoresRules: true });
    expect(words({}, open)).toMatchObject({ headline: 'Not known', tone: 'warn' });
    expect(words({}, open).detail).toMatch(/^At most one solution exists/);
    expect(words({ status: 'several', solutions: 2 }, open)).toMatchObject({ headline: 'Not known', tone: 'warn' });
    expect(words({ status: 'several', solutions: 2 }, judged([0, 0, 0, 0])).headline).toBe('Not known');
    expect(words({ status: 'unfinished', solutions: 0 }, open).detail).toBe(
      'Without the unchecked rules no solution was found yet.',
    );
    expect(words({}, { ...full, outcome: 'unchecked' })).toMatchObject({ headline: 'Not known', tone: 'warn' });
    expect(words(none, open).headline).toBe('No solution');
  });

  test('is "Solved" only for a complete grid that is right', () => {
    expect(verdictWords(known({}), full).headline).toBe('Solved');
    expect(verdictWords(known({}), open).headline).toBe('One solution');
    expect(verdictWords(known({}), { ...full, outcome: 'wrong' }).headline).toBe('Not right yet');
  });

  test('blames the entries where the givens alone have a solution', () => {
    expect(verdictWords(known(none, outcome({})), open).headline).toBe('Some digits are wrong');
    expect(verdictWords(known(none, outcome(none)), open).headline).toBe('No solution');
  });

  test('gives the reason of a contradiction as the solver words it', () => {
    const noPlace = contradictions.first + 4;
    const row = lists.first + 3;
    const contradiction = { message: [noPlace, [1], [row, 2]] as const, cells: new Uint16Array() };
    expect(verdictWords(known({ ...none, contradiction }), open).detail).toBe('No place for 1 in row 2.');
    expect(verdictWords(known(none), open).detail).toContain('Every possibility was tried');
  });

  test('distinguishes a stopped search from one that ran out of time', () => {
    const unfinished = { status: 'unfinished', solutions: 0, seconds: 10 } as const;
    expect(verdictWords(known(unfinished), open).detail).toContain('not finished within 10\u00a0s');
    expect(verdictWords(known({ ...unfinished, cancelled: true }), open).detail).toContain('stopped after');
  });

  test('states whether a solution is known to be the only one', () => {
    const progress = { solutions: 1, steps: 5, seconds: 3, solution: open.grid };
    const [searching, stopped] = [
      verdictWords({ kind: 'searching', progress }, open),
      verdictWords(known({ status: 'unfinished', solutions: 1, seconds: 3, cancelled: true }), open),
    ];
    expect([searching.headline, stopped.headline]).toEqual(['One solution found', 'One solution found']);
    expect(searching.detail).toMatch(/^Looking for a second solution/);
    expect(stopped.detail).toMatch(/^It may not be the only one; stopped after/);
    expect(verdictWords(known({ status: 'unique', solutions: 1 }), open).headline).toBe('One solution');
  });

  test('has the number of solutions as far as it was counted', () => {
    const words = (limit: number, part: Partial<SolveOutcome>) =>
      verdictWords(known({ status: 'several', solutions: 2 }), open, {
        ...{ kind: 'counted', limit },
        outcome: outcome({ status: 'several', ...part }),
      });
    expect(words(1001, { solutions: 2 })).toMatchObject({ headline: '2 solutions', short: '2 solutions' });
    expect(words(1001, { solutions: 1001 }).headline).toBe('More than 1,000 solutions');
    expect(words(1001, { solutions: 1000 }).headline).toBe('1,000 solutions');
    expect(words(0, { solutions: 5000 }).headline).toBe('5,000 solutions');
    expect(words(1001, { status: 'unfinished', solutions: 57 }).headline).toBe('At least 57 solutions');
  });

  test('calls an empty grid empty rather than ambiguous', () => {
    expect(verdictWords(known({ status: 'several', solutions: 2 }), judged([0, 0, 0, 0])).short).toBe('empty');
    expect(verdictWords(known({ status: 'several', solutions: 2 }), open).short).toBe('several solutions');
  });
});

test('a count that was cut short says "at least"', () => {
  expect(countWords({ kind: 'counted', limit: 0, outcome: outcome({ status: 'several', solutions: 288 }) })).toMatch(
    /^288 solutions/,
  );
  expect(countWords({ kind: 'counted', limit: 0, outcome: outcome({ status: 'unfinished', solutions: 5 }) })).toMatch(
    /^At least 5/,
  );
  const stopped = outcome({ status: 'several', solutions: 7, cancelled: true });
  expect(countWords({ kind: 'counted', limit: 0, outcome: stopped })).toMatch(/^At least 7/);
  const nothing = outcome({ status: 'unfinished', solutions: 0, cancelled: true });
  expect(countWords({ kind: 'counted', limit: 0, outcome: nothing })).toMatch(/^None found so far/);
  expect(countWords({ kind: 'idle' })).toBe('');
});

test('numbers and times are short enough to read', () => {
  expect(numberWords(28_200_960)).toBe('28,200,960');
  expect(numberWords(12_345_678_901)).toBe('12.35B');
  const exact = [0, 9.99e-7, 1e-6, 1.2345e-5, 0.0015, 2.5, 12.345, 125].map(durationWords);
  expect(exact.join(', ').replaceAll('\u00a0', ' ')).toBe(
    '0 ns, 999 ns, 1 µs, 12.3 µs, 1.5 ms, 2.5 s, 12.3 s, 2 min 5 s',
  );
  const rough = [0.0001, 0.0005, 0.0123, 0.99996, 10, 12.345, 61.5].map(secondsWords);
  expect(rough.join(', ').replaceAll('\u00a0', ' ')).toBe('under 1 ms, 1 ms, 12 ms, 1 s, 10 s, 12.3 s, 1 min 1 s');
  const measured = [1.234e-5, 0.0123456, 1.2345, Infinity].map((seconds) => timeWords(seconds, 10));
  expect(measured.join(', ').replaceAll('\u00a0', ' ')).toBe('12 µs, 12.3 ms, 1.23 s, > 10 s');
});

test('a run with entries and no solution states whether the entries are to blame', () => {
  const said = (ofGivens: SolveOutcome | null) => failureWords(known(none, ofGivens));
  expect(said(outcome({}))).toMatchObject({
    what: 'Your entries allow no solution',
    why: 'The givens alone have exactly one',
  });
  expect(said(outcome({ status: 'several', solutions: 2 }))?.why).toBe('The givens alone can be solved');
  expect(said(outcome(none))?.why).toBe('The givens alone have none either');
  expect([said(null), failureWords({ kind: 'waiting' })]).toEqual([null, null]);
});

test('shapes are named by side and extra houses', () => {
  expect(shapeWords({ ...boxShape(3, 3), constraints: 'diagonals\nwindows\n' })).toBe('9×9 X hyper');
  const unnamed = { ...boxShape(3, 3), constraints: 'extraregion=[]\nxv=[]\n' };
  // Until the names were looked for, no word hides that they are to come.
  expect(shapeWords(unnamed)).toBe('9×9 with extra regions');
  // The solver has names for these two as well.
  otherRuleNames.value = { diagonals: [0], windows: [0] };
  expect(shapeWords({ ...boxShape(3, 3), constraints: 'diagonals\nwindows\n' })).toBe('9×9 X hyper');
  otherRuleNames.value = {};
  expect(shapeWords(unnamed)).toBe('9×9 with extra regions and other rules');
  expect(boxWords(boxShape(2, 3))).toBe('boxes 2 high, 3 wide');
  expect(shapeWords({ ...boxShape(1, 4), regions: new Uint8Array(16) })).toBe('4×4 jigsaw');
});

test('every notch of the speed slider comes back to itself, from 1 to flat out', () => {
  const notches = Array.from({ length: speedNotches + 1 }, (_, notch) => notch);
  const speeds = notches.map(speedAt);
  expect([speeds[0], speeds.at(-2), speeds.at(-1)]).toEqual([1, 1000, Infinity]);
  // The lowest notches share a whole number of moves; from there on each has its own.
  expect(notches.slice(10).map((notch) => notchOf(speedAt(notch)))).toEqual(notches.slice(10));
  expect(speeds.every((speed, notch) => notch === 0 || speed >= speeds[notch - 1]!)).toBe(true);
  expect([speedWords(1, 'move'), speedWords(Infinity, 'move')]).toEqual(['1 move per second', 'flat out']);
  expect(speedWords(400, 'step')).toBe('400 steps per second');
});
