// The numbers of a run up to the position shown.
import type { JSX } from 'preact';
import type { WatchReadout } from './watch_store';
import * as texts from '../../language/generated/watch';
import { numberWords } from '../../language/language';
import { say } from '../../language/say';
import styles from './counters.module.css';

/** As they are shown, also side by side. */
export const counterNames = [
  { id: 'steps', text: texts.counterSteps },
  { id: 'guesses', text: texts.counterGuesses },
  { id: 'backtracks', text: texts.counterBacktracks },
  { id: 'level', text: texts.counterLevel },
  { id: 'deepest', text: texts.counterDeepest },
  { id: 'solutions', text: texts.counterSolutions },
] as const;

const counters = [...counterNames, { id: 'stepsPerSecond', text: texts.counterStepsPerSecond }] as const;

export function Counters({ readout }: { readout: WatchReadout | null }): JSX.Element {
  return (
    <dl class={styles.numbers}>
      {counters.map(({ id, text }) => (
        <div key={id}>
          <dt>{say(text)}</dt>
          <dd>{readout ? numberWords(Math.round(readout[id])) : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
