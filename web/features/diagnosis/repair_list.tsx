// The likely corrections: each repair is a button, the likeliest first. Undo reverses it.
import type { JSX } from 'preact';
import type { Diagnosis } from './diagnosis';
import { moreRepairs, noRepair, pressRepair } from '../../language/generated/diagnosis';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import styles from './diagnosis.module.css';
import { isProbable, repairWords } from './diagnosis_words';

/** Further ones are guesses that nobody wants to read. */
const mostShown = 6;

interface Props {
  diagnosis: Diagnosis;
  title: string;
}

export function RepairList({ diagnosis, title }: Props): JSX.Element | null {
  const repairs = diagnosis.report.value?.repairs;
  if (!repairs) return null;
  if (repairs.length === 0) return <p class={styles.quiet}>{say(noRepair)}</p>;
  return (
    <div>
      <h3 id="repairs-title">{title}</h3>
      <p class={styles.quiet}>{say(pressRepair, { count: repairs.length })}</p>
      <ul class={styles.choices} aria-labelledby="repairs-title">
        {repairs.slice(0, mostShown).map((repair, index) => (
          <li key={index}>
            <Button look={index === 0 ? 'primary' : 'outlined'} onClick={() => diagnosis.apply(repair)}>
              {repairWords(repair, isProbable(repairs))}
            </Button>
          </li>
        ))}
      </ul>
      {repairs.length > mostShown && (
        <p class={styles.quiet}>{say(moreRepairs, { count: repairs.length - mostShown })}</p>
      )}
    </div>
  );
}
