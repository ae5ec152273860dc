// The numbers of a run up to the position shown.
import type { JSX } from 'preact';
import type { WatchReadout } from './watch_store';
import * as texts from '../../language/generated/watch';
import { numberWords } from '../../language/language';
import { say } from '../../language/say';
import styles from './counters.module.css';

const ofRun = [
  { id: 'guesses', text: texts.counterGuesses },
  { id: 'backtracks', text: texts.counterBacktracks },
  { id: 'level', text: texts.counterLevel },
  { id: 'deepest', text: texts.counterDeepest },
  { id: 'solutions', text: texts.counterSolutions },
] as const;

/** For runs side by side, which go by steps. */
export const counterNames = [{ id: 'steps', text: texts.counterSteps }, ...ofRun] as const;

const counters = [...ofRun, { id: 'movesPerSecond', text: texts.counterMovesPerSecond }] as const;

const written = (count: number | null | undefined): string =>
  count === null || count === undefined ? '–' : numberWords(Math.round(count));

export function Counters({ readout }: { readout: WatchReadout | null }): JSX.Element {
  return (
    <dl class={styles.numbers}>
      {counters.map(({ id, text }) => (
        <div key={id}>
          <dt>{say(text)}</dt>
          <dd>{written(readout?.[id])}</dd>
        </div>
      ))}
    </dl>
  );
}
