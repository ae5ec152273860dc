// Two players side by side, in numbers and words.
import type { JSX } from 'preact';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import styles from './challenge_panel.module.css';

interface Props {
  names: readonly [string, string];
  /** Each row: its name, and the values of the first and the second player. */
  rows: readonly (readonly [Text, readonly [string | number, string | number]])[];
}

export function Comparison({ names, rows }: Props): JSX.Element {
  return (
    <table class={styles.table}>
      <thead>
        <tr>
          <td />
          {names.map((name, index) => (
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([text, values]) => (
          <tr key={say(text)}>
            <th scope="row">{say(text)}</th>
            {values.map((value, index) => (
              <td key={index}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
