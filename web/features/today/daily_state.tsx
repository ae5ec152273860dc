// The progress of a puzzle of a day, in a word or two: a tick and the time, or the filled share; nothing for a new one.
import type { JSX } from 'preact';
import { dailyBegun, dailyFinished } from '../../language/generated/today';
import { say } from '../../language/say';
import { icons } from '../../ui/icons';
import { clockWords } from '../../ui/play_words';
import type { DailyState } from './daily_entry';
import styles from './daily_state.module.css';

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
