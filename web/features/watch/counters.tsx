// The numbers of a run up to the position shown.
import type { JSX } from 'preact';
import type { WatchReadout } from './watch_store';
import { numberWords } from '../../language/language';
import styles from './counters.module.css';

/** As they are shown, also side by side. */
export const counterNames = [
  { id: 'steps', name: 'steps' },
  { id: 'guesses', name: 'guesses' },
  { id: 'backtracks', name: 'taken back' },
  { id: 'level', name: 'level' },
  { id: 'deepest', name: 'deepest' },
  { id: 'solutions', name: 'solutions' },
] as const;

const counters = [...counterNames, { id: 'stepsPerSecond', name: 'steps / s' }] as const;

export function Counters({ readout }: { readout: WatchReadout | null }): JSX.Element {
  return (
    <dl class={styles.numbers}>
      {counters.map(({ id, name }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{readout ? numberWords(Math.round(readout[id])) : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
