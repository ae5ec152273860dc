// The table of finished puzzles.
import { describe, expect, it } from 'vitest';
import type { Finished } from '../../../../../web/kept/finished_log';
import { dayByKey, monthFrom, weeksOf } from '../../../../../web/features/today/month';
import { daysInRow, gradeRows, longestRow, median } from '../../../../../web/features/today/statistics';
import { dateOf, dayFrom } from '../../../../../web/state/day';

const line = (part: Partial<Finished>): Finished => ({
  ...{ puzzleId: 1, finished: 0, elapsed: 0, hints: 0, checks: 0, grade: 1, day: null, series: 'classic' as const },
  ...part,
});

describe('times by difficulty', () => {
  it('have best and median, of all or only of those without a hint', () => {
    const log = [
      ...[300, 100, 200, 0].map((elapsed) => line({ elapsed })),
      line({ elapsed: 50, hints: 2 }),
      line({ elapsed: 70, grade: null }),
    ];
    expect(gradeRows(log, false)).toEqual([
      { series: 'classic', grade: 1, count: 5, withoutHints: 4, best: 50, median: 150 },
      { series: 'classic', grade: null, count: 1, withoutHints: 1, best: 70, median: 70 },
    ]);
    expect(gradeRows(log, true)[0]).toEqual({
      series: 'classic',
      grade: 1,
      count: 5,
      withoutHints: 4,
      best: 100,
      median: 200,
    });
    expect(gradeRows([line({ grade: 5 })], true)).toEqual([
      { series: 'classic', grade: 5, count: 1, withoutHints: 1, best: null, median: null },
    ]);
    expect(median([])).toBeNull();
  });
});

describe('a row of days', () => {
  const done = (...days: string[]) => new Map(days.map((day) => [day, 1]));
  const today = '2026-11-25';

  it('goes on if it ended today or yesterday, and is over after that', () => {
    expect(daysInRow(done('2026-11-25', '2026-11-24', '2026-11-22'), today)).toBe(2);
    expect(daysInRow(done('2026-11-24', '2026-11-23'), today)).toBe(2);
    expect(daysInRow(done('2026-11-23', '2026-11-22'), today)).toBe(0);
    expect([daysInRow(done(), today), longestRow(done())]).toEqual([0, 0]);
  });

  it('goes on over the end of a month, a leap day and a change of the clock, and the longest is remembered', () => {
    const days = done('2024-02-28', '2024-02-29', '2024-03-01', '2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27');
    expect([daysInRow(days, today), longestRow(days)]).toEqual([0, 4]);
  });
});

describe('a month of the calendar', () => {
  it('has each of its days once, below its weekday', () => {
    for (let month = '2023-12'; month < '2025-02'; month = monthFrom(month, 1)) {
      const weeks = weeksOf(month);
      const [year, number] = month.split('-').map(Number) as [number, number];
      const days = Array.from({ length: new Date(year, number, 0).getDate() }, (_, at) => dayFrom(`${month}-01`, at));
      expect(weeks.flat().filter((day) => day !== null)).toEqual(days);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        week.forEach((day, at) => day && expect((dateOf(day).getDay() + 6) % 7).toBe(at));
      }
    }
  });

  it('is walked with keys, beyond its ends and to the same day of another month, or its last day', () => {
    const walk = (from: string, ...keys: string[]) => keys.reduce((day, key) => dayByKey(day, key)!, from);
    expect(walk('2026-11-01', 'ArrowLeft')).toBe('2026-10-31');
    expect(walk('2026-11-26', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft')).toBe('2026-11-26');
    expect([walk('2026-11-26', 'Home'), walk('2026-11-26', 'End')]).toEqual(['2026-11-23', '2026-11-29']);
    expect([walk('2026-03-31', 'PageUp'), walk('2024-03-31', 'PageUp')]).toEqual(['2026-02-28', '2024-02-29']);
    expect([walk('2026-01-31', 'PageUp'), walk('2026-12-15', 'PageDown')]).toEqual(['2025-12-31', '2027-01-15']);
    expect(dayByKey('2026-11-26', 'a')).toBeNull();
  });
});
