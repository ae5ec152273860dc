// The worker's amount of work before it looks at its messages again.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SliceBudget } from '../../../../web/worker/slices';

describe('the work of a slice', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  /** A slice in which a unit of work takes a microsecond. */
  function slice(budget: SliceBudget, most = Infinity): number {
    const amount = budget.begin();
    const done = Math.min(amount, most);
    vi.advanceTimersByTime(done / 1000);
    budget.end(done);
    return amount;
  }

  it('grows until it takes the time of a slice', () => {
    const budget = new SliceBudget(8);
    for (let index = 0; index < 20; ++index) slice(budget);
    expect(slice(budget)).toBeCloseTo(8000, -1);
  });

  it('does not grow by slices that had next to nothing to do', () => {
    const budget = new SliceBudget(8);
    for (let index = 0; index < 1000; ++index) slice(budget, 2);
    expect(slice(budget)).toBeLessThanOrEqual(8000);
  });
});
