// The name of a puzzle of a day: its difficulty, with its series if it has clues.
import { dateOf } from '../../base/days';
import { classicSeries, killerSeries, variantSeries } from '../../language/generated/today';
import { dateWords } from '../../language/language';
import { begun, say } from '../../language/say';
import { gradeWord } from '../rating/grade';
import type { Daily } from './daily';

export const seriesNames = { classic: classicSeries, killer: killerSeries, variant: variantSeries } as const;

/** "Medium", "Killer · easy". */
export const dailyName = ({ series, grade }: Pick<Daily, 'series' | 'grade'>): string =>
  series === 'classic' ? begun(gradeWord(grade)) : `${say(seriesNames[series])} · ${gradeWord(grade)}`;

/** "Killer · easy, 26 November". */
export const datedName = (daily: Pick<Daily, 'series' | 'grade' | 'day'>): string =>
  `${dailyName(daily)}, ${dateWords(dateOf(daily.day), { day: 'numeric', month: 'long' })}`;
