// One of the contenders of the run.
import type { JSX } from 'preact';
import type { Contender } from '../experiment';
import styles from './scatter_chart.module.css';

interface ContenderSelectProps {
  label: string;
  contenders: readonly Contender[];
  chosen: number;
  onChoose(index: number): void;
}

export function ContenderSelect({ label, contenders, chosen, onChoose }: ContenderSelectProps): JSX.Element {
  return (
    <label class={styles.field}>
      <span>{label}</span>
      <select value={String(chosen)} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
        {contenders.map(({ name }, index) => (
          <option key={name} value={String(index)} selected={index === chosen}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
