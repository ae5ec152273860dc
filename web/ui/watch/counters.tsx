// The numbers of a run up to the position shown.
import type { JSX } from 'preact';
import type { WatchReadout } from '../../state/types';
import { numberWords } from '../words';
import styles from './counters.module.css';

type Counter = 'steps' | 'guesses' | 'backtracks' | 'level' | 'deepest' | 'solutions' | 'stepsPerSecond';

const counters: readonly { id: Counter; name: string }[] = [
  { id: 'steps', name: 'steps' },
  { id: 'guesses', name: 'guesses' },
  { id: 'backtracks', name: 'taken back' },
  { id: 'level', name: 'level' },
  { id: 'deepest', name: 'deepest' },
  { id: 'solutions', name: 'solutions' },
  { id: 'stepsPerSecond', name: 'steps / s' },
];

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
