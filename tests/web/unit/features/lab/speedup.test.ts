// The speed-up report: a row for 1, 2, 4 ... and all workers, the first by a search of its own.
import { describe, expect, it, vi } from 'vitest';
import { makePool } from '../../../../../web/client/pool';
import { blankPuzzle, boxShape } from '../../../../../web/grid/puzzle';
import { isTooShort, makeSpeedup, workerCounts } from '../../../../../web/features/lab/speedup';
import { cutInto, FakeSharedClients } from '../../fakes/shared_client';

const subject = { puzzle: blankPuzzle(boxShape(2, 2)), algorithm: 'norvig', knobs: [], depth: 0 };

function begin(workers: number) {
  const fake = new FakeSharedClients(cutInto([0.5, 0.5]), { solutions: 288, steps: 1000, seconds: 4 });
  const speedup = makeSpeedup(makePool(fake.make, workers));
  speedup.start(subject);
  return { fake, speedup };
}

describe('the speed-up report', () => {
  it('doubles the workers up to all of them', () => {
    expect([1, 2, 3, 4, 6, 8].map(workerCounts)).toEqual([
      [1],
      [1, 2],
      [1, 2, 3],
      [1, 2, 4],
      [1, 2, 4, 6],
      [1, 2, 4, 8],
    ]);
  });

  it('is too short to measure where one worker was done at once, however slow several were', () => {
    const row = { workers: 1, ratio: 1, solutions: 1, steps: 5, subproblems: 1, depth: 0 };
    expect(isTooShort([])).toBe(false);
    expect(isTooShort([{ ...row, seconds: 0.00004 }])).toBe(true);
    expect(
      isTooShort([
        { ...row, seconds: 0.00004 },
        { ...row, workers: 2, seconds: 3 },
      ]),
    ).toBe(true);
    expect(
      isTooShort([
        { ...row, seconds: 4 },
        { ...row, workers: 64, seconds: 0.09 },
      ]),
    ).toBe(false);
  });

  it('has the counts, the parts and the ratio to one worker', async () => {
    const { fake, speedup } = begin(2);
    await vi.waitFor(() => expect(fake.open).toHaveLength(2));
    expect(speedup.rows.value).toMatchObject([{ workers: 1, seconds: 4, ratio: 1, solutions: 288, subproblems: 1 }]);
    fake.open[0]!.answer({ solutions: 88, steps: 400 });
    await vi.waitFor(() => expect(speedup.now.value).toEqual({ workers: 2, explored: 0.5 }));
    fake.open[0]!.answer({ solutions: 200, steps: 600 });
    await vi.waitFor(() => expect(speedup.status.value).toBe('finished'));
    const row = speedup.rows.value[1]!;
    expect(row).toMatchObject({ workers: 2, solutions: 288, steps: 1000, subproblems: 2, depth: 1 });
    expect(row.ratio).toBeCloseTo(4 / row.seconds);
    expect(fake.ended).toBe(2);
    expect(speedup.now.value).toBeNull();
  });

  it('can be stopped; the rows until then stay', async () => {
    const { fake, speedup } = begin(2);
    await vi.waitFor(() => expect(fake.open).toHaveLength(2));
    speedup.cancel();
    expect(speedup.status.value).toBe('stopped');
    expect(speedup.now.value).toBeNull();
    await vi.waitFor(() => expect(fake.ended).toBe(2));
    expect(speedup.rows.value).toHaveLength(1);
  });

  it('can be stopped while the workers start', async () => {
    const { fake, speedup } = begin(2);
    speedup.cancel();
    await vi.waitFor(() => expect(fake.ended).toBe(2));
    expect(speedup.now.value).toBeNull();
    expect(speedup.status.value).toBe('stopped');
  });

  it('shows the reason of a failure', async () => {
    const { fake, speedup } = begin(2);
    await vi.waitFor(() => expect(fake.open).toHaveLength(2));
    fake.open[1]!.fail(new Error('It ran out of memory.'));
    await vi.waitFor(() => expect(speedup.failure.value).toContain('out of memory'));
    expect(speedup.status.value).toBe('stopped');
  });
});
