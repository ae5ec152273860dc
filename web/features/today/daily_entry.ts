// A puzzle of a day as it is on this device. There may be several records of one: older versions made a new one at each opening,
// and a tab goes on with a copy if another has played on. The record with the most progress is shown and opened; others stay.
import { isSamePuzzle, type Puzzle } from '../../grid/puzzle';
import type { Finished } from '../../kept/finished_log';
import { filledShare, isTouched } from '../../kept/puzzle_record';
import type { Position } from '../../state/moves';
import type { Sitting } from '../../state/sitting';
import { type Daily, asDaily, isSameDaily } from './daily';

export type DailyState =
  | { readonly kind: 'new' }
  /** `share`: the filled part of the blank cells, 0 .. 1. */
  | { readonly kind: 'begun'; readonly share: number }
  /** `elapsed`: the time of the first solve, in milliseconds; 0 if it was not timed. */
  | { readonly kind: 'finished'; readonly elapsed: number };

export interface DailyEntry {
  readonly daily: Daily;
  readonly state: DailyState;
  /** The puzzle as it was left, or as it begins; null if it is not on this device yet. */
  readonly position: Position | null;
}

/** A record of a puzzle of a day, or what is on the board. */
export interface DailyRecord {
  readonly position: Position;
  readonly sitting: Sitting;
  /** When it was last changed, in milliseconds since 1970. */
  readonly moved: number;
}

function isOf({ position: { origin, puzzle } }: DailyRecord, daily: Daily): boolean {
  const own = asDaily(origin, puzzle);
  return own !== null && isSameDaily(own, daily);
}

function isFurther(one: DailyRecord, other: DailyRecord): boolean {
  const [isDone, wasDone] = [one, other].map(({ sitting }) => sitting.finished !== null);
  if (isDone !== wasDone) return isDone!;
  const [share, before] = [filledShare(one.position), filledShare(other.position)];
  // A finished puzzle that was begun again does not count as less.
  return isDone || share === before ? one.moved > other.moved : share > before;
}

/** `puzzle`: the puzzle of that day, if known; a link may give any puzzle that name. */
export function furthest(
  records: readonly DailyRecord[],
  daily: Daily,
  puzzle: Puzzle | null = null,
): DailyRecord | null {
  const candidates = records.filter(
    (record) => isOf(record, daily) && (!puzzle || isSamePuzzle(record.position.puzzle, puzzle)),
  );
  return candidates.reduce<DailyRecord | null>((best, each) => (!best || isFurther(each, best) ? each : best), null);
}

/** `line`: the line in the log of its first solve, if there is one. */
export function stateOf(record: DailyRecord | null, line: Pick<Finished, 'elapsed'> | undefined): DailyState {
  if (line) return { kind: 'finished', elapsed: line.elapsed };
  if (!record) return { kind: 'new' };
  const { position, sitting } = record;
  if (sitting.finished !== null) return { kind: 'finished', elapsed: sitting.elapsed };
  return isTouched(position) ? { kind: 'begun', share: filledShare(position) } : { kind: 'new' };
}
