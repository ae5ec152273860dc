// The pseudocode of the watched algorithm, with the run's current line marked. Fetched when it is first unfolded.
import type { JSX } from 'preact';
import { codeLabel } from '../../../language/generated/pseudocode';
import { say } from '../../../language/say';
import type { HasPlayer } from '../watch_store';
import styles from './code_view.module.css';
import { lineAt, pseudocode } from './pseudocode';

export function CodeView({ app: { watch } }: { app: HasPlayer }): JSX.Element | null {
  const code = pseudocode[watch.run.value.algorithm];
  if (!code) return null;
  const readout = watch.readout.value;
  const here = readout ? lineAt(code, readout.moments) : -1;
  return (
    <ol class={styles.code} aria-label={say(codeLabel)}>
      {code.map(({ text, depth }, at) => (
        <li key={at} class={styles[`depth${depth}`]} aria-current={at === here ? 'step' : undefined}>
          {say(text)}
        </li>
      ))}
    </ol>
  );
}
