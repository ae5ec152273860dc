// What was probably meant: each repair a button, the likeliest first. Undo takes it back.
import type { JSX } from 'preact';
import type { Diagnosis } from './diagnosis';
import { symbolsOf } from '../../grid/symbols';
import type { HasSettings } from '../../state/settings';
import { Button } from '../../ui/controls/button';
import styles from './diagnosis.module.css';
import { repairWords } from './diagnosis_words';

/** Further ones are guesses that nobody wants to read. */
const mostShown = 6;

interface Props {
  app: HasSettings;
  diagnosis: Diagnosis;
  title: string;
}

export function RepairList({ app, diagnosis, title }: Props): JSX.Element | null {
  const symbols = symbolsOf(app.settings.symbols.value);
  const repairs = diagnosis.report.value?.repairs;
  if (!repairs) return null;
  if (repairs.length === 0)
    return <p class={styles.quiet}>Changing one given, or swapping two, never leaves exactly one solution.</p>;
  return (
    <div>
      <h3 id="repairs-title">{title}</h3>
      <p class={styles.quiet}>Press {repairs.length === 1 ? 'it' : 'one'} to change the grid; Undo reverses it.</p>
      <ul class={styles.choices} aria-labelledby="repairs-title">
        {repairs.slice(0, mostShown).map((repair, index) => (
          <li key={index}>
            <Button look={index === 0 ? 'primary' : 'outlined'} onClick={() => diagnosis.apply(repair)}>
              {repairWords(repair, index === 0, symbols)}
            </Button>
          </li>
        ))}
      </ul>
      {repairs.length > mostShown && <p class={styles.quiet}>And {repairs.length - mostShown} more, less likely.</p>}
    </div>
  );
}
