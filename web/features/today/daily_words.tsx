// A puzzle of a day in words: its name, which is its difficulty, with its series if it has clues; and its progress.
import type { JSX } from 'preact';
import { classicSeries, dailyBegun, dailyFinished, killerSeries, variantSeries } from '../../language/generated/today';
import { dateWords } from '../../language/language';
import { begun, say } from '../../language/say';
import { dateOf } from '../../state/day';
import { icons } from '../../ui/icons';
import { clockWords } from '../../ui/play_words';
import { gradeWord } from '../rating/grade';
import type { Daily } from './daily';
import type { DailyState } from './daily_entry';
import styles from './daily_words.module.css';

export const seriesNames = { classic: classicSeries, killer: killerSeries, variant: variantSeries } as const;

/** "Medium", "Killer · easy". */
export const dailyName = ({ series, grade }: Pick<Daily, 'series' | 'grade'>): string =>
  series === 'classic' ? begun(gradeWord(grade)) : `${say(seriesNames[series])} · ${gradeWord(grade)}`;

/** "Killer · easy, 26 November". */
export const datedName = (daily: Pick<Daily, 'series' | 'grade' | 'day'>): string =>
  `${dailyName(daily)}, ${dateWords(dateOf(daily.day), { day: 'numeric', month: 'long' })}`;

/** The progress of a puzzle of a day, in a word or two: a tick and the time, or the filled share; nothing for a new one. */
export function DailyStateWords({ state }: { state: DailyState }): JSX.Element {
  if (state.kind === 'begun') {
    return <span class={styles.state}>{say(dailyBegun, { count: Math.floor(100 * state.share) })}</span>;
  }
  if (state.kind === 'new') return <span class={styles.state} />;
  const isTimed = state.elapsed > 0;
  return (
    <span class={`${styles.state} ${styles.done}`}>
      <icons.good /> <span class={isTimed ? 'unseen' : undefined}>{say(dailyFinished)}</span>{' '}
      {isTimed && clockWords(Math.floor(state.elapsed / 1000))}
    </span>
  );
}
