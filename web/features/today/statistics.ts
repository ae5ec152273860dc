// Sums up the finished puzzles: for each difficulty, for killers and for other variants how many, and in what time.
import type { Finished } from '../../kept/finished_log';
import type { Series } from '../../state/series';

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
