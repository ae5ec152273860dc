// Clues of the puzzle by name: those that contradict each other, are redundant, or probably have another value.
import type { JSX } from 'preact';
import { clueProbablyHas, clueSlips } from '../../language/generated/diagnosis';
import { begun, say, tell } from '../../language/say';
import type { DiagnosisReport, NamedClue } from '../../protocol/diagnosis';
import styles from './diagnosis.module.css';

export function ClueList({ clues }: { clues: readonly NamedClue[] }): JSX.Element | null {
  if (clues.length === 0) return null;
  return (
    <ul class={styles.clues}>
      {clues.map(({ name, cells }) => (
        <li key={cells.join()}>{begun(tell(name))}</li>
      ))}
    </ul>
  );
}

/** Further ones are guesses that nobody wants to read. */
const mostShown = 6;

/** The values that clues probably have, the likeliest first. */
export function ClueRepairList({ repairs }: { repairs: DiagnosisReport['clueRepairs'] & object }): JSX.Element {
  return (
    <div>
      <h3>{say(clueSlips)}</h3>
      <ul class={styles.clues}>
        {repairs.slice(0, mostShown).map(({ name, from, to, cells }) => (
          <li key={`${cells.join()} ${to}`}>
            {say(clueProbablyHas, { clueMessage: name, count: to, otherCount: from })}
          </li>
        ))}
      </ul>
    </div>
  );
}
