// Sums up the finished puzzles: for each difficulty, for killers and for other variants how many, and in what time; and the
// days in a row on which a puzzle of the day was finished.
import type { Finished } from '../../kept/finished_log';
import { dayFrom } from '../../state/day';
import type { Series } from '../../state/origin';
import type { DaysDone } from './today_store';

export interface GradeRow {
  series: Series;
  /** 0 gentle .. 5 extreme; null if it is not known, or for all that have clues. */
  grade: number | null;
  count: number;
  withoutHints: number;
  /** In milliseconds; null if none was timed. */
  best: number | null;
  median: number | null;
}

export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const rows: readonly Pick<GradeRow, 'series' | 'grade'>[] = [
  ...[0, 1, 2, 3, 4, 5, null].map((grade) => ({ series: 'classic' as const, grade })),
  { series: 'killer', grade: null },
  { series: 'variant', grade: null },
];

/** One row a difficulty, then one for killers and one for other variants. `isWithoutHints`: best and median only count solves without a hint. */
export function gradeRows(log: readonly Finished[], isWithoutHints: boolean): GradeRow[] {
  return rows.flatMap(({ series, grade }) => {
    const finished = log.filter((line) => line.series === series && (series !== 'classic' || line.grade === grade));
    if (finished.length === 0) return [];
    const unaided = finished.filter(({ hints }) => hints === 0);
    const times = (isWithoutHints ? unaided : finished).map(({ elapsed }) => elapsed).filter((elapsed) => elapsed > 0);
    return [
      {
        series,
        grade,
        count: finished.length,
        withoutHints: unaided.length,
        best: times.length > 0 ? Math.min(...times) : null,
        median: median(times),
      },
    ];
  });
}

/** The days on which a puzzle of the series was finished. */
export const ofSeries = (done: DaysDone, series: Series): DaysDone =>
  new Map([...done].filter(([, dailies]) => dailies.some((daily) => daily.series === series)));

type Days = ReadonlyMap<string, unknown>;

function rowUpTo(last: string, days: Days): number {
  let length = 0;
  for (let day = last; days.has(day); day = dayFrom(day, -1)) ++length;
  return length;
}

/** The days in a row up to today, or up to yesterday. */
export function daysInRow(days: Days, today: string): number {
  return rowUpTo(days.has(today) ? today : dayFrom(today, -1), days);
}

export function longestRow(days: Days): number {
  const ends = [...days.keys()].filter((day) => !days.has(dayFrom(day, 1)));
  return Math.max(0, ...ends.map((day) => rowUpTo(day, days)));
}
