// The clock of runs side by side: the relation of places, steps and the order of the ends.
import { describe, expect, it } from 'vitest';
import { finishingOrder, reachedAt, stepsAt, unitOf } from '../../../../../web/features/race/clock';
import fc from '../../random';

const pace = fc.integer({ min: 1, max: 1e9 });
const steps = fc.nat({ max: 1e9 });

describe('equal steps', () => {
  it('are the same for each run, whatever its pace', () => {
    fc.assert(
      fc.property(steps, pace, (at, fast) => {
        expect([stepsAt('steps', at, fast), reachedAt('steps', at, fast)]).toEqual([at, at]);
      }),
    );
    expect(unitOf('steps', [5, 1e6])).toBe(1);
  });
});

describe('equal time', () => {
  it('gives each run the steps of its pace', () => {
    // Two milliseconds at half a million and at three thousand steps a second.
    expect([stepsAt('time', 2e6, 500_000), stepsAt('time', 2e6, 3000)]).toEqual([1000, 6]);
    expect(reachedAt('time', 1000, 500_000)).toBe(2e6);
  });

  it('reaches a step at the first place that shows it, and at none before', () => {
    fc.assert(
      fc.property(steps, pace, (wanted, fast) => {
        fc.pre(wanted / fast < 9e5);
        const at = reachedAt('time', wanted, fast);
        expect(Number.isSafeInteger(at)).toBe(true);
        expect(stepsAt('time', at, fast)).toBeGreaterThanOrEqual(wanted);
        if (at > 0) expect(stepsAt('time', at - 1, fast)).toBeLessThanOrEqual(wanted);
        if (fast < 1e8 && at > 1) expect(stepsAt('time', at - 2, fast)).toBeLessThan(wanted);
      }),
    );
  });

  it('ends where a link ends, whatever pace that says', () => {
    expect(reachedAt('time', 1e18, 1)).toBe(999_999_999_999_999);
  });

  it('never goes back, and takes a step of the fastest run as its unit', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), pace, (a, b, fast) => {
        const [first, second] = [stepsAt('time', a, fast), stepsAt('time', a + b, fast)];
        expect(second).toBeGreaterThanOrEqual(first);
      }),
    );
    fc.assert(
      fc.property(fc.array(pace, { minLength: 1, maxLength: 4 }), (paces) => {
        const unit = unitOf('time', paces);
        expect(stepsAt('time', unit, Math.max(...paces))).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('the finishing order', () => {
  it('counts those that have ended, and lets the others go on', () => {
    expect(finishingOrder([30, null, 10, 50], 30)).toEqual([2, null, 1, null]);
    expect(finishingOrder([30, null, 10, 50], 9)).toEqual([null, null, null, null]);
    expect(finishingOrder([30, null, 10, 50], 50)).toEqual([2, null, 1, 3]);
  });

  it('shares a place where runs end together, and leaves the next one out', () => {
    expect(finishingOrder([20, 10, 10, 20], 20)).toEqual([3, 1, 1, 3]);
  });

  it('never changes once it is told', () => {
    const end = fc.option(fc.nat({ max: 40 }));
    fc.assert(
      fc.property(fc.array(end, { maxLength: 4 }), fc.nat({ max: 40 }), fc.nat({ max: 40 }), (ends, at, more) => {
        const later = finishingOrder(ends, at + more);
        finishingOrder(ends, at).forEach((place, index) => {
          if (place !== null) expect(later[index]).toBe(place);
        });
      }),
    );
  });
});
