// The diagnosis is about the current grid, shows its results on the board, and repairs in one move.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cellFlag, cellKind } from '../../../../../web/board/picture';
import { makeSolverClient } from '../../../../../web/client/solver_client';
import { type Diagnosis, makeDiagnosis } from '../../../../../web/features/diagnosis/diagnosis';
import { boxShape } from '../../../../../web/grid/puzzle';
import type { DiagnosisReport } from '../../../../../web/protocol/diagnosis';
import type { SolveOutcome, SolveStatus } from '../../../../../web/protocol/messages';
import { makePlay } from '../../../../../web/state/play';
import type { PlayInternals } from '../../../../../web/state/play_store';
import type { Verdict, VerdictStore } from '../../../../../web/state/verdict_store';
import { oldestOf } from '../../../../../web/state/wrong_entries';
import { FakeWorker } from '../../fakes/worker';

const report = (part: Partial<DiagnosisReport>): DiagnosisReport => ({
  ...{ status: 'none', finished: true, stage: 'done', symmetry: [] },
  ...part,
});
const step = {
  kind: 'hidden-single',
  placements: [{ cell: 'r1c3', digit: 4 }],
  eliminations: [],
  cells: ['r1c3'],
  because: ['r1c1'],
  sentence: [1] as const,
};
const nothing = { placements: [], eliminations: [] };
const end = { kind: 'no-place', ...nothing, cells: ['r2c1'], because: ['r1c3'], sentence: [2] as const };
const none = report({ core: [{ cell: 'r1c1', digit: 1 }], coreMinimal: true, chain: [step, end] });

let worker: FakeWorker;
let play: PlayInternals;
let verdict: ReturnType<typeof signal<Verdict>>;
let diagnosis: Diagnosis;
const giveBack = vi.fn();

function judge(status: SolveStatus): void {
  verdict.value = { kind: 'known', outcome: { status } as SolveOutcome, ofGivens: null };
}
async function answer(value: DiagnosisReport): Promise<void> {
  worker.say({ id: worker.last('diagnose').id, kind: 'done', value });
  await Promise.resolve();
  await Promise.resolve();
}
const flags = (cell: number): number => play.source.picture.flags[cell]!;

beforeEach(() => {
  worker = new FakeWorker();
  play = makePlay({ shape: boxShape(2, 2), givens: Uint8Array.from('1200000000000000', Number) });
  verdict = signal<Verdict>({ kind: 'waiting' });
  giveBack.mockReset();
  const client = makeSolverClient(
    () => worker.asWorker(),
    () => undefined,
  );
  diagnosis = makeDiagnosis({ play, verdict: { verdict } as unknown as VerdictStore, client, giveBack });
});
afterEach(() => diagnosis.end());

describe('a diagnosis', () => {
  it('waits for the verdict, and holds the entries to the givens', () => {
    expect(worker.count('diagnose')).toBe(0);
    play.typing.value = 'entries';
    play.type([5], 3);
    judge('none');
    expect(diagnosis.status.value).toBe('running');
    expect(worker.last('diagnose').puzzle.givens[5]).toBe(0);
    expect(worker.last('diagnose').entries[5]).toBe(3);
  });

  it('is of the grid with its entries where that has several solutions', () => {
    play.typing.value = 'entries';
    play.type([5], 3);
    judge('several');
    expect(worker.last('diagnose').puzzle.givens[5]).toBe(3);
    expect(worker.last('diagnose').entries).toHaveLength(0);
  });

  it('ends after a minute until someone wants more, which then takes as long as it takes', async () => {
    vi.useFakeTimers();
    judge('none');
    const { id } = worker.last('diagnose');
    for (let second = 0; second < 60; second++) {
      worker.say({ id, kind: 'progress', value: { solutions: 0, steps: 0, seconds: second } });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(worker.last('cancel').target).toBe(id);
    await answer({ ...none, finished: false });
    expect(diagnosis.status.value).toBe('stopped');

    diagnosis.goOn();
    expect([diagnosis.status.value, worker.count('diagnose')]).toEqual(['running', 2]);
    for (let second = 0; second < 90; second++) {
      worker.say({
        id: worker.last('diagnose').id,
        kind: 'progress',
        value: { solutions: 0, steps: 0, seconds: second },
      });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(worker.last('cancel').target).toBe(id);
    vi.useRealTimers();
  });

  it('shows partial results, and ignores an answer for an older grid', async () => {
    judge('none');
    const first = worker.last('diagnose').id;
    worker.say({
      id: first,
      kind: 'progress',
      value: { solutions: 0, steps: 0, seconds: 0, report: report({ finished: false, stage: 'core' }) },
    });
    expect(diagnosis.report.value!.stage).toBe('core');
    verdict.value = { kind: 'waiting' };
    expect(diagnosis.report.value).toBeNull();
    judge('none');
    worker.say({ id: first, kind: 'done', value: none });
    await Promise.resolve();
    expect(diagnosis.report.value).toBeNull();
    await answer(none);
    expect(diagnosis.report.value).toEqual(none);
    expect(diagnosis.status.value).toBe('done');
  });

  it('rings the values in conflict, and a step lights up its cells with the digits so far', async () => {
    judge('none');
    await answer(none);
    expect(flags(0)).toBe(cellFlag.ringed);
    diagnosis.show({ kind: 'step', index: 0 });
    expect(flags(0)).toBe(cellFlag.ringed);
    expect(flags(2)).toBe(cellFlag.touched);
    expect(play.source.picture.values[2]).toBe(4);
    expect(play.source.picture.kinds[2]).toBe(cellKind.implied);
    expect(play.grid.value[2]).toBe(0);
    diagnosis.show({ kind: 'step', index: 1 });
    expect(flags(4)).toBe(cellFlag.hatched);
    expect(flags(2)).toBe(cellFlag.ringed);
    diagnosis.show({ kind: 'overview' });
    expect(flags(2)).toBe(0);
    expect(play.source.picture.values[2]).toBe(0);
  });

  it('repairs two cells in one move, whatever typing sets', async () => {
    judge('none');
    await answer(none);
    play.typing.value = 'entries';
    diagnosis.apply({
      ...{ kind: 'move', cell: 'r1c1', from: 1, to: 0 },
      with: { cell: 'r2c1', from: 0, to: 1 },
    });
    expect([...play.puzzle.value.givens.subarray(0, 5)]).toEqual([0, 2, 0, 0, 1]);
    play.undo();
    expect([...play.puzzle.value.givens.subarray(0, 5)]).toEqual([1, 2, 0, 0, 0]);
  });

  it('shows the possible digits, and one solution', async () => {
    judge('several');
    const trueCandidates = Array.from({ length: 16 }, (_, cell) => (cell === 2 ? [3, 4] : [1]));
    await answer(report({ status: 'several', trueCandidates, sameInAll: [{ cell: 'r4c4', digit: 1 }] }));
    diagnosis.show({ kind: 'candidates' });
    expect(play.source.picture.candidates![4]).toBe(0b1100);
    expect(flags(15)).toBe(cellFlag.touched);
    const shown = diagnosis.showSolution(0);
    worker.say({ id: worker.last('diagnosed').id, kind: 'done', value: new Uint8Array(16).fill(4) });
    await shown;
    expect(play.source.picture.values[2]).toBe(4);
    expect(play.source.picture.values[0]).toBe(1);
  });

  it('shows the solution that was asked for last, and none that came too late', async () => {
    judge('several');
    await answer(report({ status: 'several', kept: 3 }));
    const answerTo = (asked: number): void =>
      worker.say({
        id: worker.posted.filter(({ kind }) => kind === 'diagnosed')[asked]!.id,
        kind: 'done',
        value: new Uint8Array(16).fill(asked + 1),
      });
    const first = diagnosis.showSolution(0);
    // Pressed before it has come: the one after it.
    const second = diagnosis.showSolution(diagnosis.sought.value + 1);
    expect(diagnosis.sought.value).toBe(1);
    answerTo(0);
    await first;
    expect(diagnosis.shown.value.kind).toBe('overview');
    answerTo(1);
    await second;
    expect(diagnosis.shown.value).toMatchObject({ kind: 'solution', index: 1 });
    const third = diagnosis.showSolution(2);
    diagnosis.show({ kind: 'overview' });
    answerTo(2);
    await third;
    expect([diagnosis.shown.value.kind, diagnosis.sought.value]).toEqual(['overview', -1]);
  });

  it('leaves the board as it was and gives its worker back', async () => {
    judge('none');
    await answer(none);
    diagnosis.end();
    expect(flags(0)).toBe(0);
    expect(giveBack).toHaveBeenCalledOnce();
  });
});

describe('of some cells', () => {
  it('the one whose value has stood longest is found, and entries are taken out in one move', () => {
    play.typing.value = 'entries';
    for (const [cell, value] of [
      [7, 3],
      [9, 4],
      [7, 1],
    ] as const)
      play.type([cell], value);
    expect(oldestOf(play, [7, 9])).toBe(9);
    play.takeOut([7, 9]);
    expect(play.entries.value.values.some((value) => value > 0)).toBe(false);
    play.undo();
    expect(play.entries.value.values[7]).toBe(1);
    expect(play.entries.value.values[9]).toBe(4);
  });
});
