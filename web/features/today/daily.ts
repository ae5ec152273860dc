// The puzzles of a day, the same for everybody on that day: a 9x9 of each difficulty, a killer, and a variant of changing kind.
import type { Puzzle } from '../../grid/puzzle';
import { dateOf } from '../../state/day';
import { type Origin, type Series, seriesOf } from '../../state/origin';

export interface Daily {
  /** yyyy-mm-dd, by the user's own calendar. */
  readonly day: string;
  readonly series: Series;
  /** 0 gentle .. 5 extreme. */
  readonly grade: number;
}

/** From gentle to extreme. */
export const levels = [0, 1, 2, 3, 4, 5] as const;

/** The killer and the variant become harder from Monday on; the first entry is of Sunday. */
const gradesOfWeek = { killer: [4, 1, 1, 2, 2, 3, 3], variant: [3, 1, 1, 2, 2, 2, 3] } as const;

/** All of a day: the six levels, the killer and the variant. */
export function dailiesOf(day: string): readonly Daily[] {
  const weekday = dateOf(day).getDay();
  return [
    ...levels.map((grade) => ({ day, series: 'classic' as const, grade })),
    ...(['killer', 'variant'] as const).map((series) => ({ day, series, grade: gradesOfWeek[series][weekday]! })),
  ];
}

/** The name of one among those of its day. */
export const slotOf = ({ series, grade }: Pick<Daily, 'series' | 'grade'>): string =>
  series === 'classic' ? `${grade}` : series;

export const isSameDaily = (one: Daily, other: Daily): boolean =>
  one.day === other.day && slotOf(one) === slotOf(other);

/** Null for a puzzle of no day. */
export const asDaily = (origin: Origin | undefined, { shape }: Puzzle): Daily | null =>
  origin?.kind === 'daily' ? { day: origin.day, series: seriesOf(shape.constraints), grade: origin.grade } : null;
