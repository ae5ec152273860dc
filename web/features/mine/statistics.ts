// What the finished puzzles add up to: for each difficulty how many and in what time, and the puzzles of days in a row.
import { dateOf, dayOf, daysUpTo } from '../../base/days';
import type { Finished } from '../../kept/finished_log';

export interface GradeRow {
  /** 0 gentle .. 5 extreme; null where it is not known. */
  grade: number | null;
  count: number;
  withoutHints: number;
  /** In milliseconds; null where none was timed. */
  best: number | null;
  median: number | null;
}

export interface DailyRow {
  /** Days in a row up to today; one that ended yesterday is alive. */
  streak: number;
  longest: number;
  /** Monday to Sunday of this week. */
  week: readonly { day: string; isDone: boolean; isToCome: boolean }[];
}

export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Best and median of those without a hint alone, or of all. */
export function gradeRows(log: readonly Finished[], isWithoutHints: boolean): GradeRow[] {
  return [0, 1, 2, 3, 4, 5, null].flatMap((grade) => {
    const finished = log.filter((line) => line.grade === grade);
    if (finished.length === 0) return [];
    const unaided = finished.filter(({ hints }) => hints === 0);
    const times = (isWithoutHints ? unaided : finished).map(({ elapsed }) => elapsed).filter((elapsed) => elapsed > 0);
    return [
      {
        grade,
        count: finished.length,
        withoutHints: unaided.length,
        best: times.length > 0 ? Math.min(...times) : null,
        median: median(times),
      },
    ];
  });
}

/** A day counts when a puzzle of that day was finished, whenever that was. */
export function dailyRow(log: readonly Finished[], now: Date): DailyRow {
  const days = new Set(log.flatMap(({ day }) => (day === null ? [] : [day])));
  const dayBefore = (day: string): string => daysUpTo(dateOf(day), 2)[1]!;
  const rowUpTo = (last: string): number => {
    let length = 0;
    for (let day = last; days.has(day); day = dayBefore(day)) ++length;
    return length;
  };
  const today = dayOf(now);
  const isNextMissing = (day: string): boolean => {
    const date = dateOf(day);
    return !days.has(dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1, 12)));
  };
  const sinceMonday = (now.getDay() + 6) % 7;
  const week = Array.from({ length: 7 }, (_, at) => {
    const day = dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - sinceMonday + at, 12));
    return { day, isDone: days.has(day), isToCome: at > sinceMonday };
  });
  return {
    streak: rowUpTo(days.has(today) ? today : dayBefore(today)),
    longest: Math.max(0, ...[...days].filter(isNextMissing).map(rowUpTo)),
    week,
  };
}
