// The name of a puzzle of a day: its difficulty, with its series if it has clues.
import { killerSeries, variantSeries } from '../../language/generated/today';
import { begun, say } from '../../language/say';
import { gradeWord } from '../rating/grade';
import type { Daily } from './daily';

/** "Medium", "Killer · easy". */
export const dailyName = ({ series, grade }: Pick<Daily, 'series' | 'grade'>): string =>
  series === 'classic'
    ? begun(gradeWord(grade))
    : `${say(series === 'killer' ? killerSeries : variantSeries)} · ${gradeWord(grade)}`;
