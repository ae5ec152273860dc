// The log of finished puzzles for the statistics: a line for each puzzle, which stays when the puzzle is deleted.
import type { Position } from '../state/moves';
import { allSeries, type Series, seriesOf } from '../state/origin';
import type { Sitting } from '../state/sitting';

export interface Finished {
  puzzleId: number;
  /** Time of finishing, in milliseconds since 1970. */
  finished: number;
  /** In milliseconds; 0 if it was not timed. */
  elapsed: number;
  hints: number;
  checks: number;
  /** 0 gentle .. 5 extreme; null if it is not known. */
  grade: number | null;
  /** "2026-11-23" for the puzzle of that day; else null. */
  day: string | null;
  series: Series;
}

/** Lines from before there were puzzles with clues have no series. */
type SavedLine = Omit<Finished, 'series'> & Partial<Finished>;

export const finishedPrefix = 'finished-';
export const finishedKey = (puzzleId: number): string => finishedPrefix + puzzleId;

/** The difficulty by rating, or else by origin; a puzzle of a day has the level for which it was made. */
export function gradeOf({ origin }: Position, { grade }: Sitting): number | null {
  if (origin?.kind === 'daily') return origin.grade;
  return grade ?? (origin && 'grade' in origin ? origin.grade : null);
}

/** The first time counts; an unfinished puzzle has none. */
export function finishedLine(position: Position, sitting: Sitting, before: Finished | undefined): Finished | null {
  const { elapsed, hints, checks, finished, duel } = sitting;
  // A duel's time counts for neither player.
  if (finished === null || duel !== '') return null;
  const grade = gradeOf(position, sitting);
  if (before) return { ...before, grade: before.grade ?? grade };
  const day = position.origin?.kind === 'daily' ? position.origin.day : null;
  const series = seriesOf(position.puzzle.shape.constraints);
  return { puzzleId: position.puzzleId, finished, elapsed, hints, checks, grade, day, series };
}

/** Null if it is not a line of the log. */
export function readFinished(record: unknown): Finished | null {
  if (typeof record !== 'object' || record === null) return null;
  const { puzzleId, finished, elapsed, hints, checks, grade, day, series = 'classic' } = record as SavedLine;
  const areCounts = [puzzleId, finished, elapsed, hints, checks].every(
    (count) => Number.isSafeInteger(count) && count >= 0,
  );
  const isGraded = grade === null || (Number.isInteger(grade) && grade >= 0 && grade <= 5);
  const isDay = day === null || (typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day));
  const isSound = areCounts && isGraded && isDay && allSeries.includes(series);
  return isSound ? { puzzleId, finished, elapsed, hints, checks, grade, day, series } : null;
}

/** A puzzle of a day counts once, with its first time, even if older versions kept several records of it. */
export function eachOnce(log: readonly Finished[]): Finished[] {
  const first = new Map<string | number, Finished>();
  for (const line of log) {
    const key = line.day === null ? line.puzzleId : `${line.day} ${line.grade} ${line.series}`;
    const known = first.get(key);
    if (!known || line.finished < known.finished) first.set(key, line);
  }
  return [...first.values()];
}
