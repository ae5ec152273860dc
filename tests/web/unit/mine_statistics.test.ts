// What the finished puzzles add up to.
import { describe, expect, it } from 'vitest';
import type { Finished } from '../../../web/kept/finished_log';
import { dailyRow, gradeRows, median } from '../../../web/features/mine/statistics';

const line = (part: Partial<Finished>): Finished => ({
  ...{ puzzleId: 1, finished: 0, elapsed: 0, hints: 0, checks: 0, grade: 1, day: null },
  ...part,
});
const onDays = (...days: string[]): Finished[] => days.map((day) => line({ day }));
const now = new Date(2026, 10, 25, 8);

describe('times by difficulty', () => {
  it('have best and median, of all or of those without a hint alone', () => {
    const log = [
      ...[300, 100, 200, 0].map((elapsed) => line({ elapsed })),
      line({ elapsed: 50, hints: 2 }),
      line({ elapsed: 70, grade: null }),
    ];
    expect(gradeRows(log, false)).toEqual([
      { grade: 1, count: 5, withoutHints: 4, best: 50, median: 150 },
      { grade: null, count: 1, withoutHints: 1, best: 70, median: 70 },
    ]);
    expect(gradeRows(log, true)[0]).toEqual({ grade: 1, count: 5, withoutHints: 4, best: 100, median: 200 });
    expect(gradeRows([line({ grade: 5 })], true)).toEqual([
      { grade: 5, count: 1, withoutHints: 1, best: null, median: null },
    ]);
    expect(median([])).toBeNull();
  });
});

describe('a row of days', () => {
  it('is alive today and yesterday, and over after that', () => {
    expect(dailyRow(onDays('2026-11-25', '2026-11-24', '2026-11-24', '2026-11-22'), now).streak).toBe(2);
    expect(dailyRow(onDays('2026-11-24', '2026-11-23'), now).streak).toBe(2);
    expect(dailyRow(onDays('2026-11-23', '2026-11-22'), now).streak).toBe(0);
    expect(dailyRow([], now)).toMatchObject({ streak: 0, longest: 0 });
  });

  it('goes on over the end of a month, a leap day and a change of the clock, and the longest is remembered', () => {
    const log = onDays(
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
      '2026-10-27',
    );
    expect(dailyRow(log, now)).toMatchObject({ streak: 0, longest: 4 });
  });

  it('shows this week from Monday on', () => {
    const { week } = dailyRow(onDays('2026-11-23', '2026-11-25'), now);
    expect(week.map(({ day }) => day.slice(-2))).toEqual(['23', '24', '25', '26', '27', '28', '29']);
    expect(week.map(({ isDone }) => isDone)).toEqual([true, false, true, false, false, false, false]);
    expect(week.map(({ isToCome }) => isToCome)).toEqual([false, false, false, true, true, true, true]);
    expect(dailyRow([], new Date(2026, 10, 29)).week[0]!.day).toBe('2026-11-23');
  });
});
