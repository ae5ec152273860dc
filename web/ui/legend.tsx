// The meanings of the marks on the board, each drawn as the board
// draws it: told apart by weight, ground or mark, not by colour alone.
import type { JSX } from 'preact';
import * as texts from '../language/generated/cells';
import { say } from '../language/say';
import styles from './legend.module.css';

const marks = {
  given: texts.markGiven,
  entered: texts.markEntered,
  revealed: texts.markRevealed,
  clash: texts.markClash,
  implied: texts.markImplied,
  forced: texts.markForced,
  guess: texts.markGuess,
  contradiction: texts.markContradiction,
  responsible: texts.markResponsible,
  proved: texts.markProved,
  supposed: texts.markSupposed,
} as const;

export type LegendKind = keyof typeof marks;

export function Legend({ kinds }: { kinds: readonly LegendKind[] }): JSX.Element {
  return (
    <ul class={styles.legend} aria-label={say(texts.marksOnBoard)}>
      {kinds.map((kind) => (
        <li key={kind}>
          <span class={`${styles.cell} ${styles[kind]}`} aria-hidden="true">
            {kind === 'contradiction' ? '' : '7'}
          </span>
          {say(marks[kind])}
        </li>
      ))}
    </ul>
  );
}
