// The meanings of the marks on the board, each drawn as the board
// draws it: told apart by weight, ground or mark, not by colour alone.
import type { JSX } from 'preact';
import {
  markClash,
  markContradiction,
  markEntered,
  markForced,
  markGiven,
  markGuess,
  markImplied,
  markProved,
  markResponsible,
  markRevealed,
  markSupposed,
  marksOnBoard,
} from '../language/generated/words';
import { say } from '../language/say';
import styles from './legend.module.css';

const marks = {
  given: markGiven,
  entered: markEntered,
  revealed: markRevealed,
  clash: markClash,
  implied: markImplied,
  forced: markForced,
  guess: markGuess,
  contradiction: markContradiction,
  responsible: markResponsible,
  proved: markProved,
  supposed: markSupposed,
} as const;

export type LegendKind = keyof typeof marks;

export function Legend({ kinds }: { kinds: readonly LegendKind[] }): JSX.Element {
  return (
    <ul class={styles.legend} aria-label={say(marksOnBoard)}>
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
