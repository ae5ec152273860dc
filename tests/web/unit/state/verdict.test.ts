// The verdict comes by itself, is never about an older grid, and has the solution to reveal or the reason why not.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signal, type Signal } from '@preact/signals';
import { makePortfolio } from '../../../../web/client/portfolio';
import { makeSolverClient } from '../../../../web/client/solver_client';
import { boxShape } from '../../../../web/grid/puzzle';
import type { Outlook, SolveOutcome, SolveProgress, SolveStatus } from '../../../../web/protocol/messages';
import '../../../../web/state/known_solution';
import { makePlay } from '../../../../web/state/play';
import type { PlayInternals } from '../../../../web/state/play_store';
import { revealAll, revealCell } from '../../../../web/state/reveal';
import { makeVerdict } from '../../../../web/state/verdict';
import { isLong, solutionOf, type VerdictStore } from '../../../../web/state/verdict_store';
import { FakeWorker } from '../fakes/worker';

const solution = Uint8Array.from('1234341221434321', Number);
const outcome = (status: SolveStatus, more: Partial<SolveOutcome> = {}): SolveOutcome => ({
  ...{ status, solutions: status === 'none' ? 0 : 1, solution: status === 'none' ? null : solution },
  ...{ contradiction: null, steps: 1, seconds: 0, guesses: 0, backtracks: 0, deepest: 0, cancelled: false, ...more },
});

let worker: FakeWorker;
/** Counts that continued on all cores. */
let together: {
  signal: AbortSignal;
  onProgress(progress: SolveProgress): void;
  resolve(value: SolveOutcome): void;
}[];
let play: PlayInternals;
let wanted: Signal<string>;
/** The algorithms for which somebody to answer was looked for. */
let asked: string[];
let verdict: VerdictStore;
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(31);
async function answer(value: SolveOutcome): Promise<void> {
  worker.say({ id: worker.last('solve').id, kind: 'done', value });
  await vi.advanceTimersByTimeAsync(0);
}

const tellsWrong = signal(true);

beforeEach(async () => {
  vi.useFakeTimers();
  worker = new FakeWorker();
  play = makePlay({ shape: boxShape(2, 2), givens: Uint8Array.from('1000000000000000', Number) });
  const client = makeSolverClient(
    () => worker.asWorker(),
    () => undefined,
  );
  together = [];
  wanted = signal('');
  asked = [];
  verdict = makeVerdict({
    tellsWrong,
    play,
    wanted,
    clientFor: (_, algorithm) => {
      asked.push(algorithm);
      return client;
    },
    portfolio: makePortfolio(() => client, 1),
    countTogether: (_, signal, onProgress) => {
      return new Promise((resolve) => together.push({ signal, onProgress, resolve }));
    },
  });
  await settle();
  return () => vi.useRealTimers();
});

describe('a full grid of a puzzle whose rules are only drawn', () => {
  const shape = { ...boxShape(2, 2), constraints: 'line=[{"lines":[["R1C1","R1C2"]]}]\n' };
  const texts = { title: '', author: '', rules: '', solution: [...solution].join('') };
  const full = async (grid: Uint8Array, more: Partial<SolveOutcome>, drawn = shape): Promise<string> => {
    play.load({ shape: drawn, givens: new Uint8Array(16), texts });
    play.typing.value = 'entries';
    grid.forEach((digit, cell) => void play.type([cell], digit));
    await settle();
    await answer(outcome('unique', { solution: grid, ...more }));
    return play.outcome.value;
  };
  it('is solved if it is the solution that came with the puzzle, and wrong otherwise', async () => {
    expect(await full(solution, { keepsRules: true })).toBe('solved');
    expect(await full(Uint8Array.from('2143341212344321', Number), { keepsRules: true })).toBe('wrong');
    expect(await full(solution, { keepsRules: false })).toBe('solved');
  });

  it('is judged by the solver alone if it keeps to every rule', async () => {
    const kept = { ...shape, constraints: 'killercage=[{"cells":["R1C1","R1C2"]}]\n' };
    expect(await full(Uint8Array.from('2143341212344321', Number), { keepsRules: true }, kept)).toBe('solved');
  });
});

describe('the verdict', () => {
  it('is looked for by itself, once for changes that follow each other closely', async () => {
    expect(worker.last('solve')).toMatchObject({ limit: 2, maxSeconds: 10, algorithm: '' });
    play.type([1], 2);
    play.type([2], 3);
    expect(verdict.verdict.value.kind).toBe('waiting');
    await settle();
    expect(worker.count('solve')).toBe(2);
    expect([...worker.last('solve').puzzle.givens.subarray(0, 3)]).toEqual([1, 2, 3]);
    await answer(outcome('unique'));
    expect(verdict.verdict.value).toMatchObject({ kind: 'known', outcome: { status: 'unique' }, ofGivens: null });
  });

  it('for an older grid is cancelled and ignored', async () => {
    const { id } = worker.last('solve');
    play.type([1], 2);
    expect(worker.last('cancel').target).toBe(id);
    await settle();
    worker.say({ id, kind: 'progress', value: { solutions: 0, steps: 5, seconds: 0 } });
    worker.say({ id, kind: 'done', value: outcome('several') });
    await Promise.resolve();
    expect(verdict.verdict.value.kind).toBe('waiting');
  });

  it('asks about the givens alone where the entries leave no solution', async () => {
    play.type([1], 1);
    await settle();
    await answer(outcome('none'));
    expect(verdict.verdict.value).toMatchObject({ outcome: { status: 'none' }, ofGivens: null });
    expect([...worker.last('solve').puzzle.givens]).toEqual([...play.puzzle.value.givens]);
    await answer(outcome('unique'));
    expect(verdict.verdict.value).toMatchObject({ outcome: { status: 'none' }, ofGivens: { status: 'unique' } });
    expect(revealAll({ play, verdict })).toBeNull();
    expect(play.grid.value).toEqual(solution);
  });

  it('does not ask twice where there are no entries', async () => {
    await answer(outcome('none'));
    expect(worker.count('solve')).toBe(1);
    expect(revealAll({ play, verdict })?.()).toBe('There is no solution to show.');
  });

  it('can be stopped, and searched on for without a limit', async () => {
    worker.say({ id: worker.last('solve').id, kind: 'progress', value: { solutions: 0, steps: 5, seconds: 1 } });
    expect(verdict.verdict.value).toMatchObject({ kind: 'searching', progress: { steps: 5 } });
    expect(revealAll({ play, verdict })?.()).toMatch(/not known yet/);
    verdict.cancelVerdict();
    expect(worker.last('cancel').target).toBe(worker.last('solve').id);
    await answer(outcome('unfinished', { solution: null, cancelled: true }));
    expect(verdict.verdict.value).toMatchObject({ kind: 'known', outcome: { cancelled: true } });
    expect(revealCell({ play, verdict }, 3)?.()).toMatch(/was stopped/);
    verdict.searchOn();
    expect(worker.last('solve').maxSeconds).toBe(0);
  });

  it('shows a sentence when it fails', async () => {
    worker.say({ id: worker.last('solve').id, kind: 'refused', message: 'Windows need a 9x9.' });
    await settle();
    const failed = verdict.verdict.value;
    expect(failed.kind === 'failed' && failed.message()).toBe('Windows need a 9x9.');
    expect(revealAll({ play, verdict })?.()).toContain('Windows need a 9x9.');
  });
});

describe('a long search', () => {
  const outlook = (proved: string, best: string | null): Outlook => {
    const grid = (text: string): Uint8Array => Uint8Array.from(text.padEnd(16, '0'), Number);
    return { conflicts: 7, bytes: 1e6, proved: grid(proved), best: best === null ? null : grid(best) };
  };
  const progress = (more: Partial<SolveProgress>): void => {
    const value = { solutions: 0, steps: 5, seconds: 1.5, ...more };
    worker.say({ id: worker.last('solve').id, kind: 'progress', value });
  };

  it('is kept by its worker, so that searching on is the same question', async () => {
    const { id: _id, maxSeconds: _limit, ...first } = worker.last('solve');
    expect(first.isKept).toBe(true);
    await answer(outcome('unfinished', { solution: null, solutions: 0 }));
    verdict.searchOn();
    const { id: _next, maxSeconds, ...again } = worker.last('solve');
    expect(again).toEqual(first);
    expect(maxSeconds).toBe(0);
    expect(verdict.verdict.value.kind).toBe('searching');
  });

  it('shows its first solution while the second is looked for, and keeps it when it is stopped', async () => {
    progress({ solutions: 1, solution });
    expect(solutionOf(verdict.verdict.value)).toEqual(solution);
    verdict.cancelVerdict();
    await answer(outcome('unfinished', { cancelled: true }));
    expect(revealAll({ play, verdict })).toBeNull();
    expect(play.grid.value).toEqual(solution);
  });

  it('reveals a proved cell before there is a solution, and no cell that is only guessed', () => {
    progress({ outlook: outlook('1200', '1234') });
    expect(isLong(verdict.verdict.value)).toBe(true);
    expect(revealCell({ play, verdict }, 1)).toBeNull();
    expect(play.grid.value[1]).toBe(2);
  });

  it('guesses nothing', () => {
    progress({ outlook: outlook('1200', '1234') });
    expect(revealCell({ play, verdict }, 2)?.()).toMatch(/not known yet/);
    expect(play.grid.value[2]).toBe(0);
  });

  it('is not long before a second, nor once the answer is known', async () => {
    progress({ seconds: 0.5, outlook: outlook('1', null) });
    expect(isLong(verdict.verdict.value)).toBe(false);
    await answer(outcome('unique', { outlook: outlook('1', null) }));
    expect(isLong(verdict.verdict.value)).toBe(false);
  });
});

describe('the algorithm of the verdict', () => {
  it('is the one that is wanted, asked anew when another is', async () => {
    wanted.value = 'norvig';
    await settle();
    expect(worker.last('solve').algorithm).toBe('norvig');
    expect(asked).toEqual(['', 'norvig']);
  });

  it('is chosen by the grid where that one does not take it', async () => {
    wanted.value = 'sudoscope-9';
    await settle();
    worker.say({ id: worker.last('solve').id, kind: 'refused', message: 'Only 9x9.' });
    await settle();
    expect(worker.last('solve').algorithm).toBe('');
    await answer(outcome('unique'));
    expect(verdict.verdict.value).toMatchObject({ kind: 'known', outcome: { status: 'unique' } });
  });
});

describe('revealing', () => {
  it('fills one cell or all', async () => {
    await answer(outcome('unique'));
    expect(revealCell({ play, verdict }, 5)).toBeNull();
    expect([play.grid.value[5], play.entries.value.revealed[5], play.grid.value[6]]).toEqual([4, 1, 0]);
  });

  it('uses the first of several', async () => {
    await answer(outcome('several', { solutions: 2 }));
    expect(revealAll({ play, verdict })).toBeNull();
    expect(play.grid.value).toEqual(solution);
  });
});

describe('the count', () => {
  it('looks for all, shows its progress, and can be cancelled', async () => {
    await answer(outcome('several'));
    verdict.startCount();
    const { id, limit, maxSeconds } = worker.last('solve');
    expect([limit, maxSeconds]).toEqual([0, 0.5]);
    worker.say({ id, kind: 'progress', value: { solutions: 12, steps: 5, seconds: 1 } });
    expect(verdict.count.value).toMatchObject({ kind: 'counting', progress: { solutions: 12 } });
    verdict.cancelCount();
    expect(worker.last('cancel').target).toBe(id);
    await answer(outcome('unfinished', { solutions: 30, cancelled: true }));
    expect(verdict.count.value).toMatchObject({ kind: 'counted', outcome: { solutions: 30 } });
  });

  it('starts by itself if it is small, and is silent until it is done', async () => {
    await answer(outcome('several', { solutions: 2 }));
    expect(worker.last('solve')).toMatchObject({ limit: 1001, maxSeconds: 1 });
    expect(verdict.count.value.kind).toBe('idle');
    await answer(outcome('several', { solutions: 12 }));
    expect(verdict.count.value).toMatchObject({ kind: 'counted', limit: 1001, outcome: { solutions: 12 } });
  });

  it('started by itself has at least the two solutions of the verdict', async () => {
    await answer(outcome('several', { solutions: 2 }));
    await answer(outcome('unfinished', { solutions: 0 }));
    expect(verdict.count.value).toMatchObject({ kind: 'counted', outcome: { status: 'unfinished', solutions: 2 } });
  });

  it('started by itself is void after a change, however late it comes', async () => {
    await answer(outcome('several', { solutions: 2 }));
    const late = worker.last('solve').id;
    play.type([1], 2);
    expect(worker.last('cancel').target).toBe(late);
    await settle();
    await answer(outcome('several', { solutions: 2 }));
    await answer(outcome('several', { solutions: 3 }));
    worker.say({ id: late, kind: 'done', value: outcome('several', { solutions: 99 }) });
    await settle();
    expect(verdict.count.value).toMatchObject({ kind: 'counted', outcome: { solutions: 3 } });
  });

  it('started by the user is not replaced by one that starts by itself', async () => {
    verdict.startCount();
    const { id } = worker.last('solve');
    const asked = worker.count('solve');
    const [first] = worker.posted.filter((message) => message.kind === 'solve');
    worker.say({ id: first!.id, kind: 'done', value: outcome('several', { solutions: 2 }) });
    await settle();
    expect(worker.count('solve')).toBe(asked);
    worker.say({ id, kind: 'done', value: outcome('several', { solutions: 5000, seconds: 0.2 }) });
    await settle();
    expect(verdict.count.value).toMatchObject({ kind: 'counted', limit: 0, outcome: { solutions: 5000 } });
  });

  it('does not start by itself on an empty grid or with one solution', async () => {
    await answer(outcome('unique'));
    expect(worker.count('solve')).toBe(1);
    play.typing.value = 'givens';
    play.type([0], 0);
    await settle();
    await answer(outcome('several', { solutions: 2 }));
    expect(worker.count('solve')).toBe(2);
  });

  it('needs no other workers if it is done soon', async () => {
    verdict.startCount();
    await answer(outcome('several', { solutions: 7, seconds: 0.2 }));
    expect(verdict.count.value).toMatchObject({ kind: 'counted', outcome: { solutions: 7 } });
    expect(together).toHaveLength(0);
  });

  it('continues on all cores if it is long, shows the share explored, and never counts down', async () => {
    verdict.startCount();
    await answer(outcome('several', { solutions: 900, seconds: 0.5 }));
    expect(together).toHaveLength(1);
    together[0]!.onProgress({ solutions: 30, steps: 50, seconds: 0.1, explored: 0.25 });
    expect(verdict.count.value).toEqual({
      kind: 'counting',
      progress: { solutions: 900, steps: 50, seconds: 0.6, explored: 0.25 },
    });
    together[0]!.resolve(outcome('several', { solutions: 5000, seconds: 2 }));
    await settle();
    expect(verdict.count.value).toMatchObject({ kind: 'counted', outcome: { solutions: 5000, seconds: 2.5 } });
  });

  it('on all cores is stopped like any other, and void after a change', async () => {
    verdict.startCount();
    await answer(outcome('several', { solutions: 900, seconds: 0.5 }));
    verdict.cancelCount();
    expect(together[0]!.signal.aborted).toBe(true);
    together[0]!.resolve(outcome('several', { solutions: 40, cancelled: true }));
    await settle();
    expect(verdict.count.value).toMatchObject({ kind: 'counted', outcome: { solutions: 900, cancelled: true } });
    verdict.startCount();
    await answer(outcome('several', { solutions: 900, seconds: 0.5 }));
    play.type([1], 2);
    expect(together[1]!.signal.aborted).toBe(true);
    together[1]!.onProgress({ solutions: 1, steps: 1, seconds: 1, explored: 0.5 });
    expect(verdict.count.value.kind).toBe('idle');
  });

  it('is void after a change', () => {
    verdict.startCount();
    const { id } = worker.last('solve');
    play.type([1], 2);
    expect(verdict.count.value.kind).toBe('idle');
    worker.say({ id, kind: 'progress', value: { solutions: 12, steps: 5, seconds: 1 } });
    expect(verdict.count.value.kind).toBe('idle');
  });
});

describe('the unasked message', () => {
  it('is about the givens, not about wrong entries, once their verdict is known', async () => {
    tellsWrong.value = false;
    play.type([1], 1);
    await settle();
    await answer(outcome('none'));
    expect(verdict.told.value.kind).toBe('waiting');
    await answer(outcome('unique'));
    expect(verdict.told.value).toMatchObject({ outcome: { status: 'unique' }, ofGivens: null });
    tellsWrong.value = true;
    expect(verdict.told.value).toBe(verdict.verdict.value);
  });

  it('reports that the givens have no solution', async () => {
    tellsWrong.value = false;
    await answer(outcome('none'));
    expect(verdict.told.value).toMatchObject({ outcome: { status: 'none' } });
    tellsWrong.value = true;
  });
});
