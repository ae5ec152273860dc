// What the marks on the board mean, each drawn as the board draws it: told apart by weight, ground or mark, not by
// colour alone.
import type { JSX } from 'preact';
import styles from './legend.module.css';

const marks = {
  given: 'given',
  entered: 'yours',
  revealed: 'filled in',
  clash: 'clashes',
  implied: 'follows',
  forced: 'follows from guesses',
  guess: 'guess, with its level',
  contradiction: 'contradiction',
  responsible: 'guess that led to it',
  proved: 'proved: in every solution',
  supposed: 'best guess, not proved',
} as const;

export type LegendKind = keyof typeof marks;

export function Legend({ kinds }: { kinds: readonly LegendKind[] }): JSX.Element {
  return (
    <ul class={styles.legend} aria-label="Marks on the board">
      {kinds.map((kind) => (
        <li key={kind}>
          <span class={`${styles.cell} ${styles[kind]}`} aria-hidden="true">
            {kind === 'contradiction' ? '' : '7'}
          </span>
          {marks[kind]}
        </li>
      ))}
    </ul>
  );
}
